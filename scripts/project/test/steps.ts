import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "#scripts/build-site.ts";
import { buildScreens } from "#scripts/operator/back-office/build-screens.ts";
import { CliError, ROOT, runTool } from "#scripts/toolbox.ts";
import { findBrowser } from "../browser.ts";

/** What `npm test` is made of. */

export interface Count {
  passed: number;
  failed: number;
}

export interface Step {
  /** Runs the step, on these files when some are named. `reports` is a folder for what tools write about their run. */
  run(files: readonly string[], reports: string): Promise<Count> | Count;
  /** Runs the step and again after each change, where the tool can do that itself. */
  watch?(files: readonly string[]): void;
}

const VITEST = ["--config", "tests/vitest.config.ts"];

export const STEPS: Record<string, Step> = {
  typecheck: {
    run: (files) =>
      check(() => {
        writeTypes();
        checkTypes(files);
      }),
    watch() {
      writeTypes();
      run("tsc", ["--build", "--watch", "--preserveWatchOutput"]);
    },
  },
  lint: {
    run: (files) => check(() => runTool("biome", ["ci", "--error-on-warnings", ...files])),
    watch: (files) => void run("biome", ["check", "--error-on-warnings", "--watch", ...files]),
  },
  unit: {
    run: (files, reports) => runVitest(["unit"], files, reports),
    watch: (files) => void run("vitest", ["watch", "--project=unit", ...VITEST, ...files]),
  },
  worker: {
    run: (files, reports) => runVitest(["worker"], files, reports),
    watch: (files) => void run("vitest", ["watch", "--project=worker", ...VITEST, ...files]),
  },
  build: { run: (files, reports) => onBuild(() => runVitest(["build"], files, reports)) },
  e2e: { run: (files, reports) => onBuild(() => runPlaywright(files, reports), buildScreens) },
};

/** What runs one after the other, with its name. Pure rules compute while workerd starts: these two steps are one run of Vitest. */
export function planRounds(names: readonly string[]): [name: string, round: Step][] {
  const steps = Object.entries(STEPS).filter(([name]) => names.length === 0 || names.includes(name));
  const both = ["unit", "worker"];
  if (!both.every((name) => steps.some(([candidate]) => candidate === name))) return steps;
  return steps.flatMap(([name, step]): [string, Step][] => {
    if (name === "unit") return [[both.join(" and "), { run: (files, reports) => runVitest(both, files, reports) }]];
    return name === "worker" ? [] : [[name, step]];
  });
}

/** Gives the work a folder for reports that is gone afterwards. */
export async function withReports(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "cimes-tests-"));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The types of the bindings, from wrangler.toml, and of the routes. */
function writeTypes(): void {
  mkdirSync(path.join(ROOT, ".wrangler"), { recursive: true });
  runTool("wrangler", ["types", ".wrangler/env.d.ts", "--include-runtime=false"], { isQuiet: true });
  runTool("react-router", ["typegen"], { isQuiet: true });
  runTool("react-router", ["typegen", "back-office"], { isQuiet: true });
}

/** A file is checked with its project: of the faults found, those of the named files count. */
function checkTypes(files: readonly string[]): void {
  if (files.length === 0) {
    runTool("tsc", ["--build"]);
    return;
  }
  try {
    runTool("tsc", ["--build", "--pretty", "false"], { isQuiet: true });
  } catch (error) {
    const faults = String((error as Error).message)
      .split("\n")
      .filter((line) => files.some((file) => line.startsWith(`${path.relative(ROOT, path.resolve(file))}(`)));
    if (faults.length > 0) throw new CliError(faults.join("\n"));
  }
}

/** Run on their own, these tests must not use an outdated build; a build of the same sources is reused. */
async function onBuild(test: () => Count, ...builds: (() => Promise<void>)[]): Promise<Count> {
  try {
    for (const build of [buildSite, ...builds]) await build();
  } catch (error) {
    return fail(error);
  }
  return test();
}

/** A step that either holds or does not counts as one test. */
function check(work: () => void): Count {
  try {
    work();
    return { passed: 1, failed: 0 };
  } catch (error) {
    return fail(error);
  }
}

function fail(error: unknown): Count {
  if (!(error instanceof CliError)) throw error;
  console.error(error.message);
  return { passed: 0, failed: 1 };
}

function runVitest(projects: readonly string[], files: readonly string[], reports: string): Count {
  const report = path.join(reports, `${projects.join("-")}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  run("vitest", ["run", ...chosen, ...VITEST, "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, ...files]);
  const result = readReport<{ numPassedTests: number; numFailedTests: number; success: boolean }>(report);
  if (!result) return { passed: 0, failed: 1 };
  // A file that fails to load is not counted as a failed test.
  return { passed: result.numPassedTests, failed: result.success ? 0 : Math.max(1, result.numFailedTests) };
}

function runPlaywright(files: readonly string[], reports: string): Count {
  const report = path.join(reports, "e2e.json");
  let browser: string | undefined;
  try {
    browser = findBrowser();
  } catch (error) {
    return fail(error);
  }
  const status = run("playwright", ["test", "--config", "tests/playwright.config.ts", "--reporter=dot,json", ...files], {
    CHROMIUM_PATH: browser,
    // Playwright colours what its workers write, and Node complains when told both.
    NO_COLOR: undefined,
    FORCE_COLOR: "0",
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const result = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(report);
  if (!result) return { passed: 0, failed: 1 };
  const failed = result.stats.unexpected + result.stats.flaky;
  return { passed: result.stats.expected, failed: status === 0 ? failed : Math.max(1, failed) };
}

function run(command: string, args: readonly string[], env: Record<string, string | undefined> = {}): number | null {
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
