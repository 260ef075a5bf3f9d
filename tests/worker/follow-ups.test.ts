import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addFollowUps, type FollowUpChange, listFollowUps } from "#workers/db/follow-up-entries.ts";
import { insert } from "./forms.ts";
import { makeBooking, makeLead, makeRequest } from "./make-records.ts";

const entry = (id: string) => ({ id, at: `2026-11-03T09:00:0${id}.000Z`, author: "Nadia" });
const change = (recordId: string, fields: Partial<FollowUpChange> = {}): FollowUpChange => ({
  table: "callback_requests",
  recordId,
  after: null,
  status: "joint",
  ...fields,
});

test("one call settles records of every table", async () => {
  await insert("callback_requests", makeRequest({ id: "request" }));
  await insert("catalogue_downloads", makeLead({ id: "lead" }));
  await insert("calendly_bookings", makeBooking({ id: "booking" }));

  const written = await addFollowUps(env.DB, entry("1"), [
    change("request", { status: "a-rappeler", callAt: "2026-11-04T09:00:00.000Z", note: "Demande la version papier" }),
    change("lead", { table: "catalogue_downloads" }),
    change("booking", { table: "calendly_bookings", status: null, note: "Venue" }),
  ]);

  expect(written.toSorted()).toEqual(["booking", "lead", "request"]);
  expect((await listFollowUps(env.DB)).find(({ record_id }) => record_id === "request")).toEqual({
    record_table: "callback_requests",
    record_id: "request",
    at: "2026-11-03T09:00:01.000Z",
    id: "1",
    author: "Nadia",
    status: "a-rappeler",
    call_at: "2026-11-04T09:00:00.000Z",
    note: "Demande la version papier",
  });
});

test("a record that somebody else changed since, or that is gone, gets no entry; the others do", async () => {
  for (const id of ["first", "second"]) await insert("callback_requests", makeRequest({ id }));
  await addFollowUps(env.DB, entry("1"), [change("first")]);

  expect(await addFollowUps(env.DB, entry("2"), [change("first"), change("second"), change("gone")])).toEqual(["second"]);
  expect(await addFollowUps(env.DB, entry("3"), [change("first", { after: "1" })])).toEqual(["first"]);
});

test("all or none: one stale record keeps the others from being written", async () => {
  for (const id of ["first", "second"]) await insert("callback_requests", makeRequest({ id }));
  await addFollowUps(env.DB, entry("1"), [change("first")]);

  const changes = [change("first"), change("second")];
  expect(await addFollowUps(env.DB, entry("2"), changes, { isAllOrNone: true })).toEqual([]);
  expect(await listFollowUps(env.DB)).toHaveLength(1);

  const fresh = [change("first", { after: "1" }), change("second")];
  expect((await addFollowUps(env.DB, entry("3"), fresh, { isAllOrNone: true })).toSorted()).toEqual(["first", "second"]);
});

test("entries are one sequence in the order of their writing, whatever the clock of who writes says", async () => {
  await insert("callback_requests", makeRequest({ id: "request" }));
  await insert("catalogue_downloads", makeLead({ id: "lead" }));
  await addFollowUps(env.DB, { ...entry("3"), id: "b" }, [change("request")]);
  await addFollowUps(env.DB, { ...entry("3"), id: "a" }, [change("lead", { table: "catalogue_downloads" })]);
  await addFollowUps(env.DB, { ...entry("1"), id: "c" }, [change("lead", { table: "catalogue_downloads", after: "a" })]);

  const entries = await listFollowUps(env.DB);
  expect(entries.map(({ id }) => id)).toEqual(["b", "a", "c"]);
  expect(entries.map(({ at }) => at)).toEqual(["03.000", "03.001", "03.002"].map((seconds) => `2026-11-03T09:00:${seconds}Z`));
});
