import { readFileSync } from "node:fs";
import path from "node:path";
import { startWorkerd, type WorkerdServer } from "./workerd-server.ts";

/** Answered by the Worker without rendering. */
export const UNRENDERED_PATH = "/api/";

/** Starts the built Worker of a folder with the settings of its wrangler.json; pages need no store. */
export function startSite(folder: string): Promise<WorkerdServer> {
  const { vars } = JSON.parse(readFileSync(path.join(folder, "wrangler.json"), "utf8")) as { vars: Record<string, string> };
  const bindings = Object.fromEntries(Object.entries(vars).map(([name, text]) => [name, { text }]));
  return startWorkerd({ folder, bindings: { ...bindings, VERSION: { json: { id: "bench" } } }, firstPath: UNRENDERED_PATH });
}
