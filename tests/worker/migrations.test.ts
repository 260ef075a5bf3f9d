import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { readPeople } from "#people/read-people.ts";
import { replayOutbox } from "#workers/scheduled/replay-outbox.ts";
import { listKeys, readRows } from "./forms.ts";

/** From the schema of the first release, with rows in it and records waiting in the outbox, to the schema of today. */

const FIRST_RELEASE = 6;
const at = "2026-11-20T08:00:00.000Z";
const person = { nom: "Martin", prenom: "Zoé", telephone: "06 12 34 56 78" };
const lead = {
  ...person,
  id: "aaaaaaaa-0000-4000-8000-000000000000",
  created_at: at,
  email: "zoe@exemple.fr",
  catalogue_type: "infirmiers",
  source_page: "/formations",
  consent_phone: 1,
  consent_email: 0,
  consent_text_version: "2026-11",
  consent_at: at,
};
const request = {
  ...person,
  id: "bbbbbbbb-0000-4000-8000-000000000000",
  created_at: at,
  profession: "infirmiers",
  creneau: "matin",
  source_page: "/contact",
  source_type: "contact_page_cta",
  consent_text_version: "2026-11",
  consent_at: at,
};
const booking = {
  id: "cccccccc-0000-4000-8000-000000000000",
  created_at: at,
  source_page: "/",
  source_type: "header_cta",
  session_id: "s",
  time_on_page: 12,
  scroll_depth: 40,
};
const records = { catalogue_downloads: lead, callback_requests: request, calendly_bookings: booking };

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const { results } = await env.DB.prepare(
    "SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
  ).all<{
    type: string;
    name: string;
  }>();
  for (const { type, name } of results.filter(({ type }) => type === "trigger" || type === "table"))
    await env.DB.exec(`DROP ${type} IF EXISTS "${name}"`);

  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, FIRST_RELEASE));
  for (const [table, record] of Object.entries(records)) {
    const names = Object.keys(record);
    await env.DB.prepare(`INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`)
      .bind(...Object.values(record))
      .run();
  }
  await env.DB.batch([
    env.DB.prepare("INSERT INTO lead_follow_ups VALUES ('catalogue_downloads', ?, 'ne-plus-appeler', '2026-11-20T12:00:00.000Z')").bind(
      lead.id,
    ),
    env.DB.prepare("INSERT INTO lead_follow_ups VALUES ('callback_requests', ?, 'joint', '2026-11-20T11:00:00.000Z')").bind(request.id),
    env.DB.prepare("INSERT INTO lead_notifications VALUES ('callback_requests', ?, ?)").bind(request.id, at),
    env.DB.prepare("INSERT INTO erasure_journal VALUES ('e', ?, 'email', 'abcd')").bind(at),
  ]);
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});

test("every row is there, as it was", async () => {
  for (const [table, record] of Object.entries(records)) expect(await readRows(table)).toEqual([expect.objectContaining(record)]);
  expect(await readRowsOf("announcements")).toEqual([
    { record_table: "callback_requests", record_id: request.id, way: "webhook", sent_at: at, attempts: 0, due_at: null },
  ]);
  expect(await readRowsOf("erasure_journal")).toEqual([{ id: "e", erased_at: at, kind: "email", hash: "abcd" }]);
});

test("a status is an entry, and « ne plus appeler » a refusal that holds for the person", async () => {
  const [zoe, ...others] = await readPeople(env.DB, new Date("2026-11-21T10:00:00.000Z"));

  expect(others).toEqual([]);
  expect(Object.fromEntries(zoe?.records.map(({ id, followUp }) => [id, followUp?.status]) ?? [])).toEqual({
    [request.id]: "joint",
    [lead.id]: undefined,
  });
  expect(zoe?.standing.telephone).toEqual({ state: "refused", at: "2026-11-20T12:00:00.000Z" });
});

test("the sentences that were shown before are kept in their words", async () => {
  expect(await readRowsOf("consent_sentences")).toEqual([
    { record_table: "callback_requests", version: "2026-11", channel: "telephone", words: expect.stringContaining("au numéro indiqué") },
    { record_table: "catalogue_downloads", version: "2026-11", channel: "email", words: expect.stringContaining("recevoir par e-mail") },
    { record_table: "catalogue_downloads", version: "2026-11", channel: "telephone", words: expect.stringContaining("d’être rappelé(e)") },
  ]);
});

test("records that the first release left in the outbox become rows, under their own ids", async () => {
  for (const [table, record] of Object.entries(records)) {
    const older = {
      ...record,
      id: record.id.replace("0000-4000", "1111-4000"),
      ...(table === "catalogue_downloads" && { consent_phone: true, consent_email: false }),
    };
    await env.OUTBOX.put(`outbox/${table}/${older.id}.json`, JSON.stringify(older), { customMetadata: { createdAt: at } });
  }
  await replayOutbox(env, new Date());

  expect(await listKeys()).toEqual([]);
  for (const [table, record] of Object.entries(records)) {
    expect((await readRows(table)).map(({ id }) => id)).toEqual([record.id, record.id.replace("0000-4000", "1111-4000")]);
  }
});

async function readRowsOf(table: string) {
  return (await env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2, 3`).all()).results;
}
