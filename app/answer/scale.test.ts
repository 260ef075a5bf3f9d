import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { explainMaximum } from "#app/content/pages/financing.ts";
import { listScaleRows } from "#app/content/scale.ts";
import { type Format, PROFESSIONS } from "#app/content/vocabulary.ts";
import { years } from "#app/content/years.ts";
import { agreedYearMaximum } from "#tests/agreed.ts";
import { plainly } from "#tests/plain-text.ts";
import { answerMaximum, answerScale } from "./scale.ts";

/** Of the catalogue, before any scale. */
const figures = listScaleRows("generalistes");

test("the maximum of a year, at one format per programme, is the agreed one", () => {
  for (const profession of PROFESSIONS) {
    const { reachedInCents, formats } = answerMaximum(profession, "2026-11-29");
    expect({ inCents: reachedInCents, formats }).toEqual(agreedYearMaximum[profession]);
  }
  const tell = (formats: Format[]) => plainly(explainMaximum({ ...answerMaximum("generalistes", "2026-11-29"), formats }));
  expect(tell(["PI", "PI"])).toMatch(/, avec deux PI\.$/);
  expect(tell(["EPP", "EPP", "EPP"])).toMatch(/, avec trois EPP\.$/);
});

test("an announced amount stands beside its figure in its year alone", () => {
  const { year, announcedYear, capHours, rows } = answerScale("generalistes", "2026-12-20");
  expect([year, announcedYear, capHours]).toEqual(["2025", "2026", 21]);
  expect(rows).toHaveLength(figures.length);
  for (const [place, { format, indemnityInCents }] of figures.entries()) {
    const announcedInCents = { PI: null, EPP: Math.round(indemnityInCents / 2), FC: 0 }[format];
    expect(rows[place]).toMatchObject({ format, indemnityInCents, announcedInCents });
  }
  const later = answerScale("generalistes", "2027-01-02");
  expect([later.year, later.announcedYear, later.capHours]).toEqual(["2025", null, null]);
});

test("a confirmed scale gives its own amounts, and nothing announced", () => {
  const scale = { share: { PI: 1, EPP: 0.5, FC: 0 }, certainty: "text" as const, sources: [] };
  const record = years["2026"];
  const published = { ...years, ...(record && { "2026": { ...record, scale } }) };
  const { year, announcedYear, rows } = answerScale("generalistes", "2026-12-20", published);
  expect([year, announcedYear]).toEqual(["2026", null]);
  const place = figures.findIndex(({ format }) => format === "EPP");
  const { indemnityInCents = 0, hours = 1 } = figures[place] ?? {};
  const half = Math.round(indemnityInCents / 2);
  expect(rows[place]).toMatchObject({ indemnityInCents: half, perHourInCents: Math.round(half / hours) });
});
