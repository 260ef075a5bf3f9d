import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { faqEntries } from "#app/content/faq.ts";
import { ROOT } from "./command.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A copy of the checked files, with an operator's edits. */
function openCopy() {
  const root = mkdtempSync(path.join(tmpdir(), "cimes-content-"));
  folders.push(root);
  for (const name of ["app/content", "scripts/check-content.ts", "package.json"])
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(root, "node_modules"));
  return {
    /** Returns the edited line. */
    edit(file: string, from: string | RegExp, to: string, encoding?: BufferEncoding): number {
      const source = readFileSync(path.join(root, file), "utf8");
      const edited = source.replace(from, to);
      if (edited === source) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path.join(root, file), edited, encoding);
      return source.slice(0, source.search(from)).split("\n").length;
    },
    check() {
      const { stderr, status } = spawnSync(process.execPath, ["scripts/check-content.ts"], { cwd: root, encoding: "utf8" });
      return { faults: stderr.trim().split("\n").filter(Boolean), status };
    },
  };
}

const ALZHEIMER = "app/content/programmes/gp-alzheimer.ts";
const ORGANISATION = "app/content/organisation.ts";
const FAQ = "app/content/faq.ts";
const YEARS = "app/content/years.ts";
const CONSTANTS = "app/content/legal/constants.ts";
const [first, second] = faqEntries;
const A_SUM = "un montant s'écrit en centimes, sans guillemets : 49_400 pour 494 €.";
const A_DAY = "un jour du calendrier est attendu, écrit année, mois, jour : « 2026-11-20 ».";

type Mistake = [file: string, from: RegExp, to: string, words: string, linesBelow?: number, encoding?: BufferEncoding];

const IN_RECORDS: Mistake[] = [
  [ORGANISATION, /catalogueEdition: ".+"/, "catalogueEdition: 2025", "catalogueEdition : un texte est attendu, entre guillemets."],
  [FAQ, new RegExp(`id: "${second?.id}"`), `id: "${first?.id}"`, `l'identifiant « ${first?.id} » est déjà pris.`, -1],
  [YEARS, /from: "2023-01-01"/, 'from: "2023-02-30"', `from : ${A_DAY}`],
  [YEARS, /hours: \{ generalistes: 21/, "hours: { generalistes: 0", "generalistes : un nombre entier est attendu, 1 au moins."],
  [YEARS, /EPP: 0\.5/, "EPP: 50", "EPP : une part est attendue, de 0 à 1, avec un point : 0.5."],
  [
    YEARS,
    /certainty: "announced", sources: \[.+\]/,
    'certainty: "announced", sources: []',
    "sources : une source au moins est attendue.",
    0,
  ],
  [CONSTANTS, /otherRetentionYears: \d+/, "otherRetentionYears: 0", "otherRetentionYears : un nombre entier est attendu, 1 au moins."],
];
const IN_A_PROGRAMME: Mistake[] = [
  [ALZHEIMER, /indemnityInCents: \d+_\d+/, "indemnityInCents: 494", `indemnityInCents : ${A_SUM}`],
  [ALZHEIMER, /priceInCents: \d+_\d+/, 'priceInCents: "494 €"', `priceInCents : ${A_SUM}`],
  [ALZHEIMER, /rating: 4\.\d/, "rating: 47", "rating : une note est un nombre de 1 à 5, avec un point : 4.8."],
];
const LATIN_1: Mistake[] = [
  [FAQ, /(?=é)/, "\xE9", "cette ligne n'est pas en UTF-8 : enregistrez le fichier dans cet encodage.", 0, "latin1"],
];

test.each([
  ["mistakes in several records are each", IN_RECORDS],
  ["mistakes in a programme are each", IN_A_PROGRAMME],
  ["another encoding is", LATIN_1],
])("%s refused in French, with file, line and what was expected", (_, mistakes) => {
  const copy = openCopy();
  const expected = mistakes.map(
    ([file, from, to, words, linesBelow = 0, encoding]) => `${file}, ligne ${copy.edit(file, from, to, encoding) + linesBelow} : ${words}`,
  );
  const { faults, status } = copy.check();
  // Values computed from these are refused too.
  expect(faults).toEqual(expect.arrayContaining(expected));
  expect(status).toBe(1);
});

test.each<[mistake: string, from: RegExp, to: string, words: string]>([
  [
    "a last day outside its year",
    /references: \{ until: LAST_DAY/,
    'references: { until: "2027-06-30"',
    "until : ce dernier jour n'est pas de 2026.",
  ],
  [
    "a funded year that ends outside itself",
    /until: LAST_DAY,\n\s+certainty: "text"/,
    'until: "2025-12-31",\n      certainty: "text"',
    "until : ce dernier jour n'est pas de 2026.",
  ],
  ["a page read before it was written", /writtenOn: "2018-11-14"/, 'writtenOn: "2027-11-14"', "une page se lit après avoir été écrite."],
])("%s is refused", (_, from, to, words) => {
  const copy = openCopy();
  copy.edit(YEARS, from, to);
  const { faults, status } = copy.check();
  expect(faults.join("\n")).toContain(words);
  expect(status).toBe(1);
});

test("a missing comma gives one French line with its place, then the compiler's own message", () => {
  const copy = openCopy();
  const line = copy.edit(ALZHEIMER, /(shortTitle: .*),\n/, "$1\n") + 1;
  const { faults, status } = copy.check();
  expect(faults[0]).toMatch(new RegExp(`^${ALZHEIMER}, ligne ${line} : ce fichier ne peut pas être lu`));
  expect(faults.length).toBeGreaterThan(1);
  expect(status).toBe(1);
});

test("content without a mistake passes", () => {
  expect(openCopy().check()).toEqual({ faults: [], status: 0 });
});
