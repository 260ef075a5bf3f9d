import { isUtf8 } from "node:buffer";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync } from "vite";
import type { ContentFault } from "#app/content/programmes/read-programmes.ts";

/** Exports of app/content with a schema; programmes validate themselves on import. */
const RECORDS = [
  ["app/content/organisation.ts", "organisation", "organisationSchema"],
  ["app/content/faq.ts", "faqEntries", "faqSchema"],
  ["app/content/claims.ts", "claims", "claimsSchema"],
  ["app/content/years.ts", "years", "yearsSchema"],
  ["app/content/payers/records.ts", "payerFacts", "payerFactsOfAll"],
  ["app/content/pages/next-year.ts", "nextYearClaims", "nextYearSchema"],
  ["app/content/process.ts", "processSteps", "processSchema"],
  ["app/content/testimonials.ts", "homeTestimonials", "homeTestimonialsSchema"],
  ["app/content/legal/legal-notice.ts", "legalNotice", "legalNoticeSchema"],
  ["app/content/legal/terms-of-use.ts", "termsOfUse", "legalNoticeSchema"],
  ["app/content/legal/terms-of-sale.ts", "termsOfSale", "legalNoticeSchema"],
  ["app/content/legal/privacy-policy.ts", "privacyPolicy", "legalNoticeSchema"],
  ["app/content/legal/accessibility.ts", "accessibility", "legalNoticeSchema"],
  ["app/content/legal/constants.ts", "terms", "constantsSchema"],
  ["app/content/legal/constants.ts", "privacy", "constantsSchema"],
  ["app/content/legal/constants.ts", "saleRules", "constantsSchema"],
  ["app/content/legal/constants.ts", "privacyRules", "constantsSchema"],
] as const;

/** One French sentence per content mistake, with file and line. For a compile error, the compiler's message follows. */
export async function checkContent(root: string): Promise<string[]> {
  const files = globSync("app/content/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .sort();
  const misread = files.flatMap((file) => findEncodingFault(root, file));
  if (misread.length > 0) return misread;
  const load = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(path.join(root, file)).href);
  try {
    for (const file of files) await load(file);
  } catch (error) {
    if (isContentError(error)) return error.faults.map((fault) => describeFault(root, fault));
    return [describeUnreadable(error)];
  }
  const schemas = await import("#app/content/schema.ts");
  const { findFaults } = await import("#app/content/programmes/read-programmes.ts");
  const faults: ContentFault[] = [];
  for (const [file, name, schema] of RECORDS) faults.push(...findFaults(schemas[schema], (await load(file))[name], file, name));
  return faults.map((fault) => describeFault(root, fault));
}

/** « app/content/programmes/gp-sleep.ts, ligne 31 : priceInCents : un montant s'écrit en centimes… » */
function describeFault(root: string, fault: ContentFault): string {
  const line = findLine(readFileSync(path.join(root, fault.file), "utf8"), fault);
  const field = fault.path.findLast((key) => typeof key === "string");
  return `${fault.file}${line ? `, ligne ${line}` : ""} : ${field ? `${field} : ` : ""}${fault.expected}.`;
}

/** Windows editors may save in another encoding, which destroys accents. */
function findEncodingFault(root: string, file: string): string[] {
  const bytes = readFileSync(path.join(root, file));
  if (isUtf8(bytes)) return [];
  const lines = bytes.toString("latin1").split("\n");
  const line = lines.findIndex((text) => !isUtf8(Buffer.from(text, "latin1"))) + 1;
  return [`${file}, ligne ${line} : cette ligne n'est pas en UTF-8 : enregistrez le fichier dans cet encodage.`];
}

function describeUnreadable(error: unknown): string {
  const { stack = "", message } = error instanceof Error ? error : new Error(String(error));
  const [, file = "app/content", line] = /(app\/content\/[\w./-]+\.ts):(\d+)/.exec(stack) ?? [];
  const advice = "ce fichier ne peut pas être lu (une virgule, un guillemet, un nom mal écrit ?). L'outil dit :";
  return `${file}${line ? `, ligne ${line}` : ""} : ${advice}\n${message}`;
}

/** Not instanceof: the throwing module may be another copy. */
function isContentError(error: unknown): error is { faults: readonly ContentFault[] } {
  return error instanceof Error && "faults" in error;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Line (from 1) of a value, else of its nearest parent in the file. */
function findLine(source: string, { file, name, path: keys }: ContentFault): number | undefined {
  const body = parseSync(file, source).program.body as unknown as Node[];
  let node = body
    .flatMap((statement) => (statement.type === "ExportNamedDeclaration" ? [statement.declaration as Node | null] : []))
    .flatMap((declaration) => (declaration?.type === "VariableDeclaration" ? (declaration.declarations as Node[]) : []))
    .find(({ id }) => (id as Node).name === name)?.init as Node | undefined;
  if (!node) return undefined;
  let place = node;
  for (const key of keys) {
    const next: Node | undefined = node && findChild(unwrap(node), key);
    if (!next) break;
    place = next;
    node = next.type === "Property" ? (next.value as Node) : next;
  }
  return lineAt(source, place.start);
}

/** `typeset({…} satisfies X)` → `{…}`. */
function unwrap(node: Node): Node {
  if (node.type === "CallExpression") return unwrap((node.arguments as Node[])[0] ?? node);
  return "expression" in node ? unwrap(node.expression as Node) : node;
}

function findChild(node: Node, key: string | number): Node | undefined {
  if (node.type === "ArrayExpression") return (node.elements as Node[])[Number(key)];
  if (node.type !== "ObjectExpression") return undefined;
  return (node.properties as Node[]).find((property) => {
    const { name, value } = (property.key ?? {}) as { name?: string; value?: unknown };
    return String(name ?? value) === String(key);
  });
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

if (process.argv[1] === import.meta.filename) {
  const faults = await checkContent(path.resolve(import.meta.dirname, ".."));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
