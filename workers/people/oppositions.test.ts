import { beforeEach, expect, test } from "vitest";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { decideAs, PEPPER } from "#tests/operator/decide.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { query } from "#tests/operator/query.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import { makeLead, makeRequest } from "#tests/worker/make-records.ts";
import { eraseAgain } from "#workers/people/erase-person.ts";
import { PeopleReader } from "#workers/people/people-reader.ts";
import { saveRecord } from "#workers/people/save-record.ts";

const REFUSED_AT = new Date("2026-11-20T10:00:00.000Z");
const ERASED_AT = new Date("2026-11-21T10:00:00.000Z");
const AGAIN = "2026-11-23T10:00:00.000Z";
const NOW = new Date("2026-11-24T10:00:00.000Z");
const zoe = { prenom: "Zoé", nom: "Martin", telephone: "06 12 34 56 78" };

let stores: Stores;
let reader: PeopleReader;

beforeEach(async () => {
  stores = openMemoryStores();
  reader = new PeopleReader(stores.database);
  await seedRequest(stores, { ...zoe, created_at: "2026-11-19T10:00:00.000Z" });
  await seedLead(stores, { ...zoe, email: "zoe@exemple.fr", created_at: "2026-11-19T11:00:00.000Z" });
});

async function standingOf(telephone: string) {
  const person = (await reader.read(NOW)).find((one) => one.telephone === telephone);
  return person?.standing;
}

async function sendAgain(telephone: string, email: string) {
  const consented = { consent_phone: true, consent_email: true, created_at: AGAIN };
  await saveRecord(stores.database, PEPPER, "callback_requests", makeRequest({ ...zoe, telephone, created_at: AGAIN }));
  await saveRecord(stores.database, PEPPER, "catalogue_downloads", makeLead({ ...zoe, ...consented, telephone, email }));
}

test("a refusal outlives the erasure of its record: a new one with its telephone or e-mail is an opposition, to be confirmed", async () => {
  await decideAs(stores, REFUSED_AT).refuse("0612345678", "telephone");
  await decideAs(stores, ERASED_AT).erase("0612345678");

  await standingOf("Somebody reads before it comes");
  await sendAgain("+33 6 12 34 56 78", "autre@exemple.fr");
  expect((await standingOf("+33 6 12 34 56 78"))?.telephone).toEqual({ state: "unsure", at: REFUSED_AT.toISOString(), isOpposition: true });
  expect((await standingOf("+33 6 12 34 56 78"))?.email.state).toBe("accepted");
  expect((await runCommand(stores, "export --out -", NOW)).answer).toContain("à confirmer : opposition du 2026-11-20 11:00");

  await sendAgain("07 00 00 00 01", "ZOE@exemple.fr");
  expect((await standingOf("07 00 00 00 01"))?.telephone.state).toBe("unsure");
  await sendAgain("07 00 00 00 02", "libre@exemple.fr");
  expect((await standingOf("07 00 00 00 02"))?.telephone.state).toBe("accepted");
});

test("a base of before the refusal, restored after the erasure, does not forget it", async () => {
  await decideAs(stores, REFUSED_AT).refuse("0612345678", "telephone");
  await decideAs(stores, ERASED_AT).erase("0612345678");
  for (const table of ["oppositions", "erasure_hashes"]) await query(stores, `DELETE FROM ${table}`);
  await seedRequest(stores, { ...zoe, created_at: "2026-11-19T10:00:00.000Z" });

  expect(await eraseAgain(stores, PEPPER, NOW)).toBe(1);
  await sendAgain("+33 6 12 34 56 78", "autre@exemple.fr");
  expect((await standingOf("+33 6 12 34 56 78"))?.telephone).toEqual({ state: "unsure", at: REFUSED_AT.toISOString(), isOpposition: true });
});

test("what stays of it names nobody", async () => {
  await decideAs(stores, REFUSED_AT).refuse("zoe@exemple.fr", "email");
  await decideAs(stores, ERASED_AT).erase("0612345678");
  const kept = await query<{ hash: string }>(stores, "SELECT * FROM oppositions");
  const moments = { refused_at: REFUSED_AT.toISOString(), kept_since: ERASED_AT.toISOString() };
  expect(kept).toEqual(Array(2).fill({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), channel: "email", ...moments }));
  const known = await query<{ hash: string }>(stores, "SELECT hash FROM erasure_hashes");
  expect(known.map(({ hash }) => hash)).not.toContain(kept[0]?.hash);
});

test("a refusal that was lifted leaves nothing, and a corrected number counts", async () => {
  await decideAs(stores, REFUSED_AT).refuse("0612345678", "telephone");
  await decideAs(stores, new Date("2026-11-20T11:00:00.000Z")).refuse("0612345678", "telephone", false);
  await decideAs(stores, new Date("2026-11-20T11:30:00.000Z")).refuse("0612345678", "email");
  await decideAs(stores, new Date("2026-11-20T12:00:00.000Z")).correct("zoe@exemple.fr", "telephone", zoe.telephone, "0700000001");
  await decideAs(stores, ERASED_AT).erase("0612345678");
  await sendAgain("07 00 00 00 01", "autre@exemple.fr");
  const standing = await standingOf("07 00 00 00 01");
  expect([standing?.telephone.state, standing?.email.state]).toEqual(["accepted", "unsure"]);
});

test("a later opposition of the same telephone holds, whatever was settled of an earlier one", async () => {
  const send = (nom: string, created_at: string) =>
    saveRecord(stores.database, PEPPER, "callback_requests", makeRequest({ ...zoe, nom, created_at, consent_at: created_at }));
  await decideAs(stores, REFUSED_AT).refuse("0612345678", "telephone");
  await decideAs(stores, ERASED_AT).erase("0612345678");
  await send("Martin", "2026-11-21T11:00:00.000Z");
  await decideAs(stores, new Date("2026-11-21T12:00:00.000Z")).refuse("Martin", "telephone", false);
  expect((await standingOf(zoe.telephone))?.telephone.state).toBe("accepted");

  await send("Durand", "2026-11-21T13:00:00.000Z");
  await decideAs(stores, new Date("2026-11-21T14:00:00.000Z")).refuse("Durand", "telephone");
  await decideAs(stores, new Date("2026-11-21T15:00:00.000Z")).erase("Durand");
  await send("Martin", AGAIN);
  expect((await standingOf(zoe.telephone))?.telephone).toEqual({ state: "unsure", at: "2026-11-21T14:00:00.000Z", isOpposition: true });
});
