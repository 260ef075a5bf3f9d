import { selectionLinks } from "#app/content/selection-links.ts";
import type { Profession } from "#app/content/vocabulary.ts";

/** How the address of a selection is put together: all that a page which only adds to one needs. */

export const SELECTION_PATH = selectionLinks.path;
export const SELECTION_KEYS = { profession: "profession", status: "statut", hours: "heures", references: "formats" } as const;
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

/**
 * A selection's address with one more reference, in the place of another format of its programme.
 * The answers stay when they are of the same profession, else only the reference is kept.
 */
export function addReference(
  search: string,
  { profession, reference, ofProgramme }: { profession: Profession; reference: string; ofProgramme: readonly string[] },
): string {
  const before = new URLSearchParams(search);
  const isSame = before.get(SELECTION_KEYS.profession) === profession;
  const kept = isSame ? readReferences(before).filter((other) => !ofProgramme.includes(other)) : [];
  const status = isSame ? before.get(SELECTION_KEYS.status) : null;
  const hours = isSame ? before.get(SELECTION_KEYS.hours) : null;
  const parts = [
    [SELECTION_KEYS.profession, profession],
    ...(status ? [[SELECTION_KEYS.status, status]] : []),
    ...(hours ? [[SELECTION_KEYS.hours, hours]] : []),
    [SELECTION_KEYS.references, [...kept, reference].join(".")],
  ];
  return `?${parts.map((part) => part.join("=")).join("&")}`;
}
