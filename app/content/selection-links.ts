import { formatCount, formatHours, formatNumber } from "./format.ts";
import { typeset } from "./typeset.ts";
import type { Format, Profession } from "./vocabulary.ts";

/** For other pages, which do without the texts of « Ma sélection ». */
export const selectionLinks = typeset({
  path: "/ma-selection",
  name: "Ma sélection",
  compose: "Composer ma sélection",
  question: "Que puis-je encore faire cette année ?",
  answer: "Vos heures, votre indemnité, vos références : composez votre année en deux minutes.",
  add: "Ajouter à ma sélection",
  addShort: "Ajouter",
  added: "Ajoutée",
  see: "Voir",
  seeAll: "Voir ma sélection",
  empty: "vide",
});

/** « 6 h sur 14 », or « 6 h » where the agency counts no hours. */
export function describeKeptHours(hours: number, available: number | null): string {
  return available === null ? formatHours(hours) : `${formatHours(hours)} sur ${formatNumber(available)}`;
}

export function countProgrammes(count: number): string {
  return formatCount(count, "programme");
}

/** « Ajoutée : PI, voir ma sélection »: the accessible name contains the visible words. */
export function describeAdded(format: Format): string {
  return typeset(`${selectionLinks.added} : ${format}, voir ma sélection`);
}

/** Accessible name of the control that adds a format. */
export function describeAdding(format: Format, reference: string): string {
  return typeset(`${selectionLinks.add} : ${format}, ${reference}`);
}

export function composeAddress(profession: Profession): string {
  return `${selectionLinks.path}?profession=${profession}`;
}
