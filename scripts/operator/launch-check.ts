import { readArguments } from "../command-line.ts";
import { runMain } from "../toolbox.ts";
import { runLaunchCheck } from "./launch-check/run-launch-check.ts";

/** `npm run launch-check`: what must be settled before going live. Exit 1 while something blocks. */
await runMain(async () => {
  const { options } = readArguments(process.argv.slice(2), { accept: { type: "string", multiple: true } });
  const { report, blockingCount } = await runLaunchCheck(options.accept ?? [], new Date());
  console.log(report);
  process.exitCode = blockingCount > 0 ? 1 : 0;
});
