import { formatNumber } from "#app/content/format.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import type { Facts } from "./facts.ts";
import { type Finding, slug } from "./findings.ts";

/** The marketing figures of the site. */

/** Source of a figure that the site counts itself, at every moment. */
const COUNTED = "Catalogue";

export function checkClaimSources({ claims }: Pick<Facts, "claims">): Finding[] {
  return Object.entries(claims).flatMap(([name, { value, label, source, date }]) => {
    const missing = source === null ? "ni source ni définition" : date === null && source !== COUNTED ? "une source sans date" : null;
    if (missing === null) return [];
    return [
      {
        id: `chiffre-${slug(name.replace(/[A-Z]/g, " $&"))}`,
        severity: "blocking",
        group: "Chiffres annoncés",
        text: `« ${value} ${label} » n'a ${missing === "une source sans date" ? "qu'une source sans date" : missing} (app/content/claims.ts, ${name})`,
      },
    ];
  });
}

/** Figures that cannot all be true: learners, professionals compensated, practitioners, « 100 % ». */
export function checkClaimsAgainstEachOther({ claims, programmes }: Pick<Facts, "claims" | "programmes">): Finding[] {
  const findings: Finding[] = [];
  const { learners, compensatedProfessionals, indemnified, practitionersTrained } = claims;
  if (
    indemnified?.value.startsWith("100") &&
    learners &&
    compensatedProfessionals &&
    readNumber(compensatedProfessionals.value) < readNumber(learners.value)
  ) {
    findings.push({
      id: "chiffres-indemnises",
      severity: "blocking",
      group: "Chiffres annoncés",
      text: `« ${indemnified.value} ${indemnified.label} », mais « ${compensatedProfessionals.value} ${compensatedProfessionals.label} » pour ${learners.value} ${learners.label}`,
    });
  }
  const sums = PROFESSIONS.map((profession) =>
    programmes.filter((programme) => programme.profession === profession).reduce((sum, programme) => sum + programme.learners, 0),
  );
  const totals = [...sums, sums.reduce((sum, count) => sum + count, 0)];
  if (practitionersTrained && !totals.includes(readNumber(practitionersTrained.value))) {
    findings.push({
      id: "chiffres-praticiens",
      severity: "blocking",
      group: "Chiffres annoncés",
      text: `« ${practitionersTrained.value} ${practitionersTrained.label} » ne correspond à aucun total des formations (${totals.map(formatNumber).join(", ")})`,
    });
  }
  return findings;
}

export function checkWithheldClaims({ withheldClaims }: Pick<Facts, "withheldClaims">): Finding[] {
  return withheldClaims.map(({ value, reason }) => ({
    id: `ecarte-${slug(value)}`,
    severity: "toConfirm",
    group: "Valeurs écartées",
    text: `${value}. ${reason}`,
  }));
}

function readNumber(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
