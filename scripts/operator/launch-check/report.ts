import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parisDate } from "#app/content/dated.ts";
import { formatCount, formatDate } from "#app/content/format.ts";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import { contentChecks } from "./content-checks.ts";
import { type Facts, readFacts } from "./facts.ts";
import { type Check, type Finding, fingerprintOf, GROUPS, type Severity } from "./findings.ts";
import { moneyChecks } from "./money-checks.ts";
import { settingChecks } from "./setting-checks.ts";

/** The findings that nobody has accepted. */
export function listOpen(findings: readonly Finding[], acceptances: readonly Acceptance[], severity: Severity): Finding[] {
  return findings.filter((finding) => finding.severity === severity && !findAcceptance(finding, acceptances));
}

/** The launch check as an operator reads it: what blocks, what is to be confirmed, what was accepted and by whom. */
export function describeFindings(findings: readonly Finding[], acceptances: readonly Acceptance[]): string {
  const blocking = listOpen(findings, acceptances, "blocking");
  const toConfirm = listOpen(findings, acceptances, "toConfirm");
  const accepted = findings.flatMap((finding) => {
    const acceptance = findAcceptance(finding, acceptances);
    return acceptance ? [{ ...finding, text: `${finding.text} (${acceptance.by}, ${formatDate(acceptance.on)})` }] : [];
  });
  const sections = Object.entries({ BLOQUANT: blocking, "À CONFIRMER": toConfirm, ACCEPTÉ: accepted });
  return [...sections.flatMap(describeSection), describeVerdict(blocking.length, toConfirm.length)].join("\n");
}

function describeSection([title, findings]: [string, readonly Finding[]]): string[] {
  if (findings.length === 0) return [];
  const groups = GROUPS.flatMap((group) => {
    const own = findings.filter((finding) => finding.group === group);
    return own.length === 0 ? [] : [`  ${group}`, ...own.map(({ id, text }) => `    [${id}] ${text}`)];
  });
  return [`${title} : ${findings.length}`, ...groups, ""];
}

function describeVerdict(blocking: number, toConfirm: number): string {
  const rest = toConfirm > 0 ? ` ${formatCount(toConfirm, "point")} à confirmer.` : "";
  if (blocking === 0) return `Rien ne bloque la mise en ligne.${rest}`;
  return [
    `${formatCount(blocking, "point bloquant", "points bloquants")}.${rest}`,
    "Réglez-les dans app/content et wrangler.toml, ou acceptez-les :",
    '  npm run launch-check -- --accept "Prénom Nom : identifiant, identifiant"',
  ].join("\n");
}

/**
 * Checks content and settings with what `orders` accept, which is written down unless this is a rehearsal.
 * Returns the report and how much still blocks. Throws a CliError on an order that makes no sense.
 */
export async function runLaunchCheck(
  orders: readonly string[],
  now: Date,
  { isRehearsal = false, secrets }: { isRehearsal?: boolean; secrets: readonly string[] | null },
): Promise<{ report: string; blockingCount: number }> {
  const findings = listFindings(await readFacts(now, secrets));
  let acceptances = readAcceptances();
  for (const order of orders) acceptances = accept(order, findings, acceptances, parisDate(now));
  if (orders.length > 0 && !isRehearsal) writeAcceptances(acceptances);
  return { report: describeFindings(findings, acceptances), blockingCount: listOpen(findings, acceptances, "blocking").length };
}

const ACCEPTANCES_FILE = path.join(ROOT, "docs", "acceptances.json");

/** A finding that a person has accepted. The acceptance lapses when the finding changes. */
interface Acceptance {
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

export const CHECKS = { ...contentChecks, ...moneyChecks, ...settingChecks };

/** Everything to settle before going live. */
export function listFindings(facts: Facts): Finding[] {
  return Object.values(CHECKS).flatMap((check) => runCheck(check, facts));
}

export function runCheck({ severity, group, find }: Check, facts: Facts): Finding[] {
  return [find(facts)].flat().flatMap((found) => (found ? [{ ...found, severity, group }] : []));
}
