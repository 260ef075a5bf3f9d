import type { Scheduling } from "#app/features/callback/scheduling.ts";
import type { PageSettings } from "#app/request-context.ts";
import { readSetting } from "./setting-rules.ts";

/** `requestOrigin` replaces an unset SITE_ORIGIN. */
export function readPageSettings(env: Env, requestOrigin: string): PageSettings {
  return {
    siteOrigin: readSetting(env, "SITE_ORIGIN") ?? requestOrigin,
    unknownPath: readSetting(env, "UNKNOWN_PATH") ?? "mentions-legales",
    isIndexed: readSetting(env, "INDEXING") === "allow",
    scheduling: readScheduling(env),
  };
}

/** Now, or noon of TODAY on a site closed to search engines. */
export function readNow(env: Env): Date {
  const day = readSetting(env, "INDEXING") === "allow" ? null : readSetting(env, "TODAY");
  return day === null ? new Date() : new Date(`${day}T12:00:00Z`);
}

/** Null unless all three addresses are valid. */
function readScheduling(env: Env): Scheduling | null {
  const url = readSetting(env, "SCHEDULING_URL");
  const scriptUrl = readSetting(env, "SCHEDULING_SCRIPT_URL");
  const origin = readSetting(env, "SCHEDULING_ORIGIN");
  return url && scriptUrl && origin ? { url, scriptUrl, origin } : null;
}

export type EmailSettings = NonNullable<ReturnType<typeof readEmailSettings>>;

/** Null unless both settings are valid. */
export function readEmailSettings(env: Env) {
  const recipients = readSetting(env, "NOTIFICATION_EMAILS");
  const sender = readSetting(env, "NOTIFICATION_SENDER");
  return recipients === null || sender === null ? null : { sender, recipients };
}
