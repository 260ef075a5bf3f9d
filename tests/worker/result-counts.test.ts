import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { outcome } from "#tests/people.ts";
import { FIGURES } from "#workers/db/vocabulary.ts";
import { undoLast } from "#workers/people/calls/decisions.ts";
import { listPeriods, periodsOf, readResults } from "#workers/people/results/results.ts";
import { replayOutbox } from "#workers/scheduled/replay-outbox.ts";
import { putLead } from "./forms.ts";
import { insertInto, makeBooking, makeQuotation } from "./make-records.ts";
import { addLead, addRequest, contextOf, find, NOW, note } from "./people.ts";

const at = (day: string) => new Date(`${day}T10:00:00.000Z`);

/** Catalogues, requests, bookings, people reached and enrolled. */
const figures = (...counts: number[]) => Object.fromEntries(FIGURES.map((figure, index) => [figure, counts[index]]));

/** Each name has its own telephone. */
const request = (nom: string, created_at: string, utm_campaign: string | null = null, suspect: "trap" | null = null) =>
  addRequest({ nom, telephone: `06 12 34 56 ${10 + nom.length}`, created_at, utm_campaign, suspect });

test("submissions, people reached and enrolments are counted by week and by campaign, the current week so far", async () => {
  await addLead({ created_at: "2026-11-23T08:00:00.000Z", utm_campaign: "rentree" });
  await insertInto(env.DB, "calendly_bookings", makeBooking({ created_at: "2026-11-17T08:00:00.000Z" }));
  const quotation = makeQuotation({ created_at: "2026-11-17T08:00:00.000Z", utm_campaign: "rentree" });
  await insertInto(env.DB, "quotation_requests", quotation);
  await request("Un", "2026-11-16T08:00:00.000Z", "rentree");
  // Sunday evening in UTC is Monday in Paris.
  await request("Deux", "2026-11-22T23:30:00.000Z");
  await request("Robot", "2026-11-23T08:00:00.000Z", null, "trap");
  await note("Un", outcome("joint"), contextOf("Nadia", at("2026-11-19")));
  await note("Deux", outcome("inscrit"), contextOf("Nadia", at("2026-11-24")));

  const { periods, campaigns } = await readResults(env.DB, "week", NOW);

  expect(periods.slice(0, 3)).toEqual([
    { from: "2026-11-23", to: "2026-11-25", isRunning: true, ...figures(1, 1, 0, 0, 1, 1) },
    { from: "2026-11-16", to: "2026-11-23", isRunning: false, ...figures(0, 1, 1, 1, 1, 0) },
    { from: "2026-11-09", to: "2026-11-16", isRunning: false, ...figures(0, 0, 0, 0, 0, 0) },
  ]);
  expect(campaigns).toEqual([
    { campaign: "rentree", ...figures(1, 1, 1, 0, 1, 0) },
    { campaign: null, ...figures(0, 1, 0, 1, 1, 1) },
  ]);
});

test("an outcome counts once per person, and not when undone", async () => {
  for (const nom of ["A", "Bb", "Ccc", "Dddd", "Eeeee"]) {
    await request(nom, "2026-11-23T08:00:00.000Z", "rentree");
    await request(nom, "2026-11-23T09:00:00.000Z");
    await note(nom.length > 1 ? nom : "0612345611", outcome("inscrit"));
  }
  const people = async () => (await readResults(env.DB, "month", NOW)).periods[0];
  expect(await people()).toMatchObject({ callback_requests: 10, joint: 5, inscrit: 5 });
  expect((await readResults(env.DB, "month", NOW)).campaigns).toMatchObject([{ campaign: "rentree", inscrit: 5 }, { inscrit: 0 }]);

  await note("Eeeee", outcome("joint"));
  expect(await people()).toMatchObject({ joint: 5, inscrit: 5 });
  await undoLast(contextOf(), await find("Eeeee"));
  await note("Dddd", outcome("sans-suite"));
  await undoLast(contextOf(), await find("Dddd"));
  await note("Ccc", outcome("joint"));
  expect(await people()).toMatchObject({ joint: 5, inscrit: 5 });

  await request("Ffffff", "2026-11-23T08:00:00.000Z");
  await note("Ffffff", outcome("inscrit"));
  await undoLast(contextOf(), await find("Ffffff"));
  expect(await people()).toMatchObject({ callback_requests: 11, joint: 5, inscrit: 5 });
});

