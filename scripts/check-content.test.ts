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
    edit(file: string, from: RegExp, to: string, encoding?: BufferEncoding): number {
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
const TESTIMONIALS = "app/content/testimonials.ts";
const A_TEXT = "un texte est attendu, entre guillemets.";
const A_COUNT = "un nombre entier est attendu, 1 au moins.";
const A_SUM = "un montant s'écrit en centimes, sans guillemets : 49_400 pour 494 €.";
const A_DAY = "un jour du calendrier est attendu, écrit année, mois, jour : « 2026-11-20 ».";

test.each<[file: string, from: RegExp, to: string, words: string]>([
  [ORGANISATION, /catalogueEdition: ".+"/, "catalogueEdition: 2025", `catalogueEdition : ${A_TEXT} Il y a « 2025 ».`],
  [FAQ, new RegExp(`id: "${second?.id}"`), `id: "${first?.id}"`, `n° 2 : l'identifiant « ${first?.id} » est déjà pris.`],
  [CONSTANTS, /requestRetentionYears: \d+/, "requestRetentionYears: 0", `requestRetentionYears : ${A_COUNT} Il y a « 0 ».`],
  [YEARS, /from: "2023-01-01"/, 'from: "2023-02-30"', `2026 > period > from : ${A_DAY} Il y a « 2023-02-30 ».`],
  [
    YEARS,
    /references: null/,
    'references: null, announced: { share: { EPP: 1.5 }, until: "2025-12-31", certainty: "announced", sources: [sources.rates] }',
    "2025 > announced > share > EPP : une baisse est attendue, de 0 à 1, avec un point : 0.5. Il y a « 1.5 ».",
  ],
  [
    YEARS,
    /FC: 1 }/,
    "FC: 50 }",
    "2025 > scale > share > FC : une part est attendue, avec un point : 0.5 pour la moitié, 1.1 pour un dixième de plus. Il y a « 50 ».",
  ],
  [YEARS, /sources: \[sources\.rates\]/, "sources: []", "2025 > scale > sources : une source au moins est attendue."],
  [
    YEARS,
    /references: \{ until: LAST_DAY/,
    'references: { until: "2027-06-30"',
    "2026 > references > until : ce dernier jour n'est pas de 2026.",
  ],
  [
    YEARS,
    /until: LAST_DAY,\n\s+certainty: "text"/,
    'until: "2025-12-31",\n      certainty: "text"',
    "2026 > funding > until : ce dernier jour n'est pas de 2026.",
  ],
  [
    YEARS,
    /writtenOn: "2018-11-14"/,
    'writtenOn: "2027-11-14"',
    "2026 > envelope > sources > n° 2 : une page se lit après avoir été écrite.",
  ],
  [ALZHEIMER, /indemnityInCents: \d+_\d+/, "indemnityInCents: 494", `formats > EPP > indemnityInCents : ${A_SUM} Il y a « 494 ».`],
  [ALZHEIMER, /priceInCents: \d+_\d+/, 'priceInCents: "494 €"', `formats > EPP > priceInCents : ${A_SUM} Il y a « 494 € ».`],
  [ALZHEIMER, /rating: 4\.\d/, "rating: 47", "rating : une note est un nombre de 1 à 5, avec un point : 4.8. Il y a « 47 »."],
])("in %s, %s made « %s » is refused by file, field, what was expected and what stands there", (file, from, to, words) => {
  const copy = openCopy();
  copy.edit(file, from, to);
  const { faults, status } = copy.check();
  expect(faults).toEqual([`${file} : ${words}`]);
  expect(status).toBe(1);
});

test("mistakes in several files are told together, several of one file each", () => {
  const copy = openCopy();
  copy.edit(TESTIMONIALS, /sample: true/, "sample: 1");
  copy.edit(ORGANISATION, /city: "\w+"/, 'city: ""');
  copy.edit(ORGANISATION, /name: "[^"]+"/, "name: 3");
  const { faults } = copy.check();
  expect(faults).toEqual([
    `${ORGANISATION} : name : ${A_TEXT} Il y a « 3 ».`,
    `${ORGANISATION} : city : ce texte est vide.`,
    `${TESTIMONIALS} : n° 1 > sample : true ou false est attendu, sans guillemets. Il y a « 1 ».`,
  ]);
});

test("a file in another encoding is refused in French, with its line", () => {
  const copy = openCopy();
  const line = copy.edit(FAQ, /(?=é)/, "\xE9", "latin1");
  const { faults, status } = copy.check();
  expect(faults).toEqual([`${FAQ}, ligne ${line} : cette ligne n'est pas en UTF-8 : enregistrez le fichier dans cet encodage.`]);
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
