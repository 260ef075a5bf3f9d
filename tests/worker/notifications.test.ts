import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { callbackTexts } from "#app/content/callback.ts";
import { formatDay } from "#app/content/day-words.ts";
import { professions } from "#app/content/professions.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { plainly } from "#tests/plain-text.ts";
import { hoursOf, nurseVaccination, pain } from "#tests/references.ts";
import { claimAnnouncements, noteAnnounced, releaseAnnouncements } from "#workers/db/announcements.ts";
import { openChannels, runCron, TUESDAY, WEBHOOK } from "./channels.ts";
import { failing, override } from "./faulty-stores.ts";
import { forms, leadsPath, post as postForm, requestsPath, whileTableFails } from "./forms.ts";
import { readLog } from "./log.ts";

const MINUTE_MS = 60_000;
const NURSE = callbackTexts.form.professions.infirmiers;
const DOCTOR = professions.generalistes.catalogueLabel;
const { label, hours } = callbackTexts.form.slots["fin-de-journee"];
const SLOT = `${label} (${hours})`;
const [TOMORROW = ""] = listCallbackDays(new Date(TUESDAY));
const DAY = `${formatDay(TOMORROW).weekday} ${formatDay(TOMORROW).date}`;
const { webhook, readSent } = openChannels();

function withWebhook(settings: Record<string, string> = {}): Env {
  return { ...env, NOTIFICATION_WEBHOOK: WEBHOOK, ...settings } as Env;
}

const callbackForm = forms[requestsPath]({ telephone: "06 12 34 56 78", jour: TOMORROW, creneau: "fin-de-journee" });
const leadForm = forms[leadsPath]({ catalogue_type: "generalistes" });

function post(path: string, body: Record<string, unknown>, stores: Env = withWebhook()): Promise<Response> {
  return postForm(path, body, { stores });
}

const silent = withWebhook({ NOTIFICATION_WEBHOOK: "" });

/** So many requests of different people that nobody is told of. */
async function postSilently(count: number): Promise<void> {
  for (let index = 0; index < count; index++)
    await post("/api/callback-requests", { ...callbackForm, telephone: `06 12 34 56 ${10 + index}` }, silent);
}

test.each([
  [requestsPath, "reference, first name, profession and moment", "Nouvelle demande de rappel", callbackForm, `${NURSE}, ${DAY}, ${SLOT}`],
  [leadsPath, "reference, first name and profession", "Nouveau téléchargement du catalogue", leadForm, DOCTOR],
])("%s: a record is announced with %s, and nothing else", async (path, _, kind, form, words) => {
  const { reference } = await (await post(path, form)).json<{ reference: string }>();

  expect(webhook.mock.calls.map(([address]) => address)).toEqual([WEBHOOK]);
  expect(readSent()).toEqual([{ text: `${kind} ${reference} : Claire, ${words}` }]);
});

test.each([
  ["about an offer", "with it", { format_reference: pain.PI }, [`${SLOT}, Douleur, programme intégré, ${pain.PI}, ${hoursOf(pain.PI)}`]],
  ["with a selection", "with each of its references", { selection: `${pain.PI}.${nurseVaccination.EPP}` }, [pain.PI, nurseVaccination.EPP]],
  ["for a quotation", "as such before anything else", { besoin: "devis", email_formation: "a@ch.example" }, [" : devis demandé, Claire, "]],
])("a callback request %s is announced %s", async (_, __, fields, words) => {
  await post("/api/callback-requests", { ...callbackForm, ...fields });

  const [{ text = "" } = {}] = readSent();
  for (const word of words) expect(plainly(text)).toContain(plainly(word));
  expect(text).not.toContain("ch.example");
});

test("in the format json the announcement is an object", async () => {
  const form = { ...callbackForm, prenom: "@all" };
  const response = await post("/api/callback-requests", form, withWebhook({ NOTIFICATION_FORMAT: "json" }));
  const { reference } = await response.json<{ reference: string }>();

  expect(readSent()).toEqual([
    { type: "callback_requests", reference, prenom: "@all", besoin: null, profession: NURSE, jour: DAY, creneau: SLOT, formation: null },
  ]);
});

test("a first name gives no orders to Slack or Mattermost: no mention, no address, no markdown", async () => {
  await post("/api/callback-requests", { ...callbackForm, prenom: "<!channel> @all **[Zoé](https://mechant.test)**" });

  expect(JSON.stringify(readSent())).toContain(" : channel all Zoé https mechant. test, ");
});

test.each(["", "http://hooks.cimes.test/", "hooks.cimes.test"])("with the webhook %j nobody is told", async (address) => {
  expect((await post("/api/callback-requests", callbackForm, withWebhook({ NOTIFICATION_WEBHOOK: address }))).status).toBe(201);
  await runCron(withWebhook({ NOTIFICATION_WEBHOOK: address }), 5 * MINUTE_MS);

  expect(webhook).not.toHaveBeenCalled();
});

