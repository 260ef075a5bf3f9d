import { cpSync, mkdtempDisposableSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { run } from "../command.ts";
import { CliError, ROOT, runMain } from "../toolbox.ts";
import { weighBarePage } from "./bench/bare-page.ts";
import { judge } from "./bench/judge.ts";
import { printSpeeds } from "./bench/print-speeds.ts";
import { printTaps } from "./bench/print-taps.ts";
import { printWeights } from "./bench/print-weights.ts";

/**
 * `npm run bench`: the weight and speed of the built site compared with the minimum of its stack, and its answers to a finger.
 * Fails when a target is missed.
 */
await runMain(async () => {
  if (process.platform !== "linux") throw new CliError("The bench reads /proc: it runs on Linux only.");
  // Before the bench itself makes the machine busy.
  const machine = { load: loadavg()[0] ?? 0, cores: availableParallelism() };
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "cimes-bench-"));
  run("react-router", ["build"], { isQuiet: true });
  const siteFolder = path.join(folder.path, "site");
  cpSync(path.join(ROOT, "build", "server"), siteFolder, { recursive: true });
  const weights = await printWeights(siteFolder, await weighBarePage(path.join(folder.path, "bare")));
  const speeds = await printSpeeds(siteFolder, path.join(folder.path, "floor"));
  const taps = await printTaps(siteFolder);
  const { verdict, hasFailed } = judge([...weights, ...speeds, ...taps], machine);
  console.log(`\n${verdict}`);
  process.exitCode = hasFailed ? 1 : 0;
});
