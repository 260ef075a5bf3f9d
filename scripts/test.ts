import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "./browser.ts";
import { buildSite } from "./build-site.ts";
import { PlainError, ROOT, runMain, runTool } from "./project.ts";

/** `npm test`: everything, in this order. `npm test -- unit worker` runs the named steps only. */

interface Count {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(path.join(tmpdir(), "cimes-tests-"));

const steps: Record<string, () => Promise<Count> | Count> = {
  types: () =>
    check(() => {
      mkdirSync(path.join(ROOT, ".wrangler"), { recursive: true });
      runTool("wrangler", ["types", ".wrangler/env.d.ts", "--include-runtime=false"], { isQuiet: true });
      runTool("react-router", ["typegen"], { isQuiet: true });
      runTool("tsc", ["--noEmit"]);
    }),
  lint: () => check(() => runTool("biome", ["ci", "--error-on-warnings"])),
  unit: () => runVitest("unit"),
  worker: () => runVitest("worker"),
  build: async () => check(await attempt(buildSite)),
  async e2e() {
    // Asked for alone, it must not judge an older build; one of the same sources stands.
    const build = check(await attempt(buildSite));
    return build.failed > 0 ? build : runPlaywright();
  },
};

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in steps));
  if (unknown) throw new PlainError(`There is no step "${unknown}". The steps are: ${Object.keys(steps).join(", ")}.`);

  const total: Count = { passed: 0, failed: 0 };
  try {
    for (const [name, run] of Object.entries(steps)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const start = performance.now();
      console.log(`\n── ${name}`);
      const { passed, failed } = await run();
      console.log(`── ${name}: ${failed === 0 ? "ok" : "FAILED"} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
      total.passed += passed;
      total.failed += failed;
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});

/** A step that either holds or does not counts as one test. */
function check(work: () => void): Count {
  try {
    work();
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function attempt(work: () => Promise<void>): Promise<() => void> {
  try {
    await work();
    return () => undefined;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function runVitest(project: string): Count {
  const report = path.join(reports, `${project}.json`);
  run("vitest", [
    "run",
    "--config",
    "tests/vitest.config.ts",
    "--project",
    project,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const result = readReport<{ numPassedTests: number; numFailedTests: number; success: boolean }>(report);
  if (!result) return { passed: 0, failed: 1 };
  // A file that does not load has no failed test of its own.
  return { passed: result.numPassedTests, failed: result.success ? 0 : Math.max(1, result.numFailedTests) };
}

function runPlaywright(): Count {
  const report = path.join(reports, "e2e.json");
  const status = run("playwright", ["test", "--config", "tests/playwright.config.ts", "--reporter=dot,json"], {
    CHROMIUM_PATH: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const result = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(report);
  if (!result) return { passed: 0, failed: 1 };
  const failed = result.stats.unexpected + result.stats.flaky;
  return { passed: result.stats.expected, failed: status === 0 ? failed : Math.max(1, failed) };
}

function run(command: string, args: string[], env: Record<string, string> = {}): number | null {
  return spawnSync(command, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env }, shell: process.platform === "win32" })
    .status;
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return null;
  }
}
