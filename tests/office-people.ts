import { parisDate } from "#app/content/dated.ts";
import { addDays } from "#app/content/days.ts";
import type { CallbackRequestRow, CatalogueDownload } from "#workers/db/schema.ts";
import { type DecisionContext, decide, type Note } from "#workers/people/calls/decisions.ts";
import type { Person } from "#workers/people/identity/person.ts";
import { searchPeople } from "#workers/people/identity/search.ts";
import type { BuiltOffice } from "./built-office.ts";
import { insertInto, makeLead, makeRequest } from "./worker/make-records.ts";

/** People in the stores of a built follow-up, and a colleague who works in it at the same time. */
export class OfficePeople {
  readonly stores: DecisionContext["stores"];

  constructor({ env }: BuiltOffice) {
    this.stores = { database: env.DB, outbox: env.OUTBOX };
  }

  async find(words: string): Promise<Person> {
    const { people } = await searchPeople(this.stores, words, new Date());
    if (people.length !== 1 || !people[0]) throw new Error(`${people.length} people are found by ${words}`);
    return people[0];
  }

  as(author: string): DecisionContext {
    return { stores: this.stores, author, now: new Date() };
  }

  /** Asked to be called so many days from today, in the evening. */
  async asksForCall(nom: string, { inDays = -1, ...fields }: Partial<CallbackRequestRow> & { inDays?: number } = {}) {
    const [created_at, jour] = [daysAgo(3), addDays(parisDate(new Date()), inDays)];
    const telephone = phoneOf(nom);
    const row = makeRequest({ nom, telephone, created_at, consent_at: created_at, jour, creneau: "fin-de-journee", ...fields });
    await insertInto(this.stores.database, "callback_requests", row);
    return row;
  }

  async takesCatalogue(nom: string, fields: Partial<CatalogueDownload> = {}) {
    const created_at = daysAgo(1);
    const row = makeLead({ nom, telephone: phoneOf(nom), created_at, consent_at: created_at, ...fields });
    await insertInto(this.stores.database, "catalogue_downloads", row);
    return row;
  }

  async notes(author: string, words: string, note: Note) {
    return decide(this.as(author), await this.find(words), note);
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

export function outcome(status: "joint" | "pas-de-reponse" | "inscrit" | "sans-suite", note: string | null = null): Note {
  return { kind: "outcome", status, call_at: null, note };
}

/** A telephone number derived from the name. */
function phoneOf(name: string): string {
  const digits = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000_000, 7);
  return `06${String(digits).padStart(8, "0")}`;
}
