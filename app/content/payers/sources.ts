import { formatDate, formatMonth } from "../format.ts";
import * as outsidePages from "../outside-pages.ts";
import type { ClaimSource } from "../schema.ts";
import { typeset } from "../typeset.ts";

/** Primary sources only. */
export const payerSources = typeset({
  hospitalNurses: {
    name: "ANFH, « Cinq fonds collectés », rapport d'activité 2023",
    ...outsidePages.anfhFunds,
    writtenOn: "2023",
  },
  hospitalDoctors: {
    name: "ANFH, « Le financement de la formation des praticiens hospitaliers »",
    ...outsidePages.anfhDoctors,
  },
  senate: {
    name: "Sénat, rapport d'information n° 877 (2022-2023)",
    ...outsidePages.senate,
    writtenOn: "2023-07-12",
  },
  law: {
    name: "Code de la santé publique, art. R. 4021-22",
    ...outsidePages.publicHealthCode,
  },
  agencyRules: {
    name: "Agence nationale du DPC, « Les modalités de prise en charge »",
    ...outsidePages.agency,
  },
  locumDoctors: {
    name: "FAF-PM, règles de prise en charge",
    ...outsidePages.fafPm,
  },
} satisfies Record<string, ClaimSource>);

export const sourceSeparator = typeset(" ; ");

/** « page de 2023, lue le 26 novembre 2026 »; omits a missing reading. */
export function describeDates({ writtenOn, readOn }: ClaimSource): string {
  const written = writtenOn === undefined ? "page non datée" : `page ${formatWritten(writtenOn)}`;
  return typeset(readOn === null ? written : `${written}, lue le ${formatDate(readOn)}`);
}

function formatWritten(day: string): string {
  if (day.length === 4) return `de ${day}`;
  return day.length === 7 ? `de ${formatMonth(day)}` : `du ${formatDate(day)}`;
}
