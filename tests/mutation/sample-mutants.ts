import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readArguments } from "#scripts/command-line.ts";
import { createRandom } from "#scripts/seeded-random.ts";
import { CliError, ROOT, runMain } from "#scripts/toolbox.ts";
import { type MutatedCopy, openCopy } from "./mutated-copy.ts";

/**
 * `node tests/mutation/sample-mutants.ts`: how many faults the tests would notice. Faults are those of StrykerJS, drawn by a seed from the
 * rules of the Worker; each is tried on the tests nearest to it, then, if they all pass, on all other tests of the Worker and of
 * the operator's commands. Not part of `npm test`: it takes an hour. It prints the score and the faults that nobody noticed.
 * Stryker's own runners do not fit: the vitest one cannot enter workerd, and the command one would run everything for each mutant.
 */

const INSTRUMENTER = "@stryker-mutator/instrumenter@9.6.1";
const MUTATED = [
  "workers/{db,storage,scheduled}/*.ts",
  "workers/{records,record-id,submissions,attribution,page-cache,page-address,cache-control,lead-lookup}.ts",
];
/** The tests nearest to a file, by the beginning of its path. */
const NEAREST: readonly (readonly [string, string[]])[] = [
  ["workers/storage/outbox", ["outbox", "purge", "catalogue-file"]],
  ["workers/storage/catalogues", ["catalogue-file", "catalogue-downloads"]],
  ["workers/scheduled/purge", ["purge"]],
  ["workers/scheduled/send-weekly", ["weekly-summary"]],
  ["workers/scheduled/send", ["notifications", "notifications-by-email"]],
  ["workers/scheduled/tell", ["failures-told"]],
  ["workers/scheduled/run", ["failures-told", "observability"]],
  ["workers/scheduled", ["outbox", "observability"]],
  ["workers/db/purge", ["purge"]],
  ["workers/db/announcements", ["announcements"]],
  ["workers/db/follow-up", ["follow-ups"]],
  ["workers/db/results", ["results"]],
  ["workers/db/record-counts", ["results"]],
  ["workers/db/last-changes", ["results"]],
  ["workers/db/records", ["submissions", "erasures"]],
  ["workers/db/row-shape", ["outbox"]],
  ["workers/db/reachability", ["outbox"]],
  ["workers/db", ["schema-drift", "erasures"]],
  ["workers/lead-lookup", ["catalogue-file"]],
  ["workers/attribution", ["attribution"]],
  ["workers/page-", ["page-cache"]],
  ["workers/cache-control", ["cache-control"]],
  ["workers/record", ["submissions", "faults"]],
  ["workers", ["submissions", "limits"]],
];
/** All the others, in groups: the first that notices a fault ends the search. */
const FURTHER = [
  ["submissions", "outbox", "notifications", "erasures", "catalogue", "failures", "weekly"].map((name) => `tests/worker/${name}`),
  ["faults", "purge", "limits", "observability", "migrations", "attribution", "callback", "written", "results"].map(
    (name) => `tests/worker/${name}`,
  ),
  ["workers/", "scripts/operator"],
  ["page-cache", "cache-control", "security", "addresses", "indexing", "schema", "hostile", "load"].map((name) => `tests/worker/${name}`),
];

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
  noticedBy: "nearest" | "further" | null;
}

/** The files whose tests pass without any fault. */
const green = new Set<string>();

await runMain(async () => {
  const { options } = readArguments(process.argv.slice(2), {
    count: { type: "string", default: "120" },
    seed: { type: "string", default: "2026" },
    only: { type: "string", default: "" },
  });
  const folder = path.join(tmpdir(), "cimes-mutation");
  mkdirSync(folder, { recursive: true });
  const mutants = draw(await listMutants(folder), Number(options.count), Number(options.seed));
  const chosen = mutants.filter(({ fileName }) => fileName.includes(options.only));
  const copy = await openCopy(path.join(folder, "copy"), { bail: 1 });
  const results: Result[] = [];
  for (const [number, mutant] of chosen.entries()) {
    await expectGreen(copy, mutant.fileName);
    const result = await judge(copy, mutant);
    results.push(result);
    console.log(`${number + 1}/${chosen.length} ${result.noticedBy ?? "SURVIVED"} ${result.place} ${mutant.mutatorName}`);
    writeFileSync(path.join(folder, "results.json"), JSON.stringify(results, null, 2));
  }
  green.clear();
  for (const fileName of new Set(chosen.map((mutant) => mutant.fileName))) await expectGreen(copy, fileName);
  await copy.close();
  const survivors = results.filter(({ noticedBy }) => noticedBy === null);
  const score = 100 - (100 * survivors.length) / results.length;
  console.log(`\n${results.length - survivors.length} of ${results.length} noticed: ${score.toFixed(1)} %`);
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
function draw(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = createRandom(seed);
  const left = [...mutants];
  const drawn = Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0] as Mutant);
  // File by file, so that the tests of a file stay warm.
  return drawn.sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
}

/** Throws a CliError when the tests nearest to a file fail without any fault. */
async function expectGreen(copy: MutatedCopy, file: string): Promise<void> {
  if (green.has(file)) return;
  const failures = await copy.findFailures(file, copy.read(file), listNearest(file));
  if (failures.length > 0) throw new CliError(`The tests of ${file} fail without any fault: ${failures.join(", ")}.`);
  green.add(file);
}

async function judge(copy: MutatedCopy, { fileName, mutatorName, replacement, location }: Mutant): Promise<Result> {
  const source = copy.read(fileName);
  const [start, end] = [offsetOf(source, location.start), offsetOf(source, location.end)];
  const mutated = source.slice(0, start) + replacement + source.slice(end);
  const isNoticed = async (tests: readonly string[]) => (await copy.findFailures(fileName, mutated, tests)).length > 0;
  let noticedBy: Result["noticedBy"] = (await isNoticed(listNearest(fileName))) ? "nearest" : null;
  for (const group of FURTHER) if (noticedBy === null && (await isNoticed(group))) noticedBy = "further";
  const place = `${fileName}:${location.start.line + 1}`;
  return { place, mutator: mutatorName, original: source.slice(start, end), replacement, noticedBy };
}

function offsetOf(source: string, { line, column }: { line: number; column: number }): number {
  return source.split("\n").slice(0, line).join("\n").length + (line > 0 ? 1 : 0) + column;
}

function listNearest(fileName: string): string[] {
  const beside = fileName.replace(/\.ts$/, ".test.ts");
  const names = NEAREST.find(([beginning]) => fileName.startsWith(beginning))?.[1] ?? [];
  return [...(existsSync(path.join(ROOT, beside)) ? [beside] : []), ...names.map((name) => `tests/worker/${name}.test.ts`)];
}
