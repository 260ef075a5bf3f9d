import type { Facts } from "./facts.ts";
import type { Finding } from "./findings.ts";

/** Terms of sale, personal data, and what a course gives the right to. */

export function checkCancellationTerms({ terms }: Pick<Facts, "terms">): Finding[] {
  const { freeCancellationDays, inPersonLateDays, eLearningCancellationDays, eLearningPostponementDays } = terms;
  const findings: Finding[] = [];
  if (freeCancellationDays > inPersonLateDays) {
    findings.push({
      id: "annulation-jours",
      severity: "toConfirm",
      group: "Conditions et données personnelles",
      text: `annulation sans frais jusqu'à ${freeCancellationDays} jours avant, frais dès ${inPersonLateDays} jours : entre les deux, les conditions de vente écrivent « sans frais »`,
    });
  }
  if (eLearningCancellationDays !== eLearningPostponementDays) {
    findings.push({
      id: "annulation-elearning",
      severity: "toConfirm",
      group: "Conditions et données personnelles",
      text: `e-learning : annulation jusqu'à ${eLearningCancellationDays} jours avant, report jusqu'à ${eLearningPostponementDays} jours ; que se passe-t-il ensuite ?`,
    });
  }
  return findings;
}

export function checkRetention({ privacy, privacyRules }: Pick<Facts, "privacy" | "privacyRules">): Finding[] {
  if (privacy.otherRetentionYears <= privacyRules.prospectYears) return [];
  return [
    {
      id: "conservation",
      severity: "toConfirm",
      group: "Conditions et données personnelles",
      text: `les demandes sont gardées ${privacy.otherRetentionYears} ans ; la CNIL conseille ${privacyRules.prospectYears} ans pour un prospect (les exports marquent « ne pas appeler » au-delà)`,
    },
  ];
}

/** A course that must not be taken for the one that the law requires. */
export function checkCautions({ programmes }: Pick<Facts, "programmes">): Finding[] {
  return programmes.flatMap(({ id, title, caution }) =>
    caution === undefined
      ? []
      : [
          {
            id: `mise-en-garde-${id}`,
            severity: "toConfirm" as const,
            group: "Conditions et données personnelles" as const,
            text: `« ${title} » porte cette mise en garde, à confirmer ou à retirer : ${caution}`,
          },
        ],
  );
}

/** A clinical audit has two rounds. */
export function checkAuditRounds({ programmes }: Pick<Facts, "programmes">): Finding[] {
  return programmes
    .filter(({ formats, learnerPath }) => formats.EPP && !learnerPath.some(({ title }) => /second tour|deuxième tour/i.test(title)))
    .map(({ id, title }) => ({
      id: `second-tour-${id}`,
      severity: "toConfirm",
      group: "Conditions et données personnelles",
      text: `le parcours de « ${title} » ne montre pas de second tour d'audit, qu'une EPP demande`,
    }));
}
