import { expect, test } from "vitest";
import {
  agreedAnnualHours,
  agreedCallHours,
  agreedClaims,
  agreedDefaultPrice,
  agreedLearners,
  agreedMobileOffer,
  agreedOffers,
  agreedOpening,
  agreedPaths,
  agreedPhone,
  agreedProgrammes,
  agreedVariants,
} from "#tests/agreed.ts";
import { FUNDED_DAY } from "#tests/days.ts";
import { listTexts, plainly } from "#tests/plain-text.ts";
import { faqItems, gpVaccination } from "#tests/references.ts";
import { callHours, type Slot } from "./callback.ts";
import { claims, withheldClaims } from "./claims.ts";
import { faqEntries } from "./faq.ts";
import { formatEuros, formatHours, formatNumber, formatPhone } from "./format.ts";
import { legalNotices } from "./legal/index.ts";
import * as navigation from "./navigation.ts";
import { listFormats } from "./offers.ts";
import { organisation } from "./organisation.ts";
import { listPracticalItems, programmePage } from "./pages/programme.ts";
import { processSteps } from "./process.ts";
import { professions } from "./professions.ts";
import { programmeCounts } from "./programme-counts.ts";
import { findProgramme, programmeEntries, programmes, programmesOf } from "./programmes/index.ts";
import { readProgrammes } from "./programmes/read-programmes.ts";
import { homeTestimonials } from "./testimonials.ts";
import { typeset } from "./typeset.ts";
import { FAQ_CATEGORIES, PROFESSIONS } from "./vocabulary.ts";
import { years } from "./years.ts";

const ALL_CONTENT = [
  ...[programmes, homeTestimonials, claims, withheldClaims, faqEntries, processSteps, organisation, professions],
  ...[{ ...navigation }, programmePage, programmes.map(listPracticalItems)],
];
const ALL_TEXTS = listTexts([ALL_CONTENT, legalNotices]);

const agreedAddresses: readonly string[] = agreedProgrammes.map(([, path]) => path);
/** Later programmes are not in the agreed lists. */
const agreed = programmes.filter(({ path }) => agreedAddresses.includes(path));

test("the offers of the first seven programmes are the agreed ones, to the cent", () => {
  const offers = agreed.flatMap(({ path, formats }) =>
    Object.entries(formats).map(([format, { reference, hours, indemnityInCents, priceInCents }]) =>
      [path, format, reference, formatHours(hours), formatEuros(indemnityInCents), formatEuros(priceInCents)].map(plainly),
    ),
  );
  expect(offers.toSorted()).toEqual(agreedOffers.map((row) => [...row]).toSorted());
});

test("the first seven programmes have the agreed figures, in list order", () => {
  const pages = agreed.map((programme) => [
    programme.id,
    programme.path,
    formatNumber(programme.rating),
    programme.learners,
    plainly(formatEuros(programme.hoverIndemnityInCents)),
    programme.defaultFormat,
    programme.sideCardWidth,
  ]);
  expect(pages).toEqual(agreedProgrammes.map((row) => [...row]));
});

test("the learners of the first seven programmes add up to the agreed figure", () => {
  expect(plainly(formatNumber(agreed.reduce((sum, { learners }) => sum + learners, 0)))).toBe(agreedLearners);
});

test("an offer without a price takes the default one, on phones too", () => {
  const EPP = { reference: "9A0X2499099", hours: 4, indemnityInCents: 0 };
  const mobileOffer = { ...EPP, format: "EPP" as const, reference: "9A0X2499098", twoReferences: "Deux actions." };
  const entry = Object.values(programmeEntries).find(({ id }) => id === "nurse-vaccination");
  if (!entry) throw new Error("no such programme");
  const [read] = readProgrammes({ nurseVaccination: { ...entry, formats: { EPP }, mobileOffer } });
  for (const offer of [read?.formats.EPP, read?.mobileOffer]) {
    expect(plainly(formatEuros(offer?.priceInCents ?? 0))).toBe(agreedDefaultPrice);
  }
});

const [endometriosis, , , , painEntry] = Object.values(programmeEntries);
if (!endometriosis?.formats.PI || !painEntry) throw new Error("no such programme");
const { PI } = endometriosis.formats;
const FILE = "app/content/programmes/gp-endometriosis.ts";

// Amounts, ratings and the type of a field: scripts/check-content.test.ts.
const HOURS = "une durée s'écrit en heures ou demi-heures, 3 au moins, avec un point : 3.5 pour 3 h 30.";
test.each<[changes: object, sentence: string]>([
  [{ formats: { PI: { ...PI, hours: 2 } } }, `formats > PI > hours : ${HOURS}`],
  [{ emblem: "moon" }, "emblem : une de ces valeurs est attendue : "],
  [{ colour: "blue" }, 'colour : le champ "colour" n\'existe pas ici.'],
  [{ objectives: [] }, "objectives : il en faut 6, ni plus ni moins."],
  [{ id: "gp-endometriose" }, "id : l'identifiant est le nom du fichier, « gp-endometriosis »."],
  [{ path: "/formations/infirmiers/x" }, "path : l'adresse commence par « /formations/generalistes/ »."],
  [{ formats: { PI }, defaultFormat: "FC" }, "defaultFormat : le programme n'a pas de FC."],
])("a programme with %j is refused in one French sentence, with file and field", (changes, sentence) => {
  expect(() => readProgrammes({ gpEndometriosis: { ...endometriosis, ...changes } })).toThrow(`${FILE} : ${sentence}`);
});

test("a reference belongs to one programme", () => {
  const twice = { gpEndometriosis: endometriosis, nursePain: { ...painEntry, formats: { ...painEntry.formats, PI } } };
  expect(() => readProgrammes(twice)).toThrow(
    `app/content/programmes/nurse-pain.ts : formats > PI > reference : ${PI.reference} est déjà pris par ${FILE}.`,
  );
});

