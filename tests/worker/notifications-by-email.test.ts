import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { organisation } from "#app/content/organisation.ts";
import { pain } from "#tests/references.ts";
import { countUnannounced } from "#workers/db/announcements.ts";
import { openChannels, runCron, SENDER, WEBHOOK, ZOE } from "./channels.ts";
import { forms, leadsPath, post, readRows, requestsPath } from "./forms.ts";
import { readLog } from "./log.ts";

const ALI = "ali@cimes.test";
const MINUTE_MS = 60_000;

const { mail, webhook, stores } = openChannels();

function withMail(settings: Record<string, string> = {}): Env {
  return { ...stores, NOTIFICATION_WEBHOOK: "", ...settings } as Env;
}

async function submit(path: typeof requestsPath | typeof leadsPath, fields: Record<string, unknown> = {}, stores: Env = withMail()) {
  const response = await post(path, forms[path](fields), { stores });
  expect(response.status).toBe(201);
  return (await response.json()) as { reference: string };
}

function refusal(code: string): Error {
  return Object.assign(new Error(`${code}: ${ZOE} is not allowed`), { code });
}

test.each([
  [requestsPath, "Rappel demandé"],
  [leadsPath, "Catalogue téléchargé"],
] as const)("%s: the e-mail names the kind, the first name and the reference, and where the rest is", async (path, headline) => {
  const { reference } = await submit(path, { prenom: "Zoé" });

  expect(mail.mock.calls).toEqual([
    [
      {
        from: { name: organisation.name, email: SENDER },
        to: ZOE,
        subject: `${headline} : Zoé, ${reference}`,
        text: expect.stringMatching(new RegExp(`^${headline} : Zoé, ${reference}\n\n[^]*npm run back-office -- --remote\n$`)),
      },
    ],
  ]);
});

test("an e-mail tells nothing else of the person", async () => {
  const about = { format_reference: pain.PI, utm_campaign: "campagne-secrete", telephone: "06 12 34 56 78" };
  await submit(requestsPath, { ...about, prenom: "Zoé", nom: "Martin" });
  await submit(leadsPath, { ...about, prenom: "Zoé", nom: "Martin", email: "zoe.martin@exemple.fr" });

  expect(mail).toHaveBeenCalledTimes(2);
  for (const [{ subject, text }] of mail.mock.calls)
    expect(`${subject}\n${text}`).not.toMatch(/Martin|exemple|06 12|9A0X|infirmi|matin|campagne|contact|2026-/i);
});

test.each(["Zoé\r\nBcc: mechant@exemple.fr", "Zoé\nX-A: b", "Zoé\u2028Bcc: a@b.fr", "<b>Zoé</b>"])(
  "the first name %j puts no header and no address into an e-mail",
  async (prenom) => {
    await post(requestsPath, forms[requestsPath]({ prenom }), { stores: withMail() });
    await runCron(withMail(), 5 * MINUTE_MS);

    expect(mail).toHaveBeenCalledTimes(1);
    for (const [{ to, subject, text }] of mail.mock.calls) {
      expect(to).toBe(ZOE);
      expect(subject).toContain("Zoé");
      expect(subject).toMatch(/^Rappel demandé : [\p{L} .-]+, CIM-[\w-]+$/u);
      expect(text).not.toMatch(/[@<>\r\u2028]|Bcc:|X-A:/);
    }
  },
);

test.each<Record<string, string>>([
  { NOTIFICATION_EMAILS: "" },
  { NOTIFICATION_EMAILS: "zoe" },
  { NOTIFICATION_SENDER: "" },
  { NOTIFICATION_SENDER: "site" },
])("with %j nothing is sent and nothing fails", async (settings) => {
  await submit(requestsPath, {}, withMail(settings));
  await runCron(withMail(settings), 5 * MINUTE_MS);

  expect(mail).not.toHaveBeenCalled();
  expect(readLog()).toBe("");
});

test("each recipient gets a message of their own, and an address that is refused silences nobody else", async () => {
  mail.mockImplementation(async ({ to }) => {
    if (to === ZOE) throw refusal("E_RECIPIENT_NOT_ALLOWED");
    return { messageId: "1" };
  });
  const stores = withMail({ NOTIFICATION_EMAILS: `${ZOE}, ${ALI}` });
  await submit(requestsPath, {}, stores);
  await runCron(stores, 5 * MINUTE_MS);

  expect(mail.mock.calls.map(([{ to }]) => to)).toEqual([ZOE, ALI]);
  expect(readLog()).toContain("E_RECIPIENT_NOT_ALLOWED");
  expect(readLog()).not.toMatch(/@|Claire/);
});

