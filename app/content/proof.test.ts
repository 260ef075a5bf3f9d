import { expect, test } from "vitest";
import { plainly } from "#tests/plain-text.ts";
import { claimAt } from "./dated.ts";
import { readFaq } from "./faq.ts";
import { describePeriodOutlook } from "./format-calendar.ts";
import { explainEnvelope, explainFcAlone, obligationClaims } from "./obligation.ts";
import { answerWhoPays } from "./pages/financing-answers.ts";
import { nextYearClaims, readNextYear } from "./pages/next-year.ts";
import { namePayer, payers } from "./payers/payers.ts";
import { periodNotice } from "./period.ts";
import { scaleLabelAt } from "./scale-record.ts";
import type { DatedClaim } from "./schema.ts";
import { readSeasons } from "./season.ts";
import { FORMATS, PROFESSIONS, STATUSES } from "./vocabulary.ts";

// On any day: app/routes/as-of-any-day.test.ts.

function writeAll(day: string): Map<string, string> {
  const written = new Map<string, string>();
  const write = (page: string, words: unknown) => written.set(page, plainly(JSON.stringify(words ?? null)));
  for (const profession of PROFESSIONS) {
    for (const status of STATUSES) {
      write(`financing ${profession} ${status}`, answerWhoPays(profession, status, day));
    }
  }
  const signs = STATUSES.map((status) => namePayer(status, day));
  write("signs", signs);
  write("outlook", describePeriodOutlook([...FORMATS], day));
  write("obligation", [explainFcAlone(day), explainEnvelope(day)]);
  write("period", claimAt(periodNotice, day));
  write("next year", readNextYear(day));
  write("seasons", readSeasons(day));
  write("scale", scaleLabelAt(day));
  write("faq", readFaq(day));
  return written;
}

const sourced: DatedClaim<unknown>[] = [
  ...PROFESSIONS.flatMap((profession) => STATUSES.map((status) => payers[profession][status])),
  ...Object.values(obligationClaims),
  ...Object.values(nextYearClaims).flat(),
];
const sourceNames = [...new Set(sourced.flatMap(({ sources }) => sources.map(({ name }) => plainly(name))))];

/** Pages that change once this source's records expire. */
function expire(name: string): string[] {
  const before = writeAll("2026-12-01");
  const records = sourced.filter(({ sources }) => sources.some((source) => plainly(source.name) === name));
  const kept = records.map(({ validUntil, successor }) => ({ validUntil, successor }));
  for (const record of records)
    Object.assign(record, { validUntil: "2026-11-30", successor: record.successor && { ...record.successor, validFrom: "2026-12-01" } });
  const after = writeAll("2026-12-01");
  for (const [index, record] of records.entries()) Object.assign(record, kept[index]);
  return [...before].filter(([page, words]) => after.get(page) !== words).map(([page]) => page);
}

test("when a source expires, every page that cites it changes, and no other does", () => {
  for (const name of sourceNames) expect(expire(name), name).not.toEqual([]);
  const both = PROFESSIONS.flatMap((profession) =>
    ["liberal-conventionne", "centre-de-sante"].map((status) => `financing ${profession} ${status}`),
  );
  expect(expire("Code de la santé publique, art. R. 4021-22")).toEqual([...both, "signs"]);
  expect(expire("FAF-PM, règles de prise en charge")).toEqual(["financing generalistes remplacant-ou-autre"]);
  expect(expire("Code de la santé publique, art. L. 4021-1 et R. 4021-4")).toEqual(["obligation", "next year"]);
});
