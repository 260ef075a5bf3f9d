import { expect, test } from "vitest";
import { decideAs } from "#tests/operator/decide.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { query } from "#tests/operator/query.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import type { Stores } from "../stores/stores.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const zoe = { prenom: "Zoé", nom: "Martin", telephone: "06 12 34 56 78" };

async function seed(stores: Stores): Promise<void> {
  await seedLead(stores, { ...zoe, id: "aaaaaaaa", email: "zoe@exemple.fr" });
  await seedRequest(stores, { ...zoe, id: "bbbbbbbb", created_at: "2026-11-20T09:00:00.000Z" });
  await seedRequest(stores, { ...zoe, id: "cccccccc", prenom: "Paul", nom: "Petit", created_at: "2026-11-20T09:00:00.000Z" });
}

test("after the database was restored one command erases again everybody who had been erased, and nobody else", async () => {
  const before = openMemoryStores();
  const run = (stores: Stores, line: string, pepper?: string) => runCommand(stores, line, NOW, pepper === undefined ? {} : { pepper });
  await seed(before);
  expect((await run(before, "replay-erasures")).answer).toBe("Personne n'a jamais été effacé : rien à refaire.");
  await decideAs(before, NOW).correct("zoe", "telephone", zoe.telephone, "07 00 00 00 01");
  await decideAs(before, NOW).erase("zoe");
  // The database of before the erasure: records as they were sent, no journal. What lies in R2 stays.
  const restored = { ...openMemoryStores(), outbox: before.outbox };
  await seed(restored);
  await seedLead(restored, { ...zoe, id: "dddddddd", email: "zoe@exemple.fr", created_at: "2026-11-22T08:00:00.000Z" });

  await expect(run(restored, "replay-erasures", "autre")).rejects.toThrow("n'est pas celui du journal");
  expect((await run(restored, "replay-erasures --dry-run")).answer).toBe("Serait effacé de nouveau : 2 enregistrements.");
  expect((await run(restored, "replay-erasures")).answer).toBe("Effacé de nouveau : 2 enregistrements.");
  expect((await run(restored, "replay-erasures")).answer).toBe("Aucune personne effacée n'est revenue.");
  expect(await query(restored, "SELECT id FROM catalogue_downloads UNION ALL SELECT id FROM callback_requests")).toEqual([
    { id: "dddddddd" },
    { id: "cccccccc" },
  ]);
});
