import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { formatCallCode } from "#app/content/call-code.ts";
import { callbackTexts } from "#app/content/callback.ts";
import { formatDay } from "#app/content/day-words.ts";
import { organisation } from "#app/content/organisation.ts";
import { professions } from "#app/content/professions.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { plainly } from "#tests/plain-text.ts";
import { hoursOf, nurseVaccination, pain } from "#tests/references.ts";
import type { CallbackRequestRow } from "#workers/db/schema.ts";
import { announceRecord } from "#workers/notifications/announce-records.ts";
import { hashAddresses } from "#workers/storage/opposition-key.ts";
import { openChannels, runCron, SENDER, TUESDAY, WEBHOOK, ZOE } from "./channels.ts";
import { failing, withFault } from "./faulty-stores.ts";
import { countRows, forms, leadsPath, post as postForm, readRows, requestsPath, whileTableFails } from "./forms.ts";
import { readLog } from "./log.ts";

const ALI = "ali@cimes.test";
const MINUTE_MS = 60_000;
const NURSE = callbackTexts.form.professions.infirmiers;
const DOCTOR = professions.generalistes.catalogueLabel;
const { label, hours } = callbackTexts.form.slots.matin;
const SLOT = `${label} (${hours})`;
const [TOMORROW = ""] = listCallbackDays(new Date(TUESDAY));
const DAY = `${formatDay(TOMORROW).weekday} ${formatDay(TOMORROW).date}`;
const { mail, webhook, stores: both, readChats, readMails } = openChannels();

const NONE = { NOTIFICATION_EMAILS: "", NOTIFICATION_WEBHOOK: "" };
const chatOnly = withSettings({ NOTIFICATION_EMAILS: "" });

function withSettings(settings: Record<string, string>): Env {
  return { ...both, ...settings } as Env;
}

const callbackForm = forms[requestsPath]({ telephone: "06 12 34 56 78", jour: TOMORROW, creneau: "matin" });
const leadForm = forms[leadsPath]({ catalogue_type: "generalistes" });

async function post(path: string, body: Record<string, unknown>, stores: Env = both): Promise<string> {
  const response = await postForm(path, body, { stores });
  expect(response.status).toBe(201);
  return (await response.json<{ reference: string }>()).reference;
}

/** A minute later, the next message may leave at once. */
const waitAMinute = () => void vi.setSystemTime(Date.now() + MINUTE_MS);

/** Of different people. */
async function postUndelivered(count: number): Promise<string[]> {
  const references: string[] = [];
  webhook.mockResolvedValueOnce(new Response("", { status: 503 }));
  for (let index = 0; index < count; index++) {
    const nom = `Martin${"abcdefghijklmnopqrstuvwxyz"[index % 26]}${index < 26 ? "" : "x"}`;
    references.push(await post(requestsPath, { ...callbackForm, nom, telephone: `06 12 34 56 ${10 + index}` }, chatOnly));
  }
  webhook.mockClear();
  return references;
}

test.each([
  [requestsPath, "moment", "Rappel demandé", callbackForm, `${NURSE}, ${DAY}, ${SLOT}`],
  [leadsPath, "profession", "Catalogue téléchargé", leadForm, DOCTOR],
])("%s: a chat gets reference, first name, code and %s, an e-mail the first three, each once", async (path, _, headline, form, words) => {
  const reference = await post(path, form);
  await runCron(both, 5 * MINUTE_MS);
  expect(webhook.mock.calls.map(([address]) => address)).toEqual([WEBHOOK]);
  const subject = `${headline} : Claire, ${reference}`;
  const [row] = await readRows(path === requestsPath ? "callback_requests" : "catalogue_downloads");
  const code = row?.call_code ? `, dites d’abord : ${formatCallCode(String(row.call_code))}` : "";
  expect(readChats()).toEqual([`${subject}${code}, ${words}`]);
  const headers = { from: { name: organisation.name, email: SENDER }, to: ZOE, subject };
  expect(mail.mock.calls).toEqual([[{ ...headers, text: expect.stringMatching(new RegExp(`^${headers.subject}${code}\n\n.*À appeler`)) }]]);
});

