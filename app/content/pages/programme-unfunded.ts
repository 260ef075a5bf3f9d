import { isUnfunded, unfunded } from "../statuses.ts";
import { typeset } from "../typeset.ts";
import type { Status } from "../vocabulary.ts";

/**
 * What the page of a programme says of employers, and to those whom the agency does not pay.
 * Read on the server: most visitors need a line of it.
 */

/** In the place of « 0 € » and of the indemnity: whether an employer pays, who wants a file; else who does, and on what it depends. */
export type Unfunded = NonNullable<ReturnType<typeof findUnfunded>>;

/** The way to the employer's file: one line under the card of everybody, the one step of an employee. */
export const employerStep = typeset({
  ask: "Salarié(e) ? Votre employeur paie :",
  link: "préparer le dossier",
  action: "Préparer le dossier",
  /** At the foot of a phone. */
  shortAction: "Mon dossier",
});

const facts = typeset({ cost: "Coût net de taxe", shortCost: "net de taxe", indemnity: "Indemnité de l'Agence", none: "aucune" });

const heads = typeset({
  salarie: {
    payer: `${unfunded.salarie.payer} paie`,
    condition: "avec son accord, public ou privé",
    otherwise: "Pas salarié(e) ? Revoir les montants",
  },
  "remplacant-ou-autre": {
    payer: unfunded["remplacant-ou-autre"].payer,
    condition: "L'Agence ne finance pas ce mode d'exercice.",
    otherwise: "Un autre exercice ? Revoir les montants",
  },
});

/** For a status; undefined where the agency pays, and for one who has not said how they practise. */
export function findUnfunded(status: Status | undefined) {
  if (!status || !isUnfunded(status)) return undefined;
  return { ...facts, ...heads[status], isSalaried: status === "salarie" };
}
