import { afterEach, beforeEach, expect, test } from "vitest";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { query } from "#tests/operator/query.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import type { Stores } from "../stores/stores.ts";

const NOW = new Date("2026-11-23T09:00:00.000Z");
const zoe = { prenom: "Zoé", nom: "Martin", telephone: "06 12 34 56 78" };
const ERASE = "erase --email zoe@exemple.fr";

let stores: Stores;

beforeEach(() => {
  stores = openMemoryStores();
});

afterEach(() => stores.close());

/** The stores, where something else happens just before each deletion. */
function whileDeleting(happen: () => Promise<unknown>): Stores {
  const { database } = stores;
  return {
    ...stores,
    database: {
      ...database,
      prepare: (sql: string) => database.prepare(sql),
      async batch(statements: D1PreparedStatement[]) {
        const results = await database.batch(statements);
        await happen();
        return results;
      },
    } as unknown as D1Database,
  };
}

async function countPeople(): Promise<number> {
  const [row] = await query<{ n: number }>(
    stores,
    "SELECT (SELECT count(*) FROM catalogue_downloads) + (SELECT count(*) FROM callback_requests) AS n",
  );
  return row?.n ?? 0;
}

test("a record in flight, of the same name and coordinates under an id of its own, goes with the rest", async () => {
  await seedLead(stores, { ...zoe, email: "zoe@exemple.fr" });
  let isFirst = true;
  const busy = whileDeleting(async () => {
    if (!isFirst) return;
    isFirst = false;
    await seedRequest(stores, { ...zoe, prenom: "ZOE", telephone: "+33 6 12 34 56 78", created_at: "2026-11-23T08:59:59.000Z" });
  });

  expect((await runCommand(busy, ERASE, NOW, { typed: "EFFACER" })).answer).toContain("Effacé : 2 enregistrements");
  expect(await countPeople()).toBe(0);
});

test("a record in flight that comes to the outbox goes with the rest", async () => {
  await seedLead(stores, { ...zoe, email: "zoe@exemple.fr" });
  const late = {
    id: crypto.randomUUID(),
    ...zoe,
    email: "zoe@exemple.fr",
    created_at: "2026-11-23T08:59:59.000Z",
    catalogue_type: "infirmiers",
    source_page: "/",
    consent_phone: false,
    consent_email: false,
    consent_text_version: "2026-11",
  };
  const busy = whileDeleting(() =>
    isWritten
      ? Promise.resolve()
      : stores.outbox.write(`outbox/catalogue_downloads/${late.id}.json`, encode(late), "application/json").then(note),
  );
  let isWritten = false;
  const note = () => {
    isWritten = true;
  };

  await runCommand(busy, ERASE, NOW, { typed: "EFFACER" });
  expect(await stores.outbox.list("outbox/")).toEqual([]);
});

test("what arrives while the person at the keyboard still reads the list goes too", async () => {
  await seedLead(stores, { ...zoe, email: "zoe@exemple.fr" });
  const answer = await runCommand(stores, ERASE, NOW, {
    typed: "EFFACER",
    whileAsked: () => seedRequest(stores, { ...zoe, created_at: "2026-11-23T09:00:30.000Z" }),
  });

  expect(answer.answer).toContain("Effacé : 2 enregistrements");
  expect(await countPeople()).toBe(0);
  // Whatever of these moments is still in flight is refused by its time.
  const [erasure] = await query<{ at: string }>(stores, "SELECT min(erased_at) AS at FROM erasures");
  expect(Date.parse(erasure?.at ?? "")).toBeGreaterThan(NOW.getTime());
});

test("a colleague on the same telephone stays, whatever comes in flight", async () => {
  await seedLead(stores, { ...zoe, email: "zoe@exemple.fr" });
  const busy = whileDeleting(() => seedRequest(stores, { prenom: "Paul", nom: "Petit", telephone: zoe.telephone }));
  await runCommand(busy, ERASE, NOW, { typed: "EFFACER" });

  expect(await query(stores, "SELECT prenom FROM callback_requests")).toEqual([{ prenom: "Paul" }]);
});

function encode(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
