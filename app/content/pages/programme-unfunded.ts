import { describeNoIndemnity, explainUnpublished, isFundingPublished } from "../funding.ts";
import { payerAt, payers } from "../payers/payers.ts";
import { typeset } from "../typeset.ts";
import type { Profession, Status } from "../vocabulary.ts";

/** For employers, and visitors the agency doesn't pay. Server only: most visitors need one line of it. */

/** Replaces « 0 € » and the indemnity where the agency doesn't pay. */
export interface Unfunded {
  cost: string;
  shortCost: string;
  indemnity: string;
  none: string;
  payer: string;
  condition: string;
  isSalaried: boolean;
  /** Back to the amounts; null without a way back. */
  otherwise: string | null;
  note: string | null;
}

/** A line for everyone, the main step for employees. */
export const employerStep = typeset({
  ask: "Salarié(e) ? Votre employeur paie, avec son accord :",
  link: "préparer le dossier",
  action: "Préparer le dossier",
  shortAction: "Mon dossier",
});

const facts = typeset({ cost: "Coût net de taxe", shortCost: "net de taxe" });

function nameIndemnity(day: string) {
  const { term, value } = describeNoIndemnity(day);
  return { indemnity: term, none: value };
}

const heads = typeset({
  salarie: { otherwise: "Pas salarié(e) ? Revoir les montants", note: null },
  "remplacant-ou-autre": {
    otherwise: "Un autre exercice ? Revoir les montants",
    /** For a self-payer. */
    note: "Un conseiller vous rappelle et établit votre contrat de formation : rien n'est dû avant la fin du délai de rétractation.",
  },
});

function describeUnpublished(day: string): Unfunded {
  const payer = explainUnpublished(day).replace(/\.$/, "");
  const condition = "Votre compte agencedpc.fr fait foi le jour de l'inscription.";
  return typeset({
    ...facts,
    ...nameIndemnity(day),
    ...{ cost: "Prix net de taxe", payer, condition, isSalaried: false },
    ...{ otherwise: null, note: null },
  });
}

/** Undefined where the agency pays, or without a status. */
export function findUnfunded(profession: Profession, status: Status | undefined, day: string): Unfunded | undefined {
  if (status !== "salarie" && status !== "remplacant-ou-autre") return isFundingPublished(day) ? undefined : describeUnpublished(day);
  const { name, head } = payerAt({ profession, status }, day) ?? payers[profession][status].value;
  return {
    ...facts,
    ...nameIndemnity(day),
    ...heads[status],
    condition: head,
    payer: status === "salarie" ? `${name.split(",")[0]} paie` : name,
    isSalaried: status === "salarie",
  };
}
