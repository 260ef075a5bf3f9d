import path from "node:path";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "./command.ts";

export const CONFIG_FILE = path.join(ROOT, "wrangler.toml");

export function readConfig() {
  return unstable_readConfig({ config: CONFIG_FILE }, { hideWarnings: true });
}
