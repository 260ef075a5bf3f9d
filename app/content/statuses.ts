import { typeset } from "./typeset.ts";
import { STATUSES, type Status } from "./vocabulary.ts";

/** What is said to those whom the agency does not pay: who does, why no indemnity is paid, on what the amount to pay depends. */
export const unfunded = typeset({
  salarie: {
    payer: "Votre employeur",
    noIndemnity: "L'Agence n'indemnise pas les salariés des autres structures.",
    condition: "avec l'accord de l'employeur",
  },
  "remplacant-ou-autre": {
    payer: "Un autre fonds, ou vous-même",
    noIndemnity: "L'Agence n'indemnise pas ce mode d'exercice.",
    condition: "sauf aide d'un autre fonds",
  },
});

export function isUnfunded(status: Status): status is keyof typeof unfunded {
  return status in unfunded;
}

/** Those whose courses the agency pays, within the hours of the year, with an indemnity. */
export const fundedStatuses: readonly Status[] = STATUSES.filter((status) => !isUnfunded(status));
