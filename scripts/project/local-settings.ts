import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { findSettingFaults } from "#workers/settings/setting-rules.ts";
import { readDeployment } from "../operator/stores/deployment.ts";
import { ROOT } from "../toolbox.ts";

const SECRETS_FILE = path.join(ROOT, ".dev.vars");

/** The settings of a local site: those of wrangler.toml, and over them the secrets of .dev.vars. */
export function readLocalSettings(): Record<string, string | undefined> {
  const secrets = existsSync(SECRETS_FILE) ? parseEnv(readFileSync(SECRETS_FILE, "utf8")) : {};
  return { ...readDeployment("production").settings, ...secrets };
}

/** One line for each setting that cannot be meant; the site goes on as if it were unset. */
export function tellSettingFaults(settings: object): void {
  for (const { sentence } of findSettingFaults(settings)) console.error(`Réglage à corriger : ${sentence}`);
}
