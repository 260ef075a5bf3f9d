import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { checkContent } from "./check-content.ts";
import { main, Refusal, ROOT } from "./command.ts";
import type { Finding } from "./finding.ts";
import { readFacts } from "./launch-facts.ts";
import { listFindings } from "./launch-findings.ts";
import { readConfig } from "./wrangler-config.ts";

const FILE = "docs/acceptances.json";
const acceptancesSchema = v.array(
  v.strictObject({ id: v.string(), name: v.pipe(v.string(), v.regex(/\S+ \S+/)), date: v.pipe(v.string(), v.isoDate()) }),
);
type Acceptances = v.InferOutput<typeof acceptancesSchema>;

/** Throws a Refusal for a malformed file. */
export function readAcceptances(text: string): Acceptances {
  try {
    return v.parse(acceptancesSchema, JSON.parse(text));
  } catch {
    throw new Refusal(`${FILE} : une liste de { "id": "…", "name": "Prénom Nom", "date": "2026-11-26" } est attendue.`);
  }
}

/** `blocking` counts findings that are neither advice nor accepted. */
export function report(findings: readonly Finding[], acceptances: Acceptances): { text: string; blocking: number } {
  const accepted = (finding: Finding) => finding.severity !== "refused" && acceptances.some(({ id }) => id === finding.id);
  const open = findings.filter((finding) => !accepted(finding));
  const blocking = open.filter(({ severity }) => severity !== "advice").length;
  const titles = { refused: "À RÉGLER", blocking: "À RÉGLER OU À ACCEPTER", advice: "À RELIRE" };
  const lines = (["refused", "blocking", "advice"] as const).flatMap((severity) => {
    const own = open.filter((finding) => finding.severity === severity);
    if (own.length === 0) return [];
    return [`${titles[severity]} : ${own.length}`, ...own.map(({ id, sentence, file }) => `  [${id}] ${sentence} (${file})`), ""];
  });
  const verdict = blocking === 0 ? "Rien ne retient la mise en ligne." : `La mise en ligne attend (${blocking}). Acceptations : ${FILE}.`;
  return { text: [...lines, `Déjà accepté : ${findings.length - open.length}.`, verdict].join("\n"), blocking };
}

async function check(): Promise<void> {
  const mistakes = await checkContent(ROOT);
  if (mistakes.length > 0) throw new Refusal(mistakes.join("\n"));
  const file = path.join(ROOT, FILE);
  const acceptances = existsSync(file) ? readAcceptances(readFileSync(file, "utf8")) : [];
  const { text, blocking } = report(listFindings(await readFacts(new Date(), readConfig())), acceptances);
  console.log(text);
  if (blocking > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) await main(check);
