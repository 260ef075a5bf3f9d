import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createRandom } from "#scripts/seeded-random.ts";
import { replayOutbox } from "#workers/scheduled/replay-outbox.ts";
import { type Fault, override, withFault } from "./faulty-stores.ts";
import { forms, leadsPath, listKeys, post, readRows, tables } from "./forms.ts";

const CLIENTS = 50;
const LEADS_PER_CLIENT = 20;

test("of 1 000 leads sent at once, while D1 fails three times in ten, each is in D1 exactly once after the replay", {
  timeout: 180_000,
}, async () => {
  const random = createRandom(20261121);
  // Half of the failures come after D1 has saved: only its answer is lost.
  const flaky: Fault = async (work) => {
    const fate = random();
    if (fate < 0.15) throw new Error("D1_ERROR: Network connection lost.");
    const result = await work();
    if (fate < 0.3) throw new Error("D1_ERROR: Network connection lost.");
    return result;
  };
  const put = (...parameters: Parameters<R2Bucket["put"]>) =>
    random() < 0.3 ? Promise.reject(new Error("R2 is busy")) : env.OUTBOX.put(...parameters);
  // The stores are on trial here, not the limits that so much repetition would meet.
  const unlimited: RateLimit = { limit: async () => ({ success: true }) };
  const stores = {
    DB: withFault(env.DB, flaky),
    OUTBOX: override(env.OUTBOX, { put }),
    FLOOD_LIMITER: unlimited,
    REPEAT_LIMITER: unlimited,
    SHARED_LIMITER: unlimited,
  };
  const answered = new Map<string, string>();
  let refusals = 0;

  async function runClient(client: number) {
    for (let index = 0; index < LEADS_PER_CLIENT; index++) {
      // Every fourth lead says the same as the fourth leads of all clients.
      const email = index % 4 === 0 ? "cabinet@exemple.fr" : `client-${client}-${index}@exemple.fr`;
      const name = crypto.randomUUID();
      const form = forms[leadsPath]({ id: name, email });
      // As the form does: what was typed stays, and the same id goes again; every third one even after it was answered.
      for (let left = index % 3 === 0 ? 2 : 1; left > 0; ) {
        const response = await post(leadsPath, form, { stores, headers: { "CF-Connecting-IP": `203.0.113.${client}` } });
        expect([201, 503]).toContain(response.status);
        if (response.status === 503) refusals++;
        else {
          const { id } = await response.json<{ id: string }>();
          expect(answered.get(name) ?? id).toBe(id);
          answered.set(name, id);
          left--;
        }
      }
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => runClient(client)));

  // What people were told of lies beside it.
  const listWaiting = async () => (await listKeys()).filter((key) => key.startsWith("outbox/"));
  const waiting = (await listWaiting()).length;
  const later = Date.now() + 60_000;
  // Each turn of the cron is an hour later, so that what failed is due again.
  for (let turn = 0; turn < 100 && (await listWaiting()).length > 0; turn++)
    await replayOutbox({ ...env, DB: stores.DB }, new Date(later + turn * 3_600_000));

  const rows = await readRows(tables[leadsPath]);
  expect(await listWaiting()).toEqual([]);
  expect(rows).toHaveLength(CLIENTS * LEADS_PER_CLIENT);
  expect(rows.filter(({ email }) => email === "cabinet@exemple.fr")).toHaveLength((CLIENTS * LEADS_PER_CLIENT) / 4);
  expect(rows.map(({ id }) => id).sort()).toEqual([...answered.values()].sort());
  // The faults were real: some leads came by the outbox, and some visitors had to try again.
  expect(waiting).toBeGreaterThan(5);
  expect(refusals).toBeGreaterThan(0);
});
