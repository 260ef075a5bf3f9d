import type { Scheduling } from "#app/features/callback/scheduling.ts";
import type { PageSettings } from "#app/request-context.ts";

/** The settings of wrangler.toml that pages may know. An unknown value of UNKNOWN_PATH counts as the default. */
export function readPageSettings(env: Env): PageSettings {
  return {
    siteOrigin: env.SITE_ORIGIN.replace(/\/+$/, ""),
    unknownPath: (env.UNKNOWN_PATH as string) === "404" ? "404" : "mentions-legales",
    isIndexed: (env.INDEXING as string) === "allow",
    scheduling: readScheduling(env),
  };
}

/** The external calendar, or null unless all three addresses are set and valid. */
function readScheduling(env: Env): Scheduling | null {
  const url: string = env.SCHEDULING_URL;
  const scriptUrl: string = env.SCHEDULING_SCRIPT_URL;
  const origin: string = env.SCHEDULING_ORIGIN;
  const areValid = [url, scriptUrl, origin].every((address) => URL.canParse(address));
  return areValid ? { url, scriptUrl, origin: new URL(origin).origin } : null;
}

/** Where errors are told besides the log: the secret ERROR_WEBHOOK. Null unless it is an https address. */
export function readErrorWebhook(env: Env): string | null {
  const { ERROR_WEBHOOK: webhook } = env as { ERROR_WEBHOOK?: string };
  return webhook?.startsWith("https://") && URL.canParse(webhook) ? webhook : null;
}

export interface NotificationSettings {
  webhook: string;
  format: "slack" | "json";
}

/** Where the advisers are told of a new record: the secret NOTIFICATION_WEBHOOK, in the format NOTIFICATION_FORMAT. Null unless it is an https address. */
export function readNotificationSettings(env: Env): NotificationSettings | null {
  // A secret is not in wrangler.toml, hence not in the generated type.
  const { NOTIFICATION_WEBHOOK: webhook, NOTIFICATION_FORMAT: format } = env as {
    NOTIFICATION_WEBHOOK?: string;
    NOTIFICATION_FORMAT?: string;
  };
  if (!webhook?.startsWith("https://") || !URL.canParse(webhook)) return null;
  return { webhook, format: format === "json" ? "json" : "slack" };
}

/**
 * The secret DOWNLOAD_SECRET, from which the addresses of the PDFs are made; `npm run deploy` creates it once.
 * Without it an address could be made by whoever knows the id of its lead.
 */
export function readDownloadSecret(env: Env): string {
  return (env as { DOWNLOAD_SECRET?: string }).DOWNLOAD_SECRET ?? "";
}

/** The secret ERASURE_PEPPER, without which no hash of the erasure journal can be made again; null when there is none. */
export function readErasurePepper(env: object): string | null {
  const { ERASURE_PEPPER: pepper } = env as { ERASURE_PEPPER?: string };
  return pepper || null;
}
