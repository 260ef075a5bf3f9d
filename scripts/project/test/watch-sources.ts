import { watch } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "#scripts/toolbox.ts";

const FOLDERS = ["app", "workers", "people", "public", "migrations", "scripts", "tests"];
const QUIET_MS = 200;

/** Does the work, and again each time sources have changed and then rested; never twice at once. Runs until the process ends. */
export async function watchSources(work: () => Promise<void>): Promise<void> {
  let change = Promise.withResolvers<void>();
  for (const folder of FOLDERS) void notice(folder, () => change.resolve());
  for (;;) {
    await work();
    console.log("\nWaiting for a change (Ctrl+C ends)…");
    await change.promise;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    change = Promise.withResolvers();
  }
}

async function notice(folder: string, onChange: () => void): Promise<void> {
  for await (const _ of watch(path.join(ROOT, folder), { recursive: true })) onChange();
}
