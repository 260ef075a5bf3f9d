import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import type { OwnChange } from "#app/features/own-request/own-request-schema.ts";
import { outcome } from "#tests/people.ts";
import { THE_PERSON } from "#workers/db/vocabulary.ts";
import { listCalls, listLaterCalls } from "#workers/people/calls/call-lists.ts";
import { changeRequest } from "#workers/people/own-request/change-request.ts";
import { findHeldRequest, maskPhone } from "#workers/people/own-request/own-request.ts";
import { failing, withFault } from "./faulty-stores.ts";
import { forms, leadsPath, post, readRows, requestsPath } from "./forms.ts";
import { addRequest, find, note, stores } from "./people.ts";

interface Answer {
  id: string;
  reference: string;
  code?: string;
  cle?: string;
}

async function ask(fields: Record<string, unknown> = {}, broken: Partial<Env> = {}): Promise<Required<Answer>> {
  const response = await post(requestsPath, forms[requestsPath](fields), { stores: broken });
  expect(response.status).toBe(201);
  return response.json();
}

const now = () => new Date();
const look = (key: string, at = now()) => findHeldRequest(stores, key, at).then((held) => held?.shown ?? null);
const change = (key: string, wish: OwnChange, at = now()) => changeRequest(stores, key, wish, at);
const [firstDay = "", secondDay = ""] = listCallbackDays(now());
const entries = () => readRows("entries", "at");

