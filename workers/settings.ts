import type { PageSettings } from "#app/request-context.ts";

/** The settings of wrangler.toml that pages may know. An unknown value of UNKNOWN_PATH counts as the default. */
export function readPageSettings(env: Env): PageSettings {
  return {
    siteOrigin: env.SITE_ORIGIN.replace(/\/+$/, ""),
    unknownPath: (env.UNKNOWN_PATH as string) === "404" ? "404" : "mentions-legales",
  };
}
