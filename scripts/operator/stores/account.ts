import { spawnSync } from "node:child_process";
import { CliError, ROOT } from "#scripts/toolbox.ts";

const CALL_TIMEOUT_MS = 60_000;

/** A Cloudflare account, reached with the sign-in of wrangler: CLOUDFLARE_API_TOKEN, else `wrangler login`. */
export interface Account {
  id: string;
  /** Calls the API below /accounts/<id>. Returns null on 404; throws a CliError with Cloudflare's reason on any other failure. */
  call(path: string, init?: RequestInit): Promise<Response | null>;
}

interface Envelope<Result> {
  result: Result;
  result_info?: { cursor?: string; is_truncated?: boolean };
  errors?: { message: string }[];
}

/** Signs in. Throws a CliError that says what is missing. */
export async function connectAccount(accountId = process.env.CLOUDFLARE_ACCOUNT_ID): Promise<Account> {
  const token = readToken();
  const id = accountId ?? (await findOnlyAccount(token));
  return { id, call: (path, init) => callApi(token, `/accounts/${id}${path}`, init) };
}

/** What sends a value as JSON. */
export function sendJson(method: "POST" | "PUT", value: unknown): RequestInit {
  return { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) };
}

/** The body of an answer of the API. */
export function readEnvelope<Result>(response: Response): Promise<Envelope<Result>> {
  return response.json() as Promise<Envelope<Result>>;
}

/** The names of a Worker's secrets; null when it is not online yet. Throws a CliError when Cloudflare does not say. */
export async function listSecretNames(account: Account, workerName: string): Promise<string[] | null> {
  const response = await account.call(`/workers/scripts/${encodeURIComponent(workerName)}/secrets`);
  return response && (await readEnvelope<{ name: string }[]>(response)).result.map(({ name }) => name);
}

/** The versions of a Worker that were put online, newest first: of each time the one with the most traffic. None when it is not online. */
export async function listVersions(account: Account, workerName: string): Promise<{ id: string; at: string }[]> {
  const response = await account.call(`/workers/scripts/${encodeURIComponent(workerName)}/deployments`);
  if (!response) return [];
  type Deployed = { created_on: string; versions: { version_id: string; percentage: number }[] };
  const { result } = await readEnvelope<{ deployments: Deployed[] }>(response);
  return result.deployments.flatMap(({ created_on, versions }) => {
    const main = versions.toSorted((a, b) => b.percentage - a.percentage)[0];
    return main ? [{ id: main.version_id, at: created_on }] : [];
  });
}

function readToken(): string {
  const { CLOUDFLARE_API_TOKEN } = process.env;
  if (CLOUDFLARE_API_TOKEN) return CLOUDFLARE_API_TOKEN;
  const { status, stdout } = spawnSync("wrangler", ["auth", "token", "--json"], {
    cwd: ROOT,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const token = status === 0 ? readJson<{ token?: string }>(stdout)?.token : undefined;
  if (!token)
    throw new CliError("Vous n'êtes pas connecté(e) à Cloudflare : lancez « npx wrangler login », ou renseignez CLOUDFLARE_API_TOKEN.");
  return token;
}

function readJson<Value>(text: string): Value | null {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return null;
  }
}

async function findOnlyAccount(token: string): Promise<string> {
  const response = await callApi(token, "/accounts?per_page=50");
  const accounts = response ? (await readEnvelope<{ id: string; name: string }[]>(response)).result : [];
  const [account, ...others] = accounts;
  if (!account) throw new CliError("Votre accès à Cloudflare n'ouvre aucun compte : vérifiez les droits du jeton.");
  if (others.length > 0) {
    const list = accounts.map(({ id, name }) => `  ${id}  ${name}`).join("\n");
    throw new CliError(`Votre accès ouvre plusieurs comptes Cloudflare : choisissez-en un avec CLOUDFLARE_ACCOUNT_ID.\n${list}`);
  }
  return account.id;
}

async function callApi(token: string, path: string, init: RequestInit = {}): Promise<Response | null> {
  const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${token}`);
  const response = await fetch(base + path, { ...init, headers, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }).catch((error: Error) => {
    throw new CliError(`Cloudflare ne répond pas (${error.message}) : vérifiez la connexion puis recommencez.`);
  });
  if (response.status === 404) return null;
  if (response.ok) return response;
  const { errors = [] } = readJson<Partial<Envelope<unknown>>>(await response.text()) ?? {};
  const reason = errors.map(({ message }) => message).join(" ; ") || `réponse ${response.status}`;
  throw new CliError(`Cloudflare refuse la demande : ${reason}.`);
}
