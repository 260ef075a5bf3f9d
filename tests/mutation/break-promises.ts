import { tmpdir } from "node:os";
import path from "node:path";
import { CliError, runMain } from "#scripts/toolbox.ts";
import { openCopy } from "./mutated-copy.ts";
import { promises } from "./promises.ts";

/** `node tests/mutation/break-promises.ts`: breaks each promise of docs/SECURITY.md in a copy, and expects its test to fail. Takes ten minutes. */
await runMain(async () => {
  const copy = await openCopy(path.join(tmpdir(), "cimes-promises"), { bail: 0 });
  const unnoticed: string[] = [];
  for (const { promise, test, breach } of promises) {
    const source = copy.read(breach.file);
    const failures = await copy.findFailures(
      breach.file,
      source.replace(breach.found, () => breach.replacement),
      [test.file],
    );
    const isNoticed = failures.some((name) => readTitle(test.title).test(name));
    if (!isNoticed) unnoticed.push(promise);
    console.log(`${isNoticed ? "noticed" : "UNNOTICED"} ${promise}`);
  }
  await copy.close();
  if (unnoticed.length > 0) throw new CliError(`Broken without a failing test: ${unnoticed.join(" ; ")}.`);
});

/** The test names that a title expands to: `%s` and `$name` are filled in. */
function readTitle(title: string): RegExp {
  const parts = title.split(/%[sij]|\$\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "s");
}
