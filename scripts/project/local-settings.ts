import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { findSettingFaults } from "#workers/settings/setting-rules.ts";
import { readDeployment } from "../operator/stores/deployment.ts";
import { ROOT } from "../toolbox.ts";

const SECRETS_FILE = path.join(ROOT, ".dev.vars");

/** The secrets that a local site cannot do without; its records are trials. */
export const LOCAL_SECRETS = { ERASURE_PEPPER: "base locale" };

/** The settings of a local site: those of wrangler.toml, and over them the secrets of .dev.vars, or those that stand in for them. */
export function readLocalSettings(): Record<string, string | undefined> & typeof LOCAL_SECRETS {
  const secrets = existsSync(SECRETS_FILE) ? parseEnv(readFileSync(SECRETS_FILE, "utf8")) : {};
  return { ...readDeployment("production").settings, ...LOCAL_SECRETS, ...secrets };
}

/** What a local server must be given besides wrangler.toml, by name. */
export function readLocalSecrets(): Record<string, string> {
  const { ERASURE_PEPPER } = readLocalSettings();
  return { ERASURE_PEPPER };
}

/** One line for each setting that cannot be meant; the site goes on as if it were unset. */
export function tellSettingFaults(settings: object): void {
  for (const { sentence } of findSettingFaults(settings)) console.error(`Réglage à corriger : ${sentence}`);
}
