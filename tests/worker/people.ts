import { env } from "cloudflare:workers";
import { People } from "#tests/people.ts";
import type { CallbackRequestRow, CatalogueDownload } from "#workers/db/schema.ts";
import type { Note } from "#workers/people/calls/decisions.ts";
import { loadPerson, type Person } from "#workers/people/identity/person.ts";
import { makeLead, makeRequest } from "./make-records.ts";

/** A Tuesday, 10:00 in Paris. */
export const NOW = new Date("2026-11-24T09:00:00.000Z");
const people = new People(env, () => NOW);
export const { stores } = people;
export const contextOf = people.as.bind(people);
export const find = people.find.bind(people);
export const note = people.note.bind(people);

export const addLead = (fields: Partial<CatalogueDownload> = {}) =>
  people.add("catalogue_downloads", makeLead({ consent_phone: true, ...fields }));
export const addRequest = (fields: Partial<CallbackRequestRow> = {}) => people.add("callback_requests", makeRequest(fields));

export function refusal(channel: "telephone" | "email" = "telephone", words: string | null = null): Note {
  return { kind: "refusal", channel, note: words };
}

export async function reload({ key }: Person, now = NOW): Promise<Person> {
  const person = await loadPerson(stores, key, now);
  if (!person) throw new Error(`${key} is gone`);
  return person;
}
