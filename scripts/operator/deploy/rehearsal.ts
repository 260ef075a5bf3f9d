import { mkdtempDisposableSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTestHarness } from "wrangler";
import { formatCount } from "#app/content/format.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { buildSite } from "#scripts/build-site.ts";
import { ROOT, runTool } from "#scripts/toolbox.ts";
import { catalogueKey } from "#workers/storage/catalogues.ts";
import { buildCheckedCatalogue } from "../catalogues/check-catalogue.ts";
import { describeSize } from "../catalogues/publish-catalogue.ts";
import { runLaunchCheck } from "../launch-check/report.ts";
import { CONFIG_FILE, type Environment, environmentVariables } from "../stores/deployment.ts";
import { runSmokeCheck } from "./smoke-check.ts";
import type { Step } from "./steps.ts";

/** A deployment without Cloudflare: every step that can go wrong here, on this machine alone. */
export function listRehearsalSteps(
  environment: Environment,
  orders: readonly string[],
  { print, noteBlocking }: { print(text: string): void; noteBlocking(count: number): void },
): Step[] {
  const catalogues = new Map<string, Uint8Array>();
  const checkLaunch: Step = {
    title: "Contrôle de lancement",
    async run() {
      const { report, blockingCount } = await runLaunchCheck(orders, new Date(), { isRehearsal: true, secrets: null });
      noteBlocking(blockingCount);
      if (blockingCount > 0) print(report);
      return sayBlocking(blockingCount);
    },
    advice: "",
  };
  return [
    ...(environment === "production" ? [checkLaunch] : []),
    { title: "Construction du site", run: () => buildSite(environment), advice: "Corrigez l'erreur ci-dessus." },
    {
      title: "Envoi simulé",
      run() {
        runTool("wrangler", ["deploy", "--dry-run"], { isQuiet: true, env: environmentVariables(environment) });
        return "wrangler accepterait cet envoi";
      },
      advice: "Corrigez wrangler.toml ou le code selon l'erreur ci-dessus.",
    },
    { title: "Migrations", run: rehearseMigrations, advice: "Corrigez la migration que nomme l'erreur ci-dessus." },
    {
      title: "Catalogues",
      async run() {
        for (const profession of PROFESSIONS) catalogues.set(catalogueKey(profession), await buildCheckedCatalogue(profession));
        return [...catalogues].map(([key, bytes]) => `${key} ${describeSize(bytes.length)}`).join(", ");
      },
      advice: "Corrigez le contenu ou le dessin des catalogues (scripts/operator/catalogues).",
    },
    {
      title: "Contrôle du site",
      run: () => rehearseSmokeCheck(environment, catalogues),
      advice: "Le site construit ne répond pas comme prévu : lancez « npm test » pour en savoir plus.",
    },
  ];
}

/** « 2 points arrêteraient une vraie mise en ligne » */
export function sayBlocking(count: number): string {
  if (count === 0) return "rien n'arrêterait une vraie mise en ligne";
  return `${formatCount(count, "point arrêterait", "points arrêteraient")} une vraie mise en ligne`;
}

function rehearseMigrations(): string {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "cimes-migrations-"));
  runTool("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", folder.path, "--config", CONFIG_FILE], {
    isQuiet: true,
  });
  const files = readdirSync(path.join(ROOT, "migrations")).filter((name) => name.endsWith(".sql"));
  return `${formatCount(files.length, "fichier appliqué", "fichiers appliqués")} à une base vide`;
}

async function rehearseSmokeCheck(environment: Environment, catalogues: ReadonlyMap<string, Uint8Array>): Promise<string> {
  // The steps print what matters.
  process.env.WRANGLER_LOG ??= "warn";
  const harness = createTestHarness({ workers: [{ configPath: path.join(ROOT, "build/server/wrangler.json") }] });
  try {
    const { url } = await harness.listen();
    const worker = harness.getWorker<Env>();
    await worker.applyD1Migrations("DB");
    const env = await worker.getEnv();
    for (const [key, bytes] of catalogues) await env.CATALOGUES.put(key, bytes);
    return await runSmokeCheck({ address: url.origin, isIndexed: environment === "production" && (env.INDEXING as string) === "allow" });
  } finally {
    await harness.close();
  }
}
