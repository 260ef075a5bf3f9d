import { describe, expect, test } from "vitest";
import { STATUSES } from "#app/content/vocabulary.ts";
import { sampleProgrammes } from "#tests/sample-catalogue.ts";
import { weighObligation } from "./obligation.ts";
import { findRemedies } from "./remedies.ts";
import { hoursAvailable, isFundedByAgency } from "./rights.ts";
import type { Selectable } from "./selectable.ts";
import { addUp } from "./totals.ts";

const generalists = sampleProgrammes("generalistes", ["EPP"]);
const nurses = sampleProgrammes("infirmiers");
const pick = (...references: string[]): Selectable[] =>
  [...generalists, ...nurses].flatMap(({ offers }) => offers).filter(({ reference }) => references.includes(reference));

describe("totals", () => {
  test("within the hours the agency pays the course, and the indemnities add up", () => {
    expect(addUp(pick("9A0X2499002", "9A0X2499020"), true, 14)).toEqual({
      count: 2,
      hours: 14,
      available: 14,
      hoursOver: 0,
      indemnityInCents: 63_000,
      toConfirmInCents: 18_000,
      priceInCents: 127_300,
      toPayInCents: 0,
    });
  });

  test("one hour above there is no total at all", () => {
    expect(addUp(pick("9A0X2499002", "9A0X2499020"), true, 13)).toMatchObject({
      hoursOver: 1,
      indemnityInCents: null,
      toConfirmInCents: 0,
      toPayInCents: null,
    });
  });

  test.each(["salarie", "remplacant-ou-autre"] as const)("%s: no indemnity, no limit of hours, the whole price to finance", (status) => {
    const isFunded = isFundedByAgency(status, "2026-12-31");
    expect(addUp(pick("9A0X2499009"), isFunded, hoursAvailable({ profession: "infirmiers", isFunded, hours: 2 }))).toMatchObject({
      available: null,
      hoursOver: 0,
      indemnityInCents: null,
      toPayInCents: 46_740,
    });
  });

  test("who does not know the hours left counts on a whole year", () => {
    expect(hoursAvailable({ profession: "infirmiers", isFunded: true, hours: null })).toBe(14);
    expect(hoursAvailable({ profession: "generalistes", isFunded: true, hours: null })).toBe(21);
  });

  test("only two statuses are paid by the agency", () => {
    expect(STATUSES.filter((status) => isFundedByAgency(status, "2026-12-31"))).toEqual(["liberal-conventionne", "centre-de-sante"]);
    // Nothing is published for the year after.
    expect(STATUSES.filter((status) => isFundedByAgency(status, "2027-01-01"))).toEqual([]);
  });

  test("nothing chosen adds up to nothing", () => {
    expect(addUp([], true, 0)).toMatchObject({ count: 0, hours: 0, indemnityInCents: 0, toPayInCents: 0 });
  });
});

describe("the obligation", () => {
  test.each([
    ["an integrated programme with a known priority is all one needs", ["9A0X2499002"], { missing: [], level: 2 }],
    ["without a known priority, the priority stays to be checked", ["9A0X2499003"], { missing: [], priorities: [], level: 1 }],
    ["continuing education alone misses an audit", ["9A0X2499006", "9A0X2499017", "9A0X2499007"], { missing: ["EPP"], level: 0 }],
    ["nothing chosen misses both", [], { missing: ["FC", "EPP"] }],
  ])("%s", (_, references, obligation) => {
    expect(weighObligation(pick(...references), generalists)).toMatchObject(obligation);
  });
});

describe("remedies", () => {
  test("a shorter format comes first, then what to take out; both leave the most hours", () => {
    const remedies = findRemedies(pick("9A0X2499002", "9A0X2499003"), generalists, 14);
    const left = remedies.map(({ choices }) => choices.map(({ reference }) => reference).join(" "));
    expect(left).toEqual(["9A0X2499002 9A0X2499019", "9A0X2499002"]);
    expect(remedies[0]?.replaced).toEqual([expect.objectContaining({ format: "EPP" })]);
    expect(remedies[1]?.removed).toHaveLength(1);
  });

  test("within the hours, or without a limit, there is nothing to repair", () => {
    expect(findRemedies(pick("9A0X2499002"), generalists, 14)).toEqual([]);
    expect(findRemedies(pick("9A0X2499002", "9A0X2499003"), generalists, null)).toEqual([]);
  });
});