test("the figures of finished periods outlive their records; the current one is counted on read", async () => {
  await addLead({ created_at: "2026-11-17T08:00:00.000Z", utm_campaign: "rentree" });
  await request("Un", "2026-11-02T08:00:00.000Z", "rentree");
  for (const day of ["03", "17", "18", "20", "23"])
    await note("Un", outcome(day === "20" ? "inscrit" : "joint"), contextOf("Nadia", at(`2026-11-${day}`)));
  const [running] = (await readResults(env.DB, "month", NOW)).periods;
  expect(running).toMatchObject({ catalogue_downloads: 1, callback_requests: 1, joint: 1, inscrit: 1 });
  const counted = await readResults(env.DB, "week", NOW);
  await env.DB.exec("DELETE FROM catalogue_downloads");
  expect(await readResults(env.DB, "week", NOW)).toEqual(counted);
  await request("Deux", "2026-11-24T08:00:00.000Z");
  expect((await readResults(env.DB, "week", NOW)).periods[0]).toMatchObject({ callback_requests: 1 });
});

test("an undo or a late record is counted in its finished week and month", async () => {
  await request("Un", "2026-10-23T08:00:00.000Z");
  await note("Un", outcome("inscrit"), contextOf("Nadia", at("2026-10-23")));
  await putLead({ created_at: "2026-10-23T09:00:00.000Z" });
  const october = async () => [(await readResults(env.DB, "week", NOW)).periods[5], (await readResults(env.DB, "month", NOW)).periods[1]];
  const both = (figures: object) => [expect.objectContaining(figures), expect.objectContaining(figures)];
  expect(await october()).toEqual(both({ catalogue_downloads: 0, inscrit: 1 }));
  await replayOutbox(env, NOW);
  expect(await october()).toEqual(both({ catalogue_downloads: 1, inscrit: 1 }));
  await undoLast(contextOf(), await find("Un"));
  expect(await october()).toEqual(both({ catalogue_downloads: 1, joint: 0, inscrit: 0 }));
});

test("a request that the honeypot set aside counts in its week and month once it is « une vraie personne », and no longer when that is undone", async () => {
  await request("Un", "2026-11-12T08:00:00.000Z", "rentree", "trap");
  const counted = async () => [
    (await readResults(env.DB, "week", NOW)).periods[2]?.callback_requests,
    (await readResults(env.DB, "month", NOW)).periods[0]?.callback_requests,
  ];
  expect(await counted()).toEqual([0, 0]);
  await note("Un", { kind: "genuine" });
  expect(await counted()).toEqual([1, 1]);
  await note("Un", outcome("inscrit"));
  expect((await readResults(env.DB, "month", NOW)).periods[0]).toMatchObject({ callback_requests: 1, inscrit: 1 });
  await undoLast(contextOf(), await find("Un"));
  await undoLast(contextOf(), await find("Un"));
  expect(await counted()).toEqual([1, 1]);

  await request("Deux", "2026-11-12T08:00:00.000Z", null, "trap");
  await note("Deux", { kind: "genuine" });
  expect(await counted()).toEqual([2, 2]);
  await undoLast(contextOf(), await find("Deux"));
  expect(await counted()).toEqual([1, 1]);
});

test("a moment is of its week and month in Paris", () => {
  expect(periodsOf("2026-11-22T23:30:00.000Z")).toEqual(["2026-11-23", "2026-11-01"]);
  expect(periodsOf("2026-10-31T23:30:00.000Z")).toEqual(["2026-10-26", "2026-11-01"]);
});

test("weeks begin on Monday and months on the first, without a gap", () => {
  const startsOf = (unit: "week" | "month", now: Date) =>
    listPeriods(unit, now)
      .map(({ from }) => from)
      .slice(0, 3);
  expect(startsOf("week", NOW)).toEqual(["2026-11-23", "2026-11-16", "2026-11-09"]);
  expect(startsOf("month", new Date("2026-03-31T12:00:00.000Z"))).toEqual(["2026-03-01", "2026-02-01", "2026-01-01"]);
});
