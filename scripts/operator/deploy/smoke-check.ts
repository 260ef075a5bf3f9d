import { randomUUID } from "node:crypto";
import { organisation } from "#app/content/organisation.ts";
import { homePage } from "#app/content/pages/home.ts";
import { professions } from "#app/content/professions.ts";
import { redirects } from "#app/content/redirects.ts";
import { catalogueErrors } from "#app/features/catalogue/errors.ts";
import { CliError } from "#scripts/toolbox.ts";
import { CHECK_KEY_HEADER, nameVersion } from "#workers/pages/version-addresses.ts";

const CALL_TIMEOUT_MS = 15_000;

export interface SmokeTarget {
  /** `https://…` without a trailing slash. */
  address: string;
  /** Whether search engines may read it; null where the site does not decide that. */
  isIndexed: boolean | null;
  /** The version that must answer; any when it is not known. */
  version?: string | undefined;
  /** Opens the address of a version of the live site. */
  key?: string | undefined;
}

/** What is asked of a site. Each resolves to what is wrong, or null. */
const PROBES: Readonly<Record<string, (target: SmokeTarget) => Promise<string | null>>> = {
  async "base et fichiers"({ address, version, key }) {
    const response = await ask(`${address}/api/health`, key);
    const health = (await response.json()) as { d1?: boolean; r2?: boolean; version?: string };
    if (!health.d1) return "la base ne répond pas";
    if (!health.r2) return "les fichiers ne répondent pas";
    return version !== undefined && health.version !== (await nameVersion(version)) ? "l'ancienne version répond encore" : null;
  },
  async "page d'accueil"({ address, isIndexed, key }) {
    const response = await ask(`${address}/`, key);
    const title = /<title>([^<]*)<\/title>/.exec(await response.text())?.[1];
    if (response.status !== 200) return `réponse ${response.status}`;
    if (!title) return "il n'y a pas de titre";
    if (unescapeHtml(title) !== `${homePage.meta.title} | ${organisation.name}`) return `le titre est « ${title} »`;
    const isHidden = response.headers.get("X-Robots-Tag")?.includes("noindex") ?? false;
    return isIndexed !== null && isHidden === isIndexed ? `elle est ${isHidden ? "cachée aux" : "ouverte aux"} moteurs de recherche` : null;
  },
  async redirection({ address, key }) {
    const [alias, canonical] = Object.entries(redirects)[0] ?? ["", professions.generalistes.listPath];
    const response = await ask(address + alias, key);
    const location = response.headers.get("Location") ?? "";
    return response.status === 301 && location.endsWith(canonical) ? null : `${alias} répond ${response.status} vers « ${location} »`;
  },
  async "catalogue sans demande"({ address, key }) {
    const response = await ask(`${address}/api/catalogue-downloads/${randomUUID()}/pdf`, key);
    const { error } = (await response.json()) as { error?: string };
    return response.status === 404 && error === catalogueErrors.missingFile ? null : `réponse ${response.status} au lieu d'un refus`;
  },
};

/** Asks a site the few things that must be right. Throws a CliError that names what is wrong once all attempts have failed. */
export async function runSmokeCheck(target: SmokeTarget, patience = { attempts: 1, delayMs: 0 }): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const faults = await listFaults(target);
    if (faults.length === 0) return `${target.address} : ${Object.keys(PROBES).join(", ")}`;
    if (attempt >= patience.attempts)
      throw new CliError(`${target.address} ne répond pas comme prévu :\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    await new Promise((resolve) => setTimeout(resolve, patience.delayMs));
  }
}

async function listFaults(target: SmokeTarget): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, findFault] of Object.entries(PROBES)) {
    const fault = await findFault(target).catch((error: Error) => `pas de réponse lisible (${error.message})`);
    if (fault) faults.push(`${name} : ${fault}`);
  }
  return faults;
}

function ask(url: string, key: string | undefined): Promise<Response> {
  const headers: Record<string, string> = key === undefined ? {} : { [CHECK_KEY_HEADER]: key };
  return fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
}

function unescapeHtml(text: string): string {
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
