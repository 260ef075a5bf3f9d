import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";

/** What the scripts share: where things are, how to run a tool, what has changed since the last time. */

export const ROOT = path.resolve(import.meta.dirname, "..");
/** The state of `npm start`, `npm run dev` and `npx wrangler dev`. */
export const LOCAL_STATE = path.join(ROOT, ".wrangler", "state");

/** A fault of the machine or of the settings: shown as one sentence, without a stack trace. */
export class CliError extends Error {}

/** Runs a script's main function; a CliError, or an error that stems from one, ends it with that sentence alone. */
export async function runMain(main: () => Promise<void> | void): Promise<void> {
  try {
    await main();
  } catch (error) {
    const reason = findReason(error);
    if (!reason) throw error;
    console.error(reason.message);
    process.exit(1);
  }
}

/** What reads the stores wraps their sentence in words that quote personal data. */
function findReason(error: unknown): CliError | undefined {
  if (error instanceof CliError) return error;
  return error instanceof Error ? findReason(error.cause) : undefined;
}

interface ToolOptions {
  env?: Record<string, string>;
  /** Shown only when the tool fails. */
  isQuiet?: boolean;
}

/** Runs a tool of node_modules/.bin to its end. Throws a CliError with its output when it fails. */
export function runTool(name: string, args: readonly string[], { env = {}, isQuiet = false }: ToolOptions = {}): void {
  const { status, stdout, stderr, error } = spawnSync(name, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (error) throw new CliError(`${name} n'a pas pu être lancé : ${error.message}`);
  if (status !== 0) throw new CliError([stdout, stderr, `${name} ${args.slice(0, 2).join(" ")} a échoué.`].filter(Boolean).join("\n"));
}

interface RunningToolOptions extends Pick<ToolOptions, "env"> {
  onEnd?: (reason: string) => void;
  onWords?: (words: Buffer) => void;
}

/**
 * Starts a tool that runs until this process ends, and ends with it. `onEnd` hears of an end that nobody asked for; without it this process
 * ends too. `onWords` gets what the tool says, in the place of the terminal.
 */
export function startTool(name: string, args: readonly string[], { env = {}, onEnd, onWords }: RunningToolOptions = {}): void {
  const isWindows = process.platform === "win32";
  // In its own process group, so that its children end with it.
  const child = spawn(name, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: onWords ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    detached: !isWindows,
    shell: isWindows,
  });
  if (onWords) for (const stream of [child.stdout, child.stderr]) stream?.on("data", onWords);
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    child.kill("SIGTERM");
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  child.on("error", (error) => {
    console.error(`${name} n'a pas pu être lancé : ${error.message}`);
    process.exit(1);
  });
  child.on("exit", () => endGroup(child.pid));
  // Once all that it said has been heard.
  child.on("close", (code, signal) => {
    for (const asked of ["SIGINT", "SIGTERM"] as const) process.off(asked, stop);
    if (isStopping || !onEnd) process.exit(code ?? 0);
    onEnd(signal ?? `code ${code}`);
  });
}

/** Ends what a tool has left behind, like a server that still holds the port. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined || process.platform === "win32") return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing is left.
  }
}

const ENDS_TO_FORGIVE = 5;
const FORGIVEN_AFTER_MS = 60_000;

/** Keeps a tool running: when it exits by itself, says so and restarts it, unless it keeps failing. */
export function superviseTool(name: string, args: readonly string[]): void {
  let ends: number[] = [];
  const start = () =>
    startTool(name, args, {
      onEnd(reason) {
        ends = [...ends.filter((time) => time > Date.now() - FORGIVEN_AFTER_MS), Date.now()];
        if (ends.length > ENDS_TO_FORGIVE) {
          console.error(`${name} s'est arrêté ${ends.length} fois en une minute (${reason}) : abandon.`);
          process.exit(1);
        }
        console.error(`${name} s'est arrêté de lui-même (${reason}). Il est relancé, sur les mêmes données.`);
        start();
      },
    });
  start();
}

/** A hash of the contents of all files that match the patterns, relative to the root. */
export function hashFiles(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const files = globSync(patterns as string[], { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(path.relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/**
 * Does the work unless `stampFile` says that it was done for the same `key`, and what it `left` elsewhere is still there.
 * Returns whether it was done now.
 */
export async function doOnce(
  stampFile: string,
  key: string,
  work: () => Promise<void> | void,
  left: readonly string[] = [],
): Promise<boolean> {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === key && left.every((file) => existsSync(file))) return false;
  await work();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, key);
  return true;
}

/** Where `npm start` serves, unless PORT says otherwise. */
export const SITE_PORT = 8787;

/** Copies what was built to where a port serves it from: a later build replaces build/; what is served stays whole. */
export function copyBuild(port: number, built = path.join(ROOT, "build")): string {
  const folder = path.join(ROOT, ".wrangler", "served", String(port));
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
  return folder;
}

/** The port to serve on: PORT or the default. Throws a CliError when it is no port or is taken. */
export async function choosePort(defaultPort: number): Promise<number> {
  const wanted = Number(process.env.PORT ?? defaultPort);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    throw new CliError(`PORT est un nombre de 1 à 65535, pas « ${process.env.PORT} ».`);
  await openPort(wanted).catch(() => refuseTakenPort(wanted));
  return wanted;
}

/** Throws a CliError that says what to do. */
export function refuseTakenPort(port: number): never {
  throw new CliError(`Le port ${port} est pris : arrêtez ce qui s'en sert, ou donnez-en un autre par la variable PORT.`);
}

/** Some port that is free now. */
export function findFreePort(): Promise<number> {
  return openPort(0);
}

/** Opens a port and closes it again; 0 stands for any. Rejects when it is taken. */
function openPort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(wanted, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const START_TIMEOUT_MS = 60_000;

/** Resolves when the address answers, whatever the status; rejects with a CliError after a minute. */
export async function waitForServer(address: string, pauseMs = 150): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
      await response.arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  throw new CliError(`${address} n'a pas répondu en ${START_TIMEOUT_MS / 1000} s.`);
}
