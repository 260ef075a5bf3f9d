import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { buildSite } from "../build-site.ts";
import { buildCatalogue } from "../catalogues/build-catalogue.ts";
import { findCatalogueFaults } from "../catalogues/check-catalogue.ts";
import { publishCatalogue } from "../catalogues/publish-catalogue.ts";
import { PlainError, runTool } from "../project.ts";
import { connectAccount } from "../stores/account.ts";
import { configArguments, type Deployment } from "../stores/deployment.ts";
import { findDatabaseId, openRemoteStores } from "../stores/remote-stores.ts";
import { checkLaunch } from "./check-launch.ts";
import { runSmokeCheck, type SmokeTarget } from "./smoke-check.ts";
import type { Step } from "./steps.ts";

/** What a deployment does outside this program; tests put others in their place. */
export interface Outside {
  build(): Promise<void>;
  /** Whether the database is there, that is: whether this is not the first deployment. Throws a PlainError without a sign-in. */
  hasDatabase(): Promise<boolean>;
  /** Runs wrangler to its end. Throws a PlainError when it fails. */
  wrangler(args: readonly string[], env?: Record<string, string>): void;
  /** Says what was published and what was there already. */
  publishCatalogues(): Promise<string>;
  smokeCheck(target: SmokeTarget): Promise<string>;
}

interface LiveOptions {
  /** What --accept said. */
  orders: readonly string[];
  /** Puts the version before back when the site does not answer as it should. */
  rollsBack: boolean;
  print(text: string): void;
}

/** A new domain takes a while to be known everywhere. */
const PATIENCE = { attempts: 18, delayMs: 5000 };

export function reachOutside(deployment: Deployment): Outside {
  return {
    build: () => buildSite(deployment.environment),
    hasDatabase: async () => (await findDatabaseId(await connectAccount(deployment.accountId), deployment.databaseName)) !== null,
    wrangler: (args, env) => runTool("wrangler", args, env ? { env } : {}),
    publishCatalogues: () => publishCatalogues(deployment),
    smokeCheck: (target) => runSmokeCheck(target, PATIENCE),
  };
}

/**
 * The steps of a deployment. Migrations only widen (migrations/README.md), so they go before the new Worker, which may need them, while the
 * old one goes on with what it knows. The first time there is no database yet: wrangler creates it with the Worker, and until the migrations
 * have run, a moment later, records wait in the outbox.
 */
export function listLiveSteps(deployment: Deployment, outside: Outside, { orders, rollsBack, print }: LiveOptions): Step[] {
  const { environment, settings } = deployment;
  const envOption = environment === "preview" ? " --env preview" : "";
  let isFirst = false;
  let deployed: Deployed | undefined;

  const migrate = () => outside.wrangler(["d1", "migrations", "apply", "DB", "--remote", ...configArguments(environment)]);
  return [
    ...(environment === "production" ? [checkLaunch(orders, { isRehearsal: false, print })] : []),
    {
      title: "Construction du site",
      async run() {
        await outside.build();
        return undefined;
      },
      advice: "Rien n'a été envoyé : corrigez l'erreur ci-dessus, puis relancez.",
    },
    {
      title: "Compte Cloudflare",
      async run() {
        isFirst = !(await outside.hasDatabase());
        return isFirst ? "première mise en ligne : la base et les espaces de fichiers vont être créés" : "la base existe";
      },
      advice: "Rien n'a été envoyé.",
    },
    {
      title: "Migrations",
      run() {
        if (isFirst) return "après l'envoi, une fois la base créée";
        migrate();
        return undefined;
      },
      advice: "La migration en cause a été annulée et l'ancien site reste en ligne : corrigez-la, puis relancez.",
    },
    {
      title: "Envoi du site",
      run() {
        deployed = deployWorker(deployment, outside);
        return deployed.address;
      },
      advice:
        "L'ancien site reste en ligne. Si l'erreur parle du domaine, vérifiez qu'il est une zone de votre compte Cloudflare (SITE_ORIGIN) ; puis relancez.",
    },
    {
      title: "Migrations de la base nouvelle",
      run() {
        if (!isFirst) return "déjà faites";
        migrate();
        return undefined;
      },
      advice: "Le site est en ligne et met les demandes de côté, rien n'est perdu : corrigez la migration, puis relancez.",
    },
    {
      title: "Catalogues",
      run: () => outside.publishCatalogues(),
      advice: `Le site est en ligne avec les catalogues d'avant : relancez « npm run catalogues -- publish --remote${envOption} ».`,
    },
    {
      title: "Contrôle du site en ligne",
      async run() {
        if (!deployed) throw new PlainError("Le site n'a pas été envoyé.");
        try {
          return await outside.smokeCheck({
            address: deployed.address,
            isIndexed: settings.INDEXING === "allow",
            version: deployed.version,
          });
        } catch (error) {
          if (rollsBack && !isFirst) outside.wrangler(rollbackArguments(deployment));
          throw error;
        }
      },
      advice: rollsBack
        ? "La version d'avant a été remise en ligne, sauf à la première mise en ligne : corrigez, puis relancez."
        : `Remettez la version d'avant : npx wrangler ${rollbackArguments(deployment).slice(0, 3).join(" ")}`,
    },
  ];
}

