import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentFault } from "#app/content/programmes/read-programmes.ts";

/** What TypeScript finds wrong with the content, said to whoever writes it. */

/**
 * « app/content/faq.ts(12,3): error TS2322: Impossible d'assigner le type 'string' au type 'number'. », its last line, the most precise.
 */
const FINDING = /^(?<file>\S+)\((?<line>\d+),(?<column>\d+)\): error TS(?<code>\d+): (?:.*\n {2,})*(?<text>.*?)\.?$/gm;

const UNREADABLE = "il manque une virgule, un guillemet, une parenthèse ou une accolade, ici ou à la ligne d'avant";
const KINDS: Readonly<Record<string, string>> = {
  string: "un texte est attendu, entre guillemets",
  number: "un nombre est attendu, sans guillemets",
  boolean: "true ou false est attendu, sans guillemets",
};

/** By the code of a finding: what is expected, from the words that TypeScript puts between quotes. */
const EXPECTED: Readonly<Record<string, (first: string, second: string) => string | undefined>> = {
  2304: (word) => `« ${word} » n'est pas un nom connu : un texte s'écrit entre guillemets`,
  2307: (file) => `le fichier « ${file} » n'existe pas`,
  2322: (_, kind) => KINDS[kind],
  2353: (field) => `le champ « ${field} » n'existe pas ici`,
  18004: (word) => `« ${word} » n'est pas un nom connu : il manque sa ligne import, plus haut`,
  2741: (field) => `le champ « ${field} » manque`,
};
const OTHER_CODES: Readonly<Record<string, string>> = { 2339: "missing", 2551: "missing", 2345: "2322", 2552: "2304", 2561: "2353" };

/** The faults of the content files of a project that its types tell, with what its screens read and the content has not. */
export function findTypeFaults(root: string, contentFiles: readonly string[]): ContentFault[] {
  const options = ["--project", "tsconfig.browser.json", "--incremental", "--tsBuildInfoFile", ".wrangler/content.tsbuildinfo"];
  const tsc = path.join(root, "node_modules", "typescript", "bin", "tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, ...options, "--locale", "fr", "--pretty", "false"], { cwd: root, encoding: "utf8" });
  const faults = [...stdout.matchAll(FINDING)].flatMap(({ groups }): ContentFault[] => {
    const { file = "", line = "", column = "", code = "", text = "" } = groups ?? {};
    const [first = "", second = ""] = [...text.matchAll(/(?<!\p{L})'([^']+)'/gu)].map(([, quoted]) => quoted);
    const kind = text.includes("est absente du type") ? "2741" : (OTHER_CODES[code] ?? code);
    const place = { file, line: Number(line) };
    const missing = kind === "missing" && findMissingField(root, contentFiles, place, Number(column), first);
    if (missing) return [missing];
    if (!contentFiles.includes(file)) return [];
    return [{ ...place, path: [], expected: Number(code) < 2000 ? UNREADABLE : (EXPECTED[kind]?.(first, second) ?? text) }];
  });
  // What cannot be read makes nonsense of the rest of its file.
  const unreadable = faults.filter(({ expected }) => expected === UNREADABLE);
  const told = unreadable.length > 0 ? unreadable : faults;
  const keyOf = ({ file, path, line, expected }: ContentFault) =>
    expected === UNREADABLE ? file : `${file} ${path.length > 0 ? path.join(".") : line}`;
  return [...new Map(told.toReversed().map((fault) => [keyOf(fault), fault])).values()].toReversed();
}

/**
 * « faqPage.search.label » read where there is no label: what is missing in the file that exports `faqPage`;
 * undefined for other expressions.
 */
function findMissingField(
  root: string,
  contentFiles: readonly string[],
  { file, line }: { file: string; line: number },
  column: number,
  field: string,
): ContentFault | undefined {
  const read = (name: string) => readFileSync(path.join(root, name), "utf8");
  const before =
    read(file)
      .split("\n")
      [line - 1]?.slice(0, column - 1) ?? "";
  const [, name, keys = ""] = /(\w+)((?:\.\w+)*)\.$/.exec(before) ?? [];
  const origin = name && contentFiles.find((candidate) => new RegExp(`^export const ${name}\\b`, "m").test(read(candidate)));
  if (!name || !origin) return undefined;
  const expected = `ce champ manque, ${file} le lit à la ligne ${line}`;
  return { file: origin, name, path: [...keys.split(".").filter(Boolean), field], expected };
}
