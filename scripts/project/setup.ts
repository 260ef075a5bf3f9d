import { readArguments } from "../command-line.ts";
import { runMain } from "../toolbox.ts";
import { readLocalSettings, tellSettingFaults } from "./local-settings.ts";
import { applyLocalMigrations, publishLocalCatalogues } from "./local-state.ts";

/** `npm run setup`: the local D1 and R2, ready. */
await runMain(async () => {
  readArguments(process.argv.slice(2), {});
  tellSettingFaults(readLocalSettings());
  const hasMigrated = await applyLocalMigrations();
  const hasPublished = await publishLocalCatalogues();
  console.log(`Base locale : ${hasMigrated ? "migrations appliquées" : "à jour"}.`);
  console.log(`Catalogues : ${hasPublished ? "les deux sont publiés" : "à jour"}.`);
});
