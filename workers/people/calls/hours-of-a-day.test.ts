import { expect, test, vi } from "vitest";
import { plainly } from "#tests/plain-text.ts";

vi.mock("#app/content/organisation.ts", async (load) => {
  const { organisation } = await load<typeof import("#app/content/organisation.ts")>();
  const opening = [
    { firstDay: "lundi", lastDay: "jeudi", hours: [[9, 19]] },
    {
      firstDay: "vendredi",
      lastDay: "vendredi",
      hours: [
        [8.5, 12],
        [13.5, 17],
      ],
    },
  ];
  return { organisation: { ...organisation, opening } };
});

const { doubtCallTime, nextAttemptAt, offerCallTimes } = await import("./callback-times.ts");
const { findAskedMoment } = await import("./next-call.ts");
const { formatSlotHours } = await import("#workers/people/labels/record-labels.ts");

const [THURSDAY, FRIDAY, MONDAY] = ["2026-11-26", "2026-11-27", "2026-11-30"];
/** In winter Paris is an hour ahead of UTC. */
const at = (day: string, hour: string) => new Date(`${day}T${hour}:00.000+01:00`);
const iso = (day: string, hour: string) => at(day, hour).toISOString();

test("on a day that closes early no evening is offered, and an unanswered call goes to the next day's own opening", () => {
  expect(offerCallTimes(at(FRIDAY, "09:12")).evening).toBeNull();
  expect(offerCallTimes(at(THURSDAY, "09:12")).evening).toBe(iso(THURSDAY, "17:00"));
  expect(nextAttemptAt(at(FRIDAY, "11:00"))).toBe(iso(FRIDAY, "13:30"));
  expect(nextAttemptAt(at(FRIDAY, "15:30"))).toBe(iso(MONDAY, "09:00"));
  expect(nextAttemptAt(at(THURSDAY, "18:00"))).toBe(iso(FRIDAY, "08:30"));
});

test("a request is due at the opening of the day it names, and of a guessed day only where its time of day is open", () => {
  const ask = (creneau: string, jour: string | null, created: Date) =>
    findAskedMoment({ creneau, jour, created_at: created.toISOString() });
  const sent = at(THURSDAY, "20:00");
  expect(ask("matin", MONDAY, sent)).toEqual({ from: iso(MONDAY, "09:00"), until: iso(MONDAY, "12:00"), slot: "matin" });
  expect(ask("apres-midi", FRIDAY, sent)).toEqual({ from: iso(FRIDAY, "14:00"), until: iso(FRIDAY, "17:00"), slot: "apres-midi" });
  expect(ask("matin", null, sent).from).toBe(iso(FRIDAY, "08:30"));
  expect(ask("fin-de-journee", null, sent).from).toBe(iso(MONDAY, "17:00"));
  expect(ask("un jour", FRIDAY, sent)).toEqual({ from: iso(FRIDAY, "08:30"), until: iso(FRIDAY, "17:00"), slot: null });
});

test("a request without a day is due on the next working day on which its time of day has not begun", () => {
  const guess = (day: string, hour: string) => findAskedMoment({ creneau: "matin", jour: null, created_at: iso(day, hour) }).from;
  expect(guess("2026-11-28", "08:00")).toBe(iso(MONDAY, "09:00"));
  expect(guess("2026-11-11", "08:00")).toBe(iso("2026-11-12", "09:00"));
  expect([guess(MONDAY, "08:59"), guess(MONDAY, "09:00")]).toEqual([iso(MONDAY, "09:00"), iso("2026-12-01", "09:00")]);
});

test("a moment when nobody calls, or more than a year away, is doubted", () => {
  const now = at(THURSDAY, "09:12");
  const doubt = (day: string, hour: string) => doubtCallTime(iso(day, hour), now);
  for (const hour of ["08:29", "12:00", "13:29", "17:00"]) expect(doubt(FRIDAY, hour), hour).toBe("hour");
  for (const hour of ["08:30", "11:59", "13:30", "16:59"]) expect(doubt(FRIDAY, hour), hour).toBeNull();
  expect(doubt("2026-11-29", "10:00")).toBe("day");
  expect(doubt("2026-12-25", "10:00")).toBe("holiday");
  expect(doubt("2027-11-26", "09:12")).toBeNull();
  expect(doubt("2027-11-26", "09:13")).toBe("far");
  expect(doubt("2096-12-25", "03:00")).toBe("far");
});

test("the hours of a time of day are those of its day, once that is known", () => {
  const morning = (day?: string) => plainly(formatSlotHours("matin", day));
  expect([morning(FRIDAY), morning(MONDAY), morning()]).toEqual(["Matin (8 h 30 – 12 h)", "Matin (9 h – 12 h)", "Matin (8 h 30 – 12 h)"]);
});
