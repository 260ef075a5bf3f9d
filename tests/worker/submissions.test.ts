import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { replayOutbox } from "#workers/scheduled/replay-outbox.ts";
import { openChannels, runCron, WEBHOOK } from "./channels.ts";
import { failing, override, withFault } from "./faulty-stores.ts";
import { type FormPath, formPaths, forms, leadsPath, listKeys, post, readRows, requestsPath, tables } from "./forms.ts";

const { webhook, readChats } = openChannels();
const withWebhook = { NOTIFICATION_WEBHOOK: WEBHOOK } as Partial<Env>;
const runLater = () => runCron({ ...env, ...withWebhook }, 5 * 60_000);

async function send(path: FormPath, form: Record<string, unknown>, stores: Partial<Env> = {}) {
  const response = await post(path, form, { stores: { ...withWebhook, ...stores } });
  expect(response.status).toBe(201);
  return response.json<{ id: string; reference: string }>();
}

test.each([
  [requestsPath, { telephone: "04 65 71 20 30" }, {}, {}],
  [leadsPath, { email: "cabinet@exemple.fr" }, { consent_phone: 0, consent_email: 0, consent_at: null }, { consent_phone: 1 }],
] as const)("%s: two people with one %j are two rows with what each accepted, and both are announced", async (path, shared, no, yes) => {
  const form = forms[path](shared);
  const claire = await send(path, form);
  // A minute later, so that each is announced at once.
  vi.setSystemTime(Date.now() + 60_000);
  const nadia = await send(path, { ...form, prenom: "Nadia", nom: "Petit", consent_phone: true });
  expect(await readRows(tables[path])).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: claire.id, prenom: "Claire", ...shared, ...no }),
      expect.objectContaining({ id: nadia.id, prenom: "Nadia", ...shared, consent_at: expect.any(String), ...yes }),
    ]),
  );
  expect(nadia.id).not.toBe(claire.id);
  expect(readChats().join()).toMatch(/Claire.*Nadia/s);
});

test.each([leadsPath, requestsPath] as const)("%s: a robot's post is never announced and never replaces a real one", async (path) => {
  const form = forms[path]({ email: "claire@exemple.fr", telephone: "06 12 34 56 78" });
  await send(path, { ...form, champ_vide: "https://robot.example" });
  const real = await send(path, form);
  expect(await readRows(tables[path])).toEqual(
    expect.arrayContaining([expect.objectContaining({ suspect: "trap" }), expect.objectContaining({ id: real.id, suspect: null })]),
  );
  await runLater();
  expect(webhook).toHaveBeenCalledTimes(1);
});

test("a stranger who knows a lead's id can neither change it nor take its place", async () => {
  const victim = await send(leadsPath, forms[leadsPath]());
  const [before] = await readRows("catalogue_downloads");
  const attack = await send(leadsPath, forms[leadsPath]({ id: victim.id, nom: "Petit", consent_phone: true, consent_email: true }));
  expect(attack.id).not.toBe(victim.id);
  const after = expect.objectContaining({ id: attack.id, nom: "Petit" });
  expect(await readRows("catalogue_downloads")).toEqual(expect.arrayContaining([before, after]));
});

test.each(formPaths)("%s: the same id and body, even concurrently, are one row, one answer and one announcement", async (path) => {
  const form = { ...forms[path]({ id: crypto.randomUUID() }), ...(path !== "/api/bookings" && { fill_time_ms: 9000 }) };
  const first = await send(path, form);
  const again = await Promise.all([send(path, form), send(path, { ...form, ...("fill_time_ms" in form && { fill_time_ms: 60_000 }) })]);
  expect(again).toEqual([first, first]);
  expect(await readRows(tables[path])).toHaveLength(1);
  await runLater();
  expect(webhook).toHaveBeenCalledTimes(path === "/api/bookings" ? 0 : 1);
});

test("a lead resent after its call opens no other call", async () => {
  const form = forms[leadsPath]({ id: crypto.randomUUID(), consent_phone: true });
  await send(leadsPath, form);
  expect(await readRows("open_calls", "due_at")).toHaveLength(1);
  await env.DB.exec("DELETE FROM open_calls");
  await send(leadsPath, form);
  expect(await readRows("open_calls", "due_at")).toEqual([]);
});

test.each(formPaths)("%s: the same id with another body is another row, even while the first is in the outbox", async (path) => {
  const id = crypto.randomUUID();
  const first = await send(path, forms[path]({ id }), { DB: withFault(env.DB, failing()) });
  const second = await send(path, forms[path]({ id, source_page: "/autre" }), { DB: withFault(env.DB, failing()) });
  const third = await send(path, forms[path]({ id, source_page: "/encore" }));
  await replayOutbox(env, new Date());
  expect((await readRows(tables[path])).map((row) => row.id).sort()).toEqual([first.id, second.id, third.id].sort());
});

test.each(formPaths)("%s: a submission retried through any failure is one row, and every answer is the same", async (path) => {
  const form = forms[path]({ id: crypto.randomUUID() });
  const losesAnswers = withFault(env.DB, async (work) => {
    await work();
    throw new Error("D1_ERROR: Network connection lost.");
  });
  const bothDown = { DB: losesAnswers, OUTBOX: override(env.OUTBOX, { put: failing("R2 is busy") }) };
  expect((await post(path, form, { stores: bothDown })).status).toBe(503);
  const down = { DB: withFault(env.DB, failing()) };
  const answers: unknown[] = [];
  for (const stores of [down, { DB: losesAnswers }, {}, down]) answers.push(await send(path, form, stores));
  expect(await listKeys()).toHaveLength(1);
  await Promise.all([replayOutbox(env, new Date()), replayOutbox(env, new Date())]);

  expect(await listKeys()).toEqual([]);
  const ids = (await readRows(tables[path])).map(({ id }) => id);
  expect(ids).toHaveLength(1);
  expect(answers).toEqual(answers.map(() => ({ ...Object(answers[0]), id: ids[0] })));
});

test.each(formPaths)("%s: a stored row cannot be changed", async (path) => {
  await send(path, forms[path]());
  await expect(env.DB.prepare(`UPDATE ${tables[path]} SET source_page = '/'`).run()).rejects.toThrow("kept as it was sent");
});

test("a callback on a day that is not offered is refused with the days that are, as the site's own day has them", async () => {
  const ask = (jour: string) =>
    post(requestsPath, forms[requestsPath]({ jour }), { stores: { INDEXING: "forbid", TODAY: "2027-03-10" } as Partial<Env> });
  const days = ["2027-03-11", "2027-03-12", "2027-03-15", "2027-03-16", "2027-03-17"];
  for (const [jour, message] of [
    ["2027-03-10", "Ce jour est passé ou trop proche : choisissez-en un autre"],
    ["2027-03-18", "Ce jour est trop lointain : choisissez l'un des cinq prochains jours ouvrés"],
  ] as const) {
    const response = await ask(jour);
    expect([response.status, await response.json()]).toEqual([400, { errors: { jour: message }, days }]);
  }
  expect((await ask("2027-03-11")).status).toBe(201);
});
