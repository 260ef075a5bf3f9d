import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import { type Finding, fingerprintOf } from "./findings.ts";

const ACCEPTANCES_FILE = path.join(ROOT, "docs", "acceptances.json");

/** A finding that a person has accepted. The acceptance lapses when the finding changes. */
export interface Acceptance {
  finding: string;
  fingerprint: string;
  by: string;
  /** ISO date. */
  on: string;
  /** What was accepted, in the words of that day. */
  text: string;
}

export function readAcceptances(file = ACCEPTANCES_FILE): Acceptance[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Acceptance[]) : [];
}

export function writeAcceptances(acceptances: readonly Acceptance[], file = ACCEPTANCES_FILE): void {
  writeFileSync(file, `${JSON.stringify(acceptances, null, 2)}\n`);
}

export function findAcceptance(finding: Finding, acceptances: readonly Acceptance[]): Acceptance | undefined {
  return acceptances.find((acceptance) => acceptance.finding === finding.id && acceptance.fingerprint === fingerprintOf(finding));
}

/**
 * Reads `Prénom Nom : identifiant, identifiant` and adds what it accepts. An earlier acceptance of the same finding gives way.
 * Throws a CliError when nobody is named or a finding does not exist.
 */
export function accept(order: string, findings: readonly Finding[], acceptances: readonly Acceptance[], on: string): Acceptance[] {
  const [, by = "", list = ""] = /^([^:]+):(.+)$/s.exec(order) ?? [];
  const ids = list.split(",").map((id) => id.trim());
  if (!by.trim() || !list.trim()) throw new CliError('Écrivez qui accepte quoi : --accept "Prénom Nom : identifiant, identifiant".');
  const accepted = ids.map((id) => {
    const finding = findings.find((candidate) => candidate.id === id);
    if (!finding) throw new CliError(`Il n'y a pas de point « ${id} » à accepter. Les identifiants sont ceux de « npm run launch-check ».`);
    return { finding: id, fingerprint: fingerprintOf(finding), by: by.trim(), on, text: finding.text };
  });
  return [...acceptances.filter(({ finding }) => !ids.includes(finding)), ...accepted];
}
