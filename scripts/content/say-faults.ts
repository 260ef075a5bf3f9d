import type { ContentFault } from "#app/content/programmes/read-programmes.ts";

/** « app/content/programmes/gp-sleep.ts, ligne 31 : un montant s'écrit en centimes… », a sentence for each fault. */
export async function sayFaults(root: string, faults: readonly ContentFault[]): Promise<string> {
  const { findLine } = await import("./locate.ts");
  return faults
    .map((fault) => {
      const line = fault.line ?? findLine(root, fault);
      const field = fault.path.findLast((key) => typeof key === "string");
      const place = `${fault.file}${line ? `, ligne ${line}` : ""}`;
      return `${place} : ${field ? `${field} : ` : ""}${fault.expected}.`;
    })
    .join("\n");
}