test.each([
  ["answers 500", () => Promise.resolve(new Response("", { status: 500 }))],
  ["redirects", () => Promise.resolve(new Response(null, { status: 302, headers: { Location: "https://autre.test/" } }))],
  ["does not answer", () => Promise.reject(new TypeError(`fetch failed: ${WEBHOOK}`))],
])("when the webhook %s the visitor notices nothing, the log keeps the secret, and the cron tells later, once", async (_, failure) => {
  webhook.mockImplementationOnce(failure);

  expect((await post("/api/callback-requests", callbackForm)).status).toBe(201);
  expect(readLog()).toContain("notification");
  expect(readLog()).not.toMatch(/secret-path|Claire|Martin|06 12/);

  await runCron(withWebhook(), MINUTE_MS);
  expect(webhook).toHaveBeenCalledTimes(1);
  await runCron(withWebhook(), 5 * MINUTE_MS);
  await runCron(withWebhook(), 10 * MINUTE_MS);
  expect(webhook).toHaveBeenCalledTimes(2);
});

test("while the outbox does not answer, the cron still tells of what nobody was told", async () => {
  webhook.mockResolvedValueOnce(new Response("", { status: 500 }));
  await post("/api/callback-requests", callbackForm);

  await runCron({ ...withWebhook(), OUTBOX: override(env.OUTBOX, { list: failing("R2 is down") }) }, 5 * MINUTE_MS);

  expect(JSON.stringify(readSent()).match(/Nouvelle demande/g)).toHaveLength(2);
});

test("a request that waited in the outbox is announced once it is in D1", async () => {
  await whileTableFails("callback_requests", async () => void (await post("/api/callback-requests", callbackForm)));
  expect(webhook).not.toHaveBeenCalled();

  await runCron(withWebhook(), 5 * MINUTE_MS);
  await runCron(withWebhook(), 8 * MINUTE_MS);

  expect(webhook).toHaveBeenCalledTimes(1);
});

test("the cron announces at most 8 records per run, requests first, and none older than a day", async () => {
  await post("/api/catalogue-downloads", leadForm, silent);
  await postSilently(9);

  await runCron(withWebhook(), 5 * MINUTE_MS);
  expect(webhook).toHaveBeenCalledTimes(8);
  await runCron(withWebhook(), 25 * 60 * MINUTE_MS);
  expect(webhook).toHaveBeenCalledTimes(8);
  await runCron(withWebhook(), 10 * MINUTE_MS);
  expect(readSent().map(({ text }) => text.split(" ")[0])).toEqual([...Array(9).fill("Nouvelle"), "Nouveau"]);
});

test("two runs at once announce each record once", async () => {
  await postSilently(6);

  await Promise.all([1, 2, 3].map(() => runCron(withWebhook(), 5 * MINUTE_MS)));

  expect(webhook).toHaveBeenCalledTimes(6);
});

test("an announcement that always fails delays no other", async () => {
  webhook.mockImplementation(async (_, init) => new Response("", { status: String(init?.body).includes("Refusée") ? 400 : 200 }));
  for (let index = 0; index < 8; index++)
    await post("/api/callback-requests", { ...callbackForm, prenom: "Refusée", telephone: `${index}` });
  webhook.mockClear();
  await post("/api/callback-requests", { ...callbackForm, prenom: "Zoé" }, silent);
  await post("/api/catalogue-downloads", leadForm, silent);

  // The eight that are refused are the oldest, and as many as one run takes.
  await runCron(withWebhook(), 5 * MINUTE_MS);
  expect(JSON.stringify(readSent())).not.toContain("Zoé");
  await runCron(withWebhook(), 5 * MINUTE_MS);
  expect(JSON.stringify(readSent())).toContain("Zoé");
  expect(JSON.stringify(readSent())).toContain("Nouveau téléchargement");
  expect(webhook).toHaveBeenCalledTimes(10);
});

test("while the webhook is down a run asks it three times, and the next run begins with other records", async () => {
  await postSilently(5);

  webhook.mockResolvedValue(new Response("", { status: 503 }));
  await runCron(withWebhook(), 5 * MINUTE_MS);
  expect(webhook).toHaveBeenCalledTimes(3);

  webhook.mockClear();
  webhook.mockResolvedValue(new Response("ok"));
  await runCron(withWebhook(), 5 * MINUTE_MS);
  expect(webhook).toHaveBeenCalledTimes(2);
  await runCron(withWebhook(), 6 * MINUTE_MS);
  expect(webhook).toHaveBeenCalledTimes(5);
});

test("of two that claim a record at once one gets it, until the claim has ended or was given back", async () => {
  const [request, lead] = [
    { table: "callback_requests", id: "same" },
    { table: "catalogue_downloads", id: "same" },
  ] as const;
  const at = (minute: number) => new Date(TUESDAY + minute * MINUTE_MS).toISOString();
  const claim = (minute: number) => claimAnnouncements(env.DB, "email", [request, lead], { now: at(minute), until: at(2) });

  expect((await Promise.all([claim(0), claim(0)])).map(({ length }) => length).sort()).toEqual([0, 2]);
  expect(await claim(2)).toEqual([request, lead]);
  await releaseAnnouncements(env.DB, "email", [lead]);
  expect(await claim(0)).toEqual([lead]);
  await noteAnnounced(env.DB, "email", [request, lead], at(0));
  expect(await claim(24 * 60)).toEqual([]);
});
