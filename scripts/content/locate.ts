import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import type { ContentFault } from "#app/content/programmes/read-programmes.ts";

/** Where faults of the content stand in its files. */

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** « app/content/programmes/gp-sleep.ts, ligne 31 : un montant s'écrit en centimes… », a sentence for each fault. */
export function sayFaults(root: string, faults: readonly ContentFault[]): string {
  return faults
    .map((fault) => {
      const line = fault.line ?? findLine(root, fault);
      const field = fault.path.findLast((key) => typeof key === "string");
      const place = `${fault.file}${line ? `, ligne ${line}` : ""}`;
      return `${place} : ${field ? `${field} : ` : ""}${fault.expected}.`;
    })
    .join("\n");
}

/** The line of a value (from 1), or of the nearest thing around it that is written in the file. */
function findLine(root: string, { file, name, path: keys }: Pick<ContentFault, "file" | "name" | "path">): number | undefined {
  const source = readFileSync(path.join(root, file), "utf8");
  const body = parseSync(file, source).program.body as unknown as Node[];
  let node = body
    .flatMap((statement) => (statement.type === "ExportNamedDeclaration" ? [statement.declaration as Node | null] : []))
    .flatMap((declaration) => (declaration?.type === "VariableDeclaration" ? (declaration.declarations as Node[]) : []))
    .find(({ id }) => (id as Node).name === name)?.init as Node | undefined;
  if (!node) return undefined;
  let place = node;
  for (const key of keys) {
    const next: Node | undefined = node && step(unwrap(node), key);
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

function step(node: Node, key: string | number): Node | undefined {
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
