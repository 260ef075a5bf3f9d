import { parisDate, parisYear } from "#app/content/dated.ts";
import { formatDate } from "#app/content/format.ts";
import type { Facts } from "./facts.ts";
import { type Finding, slug } from "./findings.ts";

/** Content that time has overtaken. */

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export function checkPeriodEnd({ organisation, now }: Pick<Facts, "organisation" | "now">): Finding[] {
  if (parisDate(now) <= organisation.periodEnd) return [];
  return [
    {
      id: `periode-${organisation.periodEnd}`,
      severity: "toConfirm",
      group: "Dates",
      text: `la période DPC a pris fin le ${formatDate(organisation.periodEnd)} : le site montre déjà le texte suivant, et doit être relu (app/content/period.ts)`,
    },
  ];
}

/** The days that decide what is still called feasible within the period. */
export function checkFormatCalendars({ formatCalendars }: Pick<Facts, "formatCalendars">): Finding[] {
  const days = Object.entries(formatCalendars).map(([format, { leastDays }]) => `${format} ${leastDays} jours`);
  return [
    {
      id: "calendrier-formats",
      severity: "toConfirm",
      group: "Dates",
      text: `de l'inscription à la dernière étape, le site compte au moins ${days.join(", ")} ; c'est ce qui décide de « Encore réalisable avant… » (app/content/format-calendar.ts)`,
    },
  ];
}

export function checkCatalogueEdition({ organisation, now }: Pick<Facts, "organisation" | "now">): Finding[] {
  if (Number(organisation.catalogueEdition) >= parisYear(now)) return [];
  return [
    {
      id: `edition-${organisation.catalogueEdition}`,
      severity: "toConfirm",
      group: "Dates",
      text: `le catalogue est encore l'édition ${organisation.catalogueEdition} (app/content/organisation.ts, catalogueEdition)`,
    },
  ];
}

/** Programmes, legal pages and figures that nobody has looked at for a year. */
export function checkReviewDates({
  programmes,
  legalNotices,
  claims,
  now,
}: Pick<Facts, "programmes" | "legalNotices" | "claims" | "now">): Finding[] {
  const dated = [
    ...programmes.map(({ title, updatedOn }) => ({ name: title, date: updatedOn })),
    ...legalNotices.map(({ title, versionDate }) => ({ name: title, date: versionDate })),
    ...Object.values(claims).flatMap(({ value, label, date }) => (date ? [{ name: `${value} ${label}`, date }] : [])),
  ];
  return dated
    .filter(({ date }) => now.getTime() - Date.parse(date) > YEAR_MS)
    .map(({ name, date }) => ({
      id: `relire-${slug(name)}`,
      severity: "toConfirm",
      group: "Dates",
      text: `« ${name} » n'a pas été relu depuis le ${formatDate(date)}`,
    }));
}
