import { readArguments } from "../command-line.ts";
import { CliError, runMain } from "../toolbox.ts";
import { runLaunchCheck } from "./launch-check/report.ts";
import { connectAccount, listSecretNames } from "./stores/account.ts";
import { readDeployment } from "./stores/deployment.ts";

/** `npm run launch-check`: what must be settled before going live. Exit 1 while something blocks. */
await runMain(async () => {
  const { options } = readArguments(process.argv.slice(2), { accept: { type: "string", multiple: true } });
  const { report, blockingCount } = await runLaunchCheck(options.accept ?? [], new Date(), { secrets: await askForSecrets() });
  console.log(report);
  process.exitCode = blockingCount > 0 ? 1 : 0;
});

/** The names of the live site's secrets, or null: the check works without an account too. */
async function askForSecrets(): Promise<string[] | null> {
  const { accountId, workerName } = readDeployment("production");
  try {
    return await listSecretNames(await connectAccount(accountId), workerName);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return null;
  }
}