interface Deployed {
  address: string;
  version: string | undefined;
}

/** Sends the build. The answer tells where it can be reached. */
function deployWorker({ environment, settings }: Deployment, outside: Outside): Deployed {
  const folder = mkdtempSync(path.join(tmpdir(), "cimes-deploy-"));
  const outputFile = path.join(folder, "output.ndjson");
  try {
    outside.wrangler(["deploy", ...domainArguments(settings.SITE_ORIGIN ?? "")], {
      CLOUDFLARE_ENV: environment === "preview" ? "preview" : "",
      WRANGLER_OUTPUT_FILE_PATH: outputFile,
    });
    return readDeployed(readFileSync(outputFile, "utf8"), settings.SITE_ORIGIN ?? "");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The site answers under the host of SITE_ORIGIN; an address of example or of workers.dev needs no domain. */
export function domainArguments(siteOrigin: string): string[] {
  const host = URL.canParse(siteOrigin) ? new URL(siteOrigin).hostname : "";
  return host === "" || /\.(example|workers\.dev)$/.test(host) ? [] : ["--domain", host];
}

/** Reads what wrangler wrote of a deployment: one JSON object per line. */
export function readDeployed(output: string, siteOrigin: string): Deployed {
  const entries = output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { type: string; version_id?: string; targets?: string[] });
  const entry = entries.find(({ type }) => type === "deploy");
  const addresses = (entry?.targets ?? []).flatMap((target) => /^(?:https?:\/\/)?([\w.-]+\.[a-z]+)/.exec(target)?.[1] ?? []);
  const wanted = URL.canParse(siteOrigin) ? new URL(siteOrigin).hostname : undefined;
  const host = addresses.find((address) => address === wanted) ?? addresses[0] ?? wanted;
  if (!host) throw new PlainError("Le site est envoyé, mais wrangler ne dit pas à quelle adresse.");
  return { address: `https://${host}`, version: entry?.version_id };
}

function rollbackArguments({ workerName }: Deployment): string[] {
  return ["rollback", "--name", workerName, "--yes", "--message", "Contrôle du site en échec"];
}

async function publishCatalogues(deployment: Deployment): Promise<string> {
  const stores = await openRemoteStores(deployment);
  try {
    const outcomes: string[] = [];
    for (const profession of PROFESSIONS) {
      const bytes = await buildCatalogue(profession);
      const faults = await findCatalogueFaults(bytes, profession);
      if (faults.length > 0) throw new PlainError(`Le catalogue ${profession} n'est pas publiable : ${faults.join(" ; ")}.`);
      outcomes.push(`${profession} ${(await publishCatalogue(stores.catalogues, profession, bytes)) ? "publié" : "inchangé"}`);
    }
    return outcomes.join(", ");
  } finally {
    await stores.close();
  }
}
