import { catalogueCounts } from "./catalogue-counts.ts";
import type { Dated } from "./dated.ts";
import { formatDate } from "./format.ts";
import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";

export interface PeriodNotice {
  heading: string;
  text: string;
}

/** Where the profession stands in the DPC period: head of the catalogue block. The extended period ends by itself. */
export const periodNotice: Dated<PeriodNotice> = typeset({
  until: organisation.periodEnd,
  value: {
    heading: "Période DPC 2023-2026 : une quatrième année",
    text: `Les orientations prioritaires 2023-2025 ont été prolongées jusqu'au ${formatDate(organisation.periodEnd)}. Faites le point sur les actions qu'il vous reste à réaliser : le catalogue présente nos ${catalogueCounts.programmes} programmes, leurs formats et leurs références.`,
  },
  successor: {
    heading: "Formation continue et certification périodique",
    text: "Les actions de DPC réalisées sont prises en compte au titre de la certification périodique. Nos conseillers vous indiquent les modalités de prise en charge en vigueur.",
  },
});
