import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runTool } from "#scripts/toolbox.ts";
import { type Environment, environmentVariables } from "../stores/deployment.ts";

/** The part of wrangler's output file that is read here. */
export interface WranglerOutput {
  type: string;
  version_id?: string | null;
  preview_url?: string | null;
  /** Of an upload with --preview-alias. */
  preview_alias_url?: string | null;
  targets?: string[];
}

/** Runs wrangler for an environment and returns what it writes for programs. Throws a CliError when it fails. */
export function runWrangler(args: readonly string[], environment: Environment): WranglerOutput[] {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "cimes-deploy-"));
  const file = path.join(folder.path, "output.ndjson");
  writeFileSync(file, "");
  runTool("wrangler", args, { env: { ...environmentVariables(environment), WRANGLER_OUTPUT_FILE_PATH: file, WRANGLER_LOG: "log" } });
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as WranglerOutput);
}
