import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { expect, test, vi } from "vitest";
import { faqItems } from "#app/content/faq.ts";
import { organisation } from "#app/content/organisation.ts";
import { gpAlzheimer } from "#app/content/programmes/gp-alzheimer.ts";
import { FAQ_CATEGORIES } from "#app/content/vocabulary.ts";
import { ROOT } from "../toolbox.ts";
import { CHECKED_FILES, readKeptContent } from "./good-content.ts";

/** The project with one edit of its content, as an operator makes it; what is not edited is the project's own. */
function openCopy() {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), "cimes-content-"));
  for (const name of CHECKED_FILES) cpSync(path.join(ROOT, name), path.join(folder.path, name), { recursive: true });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder.path, "node_modules"));
  return {
    root: folder.path,
    /** Adds a file that reads the content, as a screen does. */
    add(file: string, source: string) {
      mkdirSync(path.dirname(path.join(folder.path, file)), { recursive: true });
      writeFileSync(path.join(folder.path, file), source);
    },
    edit(file: string, from: string | RegExp, to: string, encoding?: BufferEncoding) {
      const source = readFileSync(path.join(folder.path, file), "utf8");
      const edited = source.replace(from, to);
      if (edited === source) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path.join(folder.path, file), edited, encoding);
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
    commit: () =>
      spawnSync(`git init && git add ${CHECKED_FILES.join(" ")} && git -c user.name=Z -c user.email=z commit -m Textes`, {
        cwd: folder.path,
        shell: true,
      }),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

const ALZHEIMER = "app/content/programmes/gp-alzheimer.ts";
const INDEX = "app/content/programmes/index.ts";
const ORGANISATION = "app/content/organisation.ts";
const FAQ = "app/content/faq.ts";
const CONSTANTS = "app/content/legal/constants.ts";
const CALENDAR = "app/content/format-calendar.ts";
const A_SUM = "un montant s'écrit en centimes, sans guillemets : 49_400 pour 494 €.";
const A_DAY = "un jour du calendrier est attendu, écrit année, mois, jour : « 2026-11-20 ».";
const A_NUMBER = "un nombre est attendu, sans guillemets.";
const MISSING = "il manque une virgule, un guillemet, une parenthèse ou une accolade, ici ou à la ligne d'avant.";

type Mistake = [file: string, from: RegExp, to: string, words: string, linesBelow?: number, encoding?: BufferEncoding];

test.each<[what: string, ...mistakes: Mistake[]]>([
  [
    "a fact of another kind, or that is no part of the catalogue",
    [ORGANISATION, /catalogueEdition: ".+"/, "catalogueEdition: 2025", "catalogueEdition : un texte est attendu, entre guillemets."],
    [ORGANISATION, /scaleYear: \d+/, 'scaleYear: "2025"', "scaleYear : une année est attendue, sans guillemets : 2026."],
    [FAQ, /category: "Obligations"/, 'category: "Devoirs"', `category : une de ces valeurs est attendue : ${FAQ_CATEGORIES.join(", ")}.`],
  ],
  [
    "an amount or a rating that is none",
    [ALZHEIMER, /indemnityInCents: \d+_\d+/, "indemnityInCents: 494", `indemnityInCents : ${A_SUM}`],
    [ALZHEIMER, /priceInCents: \d+_\d+/, 'priceInCents: "494 €"', `priceInCents : ${A_SUM}`],
    [ALZHEIMER, /rating: 4\.\d/, "rating: 47", "rating : une note est un nombre de 1 à 5, avec un point : 4.8."],
  ],
  [
    "a number, a day or an identifier that cannot be",
    [ORGANISATION, /periodEnd: ".+"/, 'periodEnd: "2026-02-30"', `periodEnd : ${A_DAY}`],
    [FAQ, new RegExp(`id: "${faqItems[1]?.id}"`), `id: "${faqItems[0]?.id}"`, `l'identifiant « ${faqItems[0]?.id} » est déjà pris.`, -1],
    [CONSTANTS, /otherRetentionYears: \d+/, "otherRetentionYears: 0", "otherRetentionYears : un nombre entier est attendu, 1 au moins."],
  ],
  ["a number in quotes that has a type alone", [CALENDAR, /leastDays: \d+(?=,\s+hasTwoRounds: true)/, 'leastDays: "105"', A_NUMBER]],
  [
    "a missing comma or quote",
    [ALZHEIMER, /(shortTitle: .*),\n/, "$1\n", MISSING, 1],
    ["app/content/programmes/gp-nutrition.ts", /(shortTitle: ".*)",\n/, "$1,\n", MISSING],
  ],
  [
    "a text without quotes, or a file that is not there",
    [ORGANISATION, /city: ".+"/, "city: Grenoble", "« Grenoble » n'est pas un nom connu : un texte s'écrit entre guillemets."],
    [INDEX, /\.\/gp-alzheimer\.ts/, "./gp-alzeimer.ts", "le fichier « ./gp-alzeimer.ts » n'existe pas."],
    [INDEX, /(?= {2}gpNutrition,)/, "  gpSommeil,\n", "« gpSommeil » n'est pas un nom connu : il manque sa ligne import, plus haut."],
  ],
  [
    "a file in another encoding",
    [FAQ, /(?=é)/, "\xE9", "cette ligne n'est pas en UTF-8 : enregistrez le fichier dans cet encodage.", 0, "latin1"],
  ],
])("%s is said in French, with its file, its line and what was expected", (_, ...mistakes) => {
  using copy = openCopy();
  const told = mistakes.map(
    ([file, from, to, words, linesBelow = 0, encoding]) => `${file}, ligne ${copy.edit(file, from, to, encoding) + linesBelow} : ${words}`,
  );
  const { faults, status } = copy.run("project/print");
  // The policy reckons with one of these numbers, and is told of too.
  expect(faults.filter((fault) => !fault.startsWith("app/content/legal/privacy-policy.ts"))).toEqual(told);
  expect(status).toBe(1);
});

test("a text that a screen shows and that is missing is asked for where it stood, with the screen that wants it", () => {
  using copy = openCopy();
  copy.add(
    "app/routes/faq/route.ts",
    'import { faqPage } from "#app/content/pages/faq.ts";\n\nexport const title = faqPage.search.label;\n',
  );
  const line = copy.edit("app/content/pages/faq.ts", "    label:", "    libelle:") - 1;
  expect(copy.run("project/print").faults).toEqual([
    `app/content/pages/faq.ts, ligne ${line} : label : ce champ manque, app/routes/faq/route.ts le lit à la ligne 3.`,
  ]);
});

test("the follow-up goes on with the content of before the mistake, or of the last commit, and says so; nothing else does", () => {
  using copy = openCopy();
  const goesOn = { answer: organisation.name, status: 0, faults: [expect.stringContaining(ALZHEIMER), expect.stringContaining("d'avant")] };
  const forget = () => rmSync(path.join(copy.root, ".wrangler"), { recursive: true });
  expect(copy.run("operator/back-office")).toMatchObject({ answer: organisation.name, status: 0, faults: [""] });
  copy.commit();
  copy.edit(ORGANISATION, /name: ".+"/, 'name: "Sommets DPC"');
  copy.edit(ALZHEIMER, /learners: \d+,/, "learners: 289;");

  expect(copy.run("operator/back-office")).toMatchObject(goesOn);
  forget();
  expect(copy.run("operator/back-office")).toMatchObject(goesOn);
  expect(copy.run("project/start")).toMatchObject({ answer: "", status: 1 });
  copy.commit();
  forget();
  expect(copy.run("operator/back-office")).toMatchObject({
    status: 1,
    faults: [goesOn.faults[0], expect.stringContaining("ne peut pas continuer")],
  });
});

test("so do the screens that the follow-up builds: they show the content of before the mistake", async () => {
  using copy = openCopy();
  copy.run("operator/back-office");
  copy.edit(ALZHEIMER, /learners: \d+,/, "learners: 7;");
  copy.add("screen.ts", `import { gpAlzheimer } from "#${ALZHEIMER}";\n\nconsole.log(gpAlzheimer);\n`);
  const buildScreen = () =>
    build({
      root: copy.root,
      configFile: false,
      logLevel: "silent",
      plugins: [readKeptContent(copy.root)],
      build: { write: false, rolldownOptions: { input: "screen.ts" } },
    });

  await expect(buildScreen()).rejects.toThrow("gp-alzheimer");
  vi.stubEnv("READ_KEPT_CONTENT", "true");
  expect(JSON.stringify(await buildScreen())).toContain(`learners:${gpAlzheimer.learners}`);
});
