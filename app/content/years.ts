import * as outsidePages from "./outside-pages.ts";
import { readRecord } from "./read-record.ts";
import type { ClaimSource } from "./schema.ts";
import type { Format } from "./vocabulary.ts";
import { type Years, yearsSchema } from "./year-schema.ts";

/**
 * What is published, a year at a time: payer, hours, scale, references, period. To tell what a year brings, add its
 * record with its sources; every page follows. Without one, the year's silence is told.
 */

/** Days from enrolment to the last step, at least; to be confirmed by the operator: the launch check asks. */
export const leastDays: Readonly<Record<Format, number>> = { PI: 105, EPP: 105, FC: 14 };

const RESEARCH = "2026-11-26";

const sources = {
  law: { name: "Code de la santé publique, art. R. 4021-22", ...outsidePages.publicHealthCode },
  obligation: { name: "Code de la santé publique, art. L. 4021-1 et R. 4021-4", ...outsidePages.publicHealthCode },
  agencyRules: { name: "Agence nationale du DPC, « Les modalités de prise en charge »", ...outsidePages.agency },
  rates: { name: "Le Quotidien du médecin, rémunération des médecins", ...outsidePages.quotidien, writtenOn: "2022-02-08" },
  exhausted: { name: "Le Quotidien du médecin", ...outsidePages.quotidien, writtenOn: "2018-11-14" },
  transition: { name: "adfdpc.fr, d'après la DGOS", url: null, writtenOn: "2026-01", readOn: RESEARCH },
  prolonged: { name: "Centre Inffo", url: null, writtenOn: "2025-09", readOn: RESEARCH },
} satisfies Record<string, ClaimSource>;

const LAST_DAY = "2026-12-31";

export const years: Years = readRecord(yearsSchema, {
  2025: {
    funding: null,
    scale: {
      share: { PI: 1, EPP: 1, FC: 1 },
      upTo: { generalistes: 95_000, infirmiers: 35_700 },
      certainty: "operator",
      sources: [sources.rates],
    },
    references: null,
    period: null,
  },
  2026: {
    funding: {
      hours: { generalistes: 21, infirmiers: 14 },
      until: LAST_DAY,
      certainty: "text",
      sources: [sources.law, sources.agencyRules],
    },
    scale: null,
    announced: { share: { EPP: 0.5, FC: 0 }, until: LAST_DAY, certainty: "announced", sources: [sources.transition] },
    envelope: { until: LAST_DAY, certainty: "text", sources: [sources.law, sources.exhausted] },
    references: { until: LAST_DAY, certainty: "reported", sources: [sources.prolonged] },
    obligation: { until: LAST_DAY, certainty: "text", sources: [sources.obligation] },
    period: {
      name: "2023-2026",
      from: "2023-01-01",
      until: LAST_DAY,
      prolongs: { orientations: "2023-2025", by: "arrêté du 23 juin 2025" },
      sources: [sources.prolonged],
    },
  },
});
