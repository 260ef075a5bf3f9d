import { typeset } from "#app/content/typeset.ts";
import type { ContactStanding } from "./contact-standing.ts";
import { sayMoment } from "./french-time.ts";
import type { PersonOnFile } from "./read-people.ts";

const SHORT: Record<ContactStanding["state"], string> = typeset({
  accepted: "appel accepté",
  unsure: "à confirmer",
  refused: "ne plus appeler",
  never: "pas d'accord donné",
  expired: "accord trop ancien",
});

/** Whether a person may be called, in three words at most. */
export function sayCallStanding({ standing }: PersonOnFile): string {
  return SHORT[standing.telephone.state];
}

/** Why a call needs care, or must not be made; null when nothing speaks against it. */
export function explainCallStanding({ standing }: PersonOnFile, now: Date): string | null {
  const { state, at, isOpposition } = standing.telephone;
  const when = at ? sayMoment(at, now).replace(", ", " à ") : "";
  if (state === "accepted") return null;
  if (state === "unsure")
    return typeset(
      `${isOpposition ? `Opposition ${when}` : `Avait refusé ${when}`}, puis a demandé un appel : sous ce nom, n'importe qui a pu écrire. À confirmer avec la personne.`,
    );
  if (state === "refused" && isOpposition) return typeset(`Opposition ${when}. Hors du compte ; le numéro n'est plus un lien.`);
  if (state === "refused") return typeset(`L'a demandé ${when}. Hors du compte ; le numéro n'est plus un lien.`);
  if (state === "expired") return typeset(`Dernier contact ${when} : trop ancien pour appeler. Hors du compte.`);
  return typeset("N'a pas accepté d'être appelé. Hors du compte.");
}
