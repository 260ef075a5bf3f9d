import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "./command.ts";

/** The variables of wrangler.toml. */
export function readDeployedVars(): Record<string, string> {
  const { vars } = unstable_readConfig({ config: path.join(ROOT, "wrangler.toml") }, { hideWarnings: true });
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
}

/** Those of a site on this machine: of wrangler.toml and, over them, of .dev.vars. */
export function readLocalVars(): Record<string, string | undefined> {
  const file = path.join(ROOT, ".dev.vars");
  return { ...readDeployedVars(), ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}) };
}
