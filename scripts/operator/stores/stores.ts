import { run } from "#scripts/command.ts";
import { readChoice, takeOption } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import type { ObjectStore, PeopleStores } from "#workers/people/stores.ts";
import { ENVIRONMENTS, type Environment, readDeployment } from "./deployment.ts";
import { openLocalStores } from "./local-stores.ts";
import { openRemoteStores } from "./remote-stores.ts";

/**
 * The stores that a command line names, `--remote [--env preview]` or those of this machine, opened when `open` is called; `rest` is left
 * to the command.
 */
export function chooseStores(args: readonly string[]): { open(): Promise<Stores>; rest: string[] } {
  const { value: env, rest } = takeOption(args, "--env");
  const environment = chooseEnvironment(rest.includes("--remote"), env);
  return { rest: rest.filter((arg) => arg !== "--remote"), open: () => openStores(environment) };
}

/** What `--remote [--env preview]` names; null, without it, for this machine. Throws a CliError on another name, or one without it. */
export function chooseEnvironment(isRemote: boolean, env: string | undefined): Environment | null {
  const environment = readEnvironment(env);
  if (!isRemote && env !== undefined) throw new CliError("--env va avec --remote : sans lui, la commande travaille sur la base locale.");
  return isRemote ? environment : null;
}

/** The stores of a deployment, reached with the operator's own sign-in, or of this machine. Throws a CliError when they do not open. */
export async function openStores(environment: Environment | null): Promise<Stores> {
  // Names the stores of this machine too: what is wrong with it is said before anything else reads it.
  const deployment = readDeployment(environment ?? "production");
  if (environment !== null) return openRemoteStores(deployment);
  run("wrangler", ["d1", "migrations", "apply", "DB", "--local"], { isQuiet: true });
  return openLocalStores();
}

/** `--env`; production when it is not given. */
export function readEnvironment(name = "production"): Environment {
  return readChoice(name, ENVIRONMENTS, "--env");
}

export type { ObjectStore, StoredObject } from "#workers/people/stores.ts";

/** The records and files of one deployment, wherever they lie: on this machine or at Cloudflare. */
export interface Stores extends PeopleStores {
  /** Null on this machine. */
  environment: Environment | null;
  catalogues: ObjectStore;
  close(): Promise<void>;
}
