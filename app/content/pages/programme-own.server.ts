import { typeset } from "../typeset.ts";
import type { Status } from "../vocabulary.ts";

/** For visitors whom the agency never pays: most visitors need one line of it. */

/** A line for everyone, the main step for employees. */
export const employerStep = typeset({
  ask: "Salarié(e) ?",
  link: "Préparer le dossier",
  action: "Préparer le dossier",
  shortAction: "Mon dossier",
});

export interface OwnTexts {
  /** After the price. */
  cost: string;
  /** Back to the amounts. */
  otherwise: string;
  note: string | null;
}

const cost = "net de taxe";

/** By status; null where the agency may pay. */
export const ownTexts: Readonly<Record<Status, OwnTexts | null>> = typeset({
  "liberal-conventionne": null,
  "centre-de-sante": null,
  salarie: { cost, otherwise: "Pas salarié(e) ? Revoir les montants", note: null },
  "remplacant-ou-autre": {
    cost,
    otherwise: "Un autre exercice ? Revoir les montants",
    /** For a self-payer. */
    note: "Un conseiller vous rappelle et établit votre contrat de formation : rien n'est dû avant la fin du délai de rétractation.",
  },
});
