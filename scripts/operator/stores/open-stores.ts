import { applyLocalMigrations } from "#scripts/project/local-state.ts";
import { CliError } from "#scripts/toolbox.ts";
import { ENVIRONMENTS, type Environment, readDeployment } from "./deployment.ts";
import { openLocalStores } from "./local-stores.ts";
import { openRemoteStores } from "./remote-stores.ts";
import type { Stores } from "./stores.ts";

/** The stores that a command line names, `--remote [--env preview]` or those of this machine, opened when `open` is called; `rest` is left to the command. */
export function chooseStores(args: readonly string[]): { open(): Promise<Stores>; rest: string[] } {
  const { isRemote, env, rest } = takeStoreArguments(args);
  const environment = readEnvironment(env);
  if (!isRemote && env !== undefined) throw new CliError("--env va avec --remote : sans lui, la commande travaille sur la base locale.");
  return {
    rest,
    async open() {
      if (isRemote) return openRemoteStores(readDeployment(environment));
      await applyLocalMigrations();
      return openLocalStores();
    },
  };
}

function takeStoreArguments(args: readonly string[]): { isRemote: boolean; env: string | undefined; rest: string[] } {
  const rest: string[] = [];
  let isRemote = false;
  let env: string | undefined;
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? "";
    if (arg === "--remote") isRemote = true;
    else if (arg === "--env") env = args[++index] ?? "";
    else if (arg.startsWith("--env=")) env = arg.slice("--env=".length);
    else rest.push(arg);
  }
  return { isRemote, env, rest };
}

/** `--env`; production when it is not given. */
export function readEnvironment(name = "production"): Environment {
  const environment = ENVIRONMENTS.find((candidate) => candidate === name);
  if (!environment) throw new CliError(`--env vaut ${ENVIRONMENTS.join(" ou ")}, pas « ${name} ».`);
  return environment;
}
