import { expect, test } from "vitest";
import { plainly } from "#tests/plain-text.ts";
import { claimAt } from "./dated.ts";
import { readFaq } from "./faq.ts";
import { describePeriodOutlook } from "./format-calendar.ts";
import { funding } from "./funding.ts";
import { obligationClaims, sayEnvelope, sayFcAlone } from "./obligation.ts";
import { writeEmployerFile } from "./pages/employer-file-sheets.ts";
import { answerWhoPays } from "./pages/financing-answers.ts";
import { nextYearClaims, readNextYear } from "./pages/next-year.ts";
import { findUnfunded } from "./pages/programme-unfunded.ts";
import { findPayer } from "./pages/selection.ts";
import { namePayer, payers } from "./payers/payers.ts";
import { periodNotice } from "./period.ts";
import { findOffer } from "./programmes/find-offer.ts";
import { programmesOf } from "./programmes/index.ts";
import { scaleLabelAt } from "./scale-record.ts";
import type { DatedClaim } from "./schema.ts";
import { readSeasons } from "./season.ts";
import { EMPLOYERS, FORMATS, PROFESSIONS, STATUSES } from "./vocabulary.ts";

/** Nothing outlives its proof: what the site says of money, payers, hours, the obligation and deadlines, day by day. */

const DAYS = [
  ...["2026-11-26", "2026-12-01", "2026-12-24", "2026-12-31", "2027-01-01", "2027-01-02", "2027-01-15", "2027-03-01", "2027-06-30"],
  ...["2027-09-01", "2027-12-31", "2028-01-01", "2028-02-29", "2030-01-01"],
];

const courses = Object.fromEntries(
  PROFESSIONS.map((profession) => [
    profession,
    [findOffer(programmesOf(profession)[0]?.formats.PI?.reference ?? "") ?? expect.unreachable()],
  ]),
);

/** Every sentence of a day, by the page that says it. */
function sayAll(day: string): Map<string, string> {
  const visitors = PROFESSIONS.flatMap((profession) => STATUSES.map((status) => ({ profession, status })));
  const said: Array<[page: string, words: unknown]> = [
    ...visitors.map(({ profession, status }) => [`financing ${profession} ${status}`, answerWhoPays(profession, status, day)] as const),
    ...visitors.map((visitor) => [`selection ${visitor.profession} ${visitor.status}`, findPayer(visitor, day)] as const),
    ...visitors.map(({ profession, status }) => [`programme ${profession} ${status}`, findUnfunded(profession, status, day)] as const),
    ...PROFESSIONS.flatMap((profession) =>
      [null, ...EMPLOYERS].map(
        (employer) =>
          [
            `file ${profession} ${employer}`,
            writeEmployerFile({ courses: courses[profession] ?? [], profession, employer, today: day, siteOrigin: "https://x.example" }),
          ] as const,
      ),
    ),
    ["signs", STATUSES.map((status) => namePayer(status, day))],
    ["outlook", describePeriodOutlook([...FORMATS], day)],
    ["obligation", [sayFcAlone(day), sayEnvelope(day)]],
    ["period", claimAt(periodNotice, day)],
    ["next year", readNextYear(day)],
    ["seasons", readSeasons(day)],
    ["scale", scaleLabelAt(day)],
    ["faq", readFaq(day)],
  ].map(([page, words]) => [String(page), words]);
  return new Map(said.map(([page, words]) => [page, plainly(JSON.stringify(words ?? null))]));
}

/** Promises that only a published year proves. */
const PROMISES =
  /Agence (?:la |nationale du DPC )?(?:paie|règle|peut vous)|elle (?:règle|ne finance)|Réglé par|\b0 €|\d h par an|[Ee]ncore réalisable|cette année/;

