import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { listOffers } from "#app/content/offers.ts";
import { findOffer } from "#app/content/programmes/find-offer.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { EMPLOYERS, type Employer, PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { listTexts, plainly } from "#tests/plain-text.ts";
import { alzheimer, endometriosis, pain } from "#tests/references.ts";
import { writeEmployerFile } from "./write-employer-file.ts";

const SITE = "https://site.example";
const IN_2026 = "2026-11-29";
const IN_2027 = "2027-01-15";

function write(references: readonly string[], day: string, employer: Employer | null = "prive") {
  const courses = references.map((reference) => findOffer(reference) ?? expect.unreachable());
  const profession = courses[0]?.programme.profession ?? PROFESSIONS[0];
  return writeEmployerFile({ courses, profession, employer, today: day, siteOrigin: SITE });
}

const letterOf = (...of: Parameters<typeof write>) => plainly(listTexts(write(...of).letter).join("\n"));
function rowOf(term: string, reference: string, day: string) {
  const [sheet] = write([reference], day).programmes;
  return plainly(sheet?.facts.find((fact) => fact.term === term)?.text ?? "");
}

test("a letter says in which year an action ends, when that is not the year of the letter", () => {
  expect(letterOf([endometriosis.PI], IN_2026)).toContain(
    "Cette action réunit une formation continue et une évaluation des pratiques. Commencée aujourd’hui, elle finit en 2027.",
  );
  expect(letterOf([endometriosis.FC], IN_2026)).not.toContain("2027");
  const both = letterOf([endometriosis.FC, alzheimer.EPP], IN_2026);
  expect(both).toContain(`Commencée aujourd’hui, l’action ${alzheimer.EPP} finit en 2027.`);
  expect(letterOf([endometriosis.PI, alzheimer.EPP], IN_2026)).toContain(
    `Commencées aujourd’hui, les actions ${endometriosis.PI} et ${alzheimer.EPP} finissent en 2027.`,
  );
});

test("types of action are « attendus » only of an action that ends in a published period", () => {
  expect(letterOf([endometriosis.FC], IN_2026)).toContain("l’un des trois types d’actions attendus");
  expect(letterOf([endometriosis.PI], "2026-09-01")).toContain("deux des trois types d’actions attendus");
  for (const references of [[endometriosis.PI], [endometriosis.FC, alzheimer.EPP]])
    expect(letterOf(references, IN_2026)).not.toContain("attendus");
  expect(letterOf([endometriosis.FC], IN_2027)).not.toContain("attendus");
});

test.each<[profession: Profession, employer: Employer | null, hasReason: boolean]>([
  ["generalistes", "hopital-public", false],
  ["generalistes", "prive", false],
  ["generalistes", "cabinet", true],
  ["infirmiers", "hopital-public", true],
  ["infirmiers", "prive", true],
  ["infirmiers", null, false],
])("%s, %s: the agency's rule is a letter's reason only where it is one, and in its year", (profession, employer, hasReason) => {
  const [fc, pi] = profession === "generalistes" ? [endometriosis.FC, endometriosis.PI] : [pain.FC, pain.PI];
  expect(letterOf([fc], IN_2026, employer).includes("L’Agence nationale du DPC ne finance pas")).toBe(hasReason);
  expect(letterOf([pi], IN_2026, employer)).not.toContain("ne finance pas");
  expect(letterOf([fc], IN_2027, employer)).not.toContain("ne finance pas");
});

test("annex 1 says when the action can end, and until when its reference is published", () => {
  expect(rowOf("Fin", endometriosis.FC, IN_2026)).toBe("Possible en 2026 ; une FC seule ne remplit pas l’obligation.");
  expect(rowOf("Fin", endometriosis.PI, IN_2026)).toBe("En 2027 au plus tôt.");
  expect(rowOf("Fin", endometriosis.FC, IN_2027)).toBe("Possible en 2027.");
  expect(rowOf("Référence", endometriosis.PI, IN_2026)).toBe(
    `${endometriosis.PI}, valide jusqu’au 31 décembre 2026 (Centre Inffo, page de septembre 2025, lue le 26 novembre 2026).`,
  );
  expect(rowOf("Référence", endometriosis.PI, IN_2027)).toBe(`${endometriosis.PI}, référence de 2023-2026, sa suite n’est pas publiée.`);
});

test("annex 1 says that no certificate is published, and leaves no line for one", () => {
  const [sheet] = write([endometriosis.PI], IN_2026).programmes;
  expect(sheet?.organisation.facts).toContainEqual({ term: "Certification", text: "aucun certificat Qualiopi publié à ce jour" });
});

test("annex 2 names who pays, what may help, its condition, and the sources that somebody has read", () => {
  const annex = (employer: Employer, references = [endometriosis.FC]) => write(references, IN_2026, employer).cost.payer;
  const rows = (employer: Employer) => plainly(listTexts(annex(employer).rows).join("\n"));
  expect(rows("prive")).toContain("elle peut contribuer, par une convention avec l’OPCO");
  expect(rows("prive")).toContain("Aucune certification Qualiopi publiée à ce jour : un OPCO ou un fonds peut refuser.");
  expect(rows("hopital-public")).not.toContain("Qualiopi");
  expect(annex("prive").sources.map(({ text, site, readOn }) => plainly(`${text} ${site}${readOn}`))).toEqual([
    "Sénat, rapport d’information n° 877 (2022-2023), senat.fr, page du 12 juillet 2023, lue le 26 novembre 2026.",
  ]);
  expect(annex("autre").sources).toEqual([]);
  // Of several actions, what holds for the last one.
  const several = plainly(listTexts(annex("prive", [endometriosis.FC, alzheimer.EPP]).rows).join("\n"));
  expect(several).toContain("sa prise en charge n’est pas publiée pour cette période");
});

test("a file says nothing of an indemnity, an obligation fulfilled or a payer that is not published", () => {
  for (const programme of programmes)
    for (const { offer } of listOffers(programme))
      for (const employer of [null, ...EMPLOYERS]) {
        const words = plainly(listTexts(write([offer.reference], IN_2027, employer)).join("\n"));
        expect(words).not.toMatch(/indemnité de|remplit l’obligation|attendus au titre|ne finance/);
      }
});
