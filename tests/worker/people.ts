import { env } from "cloudflare:workers";
import type { CallbackRequestRow, CatalogueDownload } from "#workers/db/schema.ts";
import { type DecisionContext, decide, type Note } from "#workers/people/calls/decisions.ts";
import { loadPerson, type Person } from "#workers/people/identity/person.ts";
import { searchPeople } from "#workers/people/identity/search.ts";
import { insertInto, makeLead, makeRequest } from "./make-records.ts";

/** A Tuesday, 10:00 in Paris. */
export const NOW = new Date("2026-11-24T09:00:00.000Z");
export const stores = { database: env.DB, outbox: env.OUTBOX };

export function contextOf(author = "Nadia", now = NOW): DecisionContext {
  return { stores, author, now };
}

export async function addLead(fields: Partial<CatalogueDownload> = {}) {
  const record = makeLead({ consent_phone: true, ...fields });
  await insertInto(env.DB, "catalogue_downloads", record);
  return record;
}

export async function addRequest(fields: Partial<CallbackRequestRow> = {}) {
  const record = makeRequest(fields);
  await insertInto(env.DB, "callback_requests", record);
  return record;
}

/** Throws unless the search finds exactly one person. */
export async function find(words: string, now = NOW): Promise<Person> {
  const { people } = await searchPeople(stores, words, now);
  if (people.length !== 1 || !people[0]) throw new Error(`"${words}" finds ${people.length} people`);
  return people[0];
}

/** Adds an entry to the one person that the search finds. */
export async function note(words: string, what: Note, context = contextOf()) {
  return decide(context, await find(words, context.now), what);
}

export function outcome(status: "joint" | "pas-de-reponse" | "a-rappeler" | "inscrit" | "sans-suite", callAt: string | null = null): Note {
  return { kind: "outcome", status, call_at: callAt, note: null };
}

export function refusal(channel: "telephone" | "email" = "telephone", words: string | null = null): Note {
  return { kind: "refusal", channel, note: words };
}

export async function reload({ key }: Person, now = NOW): Promise<Person> {
  const person = await loadPerson(stores, key, now);
  if (!person) throw new Error(`${key} is gone`);
  return person;
}
