import { selectionLinks } from "#app/content/selection-links.ts";
import { EMPLOYER_KEY, FORMATS_KEY, STATUS_KEY } from "#app/content/vocabulary.ts";

/** Pages that only add or link to a selection need no more than this. */

export const SELECTION_PATH = selectionLinks.path;
export const SELECTION_KEYS = {
  profession: "profession",
  status: STATUS_KEY,
  hours: "heures",
  employer: EMPLOYER_KEY,
  references: FORMATS_KEY,
} as const;
export const UNKNOWN_HOURS = "inconnues";
/** Plain forms send one field per programme: `choix-<programme>=<reference>`. */
export const CHOICE_PREFIX = "choix-";

/** Bounds the work of a hostile address. */
const MAX_REFERENCES = 40;

/** From `formats`, then plain-form fields, without duplicates. */
export function readReferences(query: URLSearchParams): string[] {
  const written = query.getAll(SELECTION_KEYS.references).flatMap((value) => value.split(/[.,\s]+/));
  const plain = listPlainChoices(query).map(([, value]) => value);
  const references = [...written, ...plain].map((reference) => reference.trim().toUpperCase()).filter(Boolean);
  return [...new Set(references)].slice(0, MAX_REFERENCES);
}

export function listPlainChoices(query: URLSearchParams): Array<[name: string, value: string]> {
  return [...query].filter(([name]) => name.startsWith(CHOICE_PREFIX));
}

export function joinReferences(choices: readonly { reference: string }[]): string {
  return choices.map(({ reference }) => reference).join(".");
}

/** A query string, from the `?`, without empty values. */
export function joinAddress(parts: string[][]): string {
  return `?${new URLSearchParams(parts.filter(([, value]) => value))}`;
}
