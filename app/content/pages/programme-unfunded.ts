import { describeNoIndemnity, isFundingPublished, sayUnpublished } from "../funding.ts";
import { payerAt, payers } from "../payers/payers.ts";
import { typeset } from "../typeset.ts";
import type { Profession, Status } from "../vocabulary.ts";

/**
 * What the page of a programme says of employers, and to those whom the agency does not pay.
 * Read on the server: most visitors need a line of it.
 */

/** In the place of « 0 € » and of the indemnity: whether an employer pays, who wants a file; else who does, and on what it depends. */
export interface Unfunded {
  cost: string;
  shortCost: string;
  /** Name and value of the missing indemnity. */
  indemnity: string;
  none: string;
  payer: string;
  condition: string;
  isSalaried: boolean;
  /** Leads back to the amounts; null where there is nothing to go back to. */
  otherwise: string | null;
  note: string | null;
}

/** The way to the employer's file: one line under the card of everybody, the one step of an employee. */
export const employerStep = typeset({
  ask: "Salarié(e) ? Votre employeur paie, avec son accord :",
  link: "préparer le dossier",
  action: "Préparer le dossier",
  /** At the foot of a phone. */
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
    /** How somebody enrols who pays alone. */
    note: "Un conseiller vous rappelle et établit votre contrat de formation : rien n'est dû avant la fin du délai de rétractation.",
  },
});

/** For everybody else in a year of which nothing is published. */
function describeUnpublished(day: string): Unfunded {
  const payer = sayUnpublished(day).replace(/\.$/, "");
  const condition = "Votre compte agencedpc.fr fait foi le jour de l'inscription.";
  return typeset({
    ...facts,
    ...nameIndemnity(day),
    ...{ cost: "Prix net de taxe", payer, condition, isSalaried: false },
    ...{ otherwise: null, note: null },
  });
}

/** For a status; undefined where the agency pays, and for one who has not said how they practise. */
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