test.each(DAYS)("on %s no page promises what no record proves", (day) => {
  const pages = sayAll(day);
  const isProved = claimAt(funding, day) !== null;
  const promising = [...pages].filter(([, words]) => PROMISES.test(words)).map(([page]) => page);
  if (isProved) expect(promising.length).toBeGreaterThan(5);
  else expect(promising.map((page) => pages.get(page)?.match(PROMISES)?.[0])).toEqual([]);
  for (const [page, words] of pages) {
    expect(words, page).not.toContain("undefined");
    // A deadline that has passed is nobody's any more.
    if (day > "2026-12-31") expect(words, page).not.toMatch(/(?:avant|jusqu’)[^.]{0,12}31 décembre 2026/);
    expect(words.includes(`prise en charge de ${day.slice(0, 4)} n’est pas publiée`) && isProved, page).toBe(false);
  }
  for (const status of ["liberal-conventionne", "centre-de-sante"] as const)
    expect(pages.get(`financing generalistes ${status}`)?.includes(`La prise en charge de ${day.slice(0, 4)} n’est pas publiée`)).toBe(
      !isProved,
    );
});

/** Every record that names where it was read. */
const sourced: DatedClaim<unknown>[] = [
  ...PROFESSIONS.flatMap((profession) => Object.values(payers[profession])),
  ...Object.values(obligationClaims),
  ...Object.values(nextYearClaims).flat(),
];
const sourceNames = [...new Set(sourced.flatMap(({ sources }) => sources.map(({ name }) => plainly(name))))];

/** The pages that change on a day when every record from this source ended the day before. */
function expire(name: string): string[] {
  const before = sayAll("2026-12-01");
  const records = sourced.filter(({ sources }) => sources.some((source) => plainly(source.name) === name));
  const kept = records.map(({ validUntil, successor }) => ({ validUntil, successor }));
  for (const record of records)
    Object.assign(record, { validUntil: "2026-11-30", successor: record.successor && { ...record.successor, validFrom: "2026-12-01" } });
  const after = sayAll("2026-12-01");
  for (const [index, record] of records.entries()) Object.assign(record, kept[index]);
  return [...before].filter(([page, words]) => after.get(page) !== words).map(([page]) => page);
}

test("when one source expires, exactly the pages that cite it change", () => {
  const found = Object.fromEntries(sourceNames.map((name) => [name, expire(name).join(", ")]));
  const each = (page: string, ...whom: string[]) => whom.map((one) => `${page} ${one}`);
  const both = (page: string, ...whom: string[]) => PROFESSIONS.flatMap((profession) => each(`${page} ${profession}`, ...whom));
  expect(found).toEqual({
    "Code de la santé publique, art. R. 4021-22": [...both("financing", "liberal-conventionne", "centre-de-sante"), "signs"].join(", "),
    "Agence nationale du DPC, « Les modalités de prise en charge »": [
      ...[
        ...both("financing", ...STATUSES),
        ...both("selection", "salarie", "remplacant-ou-autre"),
        ...both("programme", "remplacant-ou-autre"),
      ],
      ...each("file generalistes", "null", "prive", "cabinet", "autre"),
      ...each("file infirmiers", "null", ...EMPLOYERS),
      "signs",
    ].join(", "),
    "ANFH, « Le financement de la formation des praticiens hospitaliers »": "file generalistes hopital-public",
    "Sénat, rapport d’information n° 877 (2022-2023)": "file generalistes hopital-public",
    "ANFH, « Cinq fonds collectés », rapport d’activité 2023": "file infirmiers hopital-public",
    "FAF-PM, règles de prise en charge": ["financing", "selection", "programme"]
      .map((page) => `${page} generalistes remplacant-ou-autre`)
      .join(", "),
    "Code de la santé publique, art. L. 4021-1 et R. 4021-4": "obligation, next year",
    "Weka, décrets 2024-258, 2025-1335 et 2025-1336": "next year",
    "syndicat-infirmier.com, décret 2025-1335": "next year",
    "L’Information dentaire": "next year",
    "cnptlm.fr, orientations prolongées": "next year",
    "Le Quotidien du médecin, lettre du 21 novembre 2025": "next year",
    "adfdpc.fr, d’après la DGOS": "next year",
    FSDL: "next year",
  });
});
