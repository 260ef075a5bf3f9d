import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { payerFacts } from "#app/content/payers/records.ts";
import { isAgencyStatus, STATUSES } from "#app/content/vocabulary.ts";
import { sampleProgrammes } from "#tests/sample-catalogue.ts";
import { weighObligation } from "./obligation.ts";
import { findRemedies } from "./remedies.ts";
import { isFundedByAgency } from "./rights.ts";
import type { Selectable } from "./selectable.ts";

const generalists = sampleProgrammes();
const pick = (...references: string[]): Selectable[] =>
  generalists.flatMap(({ offers }) => offers).filter(({ reference }) => references.includes(reference));

// Hours, amounts and remedies of every selection: whole-space.test.ts; sums and line of several offers: app/answer/answer.test.ts.

test("only two statuses are paid by the agency, and none after the last published year", () => {
  for (const facts of Object.values(payerFacts))
    expect(STATUSES.filter((status) => facts[status].kind === "agency")).toEqual(STATUSES.filter(isAgencyStatus));
  expect(STATUSES.filter((status) => isFundedByAgency(status, "2026-12-31"))).toEqual(["liberal-conventionne", "centre-de-sante"]);
  expect(STATUSES.filter((status) => isFundedByAgency(status, "2027-01-01"))).toEqual([]);
});

test.each([
  ["an integrated programme with a known priority is enough", ["9A0X2499002"], { missing: [], level: 2 }],
  ["without a known priority, the priority remains to be checked", ["9A0X2499003"], { missing: [], priorities: [], level: 1 }],
  ["continuing education alone misses an audit", ["9A0X2499006", "9A0X2499017", "9A0X2499007"], { missing: ["EPP"], level: 0 }],
  ["nothing chosen misses both", [], { missing: ["FC", "EPP"] }],
])("obligation: %s", (_, references, obligation) => expect(weighObligation(pick(...references))).toMatchObject(obligation));

test("the first remedy is a shorter format, the second a removal; both leave the most hours", () => {
  const remedies = findRemedies(pick("9A0X2499002", "9A0X2499003"), generalists, 14);
  const left = remedies.map(({ choices }) => choices.map(({ reference }) => reference).join(" "));
  expect(left).toEqual(["9A0X2499002 9A0X2499019", "9A0X2499002"]);
  expect(remedies[0]?.replaced).toEqual([expect.objectContaining({ format: "EPP" })]);
  expect(remedies[1]?.removed).toHaveLength(1);
});
