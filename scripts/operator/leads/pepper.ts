import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatCount } from "#app/content/format.ts";
import { readArguments } from "#scripts/command-line.ts";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import { eraseAgain } from "#workers/people/erase-person.ts";
import type { ErasurePepper } from "#workers/people/erasure-hashes.ts";
import { hasJournal, readWorkerFingerprint } from "#workers/people/erasure-journal.ts";
import { connectAccount, listSecretNames, sendJson } from "../stores/account.ts";
import { readDeployment } from "../stores/deployment.ts";
import { readSecretFile, refuseOtherPepper, SECRET_FOLDER, SECRET_NAME, secretFile } from "../stores/erasure-secret.ts";
import type { Stores } from "../stores/stores.ts";
import type { Operator } from "./operator.ts";

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
  const kept = readSecretFile(file);
  if (kept === null && isAtSite) throw new CliError(`Le site a déjà ce secret : ${copy}.`);
  if (kept === null && (await hasJournal({ outbox }))) throw new CliError(`Le journal des effacements a déjà son secret : ${copy}.`);

  const pepper = await refuseOtherPepper({ outbox }, kept ?? (randomBytes(32).toString("base64url") as ErasurePepper));
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

const OUTCOMES = {
  made: "Le secret des effacements est posé.",
  sent: "Le secret de cette machine est posé sur le site.",
  same: "Le site et cette machine ont le même secret des effacements.",
};

/** `pepper`: makes the secret of a site's erasures, once, and says whether the site holds the same. */
export async function makePepper({ stores, print, note }: Operator, args: readonly string[]): Promise<void> {
  readArguments(args, {});
  const { file, outcome } = await settlePepper(stores);
  print(`${OUTCOMES[outcome]} Gardez-en une copie hors de cette machine : ${path.relative(ROOT, file)}`);
  note("Sans lui, on ne pourrait plus refaire les effacements après une restauration. Ne le mettez jamais avec une sauvegarde.");
}

/** `replay-erasures`: after the database was restored, erases again everybody who had been erased before. */
export async function replayErasures(operator: Operator, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { "dry-run": { type: "boolean" } });
  const { stores, now, print, note } = operator;
  const isDryRun = options["dry-run"] ?? false;
  const pepper = await operator.readPepper();
  note("Lecture du journal…");
  const count = await eraseAgain(stores, pepper, now, { isDryRun });
  if (count === null) return print("Personne n'a jamais été effacé : rien à refaire.");
  print(
    count === 0
      ? "Aucune personne effacée n'est revenue."
      : `${isDryRun ? "Serait effacé de nouveau" : "Effacé de nouveau"} : ${formatCount(count, "enregistrement")}.`,
  );
}
