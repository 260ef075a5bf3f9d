import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";
import { readArguments, readChoice } from "#scripts/command-line.ts";
import { ENVIRONMENTS } from "#scripts/operator/stores/deployment.ts";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import type { PlaceName } from "./places.ts";

export interface BackOfficeArguments {
  start: PlaceName;
  author: string;
  opensBrowser: boolean;
}

/** `[--remote [--env preview]] [--nom Inès] [--no-open]`. Throws a CliError, in French, on anything else. */
export function readBackOfficeArguments(args: readonly string[]): BackOfficeArguments {
  const { options } = readArguments(args, {
    remote: { type: "boolean" },
    env: { type: "string" },
    nom: { type: "string" },
    "no-open": { type: "boolean" },
  });
  if (options.env !== undefined && !options.remote)
    throw new CliError("--env va avec --remote : sans lui, le suivi s'ouvre sur la base locale.");
  const environment = readChoice(options.env ?? "production", ENVIRONMENTS, "--env");
  return {
    start: !options.remote ? "local" : environment === "preview" ? "preproduction" : "en-ligne",
    author: options.nom?.trim() || findName(),
    opensBrowser: !options["no-open"],
  };
}

/** The first name that git knows, else the account of this machine. */
function findName(): string {
  const { stdout } = spawnSync("git", ["config", "user.name"], { cwd: ROOT, encoding: "utf8" });
  return stdout?.trim().split(/\s+/)[0] || userInfo().username;
}
