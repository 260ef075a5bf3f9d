import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readArguments } from "#scripts/command-line.ts";
import { PlainError, ROOT, runMain } from "#scripts/project.ts";
import { createRandom } from "#scripts/seeded-random.ts";

/**
 * `node tests/mutation/sample-mutants.ts`: how many faults the tests would notice. Faults are those of StrykerJS, drawn by a seed from the
 * rules of the Worker; each is written into a copy of the sources, first against the tests nearest to it, then, if they all pass, against
 * all tests that run without a browser. Not part of `npm test`: it takes an hour. Results: docs/mutation.md.
 * Stryker's own runners do not fit: the vitest one cannot enter workerd, and the command one would run everything for each mutant.
 */

const INSTRUMENTER = "@stryker-mutator/instrumenter@9.6.1";
const MUTATED = [
  "workers/{db,storage,scheduled}/*.ts",
  "workers/{records,record-id,submissions,attribution,page-cache,cache-control,lead-lookup}.ts",
];
/** The tests nearest to a file, by the beginning of its path; those that lie beside it come first. */
const NEAREST: readonly (readonly [string, string[]])[] = [
  ["workers/storage/outbox", ["outbox", "purge", "catalogue-file", "faults"]],
  ["workers/storage/catalogues", ["catalogue-file", "catalogue-downloads"]],
  ["workers/scheduled/purge", ["purge"]],
  ["workers/scheduled/send", ["notifications"]],
  ["workers/scheduled", ["outbox", "observability", "purge"]],
  ["workers/db/purge", ["purge"]],
  ["workers/db/announcement", ["notifications", "purge"]],
  ["workers/db/lead-notifications", ["notifications"]],
  ["workers/db/records", ["submissions", "erasures", "outbox"]],
  ["workers/db/row-shape", ["outbox"]],
  ["workers/db/reachability", ["outbox"]],
  ["workers/db", ["schema-drift", "submissions"]],
  ["workers/lead-lookup", ["catalogue-file"]],
  ["workers/attribution", ["attribution"]],
  ["workers/page-cache", ["page-cache", "cache-control"]],
  ["workers/cache-control", ["cache-control", "page-cache"]],
  ["workers", ["submissions", "faults", "limits"]],
];
const TIMEOUT_MS = 10 * 60_000;

interface Mutant {
  fileName: string;
  mutatorName: string;
  replacement: string;
  /** Lines and columns from 0. */
  location: Record<"start" | "end", { line: number; column: number }>;
}

interface Result {
  place: string;
  mutator: string;
  original: string;
  replacement: string;
  /** Which tests noticed it; null when none did. */
  noticedBy: "nearest" | "all" | null;
}

await runMain(async () => {
  const { options } = readArguments(process.argv.slice(2), {
    count: { type: "string", default: "120" },
    seed: { type: "string", default: "2026" },
    copies: { type: "string", default: "2" },
  });
  const folder = path.join(tmpdir(), "cimes-mutation");
  mkdirSync(folder, { recursive: true });
  const mutants = draw(await listMutants(folder), Number(options.count), Number(options.seed));
  const results: Result[] = [];
  const queue = [...mutants.entries()];
  await Promise.all(
    Array.from({ length: Number(options.copies) }, async (_, index) => {
      const copy = makeCopy(path.join(folder, `copy-${index}`));
      if (index === 0 && !(await areGreen(copy, []))) throw new PlainError("The tests fail without any mutant.");
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [number, mutant] = next;
        results[number] = await judge(copy, mutant);
        console.log(
          `${number + 1}/${mutants.length} ${results[number].noticedBy ?? "SURVIVED"} ${results[number].place} ${mutant.mutatorName}`,
        );
        writeFileSync(path.join(folder, "results.json"), JSON.stringify(results.filter(Boolean), null, 2));
      }
    }),
  );
  const survivors = results.filter(({ noticedBy }) => noticedBy === null);
  console.log(
    `\n${results.length - survivors.length} of ${results.length} noticed: ${(100 - (100 * survivors.length) / results.length).toFixed(1)} %`,
  );
  for (const { place, mutator, original, replacement } of survivors) console.log(`\n${place} ${mutator}\n- ${original}\n+ ${replacement}`);
});