test.each([
  ["about an offer", "with it", { format_reference: pain.PI }, [`${SLOT}, Douleur, programme intégré, ${pain.PI}, ${hoursOf(pain.PI)}`]],
  ["with a selection", "with each of its references", { selection: `${pain.PI}.${nurseVaccination.EPP}` }, [pain.PI, nurseVaccination.EPP]],
  ["for a quotation", "as such before anything else", { besoin: "devis", email_formation: "a@ch.example" }, ["Devis demandé : Claire, "]],
])("a callback request %s is announced %s", async (_, __, fields, words) => {
  await post(requestsPath, { ...callbackForm, ...fields });
  for (const word of words) expect(plainly(readChats().join())).toContain(plainly(word));
  expect(readChats().join()).not.toContain("ch.example");
});

test("no message holds other personal data", async () => {
  const about = { format_reference: pain.PI, utm_campaign: "campagne-secrete", telephone: "06 12 34 56 78", prenom: "Zoé", nom: "Martin" };
  await post(requestsPath, { ...callbackForm, ...about });
  await post(leadsPath, { ...leadForm, ...about, email: "zoe.martin@exemple.fr" });
  await postUndelivered(3);
  await runCron(both, 5 * MINUTE_MS);
  expect([...readChats(), ...readMails()].join()).not.toMatch(/Martin|exemple|06.?12|campagne|contact/i);
  expect(readMails().join()).not.toMatch(/9A0X|infirmi|journée/i);
});

test("a first name can't command a chat or add to an e-mail's headers, and is isolated when right-to-left", async () => {
  await post(requestsPath, { ...callbackForm, prenom: "<!channel> @all **[Zoé](https://mechant.test)**" });
  expect(readChats()).toEqual([expect.stringContaining(" : channel all Zoé https mechant. test, ")]);

  waitAMinute();
  const reference = await post(requestsPath, { ...callbackForm, prenom: "שרה" });
  expect(readChats().at(-1)).toContain(` : \u2068שרה\u2069, ${reference}, `);
  expect(mail.mock.calls.pop()?.[0].subject).toBe(`Rappel demandé : \u2068שרה\u2069, ${reference}`);

  for (const prenom of ["Zoé\r\nBcc: mechant@exemple.fr", "Zoé\nX-A: b", "Zoé\u2028Bcc: a@b.fr", "<b>Zoé</b>"]) {
    waitAMinute();
    await postForm(requestsPath, { ...callbackForm, prenom }, { stores: both });
  }
  expect(mail.mock.calls.length).toBeGreaterThan(1);
  for (const [{ to, subject, text }] of mail.mock.calls) {
    expect(to).toBe(ZOE);
    expect(subject).toMatch(/^Rappel demandé : [\p{L} .-]*Zoé[\p{L} .-]*, CIM-[\w-]+$/u);
    expect(text).not.toMatch(/[@<>\r\u2028]|Bcc:|X-A:/);
  }
});

test("a person who refused calls on a deleted record is announced as to be confirmed", async () => {
  const oppose = async (address: string, channel: string) => {
    const hashes = await hashAddresses(env.OUTBOX, [address]);
    const day = "2026-01-01T00:00:00.000Z";
    await env.DB.prepare("INSERT INTO oppositions VALUES (?, ?, ?, ?)").bind(hashes.get(address), channel, day, day).run();
  };
  await oppose("telephone:+33612345678", "telephone");
  await oppose("email:zoe@exemple.fr", "email");

  await post(requestsPath, callbackForm);
  waitAMinute();
  await post(leadsPath, { ...leadForm, email: "zoe@exemple.fr" });

  expect(readChats()).toEqual([
    expect.stringMatching(/, à confirmer avant d’appeler : a refusé de l’être$/),
    expect.not.stringContaining("confirmer"),
  ]);
});

test.each<[string, Record<string, string>, number, number]>([
  ["neither channel", NONE, 0, 0],
  ["a webhook alone", { NOTIFICATION_EMAILS: "" }, 1, 0],
  ["e-mail alone", { NOTIFICATION_WEBHOOK: "" }, 0, 1],
  ["invalid settings", { NOTIFICATION_WEBHOOK: "http://hooks.cimes.test/", NOTIFICATION_SENDER: "site" }, 0, 0],
])("with %s only what is configured is sent, and nothing fails", async (_, settings, chats, mails) => {
  await post(requestsPath, callbackForm, withSettings(settings));
  await runCron(withSettings(settings), 5 * MINUTE_MS);
  await runCron(withSettings(settings), 10 * MINUTE_MS);
  expect([webhook.mock.calls.length, mail.mock.calls.length]).toEqual([chats, mails]);
  expect(readLog()).toBe("");
});

