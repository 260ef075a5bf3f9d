import { type CallLine, lastEntryOf, standOf } from "./call-list.ts";
import { sayOutcome, sayRefusal } from "./outcome-words.ts";
import type { PersonOnFile } from "./read-people.ts";
import { findByRecord, lastPhoneRefusal } from "./seen-person.ts";

/** A list stays as an operator sees it while they call; what others did to its lines is said on them. */

/** « Nadia : joint », « Nadia : ne plus appeler »: what was noted last of a person; empty when nothing was. */
function sayLastChange(person: PersonOnFile, now: Date): string {
  const entry = lastEntryOf(person, ({ status }) => status !== null);
  const refusal = lastPhoneRefusal(person);
  if (refusal && (!entry || refusal.at > entry.at)) return `${refusal.author} : ${sayRefusal(refusal)}`;
  return entry ? `${entry.author} : ${sayOutcome(entry, now)}` : "";
}

/**
 * What became of lines that are shown, each by the id of one of its records and by where it stood: `changed` says what was noted since,
 * or that the person was erased; `arrived` are lines to be called today which are not shown yet.
 */
export function watchLines(
  shown: readonly { key: string; stand: string }[],
  people: readonly PersonOnFile[],
  lines: readonly CallLine[],
  now: Date,
): { changed: { key: string; words: string }[]; arrived: CallLine[] } {
  const seen = new Set<PersonOnFile>();
  const changed = shown.flatMap(({ key, stand }) => {
    const person = findByRecord(people, key);
    if (!person) return [{ key, words: "Effacé de la base" }];
    seen.add(person);
    return standOf(person) === stand ? [] : [{ key, words: sayLastChange(person, now) }];
  });
  return { changed, arrived: lines.filter(({ person }) => !seen.has(person)) };
}
