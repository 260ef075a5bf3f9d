import path from "node:path";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { publishCatalogue } from "../operator/catalogues/publish-catalogue.ts";
import { openLocalStores } from "../operator/stores/local-stores.ts";
import { doOnce, hashFiles, LOCAL_STATE, runTool } from "../toolbox.ts";

/** Everything a catalogue is made of. */
const CATALOGUE_SOURCES = [
  "app/content/**/*.ts",
  "app/ui/tokens.ts",
  "scripts/operator/catalogues/*.{ts,typ}",
  "wrangler.toml",
  "scripts/seeded-random.ts",
];

/** Applies the D1 migrations to the local state. Repeats nothing. */
export async function applyLocalMigrations(): Promise<boolean> {
  return doOnce(path.join(LOCAL_STATE, "migrations.stamp"), hashFiles(["migrations/*.sql"]), () =>
    runTool("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", LOCAL_STATE], {
      isQuiet: true,
      env: { CI: "true" },
    }),
  );
}

/** Generates both catalogues from the content and puts them into its R2. Repeats nothing. */
export async function publishLocalCatalogues(): Promise<boolean> {
  const sources = hashFiles(CATALOGUE_SOURCES);
  return doOnce(path.join(LOCAL_STATE, "catalogues.stamp"), sources, async () => {
    // What draws PDFs takes a while to load, and few of those who open the local state need it.
    const { buildCatalogue } = await import("../operator/catalogues/build-catalogue.ts");
    const stores = await openLocalStores();
    try {
      for (const profession of PROFESSIONS) await publishCatalogue(stores.catalogues, profession, await buildCatalogue(profession));
    } finally {
      await stores.close();
    }
  });
}
