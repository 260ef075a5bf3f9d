import { isUtf8 } from "node:buffer";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ContentFault } from "#app/content/programmes/read-programmes.ts";
import { findTypeFaults } from "./type-faults.ts";

/** The exports of app/content that have a schema, beside the catalogue, which reads itself when it is imported. */
const RECORDS = [
  { file: "app/content/organisation.ts", name: "organisation", schema: "organisationSchema" },
  { file: "app/content/faq.ts", name: "faqItems", schema: "faqSchema" },
  { file: "app/content/claims.ts", name: "claims", schema: "claimsSchema" },
  { file: "app/content/process.ts", name: "processSteps", schema: "processSchema" },
  { file: "app/content/testimonials.ts", name: "homeTestimonials", schema: "homeTestimonialsSchema" },
  { file: "app/content/legal/legal-notice.ts", name: "legalNotice", schema: "legalNoticeSchema" },
  { file: "app/content/legal/terms-of-use.ts", name: "termsOfUse", schema: "legalNoticeSchema" },
  { file: "app/content/legal/terms-of-sale.ts", name: "termsOfSale", schema: "legalNoticeSchema" },
  { file: "app/content/legal/privacy-policy.ts", name: "privacyPolicy", schema: "legalNoticeSchema" },
  { file: "app/content/legal/accessibility.ts", name: "accessibility", schema: "legalNoticeSchema" },
  ...["terms", "privacy", "saleRules", "privacyRules"].map(
    (name) => ({ file: "app/content/legal/constants.ts", name, schema: "constantsSchema" }) as const,
  ),
] as const;

/** Every fault of the content of a project: what cannot be read, and what is not of the shape that it must have. Empty when all is well. */
export async function findContentFaults(root: string): Promise<ContentFault[]> {
  const load = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(path.join(root, file)).href);
  const files = listContentFiles(root);
  const misread = files.flatMap((file) => findEncodingFault(root, file));
  if (misread.length > 0) return misread;
  const failures: unknown[] = [];
  for (const file of files) await load(file).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) return failures.find(isContentError)?.faults.slice() ?? findUnreadable(root, files, failures[0]);
  const schemas = await import("#app/content/schema.ts");
  const { findFaults } = await import("#app/content/programmes/read-programmes.ts");
  const faults: ContentFault[] = [];
  for (const { file, name, schema } of RECORDS) faults.push(...findFaults(schemas[schema], (await load(file))[name], file, name));
  return faults.length > 0 ? faults : findTypeFaults(root, files);
}

/** The files of the content, relative to the root, without their tests. */
function listContentFiles(root: string): string[] {
  return globSync("app/content/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .sort();
}

/** An editor of Windows may save a file in an encoding of its own, whose accents are lost here. */
function findEncodingFault(root: string, file: string): ContentFault[] {
  const bytes = readFileSync(path.join(root, file));
  if (isUtf8(bytes)) return [];
  const lines = bytes.toString("latin1").split("\n");
  const line = lines.findIndex((text) => !isUtf8(Buffer.from(text, "latin1"))) + 1;
  return [{ file, path: [], line, expected: "cette ligne n'est pas en UTF-8 : enregistrez le fichier dans cet encodage" }];
}

/** What is no TypeScript, or fails while it is read. */
function findUnreadable(root: string, files: readonly string[], failure: unknown): ContentFault[] {
  const faults = findTypeFaults(root, files);
  if (faults.length > 0) return faults;
  const error = failure instanceof Error ? failure : new Error(String(failure));
  const [, file, line] = error.stack?.match(/(app\/content\/[\w./-]+\.ts):(\d+)/) ?? [];
  if (!file) throw failure;
  return [{ file, path: [], line: Number(line), expected: `cette ligne ne peut pas être lue (${error.message})` }];
}

/** By its name: the module that throws may be another copy of the one that is imported here. */
function isContentError(error: unknown): error is { faults: readonly ContentFault[] } {
  return error instanceof Error && "faults" in error;
}
