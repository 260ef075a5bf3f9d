import { claimAt } from "./dated.ts";
import { organisation } from "./organisation.ts";
import * as outsidePages from "./outside-pages.ts";
import type { DatedClaim } from "./schema.ts";
import { typeset } from "./typeset.ts";

/** Each statement appears next to an « encore réalisable », and expires with its period. */

const ofPeriod = (value: string): DatedClaim<string> =>
  typeset({
    value,
    sources: [
      {
        name: "Code de la santé publique, art. L. 4021-1 et R. 4021-4",
        ...outsidePages.publicHealthCode,
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
  envelope: ofPeriod(
    "L'enveloppe annuelle de l'Agence peut être épuisée avant la fin de l'année : votre compte sur agencedpc.fr l'indique.",
  ),
};

/** Null after the period. */
export function explainFcAlone(day: string): string | null {
  return claimAt(obligationClaims.fcAlone, day);
}

/** The yearly funds may run out. */
export function explainEnvelope(day: string): string | null {
  return claimAt(obligationClaims.envelope, day);
}

/** For actions that end after the period. */
export function explainUnknownPeriod(year: string): string {
  return typeset(`Personne n'a encore publié pour quelle période compte une action qui finit en ${year}.`);
}
