import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createVitest } from "vitest/node";
import { ROOT } from "#scripts/toolbox.ts";

/** A copy of the sources in which faults are tried out, one at a time, by tests that stay loaded in between. */
export interface MutatedCopy {
  read(file: string): string;
  /** The names of the tests that fail while `file` holds `source`, a hang included; `tests` are paths of test files. */
  findFailures(file: string, source: string, tests: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** A test that is slow on a busy machine is no sign of a fault; a fault may loop for ever. */
const HANG_MS = 30_000;

interface CopyOptions {
  /** After so many failures the rest is left out; 0 for all. */
  bail: number;
}

export async function openCopy(folder: string, { bail }: CopyOptions): Promise<MutatedCopy> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { stdout } = spawnSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" });
  for (const name of stdout.split("\0").filter(Boolean)) cpSync(path.join(ROOT, name), path.join(folder, name));
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "junction");
  process.chdir(folder);
  const vitest = await createVitest("test", {
    config: path.join(folder, "tests/vitest.config.ts"),
    project: ["unit", "worker"],
    watch: false,
    bail,
    reporters: [{}],
  });
  for (const { config } of vitest.projects) Object.assign(config, { bail, testTimeout: HANG_MS, hookTimeout: HANG_MS });

  function write(file: string, source: string) {
    writeFileSync(path.join(folder, file), source);
    vitest.invalidateFile(path.join(folder, file));
  }

  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  return {
    read,
    async findFailures(file, source, tests) {
      const before = read(file);
      write(file, source);
      // What failed for another fault is no news of this one.
      vitest.state.filesMap.clear();
      try {
        const specifications = await vitest.globTestSpecifications([...tests]);
        if (specifications.length === 0) throw new Error(`No test matches ${tests.join(", ")}`);
        const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
        const failed = testModules.flatMap((module) => [
          ...[...module.children.allTests("failed")].map(({ name }) => name),
          ...(module.ok() ? [] : [`${path.basename(module.moduleId)} itself`]),
        ]);
        return [...failed, ...unhandledErrors.map(String)];
      } finally {
        write(file, before);
      }
    },
    close: () => vitest.close(),
  };
}
