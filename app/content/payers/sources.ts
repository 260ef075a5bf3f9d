import { formatDate, formatMonth } from "../format.ts";
import type { ClaimSource } from "../schema.ts";
import { typeset } from "../typeset.ts";

/** Primary sources only. */

const READ_ON = "2026-11-26";

export const payerSources = typeset({
  hospitalNurses: {
    name: "ANFH, « Cinq fonds collectés », rapport d'activité 2023",
    url: "https://anfh-rapport-activite.fr/2023/cinq-fonds-collectes",
    writtenOn: "2023",
    readOn: READ_ON,
  },
  hospitalDoctors: {
    name: "ANFH, « Le financement de la formation des praticiens hospitaliers »",
    url: "https://anfh.fr/node/50488",
    readOn: READ_ON,
  },
  senate: {
    name: "Sénat, rapport d'information n° 877 (2022-2023)",
    url: "https://www.senat.fr/rap/r22-877/r22-877.html",
    writtenOn: "2023-07-12",
    readOn: READ_ON,
  },
  law: {
    name: "Code de la santé publique, art. R. 4021-22",
    url: "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072665/",
    readOn: null,
  },
  agencyRules: {
    name: "Agence nationale du DPC, « Les modalités de prise en charge »",
    url: "https://www.agencedpc.fr",
    readOn: null,
  },
  locumDoctors: {
    name: "FAF-PM, règles de prise en charge",
    url: "https://www.fafpm.org",
    readOn: READ_ON,
  },
} satisfies Record<string, ClaimSource>);

/** « page de 2023, lue le 26 novembre 2026 », « page non datée, lue le … »; omits a reading nobody has done */
export function describeDates({ writtenOn, readOn }: ClaimSource): string {
  const written = writtenOn === undefined ? "page non datée" : `page ${sayWritten(writtenOn)}`;
  return typeset(readOn === null ? written : `${written}, lue le ${formatDate(readOn)}`);
}

function sayWritten(day: string): string {
  if (day.length === 4) return `de ${day}`;
  return day.length === 7 ? `de ${formatMonth(day)}` : `du ${formatDate(day)}`;
}
