import { pathToFileURL } from "node:url";
import { type Plugin, parseSync } from "vite";

/** Replaces a folder's constants with their build-time values, so browser and Worker don't ship their rules. Functions stay. */
export function computeContent(folder: string): Plugin {
  return {
    name: "compute-content",
    apply: "build",
    enforce: "post",
    buildStart: () => refuseClock(folder),
    async transform(code, id) {
      if (!id.startsWith(folder)) return null;
      if (/\bprocess\.env\b/.test(code)) this.error(`${id} reads a setting, which the build would freeze`);
      // Evaluated anew: the first time was before the clock was refused.
      const values: Record<string, unknown> = await import(`${pathToFileURL(id).href}?computed`);
      return { ...computeConstants(code, values), moduleSideEffects: false };
    },
  };
}

/** A module's text with its plain constants as JSON, without the imports and private constants that only they used. Lines stay where they are. */
export function computeConstants(code: string, values: Readonly<Record<string, unknown>>): { code: string; map: LineMap } {
  const constants = parseSync("content.ts", code)
    .program.body.flatMap((node) => (node.type === "ExportNamedDeclaration" ? [node.declaration] : []))
    .flatMap((declaration) => (declaration?.type === "VariableDeclaration" ? declaration.declarations : []))
    .flatMap(({ id, init }) => (id.type === "Identifier" && init && isPlainData(values[id.name]) ? [{ name: id.name, init }] : []));
  const computed = constants.reduceRight((text, { name, init }) => replace(text, init, JSON.stringify(values[name])), code);
  return { code: dropUnused(computed), map: mapLines(code) };
}

/** Otherwise a page loads what its computed values were built and checked with: imports, and constants that are not exported. */
function dropUnused(code: string): string {
  const statements = parseSync("content.ts", code).program.body.filter(
    (node) => node.type === "ImportDeclaration" || node.type === "VariableDeclaration",
  );
  // From the last, so that what only a dropped constant used goes too.
  return statements.reduceRight((text, statement) => {
    const names =
      statement.type === "ImportDeclaration" ? statement.specifiers.map(({ local }) => local) : statement.declarations.map(({ id }) => id);
    const rest = replace(text, statement, "");
    return names.some((name) => name.type !== "Identifier" || new RegExp(`\\b${name.name}\\b`).test(rest)) ? text : rest;
  }, code);
}

function replace(text: string, { start, end }: { start: number; end: number }, words: string): string {
  const lines = text.slice(start, end).replace(/[^\n]/g, "");
  return text.slice(0, start) + words + lines + text.slice(end);
}

function isPlainData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return ["string", "number", "boolean"].includes(typeof value) || value === null;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isPlainData);
}

interface LineMap {
  version: 3;
  names: string[];
  sources: string[];
  mappings: string;
}

/** Each line is the same line of the source. */
function mapLines(code: string): LineMap {
  const [, ...rest] = code.split("\n");
  return { version: 3, names: [], sources: [""], mappings: ["AAAA", ...rest.map(() => "AACA")].join(";") };
}

/** From now on, a module of the folder that asks for the time while it is evaluated fails: the build would keep the answer. */
export function refuseClock(folder: string): void {
  const refuse = () => {
    const caller = new Error("caller").stack?.split("\n").find((line) => line.includes(folder));
    if (caller) throw new Error(`A constant reads the clock, which the build would freeze: ${caller.trim()}`);
  };
  globalThis.Date = new Proxy(globalThis.Date, {
    construct(target, values, newTarget) {
      if (values.length === 0) refuse();
      return Reflect.construct(target, values, newTarget);
    },
    get(target, name) {
      if (name === "now") refuse();
      return Reflect.get(target, name);
    },
  });
}
