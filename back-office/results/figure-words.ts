import { capitalise, formatDate } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Figure, PeriodUnit } from "#workers/db/vocabulary.ts";
import { formatShortDate } from "#workers/people/labels/french-time.ts";
import type { Period } from "#workers/people/results/results.ts";

export const FIGURE_NAMES: Record<Figure, string> = {
  catalogue_downloads: "Catalogues",
  callback_requests: "Demandes",
  quotation_requests: "Devis",
  calendly_bookings: "Rendez-vous",
  joint: "Joints",
  inscrit: "Inscrits",
};

/** Under « Semaine du » or « Mois »: « 23 nov., jusqu’ici », « Novembre 2026 »; a file’s weeks have their year. */
export function formatPeriod({ from, isRunning }: Pick<Period, "from" | "isRunning">, unit: PeriodUnit, hasYear = false): string {
  const words =
    unit === "week" ? formatShortDate(from, hasYear ? undefined : new Date(from)) : capitalise(formatDate(from).replace(/^\S+\s/, ""));
  return typeset(words + (isRunning ? ", jusqu'ici" : ""));
}

export const PERIOD_NAMES: Record<PeriodUnit, string> = { week: "Semaine du", month: "Mois" };

export function readUnit(query: URLSearchParams): PeriodUnit {
  return query.get("par") === "mois" ? "month" : "week";
}

export function formatCampaign(campaign: string | null): string {
  return campaign ?? "Sans campagne";
}