test("a hill is drawn once in each list, so both professions together may have more programmes than there are hills", () => {
  const { hill, path } = endometriosis;
  expect(readProgrammes({ gpEndometriosis: endometriosis, nursePain: { ...painEntry, hill } })).toHaveLength(2);
  const other = { ...endometriosis, id: "gp-sleep", path: `${path}-2`, formats: { PI: { ...PI, reference: "9A0X2499099" } } };
  expect(() => readProgrammes({ gpEndometriosis: endometriosis, gpSleep: { ...other, defaultFormat: "PI" } })).toThrow(
    `app/content/programmes/gp-sleep.ts : hill : hill ${hill} (generalistes) est déjà pris par ${FILE}.`,
  );
});

test("only nurse pain has a mobile offer, with a sentence that names both references", () => {
  const [pain, ...others] = agreed.filter((programme) => programme.mobileOffer);
  expect(others).toEqual([]);
  expect(pain).toMatchObject(agreedMobileOffer);
  expect(pain?.mobileOffer?.twoReferences).toMatch(
    new RegExp(`${agreedMobileOffer.mobileOffer.reference}.*${pain?.formats.FC?.reference}`),
  );
});

test("the withheld variants are the agreed ones, and none is shown", () => {
  const withheld = agreed.flatMap((programme) => programme.withheldVariants.map(({ value }) => [programme.id, plainly(value)]));
  expect(withheld).toEqual(agreedVariants);
  const shownToNurses = programmesOf("infirmiers").map(({ withheldVariants: _, ...shown }) => shown);
  expect(JSON.stringify(shownToNurses)).not.toContain(gpVaccination.FC);
});

test("the learner paths of the first seven programmes are the agreed ones, step by step", () => {
  const paths = agreed.map(({ id, learnerPath }) => [
    id,
    learnerPath.map(({ title, formats }) => `${straight(title)} [${formats.join(", ")}]`),
  ]);
  expect(Object.fromEntries(paths)).toEqual(agreedPaths);
});

const straight = (text: string) => plainly(text).replaceAll("’", "'");

test("the first step of a learner path is for both FC and EPP, its second round for the EPP alone", () => {
  for (const { id, learnerPath } of programmes) {
    expect(learnerPath[0]?.formats, id).toEqual(["FC", "EPP"]);
    expect(learnerPath.find(({ title }) => title.startsWith("Second tour"))?.formats, id).toEqual(["EPP"]);
  }
});

test("only nurse vaccination has a caution, about the right to prescribe", () => {
  expect(agreed.filter((programme) => programme.caution).map((programme) => programme.id)).toEqual(["nurse-vaccination"]);
  expect(findProgramme("/formations/infirmiers/vaccination-enjeux")?.caution).toContain("prescrire les vaccins");
});

test("the claims are the agreed ones", () => {
  const values = Object.fromEntries(Object.entries(claims).map(([id, claim]) => [id, plainly(claim.value)]));
  expect(values).toEqual({
    ...agreedClaims,
    learners: plainly(formatNumber(programmeCounts.learners)),
    programmes: String(programmeCounts.programmes),
    actions: String(programmeCounts.actions),
  });
  expect(years["2026"]?.funding?.hours).toEqual(agreedAnnualHours);
});

test("telephone, opening hours and the hours of calls are the agreed ones", () => {
  expect(plainly(formatPhone(organisation.phone))).toBe(agreedPhone);
  expect(plainly(organisation.adviceHours)).toBe(agreedOpening);
  const calls = Object.keys(agreedCallHours).map((slot) => [slot, callHours(FUNDED_DAY, slot as Slot)]);
  expect(Object.fromEntries(calls)).toEqual(agreedCallHours);
});

test("a claim about money names its conditions", () => {
  for (const id of ["upToIndemnityGeneralistes", "upToIndemnityInfirmiers", "compensatedProfessionals", "indemnified"] as const) {
    expect(claims[id].note, id).toMatch(/[ée]ligib/);
    expect(claims[id].note, id).toContain("barème");
  }
});

test("a programme's testimonials name formats it offers", () => {
  const names = { PI: "programme intégré", EPP: "EPP", FC: "formation continue" };
  for (const programme of programmes) {
    const roles = listFormats(programme).map((format) => names[format]);
    for (const { role } of programme.testimonials) expect(roles, `${programme.id}: ${role}`).toContain(role.split(", ").at(-1));
  }
});

test("the FAQ has every agreed category, home at least seven testimonials, and the process five steps in order", () => {
  expect(new Set(faqItems.map(({ category }) => category))).toEqual(new Set(FAQ_CATEGORIES));
  expect(homeTestimonials.length).toBeGreaterThanOrEqual(7);
  expect(processSteps.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test("the catalogue labels are word for word the agreed ones", () => {
  expect(PROFESSIONS.map((profession) => professions[profession].catalogueLabel)).toEqual(["Médecins Généralistes", "Infirmiers IDE"]);
});

test("every text is typeset in French, without a placeholder left to fill", () => {
  for (const text of ALL_TEXTS) expect(text).toBe(typeset(text));
  // Placeholders of legal pages: legal/legal.test.ts.
  for (const text of listTexts(ALL_CONTENT)) expect(text).not.toMatch(/[{}]/);
});

test("no text makes a promise that the law or the agency forbids", () => {
  const forbidden = /agréé|accrédit|(?<!pas )gratuit|garanti|\bCPF\b|!|\[S\d|\[G\]|à préciser|à compléter/i;
  for (const text of ALL_TEXTS) expect(text).not.toMatch(forbidden);
});
