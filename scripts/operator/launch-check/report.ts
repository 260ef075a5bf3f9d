import { formatCount, formatDate } from "#app/content/format.ts";
import { type Acceptance, findAcceptance } from "./acceptances.ts";
import { type Finding, GROUPS, type Severity } from "./findings.ts";

/** The findings that nobody has accepted. */
export function listOpen(findings: readonly Finding[], acceptances: readonly Acceptance[], severity: Severity): Finding[] {
  return findings.filter((finding) => finding.severity === severity && !findAcceptance(finding, acceptances));
}

/** The launch check as an operator reads it: what blocks, what is to be confirmed, what was accepted and by whom. */
export function describeFindings(findings: readonly Finding[], acceptances: readonly Acceptance[]): string {
  const blocking = listOpen(findings, acceptances, "blocking");
  const toConfirm = listOpen(findings, acceptances, "toConfirm");
  const accepted = findings.filter((finding) => findAcceptance(finding, acceptances));
  const sections = [
    ...describeSection("BLOQUANT", blocking),
    ...describeSection("À CONFIRMER", toConfirm),
    ...describeSection("ACCEPTÉ", accepted, (finding) => {
      const acceptance = findAcceptance(finding, acceptances);
      return acceptance ? ` (${acceptance.by}, ${formatDate(acceptance.on)})` : "";
    }),
  ];
  return [...sections, describeVerdict(blocking.length, toConfirm.length)].join("\n");
}

function describeSection(title: string, findings: readonly Finding[], suffix: (finding: Finding) => string = () => ""): string[] {
  if (findings.length === 0) return [];
  const groups = GROUPS.flatMap((group) => {
    const own = findings.filter((finding) => finding.group === group);
    return own.length === 0 ? [] : [`  ${group}`, ...own.map((finding) => `    [${finding.id}] ${finding.text}${suffix(finding)}`)];
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
