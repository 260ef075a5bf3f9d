import { readArguments } from "../command-line.ts";
import { watchContent } from "../content/watch-content.ts";
import { choosePort, runMain, startTool } from "../toolbox.ts";
import { startLocalCalendar } from "./local-calendar.ts";
import { readLocalSecrets, readLocalSettings, tellSettingFaults } from "./local-settings.ts";
import { applyLocalMigrations, publishLocalCatalogues } from "./local-state.ts";

const DEFAULT_PORT = 5173;

/** `npm run dev`: hot reload, on the same local D1 and R2 as `npm start`. */
await runMain(async () => {
  readArguments(process.argv.slice(2), {});
  const port = await choosePort(DEFAULT_PORT);
  tellSettingFaults(readLocalSettings());
  await applyLocalMigrations();
  await publishLocalCatalogues();
  const calendarVars = await startLocalCalendar();
  const isContentGood = watchContent();
  let unsaid: Buffer | null = null;
  process.on("exit", (code) => code !== 0 && unsaid && process.stderr.write(unsaid));
  // The condition keeps react-router from launching itself a second time, which would outlive a signal.
  startTool("react-router", ["dev", "--port", String(port), "--host", "127.0.0.1"], {
    env: {
      NODE_OPTIONS: "--conditions=development",
      // The development server takes settings from the environment only when it is told to.
      ...readLocalSecrets(),
      ...calendarVars,
      CLOUDFLARE_INCLUDE_PROCESS_ENV: "true",
    },
    // A fault of the content has its sentence: the stacks of whatever reads it would bury that.
    onWords: async (words) => {
      unsaid = words;
      if (!(await isContentGood())) return;
      process.stdout.write(words);
      if (unsaid === words) unsaid = null;
    },
  });
});
