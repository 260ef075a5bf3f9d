import { expect, test } from "vitest";
import { workOutExample } from "./worked-example.ts";

const offer = { reference: "9A0X2425002", hours: 10, indemnityInCents: 45_000, priceInCents: 77_900 };

test("funded by the agency: nothing to pay, an indemnity, and the rest of the year's hours", () => {
  expect(workOutExample(offer, { isSettled: true, isIndemnified: true, yearHours: 21 })).toEqual({
    priceInCents: 77_900,
    toPayInCents: 0,
    indemnityInCents: 45_000,
    hoursLeft: 11,
  });
});

test("funded by the employer: nothing to pay, no indemnity, no hours counted", () => {
  expect(workOutExample(offer, { isSettled: true, isIndemnified: false, yearHours: 21 })).toEqual({
    priceInCents: 77_900,
    toPayInCents: 0,
    indemnityInCents: null,
    hoursLeft: null,
  });
});

test("funded by nobody: the whole price to pay", () => {
  expect(workOutExample(offer, { isSettled: false, isIndemnified: false, yearHours: 21 }).toPayInCents).toBe(77_900);
});
