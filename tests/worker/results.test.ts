import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { iatrogenicHarm, pain } from "#tests/references.ts";
import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { readLastChanges } from "#workers/db/last-changes.ts";
import { listOutcomeFacts, listSentFacts } from "#workers/db/results.ts";
import type { FollowUpStatus } from "#workers/db/vocabulary.ts";
import { insert } from "./forms.ts";
import { makeBooking, makeLead, makeRequest } from "./make-records.ts";

/** A week: its first moment counts, the first of the next week does not. */
const week = { from: "2026-11-02T00:00:00.000Z", to: "2026-11-09T00:00:00.000Z" };
const moments = ["2026-11-01T23:59:59.999Z", week.from, "2026-11-08T23:59:59.999Z", week.to];
const inside = [week.from, "2026-11-08T23:59:59.999Z"];

test("catalogues and bookings count from the first moment of a span until before its last, those of robots left out", async () => {
  for (const created_at of moments) await insert("catalogue_downloads", makeLead({ created_at }));
  await insert("catalogue_downloads", makeLead({ created_at: week.from, suspect: "trap" }));
  await insert("catalogue_downloads", makeLead({ created_at: "2026-11-05T12:00:00.000Z", suspect: "too-fast", utm_campaign: "automne" }));

  expect((await listSentFacts(env.DB, "catalogue_downloads", week)).toSorted((a, b) => (a.at < b.at ? -1 : 1))).toMatchObject([
    { at: inside[0], campaign: null, origin: null },
    { at: "2026-11-05T12:00:00.000Z", campaign: "automne", origin: null },
    { at: inside[1], campaign: null, origin: null },
  ]);
  for (const created_at of moments) await insert("calendly_bookings", makeBooking({ created_at }));
  expect((await listSentFacts(env.DB, "calendly_bookings", week)).map(({ at }) => at).toSorted()).toEqual(inside);
});

test("requests of a span come with what brought them and nobody's name, those of robots left out", async () => {
  for (const created_at of moments) await insert("callback_requests", makeRequest({ created_at, suspect: "trap" }));
  for (const created_at of [moments[0], moments[3]]) await insert("callback_requests", makeRequest({ created_at }));
  const request = makeRequest({
    created_at: week.from,
    programme: "nurse-pain",
    format_reference: pain.EPP,
    selection: `${pain.EPP}.${iatrogenicHarm.EPP}`,
    source_page: "/formations/infirmiers/amelioration-douleur",
    source_type: "popup_timeout",
    utm_campaign: "automne",
    utm_source: "lettre",
    suspect: "too-fast",
  });
  await insert("callback_requests", request);

  expect(await listSentFacts(env.DB, "callback_requests", week)).toEqual([
    {
      at: week.from,
      page: request.source_page,
      source: "popup_timeout",
      profession: "infirmiers",
      programme: "nurse-pain",
      reference: pain.EPP,
      selection: `${pain.EPP}.${iatrogenicHarm.EPP}`,
      campaign: "automne",
      origin: "lettre",
      medium: null,
    },
  ]);
});

test("outcomes are the statuses of a span, oldest first, without the notes alone, with what brought the record", async () => {
  const request = makeRequest({ utm_campaign: "automne", utm_source: "lettre" });
  await insert("callback_requests", request);
  let after: string | null = null;
  const note = async (id: string, at: string, status: FollowUpStatus | null) => {
    const change = { table: "callback_requests" as const, recordId: request.id, after, status };
    expect(await addFollowUps(env.DB, { id, at, author: "Nadia" }, [change])).toEqual([request.id]);
    after = id;
  };
  await note("1", "2026-11-01T09:00:00.000Z", "a-rappeler");
  await note("2", week.from, "joint");
  await note("3", "2026-11-03T09:00:00.000Z", null);
  await note("5", "2026-11-05T09:00:00.000Z", "inscrit");
  await note("6", "2026-11-06T09:00:00.000Z", "sans-suite");
  await note("7", "2026-11-07T09:00:00.000Z", "nouveau");
  await note("8", "2026-11-08T09:00:00.000Z", "a-rappeler");
  await note("9", week.to, "joint");

  expect((await listOutcomeFacts(env.DB, week)).map(({ id, status }) => [id, status])).toEqual([
    ["2", "joint"],
    ["5", "inscrit"],
    ["6", "sans-suite"],
    ["7", "nouveau"],
    ["8", "a-rappeler"],
  ]);
  expect((await listOutcomeFacts(env.DB, week))[0]).toEqual({
    record: request.id,
    id: "2",
    at: week.from,
    status: "joint",
    campaign: "automne",
    origin: "lettre",
  });
});

test("what a table does not say of what was sent is null", async () => {
  await insert("catalogue_downloads", makeLead({ created_at: week.from, catalogue_type: "generalistes", utm_medium: "papier" }));
  await insert("calendly_bookings", makeBooking({ created_at: week.from, source_type: "popup_timeout" }));

  const [catalogue] = await listSentFacts(env.DB, "catalogue_downloads", week);
  expect(catalogue).toMatchObject({ profession: "generalistes", source: null, programme: null, medium: "papier" });
  const [booking] = await listSentFacts(env.DB, "calendly_bookings", week);
  expect(booking).toMatchObject({ profession: null, source: "popup_timeout" });
});

test("what operators read of people has another mark after each change, and the same without one", async () => {
  const request = makeRequest();
  const entry = { id: "1", at: "2026-11-03T09:00:00.000Z", author: "Nadia" };
  const changes = [
    () => insert("catalogue_downloads", makeLead()),
    () => insert("callback_requests", request),
    () => addFollowUps(env.DB, entry, [{ table: "callback_requests", recordId: request.id, after: null, status: "joint" }]),
  ];
  const readMark = async () => JSON.stringify(await readLastChanges(env.DB));
  const marks = [await readMark()];
  for (const change of changes) {
    await change();
    marks.push(await readMark());
  }

  expect(new Set(marks).size).toBe(marks.length);
  expect(await readMark()).toBe(marks.at(-1));
});
