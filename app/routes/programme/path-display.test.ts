import { expect, test } from "vitest";
import { programmes } from "#app/content/programmes/index.ts";
import type { LearnerPathStep } from "#app/content/schema.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { blurOf, isStepOf, showPath } from "./path-display.ts";

test("steps 1 to 3 are sharp, 4 slightly blurred, 5 more, later ones strongly", () => {
  const blurs = Array.from({ length: 11 }, (_, index) => blurOf(index + 1));
  expect(blurs).toEqual([undefined, undefined, undefined, "slight", "more", "strong", "strong", "strong", "strong", "strong", "strong"]);
});

test.each<[LearnerPathStep["formats"], string[]]>([
  [["FC"], ["PI", "FC"]],
  [["EPP"], ["PI", "EPP"]],
  [
    ["FC", "EPP"],
    ["PI", "EPP", "FC"],
  ],
])("a step of %j is met in %j", (formats, expected) => {
  expect(FORMATS.filter((format) => isStepOf({ formats }, format))).toEqual(expected);
});

const PATH: LearnerPathStep[] = [
  { title: "Accueil", formats: ["FC", "EPP"] },
  { title: "Cours", formats: ["FC"] },
  { title: "Premier tour", formats: ["EPP"] },
  { title: "Second tour et questionnaire", formats: ["FC", "EPP"], titleIn: { FC: "Questionnaire", EPP: "Second tour" } },
];

test("a format numbers its own steps and names what they are to it; the others are folded", () => {
  const show = (format: (typeof FORMATS)[number]) => showPath(PATH, format, false).map(({ title, position }) => [position, title]);
  expect(show("FC")).toEqual([
    [1, "Accueil"],
    [2, "Cours"],
    [null, "Premier tour"],
    [3, "Questionnaire"],
  ]);
  expect(show("EPP")).toEqual([
    [1, "Accueil"],
    [null, "Cours"],
    [2, "Premier tour"],
    [3, "Second tour"],
  ]);
  expect(show("PI").map(([position]) => position)).toEqual([1, 2, 3, 4]);
  expect(show("PI").at(-1)).toEqual([4, "Second tour et questionnaire"]);
});

test("a step that is not the same in both formats is said to be of the chosen one, and of both in the integrated programme", () => {
  const show = (format: (typeof FORMATS)[number]) => showPath(PATH, format, true).map(({ formats }) => formats);
  expect(show("FC")).toEqual([["FC", "EPP"], ["FC"], ["EPP"], ["FC"]]);
  expect(show("EPP")).toEqual([["FC", "EPP"], ["FC"], ["EPP"], ["EPP"]]);
  expect(show("PI").at(-1)).toEqual(["FC", "EPP"]);
});

test("unfolded, every step has its number and those of the other format say so", () => {
  expect(showPath(PATH, "EPP", true).map(({ position, isOfFormat }) => [position, isOfFormat])).toEqual([
    [1, true],
    [2, false],
    [3, true],
    [4, true],
  ]);
});

test.each([
  ["gp-vaccination", 11],
  ["nurse-vaccination", 10],
])("%s has %i steps when nothing is folded", (id, count) => {
  const steps = programmes.find((programme) => programme.id === id)?.learnerPath ?? [];
  expect(showPath(steps, "EPP", true).filter(({ position }) => position)).toHaveLength(count);
});

test("a format that promises two rounds of audit shows both, in order; FC shows none", () => {
  for (const { id, formats, learnerPath } of programmes) {
    for (const format of FORMATS.filter((known) => formats[known])) {
      const titles = showPath(learnerPath, format, false).flatMap(({ title, position }) => (position ? [title] : []));
      const rounds = titles
        .filter((title) => /tour/i.test(title))
        .map((title) => /premier tour|second tour/i.exec(title)?.[0].toLowerCase());
      const ofAudits = showPath(learnerPath, format, true).filter(({ title, isOfFormat }) => isOfFormat && /tour d’audit/i.test(title));
      if (format !== "PI")
        expect(
          ofAudits.flatMap(({ formats }) => formats),
          `${id} ${format}`,
        ).not.toContain("FC");
      expect(rounds, `${id} ${format}`).toEqual(format === "FC" ? [] : ["premier tour", "second tour"]);
    }
  }
});
