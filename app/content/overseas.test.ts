import { expect, test } from "vitest";
import { describeOverseasHours } from "./overseas.ts";

test.each([
  ["2026-11-27", "−~5~h −~4~h −~4~h +~3~h +~2~h +~10~h −~11~h"],
  ["2027-07-01", "−~6~h −~5~h −~4~h +~2~h +~1~h +~9~h −~12~h"],
])("on %s, clocks overseas differ from those of Paris by %s", (day, differences) => {
  const { zones } = describeOverseasHours(day);
  expect(zones.map(({ difference }) => difference.replaceAll("\u00A0", "~")).join(" ")).toBe(differences);
});
