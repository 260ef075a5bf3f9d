import { beforeEach, expect, test } from "vitest";
import { privacyRules } from "#app/content/legal/constants.ts";
import { asErasurePepper } from "#people/erasure-hashes.ts";
import { PeopleReader } from "#people/people-reader.ts";
import { saveRecord } from "#people/save-record.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { query } from "#tests/operator/query.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import { makeLead, makeRequest } from "#tests/worker/make-records.ts";
import { deleteOppositionsBefore } from "#workers/db/oppositions.ts";
import type { Stores } from "../stores/stores.ts";

const PEPPER = asErasurePepper("poivre");
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
  if (!PEPPER) throw new Error("No secret");
  const consented = { consent_phone: true, consent_email: true, created_at: AGAIN };
  await saveRecord(stores.database, PEPPER, "callback_requests", makeRequest({ ...zoe, telephone, created_at: AGAIN }));
  await saveRecord(stores.database, PEPPER, "catalogue_downloads", makeLead({ ...zoe, ...consented, telephone, email }));
}

test("a refusal outlives the erasure of its record: a new record with the telephone or the e-mail is an opposition, to be confirmed", async () => {
  await runCommand(stores, "refuse appels --telephone 0612345678", REFUSED_AT);
  await runCommand(stores, "erase --telephone 0612345678 --yes", ERASED_AT);

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

test("what stays of it names nobody, and goes after the time that the privacy page states", async () => {
  await runCommand(stores, "refuse courriels --email zoe@exemple.fr", REFUSED_AT);
  await runCommand(stores, "erase --telephone 0612345678 --yes", ERASED_AT);
  const kept = await query<{ hash: string }>(stores, "SELECT * FROM oppositions");
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(
    kept.map(() => ({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      channel: "email",
      refused_at: REFUSED_AT.toISOString(),
      kept_since: ERASED_AT.toISOString(),
    })),
  );
  const known = await query<{ hash: string }>(stores, "SELECT hash FROM erasures");
  expect(known.map(({ hash }) => hash)).not.toContain(kept[0]?.hash);

  const after = new Date(ERASED_AT);
  after.setUTCFullYear(after.getUTCFullYear() + privacyRules.oppositionYears);
  expect(await deleteOppositionsBefore(stores.database, ERASED_AT.toISOString())).toBe(0);
  expect(await deleteOppositionsBefore(stores.database, after.toISOString())).toBe(2);
});

test("a refusal that was lifted leaves nothing, and a corrected number counts", async () => {
  await runCommand(stores, "refuse appels --telephone 0612345678", REFUSED_AT);
  await runCommand(stores, "refuse appels --telephone 0612345678 --lever", new Date("2026-11-20T11:00:00.000Z"));
  await runCommand(stores, "refuse courriels --telephone 0612345678", new Date("2026-11-20T11:30:00.000Z"));
  await runCommand(stores, "correct telephone 0700000001 --email zoe@exemple.fr", new Date("2026-11-20T12:00:00.000Z"));
  await runCommand(stores, "erase --telephone 0612345678 --yes", ERASED_AT);
  await sendAgain("07 00 00 00 01", "autre@exemple.fr");
  const standing = await standingOf("07 00 00 00 01");
  expect([standing?.telephone.state, standing?.email.state]).toEqual(["accepted", "unsure"]);
});
