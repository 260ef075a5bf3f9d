import { env } from "cloudflare:workers";
import { People } from "#tests/people.ts";
import type { CallbackRequestRow, CatalogueDownload } from "#workers/db/schema.ts";
import type { Note } from "#workers/people/calls/decisions.ts";
import { loadPerson, type Person } from "#workers/people/identity/person.ts";
import { insertInto, makeLead, makeRequest } from "./make-records.ts";

/** A Tuesday, 10:00 in Paris. */
export const NOW = new Date("2026-11-24T09:00:00.000Z");
const people = new People(env, () => NOW);
export const { stores } = people;
export const contextOf = people.as.bind(people);
export const find = people.find.bind(people);
export const note = people.note.bind(people);

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

export function refusal(channel: "telephone" | "email" = "telephone", words: string | null = null): Note {
  return { kind: "refusal", channel, note: words };
}

export async function reload({ key }: Person, now = NOW): Promise<Person> {
  const person = await loadPerson(stores, key, now);
  if (!person) throw new Error(`${key} is gone`);
  return person;
}
