import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../toolbox.ts";

/** The project with one edit of its content, as an operator makes it; what is not edited is the project's own. */
function openCopy() {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), "cimes-content-"));
  for (const name of ["app/content", "scripts/check-content.ts", "scripts/content", "scripts/toolbox.ts", "package.json"])
    cpSync(path.join(ROOT, name), path.join(folder.path, name), { recursive: true });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder.path, "node_modules"));
  return {
    edit(file: string, from: string | RegExp, to: string) {
      const source = readFileSync(path.join(folder.path, file), "utf8");
      const edited = source.replace(from, to);
      if (edited === source) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path.join(folder.path, file), edited);
      return source.slice(0, source.search(from)).split("\n").length;
    },
    /** Runs a task that prints the name of the provider. */
    run(task: string) {
      const script = path.join(folder.path, "scripts", `${task}.ts`);
      mkdirSync(path.dirname(script), { recursive: true });
      writeFileSync(script, 'import { organisation } from "#app/content/organisation.ts";\nconsole.log(organisation.name);\n');
      const { stdout, stderr, status } = spawnSync(process.execPath, ["--import", "./scripts/check-content.ts", script], {
        cwd: folder.path,
        encoding: "utf8",
      });
      return { answer: stdout.trim(), faults: stderr.trim().split("\n"), status };
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

const ALZHEIMER = "app/content/programmes/gp-alzheimer.ts";

test("a mistake in the content is said in French, with its file, its line and what was expected", () => {
  using copy = openCopy();
  const line = copy.edit(ALZHEIMER, "priceInCents: 49_400", 'priceInCents: "494 €"');
  const other = copy.edit(ALZHEIMER, "rating: 4.7", "rating: 47");
  const { faults, status } = copy.run("project/print");

  expect(faults).toEqual([
    `${ALZHEIMER}, ligne ${line} : priceInCents : un montant s'écrit en centimes, sans guillemets : 49_400 pour 494 €.`,
    `${ALZHEIMER}, ligne ${other} : rating : une note est un nombre de 1 à 5, avec un point : 4.8.`,
  ]);
  expect(status).toBe(1);
});

test("so is a record that is no part of the catalogue", () => {
  using copy = openCopy();
  const line = copy.edit("app/content/faq.ts", 'category: "Obligations"', 'category: "Devoirs"');
  expect(copy.run("project/print").faults).toEqual([
    expect.stringContaining(`app/content/faq.ts, ligne ${line} : category : une de ces valeurs est attendue : DPC Général, Obligations`),
  ]);
});

test.each([
  ["a comma", /(shortTitle: .*),\n/, "$1\n", 1],
  ["a quote", /(shortTitle: ".*)",\n/, "$1,\n", 0],
])("a missing %s is found at its line", (_, from, to, later) => {
  using copy = openCopy();
  const line = copy.edit(ALZHEIMER, from, to) + later;
  expect(copy.run("project/print").faults).toEqual([
    `${ALZHEIMER}, ligne ${line} : il manque une virgule, un guillemet, une parenthèse ou une accolade, ici ou à la ligne d'avant.`,
  ]);
});

test("a text without quotes is found at its line", () => {
  using copy = openCopy();
  const line = copy.edit("app/content/organisation.ts", 'city: "Eybens"', "city: Grenoble");
  expect(copy.run("project/print").faults).toEqual([
    `app/content/organisation.ts, ligne ${line} : « Grenoble » n'est pas un nom connu : un texte s'écrit entre guillemets.`,
  ]);
});

test("the follow-up goes on with the content of before the mistake, and says so; nothing else does", () => {
  using copy = openCopy();
  expect(copy.run("operator/back-office")).toMatchObject({ answer: "Cimes DPC", status: 0, faults: [""] });
  copy.edit("app/content/organisation.ts", 'name: "Cimes DPC"', 'name: "Sommets DPC"');
  copy.edit(ALZHEIMER, "learners: 289,", "learners: 289;");

  expect(copy.run("operator/back-office")).toMatchObject({
    answer: "Cimes DPC",
    status: 0,
    faults: [expect.stringContaining(ALZHEIMER), expect.stringContaining("avec les textes d'avant")],
  });
  expect(copy.run("project/start")).toMatchObject({ answer: "", status: 1 });
});