test("a request answers with four digits and a key of 128 bits, and keeps the key's hash only", async () => {
  const { code, cle, reference, id } = await ask();
  expect(code).toMatch(/^\d{4}$/);
  expect(cle).toMatch(/^[0-9a-f]{32}$/);
  const [row] = await readRows("callback_requests");
  expect(row).toMatchObject({ id, call_code: code, key_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(JSON.stringify(row)).not.toContain(cle);
  expect(await look(cle)).toMatchObject({ reference, code, jour: firstDay, creneau: "matin", state: "open" });
});

test("a call for a year whose funding isn't published has no day, and its link lives until then", async () => {
  const { cle } = await ask({ besoin: "prochaine-annee", jour: "" });
  const later = new Date(Date.now() + 300 * 24 * 60 * 60_000);
  expect(await look(cle, later)).toMatchObject({ jour: null, creneau: "matin", besoin: "prochaine-annee", state: "open" });
  expect(await change(cle, { kind: "cancel" })).toBe("done");
  expect(await look(cle)).toMatchObject({ state: "cancelled" });
});

test("a retry gives the same code and the same link, whether the browser made a key or not", async () => {
  for (const made of [{}, { cle: "a".repeat(32) }]) {
    const form = forms[requestsPath]({ id: crypto.randomUUID(), ...made });
    const answers = await Promise.all([1, 2, 3].map(async () => (await post(requestsPath, form)).json<Answer>()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await look(answers[0]?.cle ?? "")).toMatchObject({ code: answers[0]?.code });
  }
});

test("codes follow neither from the reference nor from the key", async () => {
  const cle = "b".repeat(32);
  const codes = await Promise.all(Array.from({ length: 12 }, async () => (await ask({ id: crypto.randomUUID(), cle })).code));
  expect(new Set(codes).size).toBeGreaterThan(6);
});

test("a catalogue lead has a code when it agrees to be called, and never a link", async () => {
  const agreed: Answer = await (await post(leadsPath, forms[leadsPath]({ consent_phone: true }))).json();
  expect(agreed).toMatchObject({ code: expect.stringMatching(/^\d{4}$/) });
  expect(agreed.cle).toBeUndefined();
  const silent: Answer = await (await post(leadsPath, forms[leadsPath]())).json();
  expect(silent.code).toBeUndefined();
  expect((await readRows("catalogue_downloads")).filter(({ call_code }) => call_code !== null)).toHaveLength(1);
});

test("its sender moves a call: the advisers' list follows, the journal names the person, the code stays", async () => {
  const { cle, code } = await ask();
  expect(await change(cle, { kind: "move", jour: secondDay, creneau: "fin-de-journee" })).toBe("done");
  expect(await look(cle)).toMatchObject({ jour: secondDay, creneau: "fin-de-journee", code, isMoved: true, state: "open" });
  const [line, ...others] = await listLaterCalls(stores, now());
  expect(others).toEqual([]);
  expect(line).toMatchObject({ slot: "fin-de-journee", dueAt: expect.stringContaining(secondDay) });
  expect(await entries()).toMatchObject([
    { kind: "moved", author: THE_PERSON, corrections: JSON.stringify({ jour: secondDay, creneau: "fin-de-journee" }) },
  ]);
  const [row] = await readRows("callback_requests");
  expect(row).toMatchObject({ jour: firstDay, creneau: "matin" });
});

test.each([
  ["a Sunday", { jour: "2027-01-03", creneau: "matin" }],
  ["a day in the past", { jour: "2020-01-06", creneau: "matin" }],
  ["next year", { jour: `${Number(firstDay.slice(0, 4)) + 1}${firstDay.slice(4)}`, creneau: "matin" }],
] as const)("%s is refused, and nothing is noted", async (_, moment) => {
  const { cle } = await ask();
  expect(await change(cle, { kind: "move", ...moment })).toBe("late");
  expect(await entries()).toEqual([]);
});

test("a cancelled call leaves the advisers' list, and may be asked for another day", async () => {
  const { cle } = await ask();
  expect(await change(cle, { kind: "cancel" })).toBe("done");
  expect(await listLaterCalls(stores, now())).toEqual([]);
  expect(await look(cle)).toMatchObject({ state: "cancelled" });
  expect(await change(cle, { kind: "cancel" })).toBe("late");
  expect(await change(cle, { kind: "move", jour: secondDay, creneau: "matin" })).toBe("done");
  expect(await listLaterCalls(stores, now())).toHaveLength(1);
});

test("« ne plus m'appeler » is a refusal like an adviser's: no call, and no later consent lifts it alone", async () => {
  const { cle } = await ask({ nom: "Durand", telephone: "06 12 34 56 78" });
  expect(await change(cle, { kind: "refuse" })).toBe("done");
  expect(await look(cle)).toMatchObject({ state: "refused" });
  expect((await find("Durand")).standing.telephone.state).toBe("refused");
  expect(await listLaterCalls(stores, now())).toEqual([]);
  await ask({ nom: "Durand", telephone: "06 12 34 56 78" });
  expect((await find("Durand")).standing.telephone.state).toBe("unsure");
});

test("erasing takes this request alone, is noted by id as the person's own, and leaves a refusal's print", async () => {
  const { cle, id } = await ask({ nom: "Durand", telephone: "06 12 34 56 78" });
  const other = await ask({ nom: "Durand", telephone: "06 12 34 56 78" });
  await change(cle, { kind: "refuse" });
  expect(await change(cle, { kind: "erase" })).toBe("done");
  expect(await readRows("callback_requests")).toMatchObject([{ id: other.id }]);
  expect(await readRows("erasures", "erased_at")).toMatchObject([{ record_id: id, author: THE_PERSON }]);
  expect(await readRows("oppositions", "hash")).toHaveLength(1);
  expect(await look(cle)).toBeNull();
  expect(await change(cle, { kind: "erase" })).toBe("gone");
});

test("a link ends with its call, a quotation's after 30 days", async () => {
  const call = await ask();
  const quotation = await ask({ besoin: "devis" });
  const evening = new Date(`${firstDay}T21:00:00.000Z`);
  expect(await look(call.cle, new Date(`${firstDay}T08:30:00.000Z`))).toMatchObject({ state: "begun" });
  expect(await look(call.cle, evening)).toBeNull();
  expect(await look(quotation.cle, evening)).not.toBeNull();
  expect(await look(quotation.cle, new Date(Date.now() + 31 * 86_400_000))).toBeNull();
});

test("a call that has begun can be cancelled, no longer moved", async () => {
  const { cle } = await ask();
  const during = new Date(`${firstDay}T09:30:00.000Z`);
  expect(await change(cle, { kind: "move", jour: secondDay, creneau: "matin" }, during)).toBe("late");
  expect(await change(cle, { kind: "cancel" }, during)).toBe("done");
});

test("after an adviser's outcome nothing is moved or cancelled", async () => {
  const { cle } = await ask({ nom: "Durand" });
  await note("Durand", outcome("joint"));
  expect(await look(cle)).toMatchObject({ state: "answered" });
  expect(await change(cle, { kind: "cancel" })).toBe("late");
  expect(await change(cle, { kind: "move", jour: secondDay, creneau: "matin" })).toBe("late");
  expect((await entries()).map(({ kind }) => kind)).toEqual(["outcome"]);
});

test("two tabs and two presses are one change each, whatever their order", async () => {
  const { cle } = await ask();
  const results = await Promise.all([change(cle, { kind: "cancel" }), change(cle, { kind: "cancel" })]);
  expect(results.sort()).toEqual(["done", "late"]);
  expect(await entries()).toHaveLength(1);
});

test.each(["", "x", "a".repeat(31), "a".repeat(32), "a".repeat(33), "../../etc", "%00", "' OR 1=1 --"])(
  "a guessed key %j finds nothing",
  async (key) => {
    await ask();
    await addRequest();
    expect(await look(key)).toBeNull();
    expect(await change(key, { kind: "erase" })).toBe("gone");
    expect(await readRows("callback_requests")).toHaveLength(2);
  },
);

test("the hash in the database, the id and the reference are no keys", async () => {
  const { id, reference } = await ask();
  const [row] = await readRows("callback_requests");
  for (const known of [String(row?.key_hash), String(row?.key_hash).slice(0, 32), id, id.replaceAll("-", "").slice(0, 32), reference])
    expect(await look(known)).toBeNull();
});

test("a request that waits in the outbox is shown and can be erased; it is changed once D1 has it", async () => {
  const { cle, code } = await ask({}, { DB: withFault(env.DB, failing()) });
  expect(await look(cle)).toMatchObject({ code, state: "open" });
  expect(await change(cle, { kind: "cancel" })).toBe("waiting");
  expect(await change(cle, { kind: "erase" })).toBe("done");
  expect(await look(cle)).toBeNull();
});

test("who presses while an adviser notes an outcome loses nothing: one of both stands, the other is told", async () => {
  const { cle } = await ask({ nom: "Durand" });
  const [mine] = await Promise.all([change(cle, { kind: "cancel" }), note("Durand", outcome("pas-de-reponse"))]);
  expect(["done", "late"]).toContain(mine);
  expect((await listCalls(stores, now())).today.length).toBeLessThanOrEqual(1);
});

test("only the first and last digits of a telephone are shown", () => {
  expect(maskPhone("06 12 34 56 78")).toBe("06 •• •• •• 78");
  expect(maskPhone("+262 692 12 34 56")).toBe("+26• ••• •• •• 56");
});
