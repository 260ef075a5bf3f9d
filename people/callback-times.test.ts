import { expect, test } from "vitest";
import { nextAttemptAt, offerCallTimes, readCallTime } from "./callback-times.ts";

const FRIDAY = new Date("2026-11-27T09:12:00.000Z");

test("« demain » is the next working day: Monday after a Friday, never a holiday", () => {
  expect(offerCallTimes(FRIDAY).nextMorning).toBe("2026-11-30T08:00:00.000Z");
  expect(offerCallTimes(new Date("2026-12-24T09:00:00.000Z")).nextMorning).toBe("2026-12-28T08:00:00.000Z");
});

test("the evening is offered until it begins", () => {
  expect(offerCallTimes(FRIDAY).evening).toBe("2026-11-27T16:00:00.000Z");
  expect(offerCallTimes(new Date("2026-11-27T16:00:00.000Z")).evening).toBeNull();
});

test("any minute can be typed, and « dans 1 h » counts from when it is noted", () => {
  expect(readCallTime("2026-11-27T10:17", FRIDAY)).toEqual({ moment: "2026-11-27T09:17:00.000Z" });
  expect(readCallTime("dans-1-h", FRIDAY)).toEqual({ moment: "2026-11-27T10:15:00.000Z" });
});

test("what has passed is no moment to call again, nor is what is no date", () => {
  expect(readCallTime("2026-11-27T10:12", FRIDAY)).toEqual({ fault: "past" });
  expect(readCallTime("2026-11-27T08:00:00.000Z", FRIDAY)).toEqual({ fault: "past" });
  for (const text of ["", undefined, "demain", "2026-02-30T10:00"]) expect(readCallTime(text, FRIDAY)).toEqual({ fault: "missing" });
});

test("whoever did not answer is tried again at the next time of day, an hour later at least, never at the weekend", () => {
  const at = (time: string) => nextAttemptAt(new Date(`2026-11-27T${time}:00.000Z`));
  expect([at("09:12"), at("10:30"), at("15:30"), at("17:30")]).toEqual([
    "2026-11-27T11:00:00.000Z",
    "2026-11-27T13:00:00.000Z",
    "2026-11-30T08:00:00.000Z",
    "2026-11-30T08:00:00.000Z",
  ]);
  expect(nextAttemptAt(new Date("2026-11-28T09:00:00.000Z"))).toBe("2026-11-30T08:00:00.000Z");
});
