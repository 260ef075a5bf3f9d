import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "./command.ts";

export const CONFIG_FILE = path.join(ROOT, "wrangler.toml");

export function readConfig() {
  return unstable_readConfig({ config: CONFIG_FILE }, { hideWarnings: true });
}

/** wrangler.toml's variables, overridden by .dev.vars. */
export function readLocalVars(): Record<string, unknown> {
  const file = path.join(ROOT, ".dev.vars");
  return { ...readConfig().vars, ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}) };
}
