import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readLocalSettings } from "#scripts/project/local-settings.ts";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import { asErasurePepper, type ErasurePepper } from "#workers/people/erasure-hashes.ts";
import { findOtherPepper } from "#workers/people/erasure-journal.ts";
import type { Environment } from "./deployment.ts";
import { remoteOptions } from "./remote-options.ts";
import type { Stores } from "./stores.ts";

/** The secret of the erasure journal: in the environment variable ERASURE_PEPPER, or in a file of this machine that git ignores. */

export const SECRET_NAME = "ERASURE_PEPPER";
export const SECRET_FOLDER = path.join(ROOT, "secrets");

/** The secret of a deployment, or of this machine; null when it is not here. */
export function findPepper(environment: Environment | null): ErasurePepper | null {
  const given = asErasurePepper(process.env[SECRET_NAME]);
  if (given) return given;
  return environment === null ? asErasurePepper(readLocalSettings().ERASURE_PEPPER) : readSecretFile(secretFile(environment));
}

/** The same. Throws a CliError that says how to get it, or that the site or its journal has another. */
export async function readPepper({ environment, outbox }: Pick<Stores, "environment" | "outbox">): Promise<ErasurePepper> {
  const pepper = findPepper(environment);
  if (pepper !== null) return refuseOtherPepper({ outbox }, pepper);
  if (environment === null) throw new CliError(`${SECRET_NAME} est vide dans .dev.vars.`);
  const file = path.relative(ROOT, secretFile(environment));
  const otherwise = `sinon, lancez « npm run leads -- pepper${remoteOptions(environment)} »`;
  throw new CliError(
    `Le secret des effacements manque sur cette machine. S'il existe déjà, copiez ${file} depuis celle d'un collègue ; ${otherwise}.`,
  );
}

/** Throws a CliError when the Worker holds another secret, or when the journal was written under another. */
export async function refuseOtherPepper(stores: Pick<Stores, "outbox">, pepper: ErasurePepper): Promise<ErasurePepper> {
  const holder = await findOtherPepper(stores, pepper);
  if (holder === "site")
    throw new CliError(
      "Le secret des effacements de cette machine n'est pas celui du site : retrouvez le bon, ou ceux qui sont effacés reviendraient.",
    );
  if (holder === "journal")
    throw new CliError(
      "Le secret des effacements n'est pas celui du journal : retrouvez le bon, ou les anciens effacements ne vaudraient plus.",
    );
  return pepper;
}

export function secretFile(environment: Environment, folder = SECRET_FOLDER): string {
  return path.join(folder, `erasure-pepper-${environment}`);
}

export function readSecretFile(file: string): ErasurePepper | null {
  return existsSync(file) ? asErasurePepper(readFileSync(file, "utf8").trim()) : null;
}