test("a request from before any channel is not announced later", async () => {
  await post(requestsPath, callbackForm, withSettings(NONE));
  await runCron(both, 5 * MINUTE_MS);
  expect(webhook).not.toHaveBeenCalled();
});

test.each([
  ["answers 500", () => Promise.resolve(new Response("", { status: 500 }))],
  ["redirects", () => Promise.resolve(new Response(null, { status: 302, headers: { Location: "https://autre.test/" } }))],
  ["does not answer", () => Promise.reject(new TypeError(`fetch failed: ${WEBHOOK}`))],
])("when the webhook %s, the visitor isn't affected, no secret is logged, and the cron retries once", async (_, failure) => {
  webhook.mockImplementationOnce(failure);
  await post(requestsPath, callbackForm, chatOnly);
  expect(readLog()).toContain("notification");
  expect(readLog()).not.toMatch(/secret-path|Claire|Martin|06 12/);
  await runCron(chatOnly, 2 * MINUTE_MS);
  expect(webhook).toHaveBeenCalledTimes(1);
  for (const minutes of [2.1, 3, 10]) await runCron(chatOnly, minutes * MINUTE_MS);
  expect(webhook).toHaveBeenCalledTimes(2);
});

test("a failing channel doesn't delay the other, and no message is sent twice", async () => {
  webhook.mockResolvedValue(new Response("", { status: 500 }));
  await post(requestsPath, callbackForm);
  await runCron(both, 5 * MINUTE_MS);
  expect([webhook.mock.calls.length, mail.mock.calls.length]).toEqual([1, 1]);
});

test("each recipient gets a separate message, and one refused address does not stop the others", async () => {
  mail.mockImplementation(async ({ to }) => {
    if (to === ZOE) throw Object.assign(new Error(`${ZOE} is not allowed`), { code: "E_RECIPIENT_NOT_ALLOWED" });
    return { messageId: "1" };
  });
  const stores = withSettings({ NOTIFICATION_WEBHOOK: "", NOTIFICATION_EMAILS: `${ZOE}, ${ALI}` });
  await post(requestsPath, callbackForm, stores);
  await runCron(stores, 5 * MINUTE_MS);
  expect(mail.mock.calls.map(([{ to }]) => to)).toEqual([ZOE, ALI]);
  expect(readLog()).toContain("E_RECIPIENT_NOT_ALLOWED");
  expect(readLog()).not.toMatch(/@|Claire/);
});

test.each([
  [3, "one message with a line each"],
  [30, "one message with their number"],
])("%i undelivered requests become %s", async (count) => {
  const references = await postUndelivered(count);
  for (const minutes of [5, 6]) await runCron(both, minutes * MINUTE_MS);
  expect([webhook.mock.calls.length, mail.mock.calls.length]).toEqual([1, 1]);
  for (const text of [...readChats(), ...readMails()]) {
    expect(text).toMatch(new RegExp(`^${count}\\sdemandes en 1\\sminute[ .]`));
    expect(text).toContain("À appeler");
    for (const words of [...references, "Claire"]) expect(text.includes(words), words).toBe(count === 3);
  }
});

test("a run that dies between sending and recording sends again: delivery is at least once", async () => {
  await postUndelivered(2);
  const DB = withFault(env.DB, (work, statements) =>
    statements.flat().some((value) => String(value).startsWith("[")) ? failing()(work, statements) : work(),
  );
  await runCron({ ...both, DB }, 5 * MINUTE_MS);
  await runCron(both, 6 * MINUTE_MS);
  expect(readChats().length).toBeGreaterThanOrEqual(1);
  expect(await countRows("announcements WHERE sent_at IS NULL")).toBe(0);
});

test("a request from the outbox is announced once, when it is in D1", async () => {
  await whileTableFails("callback_requests", async () => void (await post(requestsPath, callbackForm)));
  expect(webhook).not.toHaveBeenCalled();
  for (const minutes of [5, 8]) await runCron(both, minutes * MINUTE_MS);
  expect(webhook).toHaveBeenCalledTimes(1);
});

