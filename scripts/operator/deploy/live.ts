import { randomBytes } from "node:crypto";
import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { askPerson } from "#scripts/ask-person.ts";
import { buildSite } from "#scripts/build-site.ts";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import { readSetting } from "#workers/settings/setting-rules.ts";
import { buildCheckedCatalogue } from "../catalogues/check-catalogue.ts";
import { publishCatalogue } from "../catalogues/publish-catalogue.ts";
import { runLaunchCheck } from "../launch-check/report.ts";
import { type Account, connectAccount, listSecretNames, listVersions, sendJson } from "../stores/account.ts";
import { configArguments, type Deployment } from "../stores/deployment.ts";
import { remoteOptions } from "../stores/remote-options.ts";
import { findDatabaseId, openRemoteStores } from "../stores/remote-stores.ts";
import { runWrangler, type WranglerOutput } from "./run-wrangler.ts";
import { runSmokeCheck, type SmokeTarget } from "./smoke-check.ts";
import type { Step } from "./steps.ts";

interface LiveOptions {
  /** What --accept said. */
  orders: readonly string[];
  /** Rolls back to the version before when the site does not answer as it should. */
  rollsBack: boolean;
  /** --create-database: create a missing database without asking. */
  createsDatabase: boolean;
}

/** A new domain takes a while to be known everywhere. */
const PATIENCE = { attempts: 18, delayMs: 5000 };
/** The secret that the first deployment creates; the addresses of the PDFs derive from it. */
const DOWNLOAD_SECRET = "DOWNLOAD_SECRET";
/** Opens a version's own address to the check of this deployment alone: each version gets another, which nobody keeps. */
const CHECK_KEY = "CHECK_KEY";
const BUILT_CONFIG = path.join(ROOT, "build/server/wrangler.json");

/** What a deployment does outside this program; tests replace it. */
export type Outside = ReturnType<typeof reachOutside>;

/** The real outside. Whatever asks Cloudflare throws a CliError without a sign-in, or with Cloudflare's reason. */
export function reachOutside(deployment: Deployment) {
  let signedIn: Promise<Account> | undefined;
  const account = () => {
    signedIn ??= connectAccount(deployment.accountId);
    return signedIn;
  };
  return {
    async build() {
      await buildSite(deployment.environment);
      const domain = findDomain(deployment.settings.SITE_ORIGIN ?? "");
      if (domain === null) return;
      // Into the built configuration, which every command of wrangler then reads.
      const config = JSON.parse(readFileSync(BUILT_CONFIG, "utf8")) as object;
      writeFileSync(BUILT_CONFIG, JSON.stringify({ ...config, routes: [{ pattern: domain, custom_domain: true }] }));
    },
    hasDatabase: async () => (await findDatabaseId(await account(), deployment.databaseName)) !== null,
    async createDatabase() {
      // Near the visitors.
      const database = { name: deployment.databaseName, primary_location_hint: "weur" };
      const response = await (await account()).call("/d1/database", sendJson("POST", database));
      if (!response) throw new CliError("Cloudflare n'a pas créé la base : D1 n'est pas ouvert sur ce compte.");
    },
    /** Asks the person at the keyboard; nobody there is a no. */
    confirm: async (question: string) => /^o(ui)?$/i.test((await askPerson(`   ${question} (oui/non) `)) ?? ""),
    /** The id of the version that has the traffic; null when the Worker does not exist yet. */
    readLiveVersion: async () => (await listVersions(await account(), deployment.workerName))[0]?.id ?? null,
    /** The names of the Worker's secrets; null when it does not exist yet. */
    listSecrets: async () => listSecretNames(await account(), deployment.workerName),
    wrangler: (args: readonly string[]) => runWrangler(args, deployment.environment),
    /** Says what was published and what was there already. */
    publishCatalogues: () => publishCatalogues(deployment),
    smokeCheck: (target: SmokeTarget) => runSmokeCheck(target, PATIENCE),
  };
}

/**
 * The steps of a deployment. Migrations only add (migrations/README.md), so they run before the new Worker, which may need them, while the
 * old one goes on with what it knows. A new version is uploaded and checked at an address of its own before it gets the traffic; the first
 * one gets it at once, since a Worker begins with a deployment.
 */
