import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { readRequest, saveRequest } from "../../back-office/new-request/request.ts";
import { failing, withFault } from "./faulty-stores.ts";
import { countRows } from "./forms.ts";
import { addLead, contextOf, find, NOW } from "./people.ts";

const ID = "5e55105e-0000-4000-8000-000000000000";
const FIELDS = {
  ...{ id: ID, prenom: "Odile", nom: "Grandclerc", telephone: "06 12 34 56 84", email: "odile@exemple.fr", profession: "infirmiers" },
  ...{ jour: listCallbackDays(NOW)[0] ?? "", creneau: "matin", accord: "Oui, jeudi matin", remarque: "Préfère le soir" },
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));

function read() {
  const request = readRequest(FIELDS, NOW);
  if ("errors" in request) throw new Error(JSON.stringify(request.errors));
  return request;
}

async function send(database: D1Database = env.DB): Promise<string> {
  const { row, beside } = read();
  return saveRequest({ ...contextOf("Inès"), stores: { database, outbox: env.OUTBOX } }, row, beside);
}

const WHOLE = {
  email: "odile@exemple.fr",
  calls: [{ is_timed: true }],
  standing: { telephone: { state: "accepted" } },
  entries: [
    { kind: "agreement", author: "Inès", note: "Oui, jeudi matin" },
    { kind: "note", note: "Préfère le soir" },
    { kind: "correction", corrections: { email: "odile@exemple.fr" } },
  ],
};

test("whichever write of a new request fails, a second sending leaves all of it, once", async () => {
  const watched = withFault(env.DB);
  await send(watched);
  const writes = watched.calls;
  for (let failed = 1; failed <= writes; failed++) {
    for (const table of ["callback_requests", "entries", "person_keys", "open_calls"]) await env.DB.exec(`DELETE FROM ${table}`);
    let call = 0;
    const cut = withFault(env.DB, (work, statements) => (++call === failed ? failing()(work, statements) : work()));
    await expect(send(cut), `write ${failed}`).rejects.toThrow();
    await send();
    await send();
    for (const words of ["grandclerc", "odile@exemple.fr"]) expect(await find(words)).toMatchObject(WHOLE);
    expect([await countRows("callback_requests"), await countRows("entries")]).toEqual([1, 3]);
  }
});

test("a request whose answer was lost is not noted twice, even after a colleague has worked on it", async () => {
  await send();
  await env.DB.exec("DELETE FROM open_calls");
  await send();
  expect(await find("grandclerc")).toMatchObject({ entries: WHOLE.entries, calls: [] });
});

test("the e-mail of a new request leaves the person's other records as they are", async () => {
  await addLead({ prenom: "Odile", nom: "Grandclerc", telephone: "06 12 34 56 84", email: "ancienne@exemple.fr" });
  await send();
  const { records, email } = await find("grandclerc");
  expect(email).toBe("odile@exemple.fr");
  expect(records.map((record) => record.email)).toEqual(["odile@exemple.fr", "ancienne@exemple.fr"]);
});