test("an address that was never verified is reported as such", async () => {
  mail.mockRejectedValue(new Error("destination address is not a verified address"));
  await submit(requestsPath);

  expect(readLog()).toContain("verified address");
});

test("when no address took it the cron tries again, less and less often, until one does, and then never again", async () => {
  mail.mockRejectedValue(refusal("E_INTERNAL_SERVER_ERROR"));
  await submit(requestsPath);
  const calls: number[] = [];
  for (const minutes of [3, 3.5, 4, 5, 6, 9, 10, 40]) {
    mail.mockClear();
    if (minutes === 10) mail.mockResolvedValue({ messageId: "1" });
    await runCron(withMail(), minutes * MINUTE_MS);
    calls.push(mail.mock.calls.length);
  }

  expect(calls).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
  expect(readLog()).not.toMatch(/@|Claire/);
});

test("a channel that was down catches up later, without a second message on the other", async () => {
  const both = withMail({ NOTIFICATION_WEBHOOK: WEBHOOK });
  webhook.mockResolvedValueOnce(new Response("", { status: 500 }));
  await submit(requestsPath, {}, both);
  expect([webhook.mock.calls.length, mail.mock.calls.length]).toEqual([1, 1]);

  for (const minutes of [5, 10, 15]) await runCron(both, minutes * MINUTE_MS);

  expect([webhook.mock.calls.length, mail.mock.calls.length]).toEqual([2, 1]);
});

test.each(["webhook", "email"])("a %s that always fails does not hold back the other channel", async (broken) => {
  const both = withMail({ NOTIFICATION_WEBHOOK: WEBHOOK });
  const silent = withMail({ NOTIFICATION_EMAILS: "" });
  for (let index = 0; index < 12; index++) await submit(requestsPath, {}, silent);
  if (broken === "webhook") webhook.mockImplementation(async () => new Response("", { status: 400 }));
  else mail.mockRejectedValue(refusal("E_SENDER_NOT_VERIFIED"));

  for (const minutes of [5, 6, 7, 8]) await runCron(both, minutes * MINUTE_MS);

  const { results } = await env.DB.prepare("SELECT channel, count(sent_at) AS told FROM announcements GROUP BY channel").all();
  const other = broken === "webhook" ? "email" : "webhook";
  expect(Object.fromEntries(results.map(({ channel, told }) => [channel, told]))).toEqual({ [other]: 12, [broken]: 0 });
});

test("what each channel has not announced is counted apart, and how much of it has failed", async () => {
  const both = withMail({ NOTIFICATION_WEBHOOK: WEBHOOK });
  webhook.mockImplementation(async () => new Response("", { status: 400 }));
  await submit(requestsPath, {}, both);
  await submit(leadsPath, {}, both);
  await submit(leadsPath, { champ_vide: "https://spam.test" }, both);
  await runCron(both, 5 * MINUTE_MS);
  await submit(leadsPath, {}, withMail());
  const span = { after: new Date(Date.now() - MINUTE_MS).toISOString(), before: new Date(Date.now() + MINUTE_MS).toISOString() };
  const [first] = await readRows("callback_requests");

  expect(await countUnannounced(env.DB, "webhook", span)).toEqual({ count: 3, oldest: first?.created_at, failed: 2 });
  expect(await countUnannounced(env.DB, "email", span)).toEqual({ count: 0, oldest: null, failed: 0 });
});

test("an e-mail service that does not answer costs the visitor nothing, and the cron five seconds for each try", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  mail.mockReturnValue(new Promise(() => undefined));
  const submitting = post(requestsPath, forms[requestsPath](), { stores: withMail() });
  await vi.waitFor(() => expect(mail).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(5000);

  expect((await submitting).status).toBe(201);
  expect(readLog()).toContain("The e-mail service did not answer within 5000 ms");
});

test("the binding of wrangler.toml accepts the message", async () => {
  const stores = { ...env, NOTIFICATION_EMAILS: ZOE, NOTIFICATION_SENDER: SENDER } as unknown as Env;
  await submit(requestsPath, {}, stores);

  const told = await env.DB.prepare("SELECT channel FROM announcements WHERE sent_at IS NOT NULL").all();
  expect(told.results).toEqual([{ channel: "email" }]);
  expect(readLog()).toBe("");
});
