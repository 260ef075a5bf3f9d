import path from "node:path";
import { getPlatformProxy } from "wrangler";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { catalogueKey } from "#workers/storage/catalogues.ts";
import { buildCatalogue } from "../operator/catalogues/build-catalogue.ts";
import { doOnce, hashFiles, LOCAL_STATE, ROOT, runTool } from "../toolbox.ts";

/** Everything a catalogue is made of. */
const CATALOGUE_SOURCES = [
  "app/content/**/*.ts",
  "app/ui/tokens.ts",
  "scripts/operator/catalogues/**/*.ts",
  "wrangler.toml",
  "scripts/seeded-random.ts",
];

/** Applies the D1 migrations to a local state. Repeats nothing. */
export async function applyLocalMigrations(stateFolder = LOCAL_STATE): Promise<boolean> {
  return doOnce(path.join(stateFolder, "migrations.stamp"), hashFiles(["migrations/*.sql"]), () =>
    runTool("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", stateFolder], {
      isQuiet: true,
      env: { CI: "true" },
    }),
  );
}

/** Generates both catalogues from the content and puts them into the R2 of a local state. Repeats nothing. */
export async function publishLocalCatalogues(stateFolder = LOCAL_STATE): Promise<boolean> {
  const sources = hashFiles(CATALOGUE_SOURCES);
  return doOnce(path.join(stateFolder, "catalogues.stamp"), sources, async () => {
    const { env, dispose } = await getPlatformProxy<Env>({
      configPath: path.join(ROOT, "wrangler.toml"),
      persist: { path: path.join(stateFolder, "v3") },
    });
    try {
      for (const profession of PROFESSIONS) {
        await env.CATALOGUES.put(catalogueKey(profession), await buildCatalogue(profession), {
          httpMetadata: { contentType: "application/pdf" },
        });
      }
    } finally {
      await dispose();
    }
  });
}
