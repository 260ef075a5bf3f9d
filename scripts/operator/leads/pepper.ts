import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import { connectAccount, sendJson } from "../stores/account.ts";
import { type Environment, readDeployment } from "../stores/deployment.ts";
import { listSecretNames } from "../stores/notification-channels.ts";
import type { Operator } from "./operator.ts";

/** The secret of the erasure journal: in the environment variable ERASURE_PEPPER, or in a file of this machine that git ignores. */

const SECRET_NAME = "ERASURE_PEPPER";
const SECRET_FOLDER = path.join(ROOT, "secrets");
/** Local records are trials, and the local Worker has no secret either. */
const LOCAL_PEPPER = "base locale";

/** The secret of a deployment, or of this machine; null when it is not here. */
export function findPepper(environment: Environment | null): string | null {
  const given = process.env[SECRET_NAME];
  if (given) return given;
  if (environment === null) return LOCAL_PEPPER;
  const file = secretFile(environment);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

/** The same. Throws a CliError that says how to get it. */
export async function readPepper(environment: Environment | null): Promise<string> {
  const pepper = findPepper(environment);
  if (pepper !== null || environment === null) return pepper ?? LOCAL_PEPPER;
  const file = secretFile(environment);
  throw new CliError(
    `Le secret des effacements manque sur cette machine. S'il existe déjà, copiez ${path.relative(ROOT, file)} depuis celle d'un collègue ; sinon, lancez « npm run leads -- pepper --remote${environment === "preview" ? " --env preview" : ""} ».`,
  );
}

/** Creates the secret of a deployment, gives it to its Worker and keeps it here. Returns its file. Throws a CliError when there is one already. */
export async function createPepper(environment: Environment, folder = SECRET_FOLDER): Promise<string> {
  const { accountId, workerName } = readDeployment(environment);
  const file = secretFile(environment, folder);
  if (existsSync(file)) throw new CliError(`${path.relative(ROOT, file)} existe déjà : un autre secret rendrait le journal illisible.`);
  const account = await connectAccount(accountId);
  const secrets = await listSecretNames(account, workerName);
  if (!secrets) throw new CliError("Le site n'est pas encore en ligne : lancez d'abord « npm run deploy ».");
  if (secrets.includes(SECRET_NAME))
    throw new CliError(`Le site a déjà ce secret : copiez ${path.relative(ROOT, file)} depuis la machine d'un collègue.`);

  const pepper = randomBytes(32).toString("base64url");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Kept first: a secret that only the Worker knows could never be read back.
  writeFileSync(file, `${pepper}\n`, { mode: 0o600, flag: "wx" });
  const secret = { name: SECRET_NAME, text: pepper, type: "secret_text" };
  await account.call(`/workers/scripts/${workerName}/secrets`, sendJson("PUT", secret));
  return file;
}

function secretFile(environment: Environment, folder = SECRET_FOLDER): string {
  return path.join(folder, `erasure-pepper-${environment}`);
}

/** `pepper`: makes the secret of a site's erasures, once. */
export async function makePepper({ stores, print, note }: Operator): Promise<void> {
  if (stores.environment === null) throw new CliError("Ajoutez --remote : la base de cette machine n'a pas besoin de secret.");
  const file = await createPepper(stores.environment);
  print(`Le secret des effacements est posé. Gardez-en une copie hors de cette machine : ${path.relative(ROOT, file)}`);
  note("Sans lui, on ne pourrait plus refaire les effacements après une restauration. Ne le mettez jamais avec une sauvegarde.");
}
