import path from "node:path";
import { buildSite } from "../build-site.ts";
import { readArguments } from "../command-line.ts";
import { choosePort, copyBuild, LOCAL_STATE, runMain, SITE_PORT, superviseTool, waitForServer } from "../toolbox.ts";
import { startLocalCalendar } from "./local-calendar.ts";
import { tellLocalMail } from "./local-mail.ts";
import { readLocalSecrets, readLocalSettings, tellSettingFaults } from "./local-settings.ts";
import { applyLocalMigrations, publishLocalCatalogues } from "./local-state.ts";

/** `npm start`: the production build, served in workerd on the local D1 and R2, with a stand-in for the external calendar. */
await runMain(async () => {
  readArguments(process.argv.slice(2), {});
  const port = await choosePort(SITE_PORT);
  tellSettingFaults(readLocalSettings());
  console.log("Préparation de la base locale et des catalogues…");
  await applyLocalMigrations();
  await publishLocalCatalogues();
  console.log("Construction du site…");
  await buildSite();
  const vars = { ...readLocalSecrets(), ...(await startLocalCalendar()) };
  const config = path.join(copyBuild(port), "server", "wrangler.json");
  tellLocalMail(path.join(path.dirname(config), ".wrangler", "tmp", "email"));
  superviseTool("wrangler", [
    "dev",
    ...["--config", config],
    ...["--port", String(port), "--ip", "127.0.0.1"],
    ...["--persist-to", LOCAL_STATE, "--log-level", "error", "--show-interactive-dev-session=false"],
    ...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
  ]);
  const address = `http://localhost:${port}`;
  await waitForServer(address);
  console.log(`Le site est prêt : ${address} (Ctrl+C : arrêter)`);
});
