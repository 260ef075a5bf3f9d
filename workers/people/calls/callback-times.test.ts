import { expect, test } from "vitest";
import { slotHours } from "#app/content/callback.ts";
import { momentOf } from "#workers/people/labels/french-time.ts";
import { nextAttemptAt, offerCallTimes, readCallTime } from "./callback-times.ts";

const FRIDAY = new Date("2026-11-27T09:12:00.000Z");

const morningOf = (day: string) => momentOf(day, slotHours.matin[0]);

test("« demain » is the next working day: never a Sunday, never a holiday", () => {
  expect(offerCallTimes(new Date("2026-11-28T09:00:00.000Z")).nextMorning).toBe(morningOf("2026-11-30"));
  expect(offerCallTimes(new Date("2026-11-10T09:00:00.000Z")).nextMorning).toBe(morningOf("2026-11-12"));
});

test("the evening is offered until it begins", () => {
  expect(offerCallTimes(FRIDAY).evening).toBe("2026-11-27T16:00:00.000Z");
  expect(offerCallTimes(new Date("2026-11-27T16:00:00.000Z")).evening).toBeNull();
});

test("any minute can be typed, and « dans 1 h » counts from now", () => {
  expect(readCallTime("2026-11-27T10:17", FRIDAY)).toEqual({ moment: "2026-11-27T09:17:00.000Z" });
  expect(readCallTime("dans-1-h", FRIDAY)).toEqual({ moment: "2026-11-27T10:15:00.000Z" });
});

test("a past moment or an invalid date is refused", () => {
  expect(readCallTime("2026-11-27T10:12", FRIDAY)).toEqual({ fault: "past" });
  expect(readCallTime("2026-11-27T08:00:00.000Z", FRIDAY)).toEqual({ fault: "past" });
  for (const text of ["", undefined, "demain", "2026-02-30T10:00"]) expect(readCallTime(text, FRIDAY)).toEqual({ fault: "missing" });
});

test("an unanswered call is retried at the next time of day, an hour later at least, never on a holiday", () => {
  const at = (time: string) => nextAttemptAt(new Date(`2026-11-10T${time}:00.000Z`));
  expect([at("09:12"), at("10:30")]).toEqual(["2026-11-10T11:00:00.000Z", "2026-11-10T13:00:00.000Z"]);
  for (const time of ["15:30", "17:30"]) expect(at(time)).toBe(morningOf("2026-11-12"));
  expect(nextAttemptAt(new Date("2026-11-11T09:00:00.000Z"))).toBe(morningOf("2026-11-12"));
});
