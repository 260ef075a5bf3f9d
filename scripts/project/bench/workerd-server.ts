import { type ChildProcess, spawn } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findFreePort, ROOT, waitForServer } from "#scripts/toolbox.ts";

/** Runs a built Worker on workerd alone: no development server, no asset layer, no database. */

export type WorkerdServer = Awaited<ReturnType<typeof startWorkerd>>;

/** What the Worker is given: a text, a value, or the name of a file in its folder. */
export type Bindings = Record<string, { text: string } | { json: unknown } | { data: string }>;

/** Answered by the site without rendering. */
const FIRST_PATH = "/api/";
const COMPATIBILITY_DATE = /compatibility_date = "(?<date>[^"]+)"/.exec(readFileSync(path.join(ROOT, "wrangler.toml"), "utf8"))?.groups
  ?.date;
/** `USER_HZ`, the unit of /proc: the same on every Linux. */
const TICK_MS = 10;

/** Starts the built Worker of a folder with the settings of its wrangler.json; pages need no store. */
export function startSite(folder: string): Promise<WorkerdServer> {
  const { vars } = JSON.parse(readFileSync(path.join(folder, "wrangler.json"), "utf8")) as { vars: Record<string, string> };
  const settings = Object.entries(vars).map(([name, text]) => [name, { text }] as const);
  return startWorkerd(folder, { ...Object.fromEntries(settings), VERSION: { json: { id: "bench" } } });
}

/** Starts the Worker of a folder, which holds index.js and the modules that it imports. */
export async function startWorkerd(folder: string, bindings: Bindings) {
  const port = await findFreePort();
  const config = path.join(folder, "workerd.capnp");
  writeFileSync(config, writeConfig(folder, bindings, port));
  const start = performance.now();
  const child = spawn("workerd", ["serve", config], { stdio: ["ignore", "ignore", "inherit"] });
  try {
    // Asked every two milliseconds, so that the start-up time is not that of the pauses.
    await waitForServer(`http://127.0.0.1:${port}${FIRST_PATH}`, 2);
  } catch (error) {
    child.kill();
    throw error;
  }
  return {
    port,
    /** From the start of the process to its first answer, whatever the status. */
    startUpMs: performance.now() - start,
    /** CPU of the process until then. */
    startUpCpuMs: readCpuMs(child),
    /** User and system time of the process so far. Linux only. */
    readCpuMs: () => readCpuMs(child),
    stop: () =>
      new Promise<void>((resolve) => {
        child.once("exit", () => resolve());
        child.kill();
      }),
  };
}

function writeConfig(folder: string, bindings: Bindings, port: number): string {
  const modules = ["index.js", ...globSync("assets/*.js", { cwd: folder })].map(
    (name) => `(name = ${quote(name)}, esModule = embed ${quote(name)})`,
  );
  const bound = Object.entries(bindings).map(([name, binding]) => `(name = ${quote(name)}, ${writeBinding(binding)})`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = (modules = [${modules.join(", ")}], bindings = [${bound.join(", ")}], compatibilityDate = "${COMPATIBILITY_DATE}"))
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")]
);
`;
}

function writeBinding(binding: Bindings[string]): string {
  if ("data" in binding) return `data = embed ${quote(binding.data)}`;
  return "text" in binding ? `text = ${quote(binding.text)}` : `json = ${quote(JSON.stringify(binding.json))}`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function readCpuMs({ pid }: ChildProcess): number {
  // The name of the program, in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
