import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "#scripts/toolbox.ts";

/**
 * Changes facts of the content as an operator would, each in one place of a copy of this checkout, and runs `npm test` there: a fact that
 * something else repeats fails. All at once, or those named: `npm run test:facts -- price faq-entry`. What the specification fixes is
 * changed in tests/agreed.ts too, which is there to say that it changed on purpose.
 */

type Edit = [file: string, from: string, to: string];

const facts: Record<string, Edit[]> = {
  price: [
    ["app/content/programmes/gp-alzheimer.ts", "priceInCents: 28_500", "priceInCents: 29_100"],
    ["tests/agreed.ts", '"9A0X2425014", "6 h", "135 €", "285 €"', '"9A0X2425014", "6 h", "135 €", "291 €"'],
  ],
  hours: [
    ["app/content/programmes/nurse-vaccination.ts", "hours: 11,", "hours: 12,"],
    ["tests/agreed.ts", '"9A0X2425010", "11 h"', '"9A0X2425010", "12 h"'],
  ],
  indemnity: [
    ["app/content/programmes/gp-vaccination.ts", "indemnityInCents: 15_750", "indemnityInCents: 16_000"],
    ["tests/agreed.ts", '"7 h", "157,50 €", "332,50 €"', '"7 h", "160 €", "332,50 €"'],
  ],
  reference: [
    ["app/content/programmes/nurse-pain.ts", '"9A0X2425009"', '"9A0X2425109"'],
    ["tests/agreed.ts", '"9A0X2425009"', '"9A0X2425109"'],
  ],
  edition: [["app/content/organisation.ts", 'catalogueEdition: "2025"', 'catalogueEdition: "2027"']],
  "year-of-the-scale": [["app/content/organisation.ts", "scaleYear: 2025", "scaleYear: 2026"]],
  "opening-hours": [["app/content/organisation.ts", '"vendredi", from: 9, to: 19', '"samedi", from: 8, to: 18']],
  "reply-delay": [["app/content/organisation.ts", "sous 24 heures", "sous 48 heures"]],
  city: [["app/content/organisation.ts", 'city: "Eybens"', 'city: "Annecy"']],
  phone: [["app/content/organisation.ts", "+33465712038", "+33465712099"]],
  retention: [
    ["app/content/legal/constants.ts", "otherRetentionYears: 4", "otherRetentionYears: 3"],
    ["tests/agreed.ts", "otherRetentionYears: 4", "otherRetentionYears: 3"],
  ],
  "terms-of-sale": [
    ["app/content/legal/constants.ts", "virtualClassFeeInCents: 10_000", "virtualClassFeeInCents: 12_000"],
    ["tests/agreed.ts", "virtualClassFeeInCents: 10_000", "virtualClassFeeInCents: 12_000"],
  ],
  "opposition-retention": [["app/content/legal/constants.ts", "oppositionYears: 3", "oppositionYears: 5"]],
  "faq-entry": [["app/content/faq.ts", 'question: "Qu\'est-ce que le DPC ?"', "question: \"Le DPC, qu'est-ce que c'est ?\""]],
  testimonial: [["app/content/testimonials.ts", 'name: "Claire M."', 'name: "Marie-Anne de La T."']],
  expert: [["app/content/organisation.ts", "expert: { name: null", 'expert: { name: "Dr Exemple de Nom"']],
  "calendar-of-a-format": [["app/content/format-calendar.ts", "leastDays: 14", "leastDays: 21"]],
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in facts));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(", ")}. The facts are ${Object.keys(facts).join(", ")}.`);

const copy = path.join(mkdtempSync(path.join(tmpdir(), "cimes-facts-")), "site");
try {
  copyCheckout(copy);
  for (const name of names.length > 0 ? names : Object.keys(facts)) for (const edit of facts[name] ?? []) changeText(name, edit);
  const { status } = spawnSync("npm", ["test"], { cwd: copy, stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  rmSync(path.dirname(copy), { recursive: true, force: true });
}

/** The files that git knows or would take, as they are now; packages are lent. */
function copyCheckout(to: string): void {
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" });
  mkdirSync(to);
  for (const file of stdout.split("\0").filter(Boolean)) cpSync(path.join(ROOT, file), path.join(to, file));
  symlinkSync(path.join(ROOT, "node_modules"), path.join(to, "node_modules"));
}

function changeText(name: string, [file, from, to]: Edit): void {
  const text = readFileSync(path.join(copy, file), "utf8");
  if (text.split(from).length !== 2) throw new Error(`${name}: ${file} should say once: ${from}`);
  writeFileSync(
    path.join(copy, file),
    text.replace(from, () => to),
  );
}
