import { catalogueCounts } from "./catalogue-counts.ts";
import { addDays } from "./days.ts";
import { formatDate } from "./format.ts";
import { organisation } from "./organisation.ts";
import type { DatedClaim } from "./schema.ts";
import { typeset } from "./typeset.ts";

export interface PeriodNotice {
  heading: string;
  text: string;
}

/** Expires with the DPC period. */
export const periodNotice: DatedClaim<PeriodNotice> = typeset({
  sources: [],
  validFrom: null,
  validUntil: organisation.periodEnd,
  value: {
    heading: "Période DPC 2023-2026 : une quatrième année",
    text: `Les orientations prioritaires 2023-2025 ont été prolongées jusqu'au ${formatDate(organisation.periodEnd)}. Faites le point sur les actions qu'il vous reste à réaliser : le catalogue présente nos ${catalogueCounts.programmes} programmes, leurs formats et leurs références.`,
  },
  successor: {
    sources: [],
    validFrom: addDays(organisation.periodEnd, 1),
    validUntil: null,
    value: {
      heading: "Formation continue et certification périodique",
      text: "Ce qui suit la période 2023-2026 n'est pas encore publié en entier. Ce qui est écrit, ce qui est annoncé et ce que personne ne sait : notre page « Et en 2027 ? » l'indique, source par source.",
    },
    successor: null,
  },
});
