import { selectionLinks } from "#app/content/selection-links.ts";
import { EMPLOYER_KEY, FORMATS_KEY, STATUS_KEY } from "#app/content/vocabulary.ts";

/** How the address of a selection is put together: all that a page which only adds to one or leads to it needs. */

export const SELECTION_PATH = selectionLinks.path;
export const SELECTION_KEYS = {
  profession: "profession",
  status: STATUS_KEY,
  hours: "heures",
  employer: EMPLOYER_KEY,
  references: FORMATS_KEY,
} as const;
/** Value of `heures` for « je ne sais pas ». */
export const UNKNOWN_HOURS = "inconnues";
/** A plain form names the format of each programme apart: `choix-<programme>=<reference>`. */
export const CHOICE_PREFIX = "choix-";

/** What one address may hold, so that a hostile one costs nothing. */
const MAX_REFERENCES = 40;

/** References named by `formats`, then by a plain form, each once. */
export function readReferences(query: URLSearchParams): string[] {
  const written = query.getAll(SELECTION_KEYS.references).flatMap((value) => value.split(/[.,\s]+/));
  const plain = listPlainChoices(query).map(([, value]) => value);
  const references = [...written, ...plain].map((reference) => reference.trim().toUpperCase()).filter(Boolean);
  return [...new Set(references)].slice(0, MAX_REFERENCES);
}

export function listPlainChoices(query: URLSearchParams): Array<[name: string, value: string]> {
  return [...query].filter(([name]) => name.startsWith(CHOICE_PREFIX));
}

/** The references of what was chosen, with points between them. */
export function joinReferences(choices: readonly { reference: string }[]): string {
  return choices.map(({ reference }) => reference).join(".");
}

/**
 * The address of a selection with these answers, from the `?` on;
 * its values are plain ASCII, and the points between references stay readable.
 */
export function joinAddress(parts: ReadonlyArray<readonly [name: string, value: string | number]>): string {
  return `?${parts.map((part) => part.join("=")).join("&")}`;
}
