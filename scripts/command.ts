import { spawn, spawnSync } from "node:child_process";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "..");

/** Stops a command with one French sentence, without a stack. */
export class Refusal extends Error {}

/** Runs a command; a Refusal prints its sentence and exits with 1. */
export async function main(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Runs a tool of node_modules/.bin without stdin; `isQuiet` returns its output. Throws a Refusal when it fails. */
export function run(
  tool: string,
  args: readonly string[],
  { isQuiet = false, env = {} }: { isQuiet?: boolean; env?: Record<string, string> } = {},
) {
  const output = isQuiet ? "pipe" : "inherit";
  const { status, stdout, stderr } = spawnSync(tool, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status === 0) return stdout ?? "";
  throw new Refusal([stdout, stderr, `« ${[tool, ...args].slice(0, 4).join(" ")} » a échoué.`].filter(Boolean).join("\n"));
}

/** Starts `wrangler dev` and exits with it. */
export function serve(port: number | string, options: readonly string[]): void {
  const common = ["dev", "--port", String(port), "--ip", "127.0.0.1", "--log-level", "error", "--show-interactive-dev-session=false"];
  const server = spawn("wrangler", [...common, ...options], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill("SIGTERM"));
  server.on("exit", (code) => process.exit(code ?? 0));
}
