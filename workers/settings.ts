import type { PageSettings, SchedulingSettings } from "#app/request-context.ts";

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
export function readScheduling(env: Env): SchedulingSettings | null {
  const url: string = env.SCHEDULING_URL;
  const scriptUrl: string = env.SCHEDULING_SCRIPT_URL;
  const origin: string = env.SCHEDULING_ORIGIN;
  const areValid = [url, scriptUrl, origin].every((address) => URL.canParse(address));
  return areValid ? { url, scriptUrl, origin: new URL(origin).origin } : null;
}
