import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listCalls, listLaterCalls, listOldCalls } from "#workers/people/calls/call-lists.ts";
import { decide, undoLast } from "#workers/people/calls/decisions.ts";
import { noteOngoingCall, readOngoingCalls } from "#workers/people/calls/ongoing-calls.ts";
import { correctPerson } from "#workers/people/identity/corrections.ts";
import { findNeighbours, searchPeople } from "#workers/people/identity/search.ts";
import { readResults } from "#workers/people/results/results.ts";
import { applyErasures, erasePerson } from "#workers/people/rights/erasures.ts";
import { purgeExpired } from "#workers/scheduled/purge-expired.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { withFault } from "./faulty-stores.ts";
import { type FormPath, forms, post } from "./forms.ts";
import { insertInto, makeLead, makeRequest } from "./make-records.ts";
import { NOW } from "./people.ts";

/** Tables that grow with submissions and entries, and their aliases. */
const GROWING =
  "catalogue_downloads|callback_requests|calendly_bookings|person_keys|open_calls|ongoing_calls|entries|announcements|erasures|oppositions|sent|entry|own|other|last|before|undoing|earlier|lead|request";
/** An index that may be read whole: announced records leave it. */
const UNSENT = "(?! USING (COVERING )?INDEX announcements_unsent)";
const SCAN = new RegExp(`\\bSCAN (${GROWING})\\b${UNSENT}`);

test("no statement reads a growing table whole: each WHERE has its index", async () => {
  const database = withFault(env.DB);
  const stores = { ...env, DB: database };
  for (const path of Object.keys(forms) as FormPath[]) await post(path, forms[path](), { stores });
  const everywhere = { database, outbox: env.OUTBOX };
  const context = { stores: everywhere, author: "Nadia", now: NOW };
  await insertInto(database, "callback_requests", makeRequest({ created_at: "2026-11-23T10:00:00.000Z" }));
  await insertInto(database, "callback_requests", makeRequest({ nom: "Robot", suspect: "trap" }));
  await insertInto(database, "catalogue_downloads", makeLead({ nom: "Ancien", created_at: "2020-01-01T00:00:00.000Z" }));
  const find = async (words: string) => (await searchPeople(everywhere, words, NOW)).people[0] ?? { key: "", revision: "" };
  for (const words of ["marti", "0612345678", "CIM-23", "29QX", "zoe@exemple.fr"]) await searchPeople(everywhere, words, NOW);
  await decide(context, await find("claire martin"), { kind: "outcome", status: "joint", call_at: null, note: null });
  await undoLast(context, await find("claire martin"));
  await decide(context, await find("ancien"), { kind: "refusal", channel: "telephone", note: null });
  await correctPerson(context, await find("claire martin"), [{ field: "nom", former: "Martin", value: "Petit" }]);
  const person = (await searchPeople(everywhere, "petit", NOW)).people[0];
  if (person) await findNeighbours(everywhere, person, NOW);
  await noteOngoingCall(context, (await find("petit")).key);
  await readOngoingCalls(everywhere, NOW);
  for (const list of [listCalls, listOldCalls, listLaterCalls]) await list(everywhere, NOW);
  for (const unit of ["week", "month"] as const) await readResults(database, unit, NOW);
  await purgeExpired(stores, NOW);
  await erasePerson(context, await find("petit"));
  await applyErasures(everywhere);
  for (const cron of ["* * * * *", "* 3 * * *"]) await runScheduled({ cron, scheduledTime: NOW.getTime() }, stores);

  const scanning: string[] = [];
  const asked = new Map(database.statements.map(({ text, values }) => [text, values]));
  for (const [text, values] of asked) {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...values)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail).join("\n");
    if (SCAN.test(plan)) scanning.push(`${text.replaceAll(/\s+/g, " ").slice(0, 300)}\n${plan}`);
  }
  expect(scanning).toEqual([]);
  expect(asked.size).toBeGreaterThan(40);
});