export function listLiveSteps(deployment: Deployment, outside: Outside, options: LiveOptions): Step[] {
  const { orders, rollsBack, createsDatabase } = options;
  const { environment, settings, workerName, databaseName } = deployment;
  /** The version that had the traffic when we began; null the first time. */
  let before: string | null = null;
  let sent: Sent | undefined;

  async function describeOnline(): Promise<string> {
    try {
      const live = await outside.readLiveVersion();
      if (live === null) return "Rien n'est en ligne.";
      if (live === before) return `L'ancien site reste en ligne (version ${live}).`;
      return `La nouvelle version est en ligne (${live}).`;
    } catch {
      return `Cloudflare ne dit pas quelle version est en ligne : « npx wrangler deployments status --name ${workerName} » le dira.`;
    }
  }
  const checkLaunch: Step = {
    title: "Contrôle de lancement",
    async run() {
      const { report, blockingCount } = await runLaunchCheck(orders, new Date(), { secrets: await outside.listSecrets() });
      if (blockingCount > 0) throw new CliError(report);
      return "rien ne bloque";
    },
    advice: "Rien n'a été envoyé : corrigez, puis relancez.",
  };
  const afterOnline = (words: string) => async () => `${await describeOnline()} ${words}`;

  return [
    ...(environment === "production" ? [checkLaunch] : []),
    { title: "Construction du site", run: outside.build, advice: "Rien n'a été envoyé : corrigez l'erreur ci-dessus, puis relancez." },
    {
      title: "Compte Cloudflare",
      async run() {
        before = await outside.readLiveVersion();
        const online = before === null ? "première mise en ligne" : `en ligne : version ${before}`;
        if (await outside.hasDatabase()) return online;
        const question = `La base « ${databaseName} » (database_name dans wrangler.toml) n'existe pas. La créer, vide ?`;
        const remedy = "Corrigez database_name dans wrangler.toml, ou ajoutez --create-database pour la créer.";
        if (!(createsDatabase || (await outside.confirm(question))))
          throw new CliError(`La base « ${databaseName} » n'existe pas. ${remedy}`);
        await outside.createDatabase();
        return `${online} ; base « ${databaseName} » créée`;
      },
      advice: "Rien n'a été envoyé.",
    },
    {
      title: "Migrations",
      run: () => outside.wrangler(["d1", "migrations", "apply", "DB", "--remote", ...configArguments(environment)]),
      advice: async () => `La migration en cause a été annulée. ${await describeOnline()} Corrigez-la, puis relancez.`,
    },
    {
      title: "Envoi de la version",
      async run() {
        sent = await sendVersion(outside, before === null, settings);
        return sent.isLive ? `${sent.address}, en ligne` : `version ${sent.version}, pas encore en ligne`;
      },
      advice: async () => {
        const online = await describeOnline();
        const isPartly = before === null && !online.startsWith("Rien");
        const rest = isPartly ? " Son domaine ou ses tâches de fond ne sont peut-être pas en place." : "";
        const remedy =
          "Si l'erreur parle du domaine, vérifiez qu'il est une zone de votre compte Cloudflare (SITE_ORIGIN) ; puis relancez.";
        return `${online}${rest} ${remedy}`;
      },
    },
    {
      title: "Contrôle de la version",
      run() {
        if (!sent || sent.isLive) return "à la première mise en ligne, le contrôle vient à la fin";
        if (!sent.previewAddress) return "cette version n'a pas d'adresse d'essai (preview_urls) : le contrôle vient à la fin";
        return outside.smokeCheck({ address: sent.previewAddress, isIndexed: null, version: sent.version, key: sent.key });
      },
      advice: afterOnline("La version envoyée n'a reçu aucun visiteur : corrigez, puis relancez."),
    },
    {
      title: "Passage en ligne",
      run() {
        if (!sent || sent.isLive) return "déjà fait";
        outside.wrangler(["versions", "deploy", `${sent.version}@100%`, "--name", workerName, "--yes"]);
        return `version ${sent.version}`;
      },
      advice: afterOnline("Relancez : ce qui est fait n'est pas refait."),
    },
    {
      title: "Adresse et tâches de fond",
      run: () => (sent?.isLive ? "déjà faites" : outside.wrangler(["triggers", "deploy"])),
      advice: afterOnline(
        "Elle répond aux adresses d'avant, avec les tâches de fond d'avant. Vérifiez le domaine (SITE_ORIGIN), puis relancez.",
      ),
    },
    {
      title: "Catalogues",
      run: outside.publishCatalogues,
      advice: afterOnline(`Les catalogues sont ceux d'avant : relancez « npm run catalogues -- publish${remoteOptions(environment)} ».`),
    },
    {
      title: "Contrôle du site en ligne",
      async run() {
        if (!sent?.address) throw new CliError("Wrangler n'a pas dit à quelle adresse est le site : écrivez-la dans SITE_ORIGIN.");
        try {
          return await outside.smokeCheck({ address: sent.address, isIndexed: settings.INDEXING === "allow", version: sent.version });
        } catch (error) {
          if (rollsBack && before !== null && error instanceof CliError) throw rollBack(error, before);
          throw error;
        }
      },
      advice: async () => {
        const online = await describeOnline();
        if (before === null || online.startsWith("L'ancien")) return `${online} Corrigez, puis relancez.`;
        return `${online} Remettez la version d'avant : npx wrangler ${rollbackArguments(before).slice(0, 4).join(" ")}`;
      },
    },
  ];

  /** Rolls back to a version. The error returned names the reason, whether or not the rollback succeeds. */
  function rollBack(reason: CliError, version: string): CliError {
    try {
      outside.wrangler(rollbackArguments(version));
      return new CliError(`${reason.message}\n\nLa version ${version} a été remise en ligne.`);
    } catch (failure) {
      if (!(failure instanceof CliError)) throw failure;
      return new CliError(`${reason.message}\n\nLe retour à la version ${version} a échoué aussi : ${failure.message}`);
    }
  }

  function rollbackArguments(version: string): string[] {
    return ["rollback", version, "--name", workerName, "--yes", "--message", "Contrôle du site en échec"];
  }
}

