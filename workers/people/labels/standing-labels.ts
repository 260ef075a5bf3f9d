import { typeset } from "#app/content/typeset.ts";
import type { ContactChannel } from "#workers/db/vocabulary.ts";
import type { Person } from "#workers/people/identity/person.ts";
import { dayOf, formatMoment, formatShortDate } from "./french-time.ts";

const CHANNEL_WORDS = {
  telephone: { accepted: "appel accepté", refused: "ne plus appeler", name: "appel" },
  email: { accepted: "e-mail accepté", refused: "ne plus écrire", name: "e-mail" },
} as const;

/** Why a call needs care or is forbidden; null otherwise. */
export function explainCallStanding({ standing, telephone }: Pick<Person, "standing" | "telephone">, now: Date): string | null {
  const { state, at, isOpposition } = standing.telephone;
  const when = at ? formatMoment(at, now).replace(", ", " à ") : "";
  if (state === "accepted" || state === "quotation") return null;
  if (!telephone) return typeset("Sans numéro : la réponse se fait par écrit.");
  const refused = isOpposition ? "Opposition" : "Avait refusé";
  const words = {
    unsure: `${refused} ${when}, puis a demandé un appel : sous ce nom, n'importe qui a pu écrire. À confirmer avec la personne.`,
    refused: `${isOpposition ? "Opposition" : "L'a demandé"} ${when} : le numéro n'est plus un lien.`,
    expired: `Dernier contact ${when} : trop ancien pour appeler.`,
    never: "N'a pas coché l'accord d'être appelé(e). Un accord dit au téléphone se note dans sa fiche.",
  };
  return typeset(words[state]);
}

/** « ne plus écrire », « appel à confirmer : avait refusé le 3 nov. 2026 » */
export function formatStanding({ standing }: Pick<Person, "standing">, channel: ContactChannel): string {
  const { state, at, isOpposition } = standing[channel];
  const { accepted, refused, name } = CHANNEL_WORDS[channel];
  const day = at ? formatShortDate(dayOf(at)) : "";
  const words = {
    accepted,
    quotation: `${name} pour son devis seulement`,
    refused: isOpposition ? `${refused} : opposition` : refused,
    unsure: `${name} à confirmer : ${isOpposition ? "opposition du" : "avait refusé le"} ${day}`,
    expired: `${accepted}, il y a trop longtemps`,
    never: `${name} non accepté`,
  };
  return typeset(words[state]);
}