async function listMutants(folder: string): Promise<Mutant[]> {
  const options = { cwd: folder, stdio: "inherit", shell: process.platform === "win32" } as const;
  if (!existsSync(path.join(folder, "node_modules"))) spawnSync("npm", ["install", "--no-save", "--prefix", folder, INSTRUMENTER], options);
  const entry = createRequire(path.join(folder, "x.js")).resolve("@stryker-mutator/instrumenter");
  const { Instrumenter } = await import(pathToFileURL(entry).href);
  const silent = new Proxy({}, { get: () => () => false });
  const files = MUTATED.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((name) => !name.endsWith(".test.ts"));
  const result: { mutants: Mutant[] } = await new Instrumenter(silent).instrument(
    files.sort().map((name) => ({ name, content: readFileSync(path.join(ROOT, name), "utf8"), mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [], noHeader: true },
  );
  return result.mutants;
}

/** So many of them, the same for the same seed. */
function draw(mutants: Mutant[], count: number, seed: number): Mutant[] {
  const random = createRandom(seed);
  const left = [...mutants];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0] as Mutant);
}

function makeCopy(copy: string): string {
  rmSync(copy, { recursive: true, force: true });
  const { stdout } = spawnSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" });
  for (const name of stdout.split("\0").filter(Boolean)) cpSync(path.join(ROOT, name), path.join(copy, name));
  symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"), "junction");
  return copy;
}

/** Writes one mutant into a copy, runs the tests and takes it out again. */
async function judge(copy: string, mutant: Mutant): Promise<Result> {
  const file = path.join(copy, mutant.fileName);
  const source = readFileSync(file, "utf8");
  const [start, end] = [offsetOf(source, mutant.location.start), offsetOf(source, mutant.location.end)];
  writeFileSync(file, source.slice(0, start) + mutant.replacement + source.slice(end));
  try {
    const isNoticed = async (tests: readonly string[]) => !(await areGreen(copy, tests));
    const noticedBy = (await isNoticed(listNearest(mutant.fileName))) ? "nearest" : (await isNoticed([])) ? "all" : null;
    const place = `${mutant.fileName}:${mutant.location.start.line + 1}`;
    return { place, mutator: mutant.mutatorName, original: source.slice(start, end), replacement: mutant.replacement, noticedBy };
  } finally {
    writeFileSync(file, source);
  }
}

function offsetOf(source: string, { line, column }: { line: number; column: number }): number {
  return source.split("\n").slice(0, line).join("\n").length + (line > 0 ? 1 : 0) + column;
}

function listNearest(fileName: string): string[] {
  const beside = fileName.replace(/\.ts$/, ".test.ts");
  const names = NEAREST.find(([beginning]) => fileName.startsWith(beginning))?.[1] ?? [];
  return [...(existsSync(path.join(ROOT, beside)) ? [beside] : []), ...names.map((name) => `tests/worker/${name}.test.ts`)];
}

/** Whether these tests pass, all of them when none is named. One that hangs has noticed something. */
function areGreen(copy: string, tests: readonly string[]): Promise<boolean> {
  const args = ["vitest", "run", "--config", "tests/vitest.config.ts", "--project", "unit", "--project", "worker", "--bail", "1"];
  // On a busy machine a slow test is no sign of a fault.
  args.push("--testTimeout", "60000", "--hookTimeout", "60000", ...tests);
  const child = spawn("npx", args, { cwd: copy, stdio: "ignore", detached: true });
  return new Promise((resolve) => {
    const timer = setTimeout(() => process.kill(-(child.pid ?? 0), "SIGKILL"), TIMEOUT_MS);
    child.on("exit", (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}
