import { findByKeys, findFirstRecords, KEYS_READ, listKeysFrom, SEARCH_LIMIT } from "#workers/db/people.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { compareText, listAddresses, loadPeople, type Person, readWaiting } from "./person.ts";
import { foldText, isNameKey, listNameWords, listPersonKeys, nameKeyOf } from "./person-keys.ts";
import { listPhoneBeginnings } from "./phone.ts";
import { readReferencePart } from "./reference.ts";

/** Search by the beginning of a name's words, a number, an address or a reference. */

const LETTERS_MIN = 2;

export interface Found {
  people: Person[];
  hasMore: boolean;
  /** Objects of the outbox that are no record: whom they name, only « État » shows. */
  unreadable: number;
}

/** Names that hold one word, among which the others are sought. */
const NAMES_READ = 240;

/** How keys begin; of a name, all words that are sought. */
interface Search {
  beginning: string;
  parts: readonly string[];
}

/** Ignores accents, case and name order. Latest first. Reads ranges of an index, never all keys of a kind. */
export async function searchPeople(stores: PeopleStores, words: string, now: Date): Promise<Found> {
  const searches = readWords(words);
  if (searches.length === 0) return { people: [], hasMore: false, unreadable: 0 };
  const [{ records: waiting, unreadable }, ...lists] = await Promise.all([
    readWaiting(stores),
    ...searches.map((search) => findKeys(stores.database, search)),
  ]);
  const keys = lists.flatMap((list) => list.keys);
  const standing = await listKeysFrom(stores.database, [...new Set(lists.flatMap(({ names }) => names))], KEYS_READ);
  const found = await findFirstRecords(stores.database, [...new Set([...standing, ...keys])].slice(0, KEYS_READ));
  const matching = waiting.filter((record) => searches.some((search) => listPersonKeys(record).some(({ key }) => matches(key, search))));
  const people = await loadPeople(stores, [...matching, ...found], now, waiting);
  const shown = people.slice(0, SEARCH_LIMIT).sort((a, b) => compareText(b.records[0].sent.created_at, a.records[0].sent.created_at));
  // Of several words of a name, one that is read to its end finds all.
  const isWhole = lists.some((list) => list.isWhole) && standing.length < KEYS_READ;
  return { people: shown, hasMore: people.length > SEARCH_LIMIT || !isWhole, unreadable };
}

/** Keys; for a word, the beginnings of those of the names that hold it. */
async function findKeys(database: D1Database, search: Search): Promise<{ keys: string[]; names: string[]; isWhole: boolean }> {
  const isWord = search.beginning.startsWith(WORD);
  const limit = search.parts.length > 1 ? NAMES_READ : KEYS_READ;
  const read = await listKeysFrom(database, [search.beginning], limit);
  const keys = read.filter((key) => matches(key, search)).slice(0, KEYS_READ);
  const isWhole = read.length < limit && !isNameKey(search.beginning);
  return { keys: isWord ? [] : keys, names: isWord ? keys.map(nameKeyOf) : [], isWhole };
}

function matches(key: string, { beginning, parts }: Search): boolean {
  return key.startsWith(beginning) && parts.every((part) => key.slice(WORD.length).includes(part));
}

const WORD = "mot:";

function readWords(words: string): Search[] {
  const text = words.trim();
  const from = (beginning: string): Search => ({ beginning, parts: [] });
  const reference = readReferencePart(text);
  const references = reference ? [from(`ref:${reference.part}`)] : [];
  if (reference?.isCertain) return references;
  const numbers = /\p{L}/u.test(text) ? [] : listPhoneBeginnings(text);
  if (numbers.length > 0) return [...numbers.map((number) => from(`telephone:${number}`)), ...references];
  const folded = foldText(text);
  const isAddress = /[@.]/.test(text) && !text.includes(" ");
  const inEmails = folded.length < LETTERS_MIN ? [] : [from(`email:${folded}`), from(`formation:${folded}`)];
  if (text.includes("@")) return inEmails;
  const parts = listNameWords(text);
  // The whole name also finds, among many of each word, the one that has both.
  const inNames = [from(`nom:${parts.toSorted().join(" ")}`), ...parts.map((part): Search => ({ beginning: WORD + part, parts }))];
  return [...(parts.join("").length < LETTERS_MIN ? [] : inNames), ...(isAddress ? inEmails : []), ...references];
}

/** People who share a telephone or e-mail: only an adviser can decide whether they are the same. */
export async function findNeighbours(stores: PeopleStores, person: Person, now: Date): Promise<Person[]> {
  const keys = listAddresses(person.records);
  const others = await findByKeys(stores.database, keys, person.records);
  return others.length === 0 ? [] : loadPeople(stores, others, now);
}
