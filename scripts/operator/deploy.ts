import { readArguments } from "../command-line.ts";
import { tellSettingFaults } from "../project/local-settings.ts";
import { runMain } from "../toolbox.ts";
import { listLiveSteps, reachOutside } from "./deploy/live.ts";
import { listRehearsalSteps, sayBlocking } from "./deploy/rehearsal.ts";
import { runSteps } from "./deploy/steps.ts";
import { readDeployment } from "./stores/deployment.ts";
import { readEnvironment } from "./stores/stores.ts";

/** `npm run deploy`: puts the site online; `-- --dry-run` rehearses it without Cloudflare. */
await runMain(async () => {
  const { options } = readArguments(process.argv.slice(2), {
    env: { type: "string" },
    "dry-run": { type: "boolean" },
    rollback: { type: "boolean" },
    "create-database": { type: "boolean" },
    accept: { type: "string", multiple: true },
  });
  const environment = readEnvironment(options.env);
  const orders = options.accept ?? [];
  const print = (text: string) => console.log(text);

  const deployment = readDeployment(environment);
  tellSettingFaults(deployment.settings);
  if (options["dry-run"]) {
    let blockingCount = 0;
    const noteBlocking = (count: number) => {
      blockingCount = count;
    };
    await runSteps(listRehearsalSteps(environment, orders, { print, noteBlocking }), print);
    print(`Répétition réussie, rien n'a été envoyé : ${sayBlocking(blockingCount)}.`);
    return;
  }
  const wishes = {
    orders,
    rollsBack: options.rollback ?? false,
    createsDatabase: options["create-database"] ?? false,
  };
  await runSteps(listLiveSteps(deployment, reachOutside(deployment), wishes), print);
  print("Le site est en ligne.");
});
