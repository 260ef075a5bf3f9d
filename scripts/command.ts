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

/** What Node runs for each command. Without a shell, which would cut arguments at their spaces. */
const SCRIPTS = {
  node: [],
  npm: [process.env.npm_execpath ?? ""],
  "react-router": [path.join(ROOT, "node_modules", "@react-router", "dev", "bin.cjs")],
  wrangler: [path.join(ROOT, "node_modules", "wrangler", "bin", "wrangler.js")],
} as const;

/** Runs a command without stdin; `isQuiet` returns its output. Throws a Refusal when it fails; `npm` needs `npm run`. */
export function run(
  command: keyof typeof SCRIPTS,
  args: readonly string[],
  { isQuiet = false, env = {} }: { isQuiet?: boolean; env?: Record<string, string> } = {},
) {
  const output = isQuiet ? "pipe" : "inherit";
  const { status, stdout, stderr } = spawnSync(process.execPath, [...SCRIPTS[command], ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
    encoding: "utf8",
  });
  if (status === 0) return stdout ?? "";
  throw new Refusal([stdout, stderr, `« ${[command, ...args].slice(0, 4).join(" ")} » a échoué.`].filter(Boolean).join("\n"));
}

/** Starts `wrangler dev` and exits with it. */
export function serve(port: number | string, options: readonly string[]): void {
  const common = ["dev", "--port", String(port), "--ip", "127.0.0.1", "--log-level", "error", "--show-interactive-dev-session=false"];
  const server = spawn(process.execPath, [...SCRIPTS.wrangler, ...common, ...options], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill("SIGTERM"));
  server.on("exit", (code) => process.exit(code ?? 0));
}
