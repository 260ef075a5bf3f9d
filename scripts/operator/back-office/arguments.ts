import { readArguments, readChoice } from "#scripts/command-line.ts";
import { readAuthor } from "#scripts/operator/author.ts";
import { ENVIRONMENTS } from "#scripts/operator/stores/deployment.ts";
import { CliError } from "#scripts/toolbox.ts";
import type { PlaceName } from "./places.ts";

/** `[--remote [--env preview]] [--par Inès] [--no-open]`. Throws a CliError, in French, on anything else. */
export function readBackOfficeArguments(args: readonly string[]) {
  const { options } = readArguments(args, {
    remote: { type: "boolean" },
    env: { type: "string" },
    par: { type: "string" },
    "no-open": { type: "boolean" },
  });
  if (options.env !== undefined && !options.remote)
    throw new CliError("--env va avec --remote : sans lui, le suivi s'ouvre sur la base locale.");
  const environment = readChoice(options.env ?? "production", ENVIRONMENTS, "--env");
  const start: PlaceName = !options.remote ? "local" : environment === "preview" ? "preproduction" : "en-ligne";
  return {
    start,
    author: readAuthor(options.par),
    opensBrowser: !options["no-open"],
  };
}
