import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addErasures } from "#workers/db/erasures.ts";
import { asErasurePepper, type ErasurePepper, hashRecord } from "#workers/people/erasure-hashes.ts";
import type { Person } from "#workers/people/person-keys.ts";
import { saveRecord } from "#workers/people/save-record.ts";
import { replayOutbox } from "#workers/scheduled/replay-outbox.ts";
import { failing, withFault } from "./faulty-stores.ts";
import { countRows, emptyStores, forms, leadsPath, listKeys, post, readRows, requestsPath } from "./forms.ts";
import { makeLead } from "./make-records.ts";

/** Erasure wins: what comes late of somebody who was erased is not inserted. */

const PEPPER = "poivre d'essai" as ErasurePepper;
const stores = { ERASURE_PEPPER: PEPPER as string } as Partial<Env>;
const zoe: Person = { prenom: "Zoé", nom: "Martin", email: "zoe@exemple.fr", telephone: "06 12 34 56 78" };

async function erase(person: Person, at = new Date().toISOString()): Promise<void> {
  const hashes = await hashRecord(PEPPER, { ...person, id: "another" });
  const erasures = hashes.map((hash) => ({ hash, erased_at: at, id: "e", kind: "person" as const }));
  await addErasures(env.DB, erasures);
}

function addToOutbox(path: typeof leadsPath | typeof requestsPath, fields: Record<string, unknown>) {
  return post(path, forms[path]({ ...zoe, ...fields }), { stores: { ...stores, DB: withFault(env.DB, failing()) } });
}

test("a lead that waited in the outbox while its person was erased is not inserted, and waits no longer", async () => {
  const replay = async (secrets: Partial<Env>) => {
    await emptyStores();
    await addToOutbox(leadsPath, {});
    await addToOutbox(requestsPath, { prenom: "ZOE", telephone: "+33 6 12 34 56 78" });
    expect(await listKeys()).toHaveLength(2);
    await erase(zoe);
    await replayOutbox({ ...env, ...secrets }, new Date());
    expect(await listKeys()).toEqual([]);
    return [await countRows("catalogue_downloads"), await countRows("callback_requests")];
  };

  expect(await replay(stores)).toEqual([0, 0]);
  // It is the erasure that keeps them out: a secret that does not know it lets them in.
  expect(await replay({ ERASURE_PEPPER: "un autre poivre" } as Partial<Env>)).toEqual([1, 1]);
});

test("a colleague on the same telephone, who was not erased, is inserted", async () => {
  await addToOutbox(requestsPath, { prenom: "Paul", nom: "Petit" });
  await erase(zoe);
  await replayOutbox({ ...env, ...stores }, new Date());

  expect(await readRows("callback_requests")).toEqual([expect.objectContaining({ prenom: "Paul" })]);
});

test("what a person sends after their erasure is theirs to send", async () => {
  await erase(zoe, new Date(Date.now() - 1000).toISOString());

  expect((await post(leadsPath, forms[leadsPath]({ ...zoe }), { stores })).status).toBe(201);
  expect(await countRows("catalogue_downloads")).toBe(1);
});

test("without the secret nothing enters the database: what a visitor sends waits, and the replay stops", async () => {
  const bare = { ERASURE_PEPPER: undefined } as Partial<Env>;
  expect((await post(leadsPath, forms[leadsPath](), { stores: bare })).status).toBe(201);
  expect((await post(requestsPath, forms[requestsPath](), { stores: bare })).status).toBe(201);
  expect([await countRows("catalogue_downloads"), await countRows("callback_requests")]).toEqual([0, 0]);
  const waiting = await listKeys();
  expect(waiting).toHaveLength(2);

  await expect(replayOutbox({ ...env, ...bare }, new Date())).rejects.toThrow("ERASURE_PEPPER");
  expect(await listKeys()).toEqual(waiting);
  await replayOutbox({ ...env, ...stores }, new Date());
  expect([await countRows("catalogue_downloads"), await countRows("callback_requests")]).toEqual([1, 1]);
  await expect(replayOutbox({ ...env, ...bare }, new Date()), "an empty outbox is no fault").resolves.toMatchObject({ replayed: 0 });
});

test("a record cannot be saved without the secret: the types refuse it", () => {
  const record = makeLead();
  // @ts-expect-error: the secret is missing
  void (() => saveRecord(env.DB, "catalogue_downloads", record));
  // @ts-expect-error: any text is no secret
  void (() => saveRecord(env.DB, "", "catalogue_downloads", record));
  // @ts-expect-error: it may be missing
  void (() => saveRecord(env.DB, asErasurePepper(undefined), "catalogue_downloads", record));
});
