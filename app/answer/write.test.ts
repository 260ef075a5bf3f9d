import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { programmes } from "#app/content/programmes/index.ts";
import { plainly } from "#tests/plain-text.ts";
import { answerProgramme } from "./answer.ts";
import { lastChange } from "./last-change.ts";
import { NOBODY } from "./who.ts";
import { writeAnswer, writeIndemnity } from "./write.ts";

const DAY = "2026-11-29";

test("what ends after the period is late, what ends within it is not", () => {
  const answers = programmes.flatMap((programme) => answerProgramme(programme, NOBODY, DAY));
  for (const answer of answers) expect(writeAnswer(answer, DAY).end?.isLate, answer.format).toBe(answer.format !== "FC");
});

test("an amount of nothing is told as none only once it is confirmed", () => {
  const told = (standing: "confirmed" | "last-published") => writeIndemnity({ cents: 0, standing, year: "2026" }, true);
  expect(plainly(told("confirmed").value)).toBe("aucune en 2026");
  expect(told("last-published")).toMatchObject({ hasStar: true });
  expect(plainly(told("last-published").value)).toBe("0 €");
});

test.each([
  ["2026-09-20", "2026-09-18"],
  ["2026-12-20", "2026-12-18"],
  ["2027-01-05", "2027-01-01"],
])("by %s, the answers last changed on %s, when an action no longer ended in time or a record was over", (day, changed) =>
  expect(lastChange(day)).toBe(changed),
);
