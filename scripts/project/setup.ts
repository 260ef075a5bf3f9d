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
  console.log(hasMigrated ? "D1: migrations applied." : "D1: up to date.");
  console.log(hasPublished ? "R2: both catalogues published." : "R2: up to date.");
});
