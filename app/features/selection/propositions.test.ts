import { expect, test } from "vitest";
import { programmesOf } from "#app/content/programmes/index.ts";
import { gpVaccination, mobilePain } from "#tests/references.ts";
import { sampleProgrammes } from "#tests/sample-catalogue.ts";
import { compose, listCombinations, type Proposition, type Wishes } from "./propositions.ts";
import { makeSelectable, type Selectable } from "./selectable.ts";

const generalists = sampleProgrammes();

type Worth = Wishes["worth"];
const always = (_choice: Selectable): boolean => true;

function composeFor(available: number | null, { worth = "indemnity" as Worth, canEndInTime = always } = {}): Proposition[] {
  return compose({ programmes: generalists, available, worth, canEndInTime, isPeriodOpen: true, current: [] });
}

function describeAll(propositions: readonly Proposition[]) {
  return propositions.map(({ kind, choices, hours, indemnityInCents }) => [
    kind,
    choices.map(({ format, reference }) => `${format} ${reference}`).join(", "),
    hours,
    indemnityInCents / 100,
  ]);
}

test("a doctor with 14 hours earns the most with an integrated programme and an audit", () => {
  expect(describeAll(composeFor(14))).toEqual([
    ["fullest", "PI 9A0X2499002, EPP 9A0X2499015", 14, 630],
    ["inTime", "EPP 9A0X2499013, FC 9A0X2499017", 11, 337.5],
    ["shortest", "PI 9A0X2499002", 10, 450],
  ]);
});

test("when no audit can end in time, continuing education alone is proposed", () => {
  const found = composeFor(14, { canEndInTime: ({ format }) => format === "FC" });
  expect(describeAll(found).at(1)).toEqual(["inTime", "FC 9A0X2499006, FC 9A0X2499017", 13, 292.5]);
});

test("while the year's scale is unconfirmed, hours are maximised instead of money", () => {
  expect(describeAll(composeFor(13, { worth: "more-hours" }))).toEqual([
    ["inTime", "EPP 9A0X2499013, FC 9A0X2499017", 11, 337.5],
    ["shortest", "PI 9A0X2499002", 10, 450],
    ["longest", "FC 9A0X2499006, FC 9A0X2499017", 13, 292.5],
  ]);
});

test.each<[sentence: string, available: number, canEndInTime: () => boolean, kinds: string[]]>([
  ["after the period nothing is proposed as ending in time", 14, () => false, ["fullest", "shortest"]],
  ["one combination that is best in two ways is offered once", 10, () => true, ["fullest", "inTime"]],
  ["with fewer hours than the shortest format there is nothing to offer", 3, () => true, []],
])("%s", (_, available, canEndInTime, kinds) => expect(composeFor(available, { canEndInTime }).map(({ kind }) => kind)).toEqual(kinds));

test("the second FC of nurse pain is proposed, a withheld variant never", () => {
  const real = programmesOf("infirmiers").map((programme) => makeSelectable(programme));
  const offered = listCombinations(real, null).flatMap((choices) => choices.map(({ reference }) => reference));
  expect(offered).toContain(mobilePain);
  expect(offered).not.toContain(gpVaccination.FC);
});