test("the first request is announced at once, those of the next minute together in its one message", async () => {
  const names = ["Premier", "Deuxieme", "Troisieme"];
  const references: string[] = [];
  for (const nom of names) {
    references.push(await post(requestsPath, { ...callbackForm, nom, telephone: `06 12 34 56 ${references.length + 10}` }));
    vi.setSystemTime(Date.now() + 15_000);
  }
  const [first = "", ...others] = references;
  expect([webhook.mock.calls.length, mail.mock.calls.length]).toEqual([1, 1]);
  expect(readChats().join()).toContain(first);

  for (const seconds of [15, 75]) await runCron(both, seconds * 1000);
  expect([webhook.mock.calls.length, mail.mock.calls.length]).toEqual([2, 2]);
  for (const text of [readChats()[1], readMails()[1]]) {
    expect(text).not.toContain(first);
    for (const reference of others) expect(text).toContain(reference);
  }

  vi.setSystemTime(Date.now() + MINUTE_MS);
  await post(requestsPath, { ...callbackForm, nom: "Quatrieme", telephone: "06 12 34 56 19" });
  expect(webhook).toHaveBeenCalledTimes(3);
});

test("of simultaneous requests one is announced at once", async () => {
  await Promise.all(
    [1, 2, 3, 4, 5].map((place) => post(leadsPath, { ...leadForm, nom: `Nom${"abcdef"[place]}`, email: `n${place}@exemple.fr` })),
  );
  expect(webhook).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + MINUTE_MS);
  await runCron(both);
  expect(webhook).toHaveBeenCalledTimes(2);
  expect(await countRows("announcements WHERE sent_at IS NULL")).toBe(0);
});

test("a flood of one name neither drowns nor loses a real request", async () => {
  const flood = (place: number) => post(leadsPath, { ...leadForm, prenom: "Jean", nom: "Test", email: `test${place}@exemple.fr` });
  for (let place = 0; place < 20; place++) await flood(place);
  const reference = await post(requestsPath, { ...callbackForm, prenom: "Zoé", nom: "Vraie", telephone: "06 12 34 56 19" });
  for (let place = 20; place < 45; place++) await flood(place);
  expect([webhook.mock.calls.length, mail.mock.calls.length]).toEqual([1, 1]);

  vi.setSystemTime(Date.now() + MINUTE_MS);
  for (const minutes of [0, 1, 2]) await runCron(both, minutes * MINUTE_MS);
  expect([webhook.mock.calls.length, mail.mock.calls.length]).toEqual([2, 2]);
  for (const text of [readChats()[1], readMails()[1]]) {
    expect(text).toMatch(/^45\sdemandes en/);
    expect(text).toContain(`Rappel demandé : Zoé, ${reference}`);
    expect(text).toMatch(/44\senvois du même nom : Jean\n/);
  }
  expect(await countRows("announcements WHERE sent_at IS NULL")).toBe(0);
});

test("a request that the minute's message has told is not told at once as well", async () => {
  await whileTableFails("task_runs", async () => void (await post(requestsPath, callbackForm)));
  await runCron(both, MINUTE_MS);
  const [record] = await readRows("callback_requests");
  await announceRecord(both, "callback_requests", record as unknown as CallbackRequestRow);
  expect(webhook).toHaveBeenCalledTimes(1);
});

test("a request that was stored, but whose announcement never began, is told by the minute's message", async () => {
  await whileTableFails("task_runs", async () => void (await post(requestsPath, callbackForm)));
  expect(webhook).not.toHaveBeenCalled();
  await runCron(both, MINUTE_MS);
  expect(webhook).toHaveBeenCalledTimes(1);
});

test("a message says the call code, an e-mail's subject never", async () => {
  await post(requestsPath, callbackForm);
  const [row] = await readRows("callback_requests");
  const code = formatCallCode(String(row?.call_code));
  expect(readChats().join()).toContain(`dites d’abord : ${code}`);
  expect(mail).toHaveBeenCalledWith(
    expect.objectContaining({ subject: expect.not.stringContaining(code), text: expect.stringContaining(code) }),
  );
});
