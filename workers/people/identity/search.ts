import { findByKeys, type KeySearch, SEARCH_LIMIT, searchRecords } from "#workers/db/people.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { type AnyRecord, compareText, listAddresses, loadPeople, type Person, readWaiting } from "./person.ts";
import { foldText, listNameWords, listPersonKeys } from "./person-keys.ts";
import { phoneKey } from "./phone.ts";
import { readReferencePart } from "./reference.ts";

/** Search by name, number, address, reference, or part of one. */

/** Fewer digits match far too many people. */
const DIGITS_MIN = 4;
const LETTERS_MIN = 2;

export interface Found {
  people: Person[];
  hasMore: boolean;
  /** Objects of the outbox that are no record: whom they name, only « État » shows. */
  unreadable: number;
}

/** Ignores accents, case, spaces and name order. Latest first. */
export async function searchPeople(stores: PeopleStores, words: string, now: Date): Promise<Found> {
  const searches = readWords(words);
  if (searches.length === 0) return { people: [], hasMore: false, unreadable: 0 };
  const [{ records: waiting, unreadable }, ...lists] = await Promise.all([
    readWaiting(stores),
    ...searches.map((search) => searchRecords(stores.database, search)),
  ]);
  const matching = waiting.filter((record) => searches.some((search) => matches(record, search)));
  const keys = [...matching, ...lists.flat()];
  const people = await loadPeople(stores, keys, now, waiting);
  const shown = people.slice(0, SEARCH_LIMIT).sort((a, b) => compareText(b.records[0].sent.created_at, a.records[0].sent.created_at));
  return { people: shown, hasMore: people.length > SEARCH_LIMIT, unreadable };
}

/** Applies D1's search to the outbox. */
function matches(record: AnyRecord, { prefix, parts }: KeySearch): boolean {
  return listPersonKeys(record).some(({ key }) => key.startsWith(prefix) && parts.every((part) => key.slice(prefix.length).includes(part)));
}

function readWords(words: string): KeySearch[] {
  const text = words.trim();
  const reference = readReferencePart(text);
  if (reference?.isCertain) return [{ prefix: `ref:${reference.part}`, parts: [] }];
  const references: KeySearch[] = reference ? [{ prefix: "ref:", parts: [reference.part] }] : [];
  const digits =
    phoneKey(text)
      .replace(/\D/g, "")
      .replace(/^(33|0)/, "") || text.replace(/\D/g, "");
  if (digits.length >= DIGITS_MIN && !/\p{L}/u.test(text)) return [{ prefix: "telephone:", parts: [digits] }, ...references];
  const folded = foldText(text);
  const isAddress = /[@.]/.test(text) && !text.includes(" ");
  const inEmails: KeySearch[] =
    folded.length < LETTERS_MIN ? [] : (["email:", "formation:"] as const).map((prefix) => ({ prefix, parts: [folded] }));
  if (text.includes("@")) return inEmails;
  const parts = listNameWords(text);
  const inNames: KeySearch[] = parts.join("").length < LETTERS_MIN ? [] : [{ prefix: "nom:", parts }];
  return [...inNames, ...(isAddress ? inEmails : []), ...references];
}

/** People who share a telephone or e-mail: only an adviser can decide whether they are the same. */
export async function findNeighbours(stores: PeopleStores, person: Person, now: Date): Promise<Person[]> {
  const keys = listAddresses(person.records);
  const others = await findByKeys(stores.database, keys, person.records);
  return others.length === 0 ? [] : loadPeople(stores, others, now);
}
