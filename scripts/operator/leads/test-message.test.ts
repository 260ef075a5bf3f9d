import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { listTaskRuns, noteTaskRun } from "#workers/db/task-runs.ts";

const NOW = new Date("2026-11-23T09:00:00.000Z");

let stores: Stores;
let site: Server;
/** What the site does with the wish. */
let outcome: { failed: string; told: string[] };

beforeEach(async () => {
  stores = openMemoryStores();
  site = createServer(async (request, response) => {
    expect(request.url).toBe("/cdn-cgi/handler/scheduled?cron=*%20*%20*%20*%20*");
    const [wish] = await listTaskRuns(stores.database);
    const { failed, told } = outcome;
    if (wish) await noteTaskRun(stores.database, { ...wish, failed, summary: JSON.stringify({ told }) });
    response.end("ok");
  });
  await new Promise<void>((resolve) => site.listen(0, "localhost", resolve));
  vi.stubEnv("PORT", String((site.address() as AddressInfo).port));
});

afterEach(() => new Promise((resolve) => site.close(resolve)));

test("the command names the channels that took the message", async () => {
  outcome = { failed: "", told: ["webhook", "email"] };

  expect((await runCommand(stores, "test-message", NOW)).answer).toMatch(/^Message d'essai parti par la messagerie et l'e-mail\./);
});

test.each([
  [{ failed: "webhook", told: ["email"] }, /la messagerie n'a pas pris le message/],
  [{ failed: "", told: [] }, /Aucune façon d'être prévenu n'est réglée/],
])("after %j the command fails with one sentence", async (found, sentence) => {
  outcome = found;

  await expect(runCommand(stores, "test-message", NOW)).rejects.toThrow(sentence);
});

test("without a site on this machine the command says which to start", async () => {
  await new Promise((resolve) => site.close(resolve));

  await expect(runCommand(stores, "test-message", NOW)).rejects.toThrow(
    /Le site local ne tourne pas sur http:\/\/localhost:\d+ : lancez « npm start »/,
  );
});
