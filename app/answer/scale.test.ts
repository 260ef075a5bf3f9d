import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { explainMaximum } from "#app/content/pages/financing.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { years } from "#app/content/years.ts";
import { agreedYearMaximum } from "#tests/agreed.ts";
import { plainly } from "#tests/plain-text.ts";
import { answerMaximum, answerScale } from "./scale.ts";

test("the maximum of a year, at one format per programme, is the agreed one", () => {
  for (const profession of PROFESSIONS) {
    const { reachedInCents, formats } = answerMaximum(profession, "2026-11-29");
    expect({ inCents: reachedInCents, formats }).toEqual(agreedYearMaximum[profession]);
  }
  const told = PROFESSIONS.map((profession) => plainly(explainMaximum(answerMaximum(profession, "2026-11-29"))));
  expect(told).toEqual([expect.stringMatching(/, avec deux PI\.$/), expect.stringMatching(/, avec trois EPP\.$/)]);
});

test("an announced amount stands beside its figure in its year alone", () => {
  const { year, announcedYear, capHours, rows } = answerScale("generalistes", "2026-12-20");
  expect([year, announcedYear, capHours]).toEqual(["2025", "2026", 21]);
  const first = (format: string) => rows.find((row) => row.format === format);
  expect(first("PI")).toMatchObject({ indemnityInCents: 45_000, announcedInCents: null });
  expect(first("EPP")).toMatchObject({ indemnityInCents: 18_000, announcedInCents: 9000 });
  expect(first("FC")).toMatchObject({ announcedInCents: 0 });
  const later = answerScale("generalistes", "2027-01-02");
  expect([later.year, later.announcedYear, later.capHours]).toEqual(["2025", null, null]);
});

test("a confirmed scale gives its own amounts, and nothing announced", () => {
  const scale = { share: { PI: 1, EPP: 0.5, FC: 0 }, certainty: "text" as const, sources: [] };
  const record = years["2026"];
  const published = { ...years, ...(record && { "2026": { ...record, scale } }) };
  const { year, announcedYear, rows } = answerScale("generalistes", "2026-12-20", published);
  expect([year, announcedYear]).toEqual(["2026", null]);
  expect(rows.find(({ format }) => format === "EPP")).toMatchObject({ indemnityInCents: 9000, perHourInCents: 2250 });
});
