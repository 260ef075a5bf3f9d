import { claimAt } from "./dated.ts";
import { organisation } from "./organisation.ts";
import type { DatedClaim } from "./schema.ts";
import { typeset } from "./typeset.ts";

/** What is said of the obligation wherever a format is « encore réalisable »; each sentence goes with the period that proves it. */

const ofPeriod = (value: string): DatedClaim<string> =>
  typeset({
    value,
    sources: [
      {
        name: "Code de la santé publique, art. L. 4021-1 et R. 4021-4",
        url: "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072665/",
        readOn: null,
      },
    ],
    validFrom: null,
    validUntil: organisation.periodEnd,
    successor: null,
  });

export const obligationClaims = {
  fcAlone: ofPeriod(
    "La formation continue seule ne remplit pas l'obligation, qui demande aussi une EPP ou une action de gestion des risques.",
  ),
  twoTypes: ofPeriod("Deux types d'actions sur trois."),
  needs: ofPeriod(
    "Il faut deux types d'actions sur trois, dont une dans une orientation prioritaire ; celles que vous avez déjà suivies comptent aussi.",
  ),
  envelope: ofPeriod("L'enveloppe annuelle de l'Agence peut être épuisée avant la fin de l'année : votre compte agencedpc.fr le dit."),
};

/** That FC alone does not meet the obligation, on a day (ISO date in Paris); null once the period is over. */
export function sayFcAlone(day: string): string | null {
  return claimAt(obligationClaims.fcAlone, day);
}

/** That the year's envelope can be exhausted, beside what is « encore réalisable ». */
export function sayEnvelope(day: string): string | null {
  return claimAt(obligationClaims.envelope, day);
}

/** Of what ends after the period: nobody has published for which period it counts. */
export function sayUnknownPeriod(year: string): string {
  return typeset(`Personne n'a encore publié pour quelle période compte une action qui finit en ${year}.`);
}
