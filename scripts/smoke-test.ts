import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { programmes } from "#app/content/programmes/index.ts";
import { Refusal } from "./command.ts";

const CALL_TIMEOUT_MS = 15_000;
/** A new domain takes time to resolve everywhere. */
const PAUSE_MS = 5000;

/** What each path must answer; a probe returns what is wrong. */
const PROBES: readonly [path: string, findFault: (answer: Response) => Promise<string | null> | string | null][] = [
  ["/", (answer) => findPageFault(answer) ?? (answer.headers.has("Content-Security-Policy") ? null : "sans en-têtes de sécurité")],
  [programmes[0]?.path ?? "/", findPageFault],
  ["/api/health", findHealthFault],
  [`/api/catalogue-downloads/${randomUUID()}/pdf`, ({ status }) => (status === 404 ? null : `${status} au lieu d'un refus (404)`)],
];

function findPageFault({ status, headers }: Response): string | null {
  return status === 200 && headers.get("Content-Type")?.startsWith("text/html") ? null : `réponse ${status}`;
}

async function findHealthFault(answer: Response): Promise<string | null> {
  const health = (await answer.json()) as { d1?: boolean; r2?: boolean };
  if (!health.d1) return "la base (D1) ne répond pas";
  return health.r2 ? null : "les fichiers (R2) ne répondent pas";
}

/** Whoever types the bare domain arrives on plain http, which only a setting of the host leads on. */
function findRedirectFault({ status, headers }: Response): string | null {
  const isLedOn = status === 301 && headers.get("Location")?.startsWith("https://");
  return isLedOn ? null : `réponse ${status} au lieu d'un renvoi (301) vers https : activez « Always Use HTTPS » chez Cloudflare`;
}

/** Probes a site, and its plain http when it is on https. Throws a Refusal naming the fault once every attempt has failed. */
export async function smokeTest(address: string, attempts: number): Promise<void> {
  const probes = PROBES.map(([path, findFault]) => probe(address + path, findFault));
  if (address.startsWith("https:")) probes.push(probe(`${address.replace("https:", "http:")}/`, findRedirectFault));
  const faults = (await Promise.all(probes)).filter((fault) => fault !== null);
  if (faults.length === 0) return;
  if (attempts <= 1) throw new Refusal(faults.join("\n"));
  await wait(PAUSE_MS);
  await smokeTest(address, attempts - 1);
}

async function probe(url: string, findFault: (typeof PROBES)[number][1]): Promise<string | null> {
  try {
    const fault = await findFault(await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }));
    return fault && `${url} : ${fault}`;
  } catch (error) {
    return `${url} : pas de réponse lisible (${(error as Error).message})`;
  }
}
