import { CliError, runMain } from "../toolbox.ts";
import { type Count, planRounds, STEPS, withReports } from "./test/steps.ts";
import { watchSources } from "./test/watch-sources.ts";

/**
 * `npm test`: every step, in order. `npm test -- unit worker`: these steps.
 * `npm run test:unit -- app/content/format.test.ts --watch`: one step, on these files, again after each change.
 */
await runMain(async () => {
  const args = process.argv.slice(2);
  const watches = args.includes("--watch") || args.includes("-w");
  const words = args.filter((word) => word !== "--watch" && word !== "-w");
  const names = words.filter((word) => word in STEPS);
  const files = words.filter((word) => !(word in STEPS));
  const unknown = files.find((word) => word.startsWith("-"));
  if (unknown) throw new CliError(`There is no option "${unknown}". The one option is --watch.`);
  if (names.length !== 1 && (files.length > 0 || watches)) {
    throw new CliError(
      files[0]
        ? `There is no step "${files[0]}". The steps are: ${Object.keys(STEPS).join(", ")}; files go to one step: npm run test:unit -- ${files[0]}`
        : "One step is watched at a time: npm run test:unit -- --watch",
    );
  }
  if (watches) return watch(names[0] as string, files);

  const total: Count = { passed: 0, failed: 0 };
  await withReports(async (reports) => {
    for (const [name, step] of planRounds(names)) {
      const start = performance.now();
      console.log(`\n── ${name}`);
      const { passed, failed } = await step.run(files, reports);
      console.log(`── ${name}: ${failed === 0 ? "ok" : "FAILED"} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
      total.passed += passed;
      total.failed += failed;
    }
  });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});

async function watch(name: string, files: readonly string[]): Promise<void> {
  const step = STEPS[name];
  if (step?.watch) return step.watch(files);
  await watchSources(() => withReports(async (reports) => void (await step?.run(files, reports))));
}