type Sent = Awaited<ReturnType<typeof sendVersion>>;

/**
 * Uploads the build: the first time as the site itself, else as a version without traffic. Gives it the secrets that it lacks; the others
 * stay.
 */
async function sendVersion(outside: Outside, isFirst: boolean, settings: Deployment["settings"]) {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "cimes-secrets-"));
  const key = isFirst || readSetting(settings, "VERSION_ADDRESSES") === "open" ? undefined : makeSecret();
  const needsDownloadSecret = isFirst || !(await outside.listSecrets())?.includes(DOWNLOAD_SECRET);
  const secrets = { ...(key && { [CHECK_KEY]: key }), ...(needsDownloadSecret && { [DOWNLOAD_SECRET]: makeSecret() }) };
  const hasSecrets = Object.keys(secrets).length > 0;
  const file = path.join(folder.path, "secrets.json");
  if (hasSecrets) writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  const command = isFirst ? ["deploy"] : ["versions", "upload"];
  const entries = outside.wrangler([...command, ...(hasSecrets ? ["--secrets-file", file] : [])]);
  const entry = entries.find(({ type }) => type === "deploy" || type === "version-upload");
  if (!isFirst && !entry?.version_id) throw new CliError("Wrangler n'a pas donné l'identifiant de la version envoyée.");
  return {
    version: entry?.version_id ?? undefined,
    key,
    /** Whether the version has the traffic already. */
    isLive: isFirst,
    /** Where the site can be reached; undefined when wrangler does not say and SITE_ORIGIN is empty. */
    address: chooseAddress(entry?.targets ?? listOwnHosts(entry), settings.SITE_ORIGIN ?? ""),
    previewAddress: entry?.preview_url ?? undefined,
  };
}

function makeSecret(): string {
  return randomBytes(32).toString("hex");
}

/** A version's address is its Worker's, prefixed with the beginning of the version's id. */
function listOwnHosts({ version_id, preview_url }: WranglerOutput = { type: "" }): string[] {
  return version_id && preview_url ? [preview_url.replace(`//${version_id.slice(0, 8)}-`, "//")] : [];
}

/** The address of the site: SITE_ORIGIN when wrangler lists it or it is a custom domain, else the first address that wrangler lists. */
export function chooseAddress(targets: readonly string[], siteOrigin: string): string | undefined {
  const hosts = targets.flatMap((target) => /^(?:https?:\/\/)?([\w.-]+\.[a-z]+)/.exec(target)?.[1] ?? []);
  const wanted = URL.parse(siteOrigin)?.hostname;
  const host = hosts.find((candidate) => candidate === wanted) ?? findDomain(siteOrigin) ?? hosts[0] ?? wanted;
  return host && `https://${host}`;
}

/** The site answers under the host of SITE_ORIGIN; an example address or one of workers.dev needs no domain. */
export function findDomain(siteOrigin: string): string | null {
  const host = URL.parse(siteOrigin)?.hostname;
  return !host || /\.(example|workers\.dev)$/.test(host) ? null : host;
}

async function publishCatalogues(deployment: Deployment): Promise<string> {
  const stores = await openRemoteStores(deployment);
  try {
    const outcomes: string[] = [];
    for (const profession of PROFESSIONS) {
      const bytes = await buildCheckedCatalogue(profession);
      outcomes.push(`${profession} ${(await publishCatalogue(stores.catalogues, profession, bytes)) ? "publié" : "inchangé"}`);
    }
    return outcomes.join(", ");
  } finally {
    await stores.close();
  }
}
