import type { Scheduling } from "#app/features/callback/scheduling.ts";
import type { PageSettings } from "#app/request-context.ts";
import { readSetting } from "./setting-rules.ts";

/** The settings of wrangler.toml that pages may know. `requestOrigin` stands in for a SITE_ORIGIN that is unset. */
export function readPageSettings(env: Env, requestOrigin: string): PageSettings {
  return {
    siteOrigin: readSetting(env, "SITE_ORIGIN") ?? requestOrigin,
    unknownPath: readSetting(env, "UNKNOWN_PATH") ?? "mentions-legales",
    isIndexed: readSetting(env, "INDEXING") === "allow",
    scheduling: readScheduling(env),
  };
}

/** The moment for which pages are rendered: noon of the day TODAY on a site that search engines leave out, else now. */
export function readNow(env: Env): Date {
  const day = readSetting(env, "INDEXING") === "allow" ? null : readSetting(env, "TODAY");
  return day === null ? new Date() : new Date(`${day}T12:00:00Z`);
}

/** The external calendar, or null unless all three addresses are set and valid. */
function readScheduling(env: Env): Scheduling | null {
  const url = readSetting(env, "SCHEDULING_URL");
  const scriptUrl = readSetting(env, "SCHEDULING_SCRIPT_URL");
  const origin = readSetting(env, "SCHEDULING_ORIGIN");
  return url && scriptUrl && origin ? { url, scriptUrl, origin } : null;
}

/** Where errors are reported besides the log, and where advisers are notified by chat: both secrets. Null without an https address. */
export function readWebhook(env: Env, name: "ERROR_WEBHOOK" | "NOTIFICATION_WEBHOOK"): string | null {
  return readSetting(env, name);
}

export interface EmailSettings {
  sender: string;
  recipients: string[];
}

/** Who is notified by e-mail, and from which address: NOTIFICATION_EMAILS and NOTIFICATION_SENDER. Null unless both are set and valid. */
export function readEmailSettings(env: Env): EmailSettings | null {
  const recipients = readSetting(env, "NOTIFICATION_EMAILS");
  const sender = readSetting(env, "NOTIFICATION_SENDER");
  return recipients === null || sender === null ? null : { sender, recipients };
}
