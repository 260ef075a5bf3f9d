import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "./command.ts";

export const CONFIG_FILE = path.join(ROOT, "wrangler.toml");

/** What wrangler.toml says. */
export function readConfig() {
  return unstable_readConfig({ config: CONFIG_FILE }, { hideWarnings: true });
}

/** The variables of a site on this machine: of wrangler.toml and, over them, of .dev.vars. */
export function readLocalVars(): Record<string, unknown> {
  const file = path.join(ROOT, ".dev.vars");
  return { ...readConfig().vars, ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}) };
}
