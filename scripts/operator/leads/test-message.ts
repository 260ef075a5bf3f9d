import { setTimeout as wait } from "node:timers/promises";
import { readArguments } from "#scripts/command-line.ts";
import { CliError, SITE_PORT } from "#scripts/toolbox.ts";
import type { TaskRun } from "#workers/db/schema.ts";
import { listTaskRuns, noteTaskRun, TASK_NAMES } from "#workers/db/task-runs.ts";
import type { Channel } from "#workers/notifications/channels.ts";
import type { Operator } from "./operator.ts";

const ASK_EVERY_MS = 3000;
/** The site looks every minute. */
const PATIENCE_MS = 150_000;

const CHANNEL_WORDS: Record<Channel["name"], string> = { webhook: "la messagerie", email: "l'e-mail" };

/** `test-message`: the site sends a message to every configured channel; says which took it. Throws a CliError when none did. */
export async function sendTestMessage({ stores, now, print, note }: Operator, args: readonly string[]): Promise<void> {
  readArguments(args, {});
  const wish = { name: TASK_NAMES.testMessage, started_at: now.toISOString(), took_ms: 0, failed: "", summary: "" };
  await noteTaskRun(stores.database, wish);
  if (stores.environment === null) await wakeLocalSite();
  else note("Demandé au site, qui regarde chaque minute…");
  const { failed, summary } = await waitForOutcome(stores.database, wish.started_at);
  const { told } = JSON.parse(summary) as { told: string[] };
  const refused = failed.split(" ").filter(Boolean);
  if (told.length + refused.length === 0)
    throw new CliError("Aucune façon d'être prévenu n'est réglée : voyez le guide, « Être prévenu ».");
  const where = stores.environment === null ? "Le terminal du site dit dans quel fichier est l'e-mail." : "Vérifiez qu'il est arrivé.";
  if (told.length > 0) print(`Message d'essai parti par ${told.map(say).join(" et ")}. ${where}`);
  if (refused.length > 0)
    throw new CliError(`${refused.map(say).join(" et ")} n'a pas pris le message : « npx wrangler tail » dira pourquoi.`);
}

/** The crons of a local site run when they are asked to. */
async function wakeLocalSite(): Promise<void> {
  const origin = `http://localhost:${process.env.PORT ?? SITE_PORT}`;
  try {
    const response = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`);
    if (response.ok) return;
  } catch {
    // Said below.
  }
  throw new CliError(`Le site local ne tourne pas sur ${origin} : lancez « npm start » dans un autre terminal.`);
}

async function waitForOutcome(database: D1Database, startedAt: string): Promise<TaskRun> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const run = (await listTaskRuns(database)).find(({ name }) => name === TASK_NAMES.testMessage);
    if (run && run.started_at === startedAt && run.summary !== "") return run;
    await wait(ASK_EVERY_MS);
  }
  throw new CliError(
    "Le site n'a rien envoyé : sa tâche de chaque minute ne passe pas, ou la version en ligne est plus ancienne. npm run deploy la remet.",
  );
}

function say(channel: string): string {
  return CHANNEL_WORDS[channel as Channel["name"]] ?? channel;
}
