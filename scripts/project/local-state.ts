import path from "node:path";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { buildCatalogue } from "../operator/catalogues/build-catalogue.ts";
import { publishCatalogue } from "../operator/catalogues/publish-catalogue.ts";
import { openLocalStores } from "../operator/stores/local-stores.ts";
import { doOnce, hashFiles, LOCAL_STATE, runTool } from "../toolbox.ts";

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
    const stores = await openLocalStores(stateFolder);
    try {
      for (const profession of PROFESSIONS) await publishCatalogue(stores.catalogues, profession, await buildCatalogue(profession));
    } finally {
      await stores.close();
    }
  });
}
