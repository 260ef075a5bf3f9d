import { formatCount, formatHours, formatNumber } from "./format.ts";
import { typeset } from "./typeset.ts";
import type { Format, Profession } from "./vocabulary.ts";

/** What other pages say of « Ma sélection »: apart, so that they do without its own texts. */
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

/** « 6 h sur 14 », « 6 h » where the agency counts no hours. */
export function describeKeptHours(hours: number, available: number | null): string {
  return available === null ? formatHours(hours) : `${formatHours(hours)} sur ${formatNumber(available)}`;
}

/** « 2 programmes » */
export function countProgrammes(count: number): string {
  return formatCount(count, "programme");
}

/** « Ajoutée : PI, voir ma sélection », in the place of « Ajouter »: what is seen stands in what is heard. */
export function describeAdded(format: Format): string {
  return typeset(`${selectionLinks.added} : ${format}, voir ma sélection`);
}

/** Names the control that adds a format, for those who hear it alone. */
export function describeAdding(format: Format, reference: string): string {
  return typeset(`${selectionLinks.add} : ${format}, ${reference}`);
}

/** Where a selection of a profession begins. */
export function composeAddress(profession: Profession): string {
  return `${selectionLinks.path}?profession=${profession}`;
}
