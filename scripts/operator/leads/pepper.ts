import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { asErasurePepper, type ErasurePepper } from "#people/erasure-hashes.ts";
import { readLocalSettings } from "#scripts/project/local-settings.ts";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import { connectAccount, sendJson } from "../stores/account.ts";
import { type Environment, readDeployment } from "../stores/deployment.ts";
import { listSecretNames } from "../stores/notification-channels.ts";
import type { Stores } from "../stores/stores.ts";
import { hasJournal, readWorkerFingerprint, refuseOtherPepper } from "./erasure-journal.ts";
import type { Operator } from "./operator.ts";

/** The secret of the erasure journal: in the environment variable ERASURE_PEPPER, or in a file of this machine that git ignores. */

const SECRET_NAME = "ERASURE_PEPPER";
const SECRET_FOLDER = path.join(ROOT, "secrets");

/** The secret of a deployment, or of this machine; null when it is not here. */
export function findPepper(environment: Environment | null): ErasurePepper | null {
  const given = asErasurePepper(process.env[SECRET_NAME]);
  if (given) return given;
  if (environment === null) return asErasurePepper(readLocalSettings().ERASURE_PEPPER);
  const file = secretFile(environment);
  return existsSync(file) ? asErasurePepper(readFileSync(file, "utf8").trim()) : null;
}

/** The same. Throws a CliError that says how to get it. */
export async function readPepper(environment: Environment | null): Promise<ErasurePepper> {
  const pepper = findPepper(environment);
  if (pepper !== null) return pepper;
  if (environment === null) throw new CliError(`${SECRET_NAME} est vide dans .dev.vars.`);
  const file = secretFile(environment);
  throw new CliError(
    `Le secret des effacements manque sur cette machine. S'il existe déjà, copiez ${path.relative(ROOT, file)} depuis celle d'un collègue ; sinon, lancez « npm run leads -- pepper --remote${environment === "preview" ? " --env preview" : ""} ».`,
  );
}

/**
 * Sees to it that a deployment's Worker and this machine hold the same secret: makes it when neither does, sends it when only this machine
 * does, compares when both do. Returns its file. Throws a CliError when it is elsewhere, or not the same.
 */
export async function settlePepper(
  { environment, outbox }: Pick<Stores, "environment" | "outbox">,
  folder = SECRET_FOLDER,
): Promise<{ file: string; outcome: "made" | "sent" | "same" }> {
  if (environment === null) throw new CliError("Ajoutez --remote : la base de cette machine n'a pas besoin de secret.");
  const { accountId, workerName } = readDeployment(environment);
  const file = secretFile(environment, folder);
  const copy = `copiez ${path.relative(ROOT, file)} depuis la machine d'un collègue`;
  const account = await connectAccount(accountId);
  const secrets = await listSecretNames(account, workerName);
  if (!secrets) throw new CliError("Le site n'est pas encore en ligne : lancez d'abord « npm run deploy ».");
  const isAtSite = secrets.includes(SECRET_NAME);
  const kept = existsSync(file) ? asErasurePepper(readFileSync(file, "utf8").trim()) : null;
  if (kept === null && isAtSite) throw new CliError(`Le site a déjà ce secret : ${copy}.`);
  if (kept === null && (await hasJournal({ outbox }))) throw new CliError(`Le journal des effacements a déjà son secret : ${copy}.`);

  const pepper = kept ?? randomBytes(32).toString("base64url");
  await refuseOtherPepper({ outbox }, pepper);
  if (isAtSite) {
    if ((await readWorkerFingerprint({ outbox })) === null)
      throw new CliError("Le site a un secret, mais n'a pas encore dit lequel : relancez dans deux minutes.");
    return { file, outcome: "same" };
  }
  if (kept === null) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Kept first: a secret that only the Worker knows could never be read back.
    writeFileSync(file, `${pepper}\n`, { mode: 0o600 });
  }
  const secret = { name: SECRET_NAME, text: pepper, type: "secret_text" };
  await account.call(`/workers/scripts/${workerName}/secrets`, sendJson("PUT", secret));
  return { file, outcome: kept === null ? "made" : "sent" };
}

function secretFile(environment: Environment, folder = SECRET_FOLDER): string {
  return path.join(folder, `erasure-pepper-${environment}`);
}

const OUTCOMES = {
  made: "Le secret des effacements est posé.",
  sent: "Le secret de cette machine est posé sur le site.",
  same: "Le site et cette machine ont le même secret des effacements.",
};

/** `pepper`: makes the secret of a site's erasures, once, and says whether the site holds the same. */
export async function makePepper({ stores, print, note }: Operator): Promise<void> {
  const { file, outcome } = await settlePepper(stores);
  print(`${OUTCOMES[outcome]} Gardez-en une copie hors de cette machine : ${path.relative(ROOT, file)}`);
  note("Sans lui, on ne pourrait plus refaire les effacements après une restauration. Ne le mettez jamais avec une sauvegarde.");
}
