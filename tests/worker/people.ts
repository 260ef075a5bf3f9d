import { env } from "cloudflare:workers";
import type { DecisionContext, Note } from "#workers/people/calls/decisions.ts";
import { decide } from "#workers/people/calls/decisions.ts";
import { loadPerson, type Person } from "#workers/people/identity/person.ts";
import { searchPeople } from "#workers/people/identity/search.ts";

/** A Tuesday, 10 h in Paris. */
export const NOW = new Date("2026-11-24T09:00:00.000Z");
export const stores = { database: env.DB, outbox: env.OUTBOX };

export function decisionContextAs(author = "Nadia", now = NOW): DecisionContext {
  return { stores, author, now };
}

/** The one person whom some words find. */
export async function find(words: string, now = NOW): Promise<Person> {
  const { people } = await searchPeople(stores, words, now);
  if (people.length !== 1 || !people[0]) throw new Error(`${people.length} people are found by ${words}`);
  return people[0];
}

/** Notes something about the one person whom some words find, as they stand now. */
export async function note(words: string, what: Note, context = decisionContextAs()) {
  return decide(context, await find(words, context.now), what);
}

export function outcome(status: "joint" | "pas-de-reponse" | "a-rappeler" | "inscrit" | "sans-suite", callAt: string | null = null): Note {
  return { kind: "outcome", status, callAt, note: null };
}

/** The person as they stand now. */
export async function reload({ key }: Person, now = NOW): Promise<Person> {
  const person = await loadPerson(stores, key, now);
  if (!person) throw new Error(`${key} is gone`);
  return person;
}
