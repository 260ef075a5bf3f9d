import { parisDate } from "#app/content/dated.ts";
import { addDays } from "#app/content/days.ts";
import type { CallbackRequestRow, CatalogueDownload, Records } from "#workers/db/schema.ts";
import type { Outcome } from "#workers/db/vocabulary.ts";
import { type DecisionContext, decide, type Note } from "#workers/people/calls/decisions.ts";
import type { Person } from "#workers/people/identity/person.ts";
import { searchPeople } from "#workers/people/identity/search.ts";
import { insertInto, makeLead, makeRequest } from "./worker/make-records.ts";

/** People in a database, and what advisers do with them. */
export class People {
  readonly stores: DecisionContext["stores"];
  readonly #clock: () => Date;

  constructor({ DB, OUTBOX }: { DB: D1Database; OUTBOX: R2Bucket }, clock = () => new Date()) {
    this.stores = { database: DB, outbox: OUTBOX };
    this.#clock = clock;
  }

  as(author = "Nadia", now = this.#clock()): DecisionContext {
    return { stores: this.stores, author, now };
  }

  /** Throws unless the search finds exactly one person. */
  async find(words: string, now = this.#clock()): Promise<Person> {
    const { people } = await searchPeople(this.stores, words, now);
    if (people.length !== 1 || !people[0]) throw new Error(`"${words}" finds ${people.length} people`);
    return people[0];
  }

  async note(words: string, what: Note, context = this.as()) {
    return decide(context, await this.find(words, context.now), what);
  }

  async add<Table extends keyof Records>(table: Table, record: Records[Table]): Promise<Records[Table]> {
    await insertInto(this.stores.database, table, record);
    return record;
  }

  /** Requests an evening call `inDays` from today. */
  async asksForCall(nom: string, { inDays = -1, ...fields }: Partial<CallbackRequestRow> & { inDays?: number } = {}) {
    const [created_at, jour] = [daysAgo(3), addDays(parisDate(new Date()), inDays)];
    const telephone = phoneOf(nom);
    const row = makeRequest({ nom, telephone, created_at, consent_at: created_at, jour, creneau: "fin-de-journee", ...fields });
    return this.add("callback_requests", row);
  }

  async takesCatalogue(nom: string, fields: Partial<CatalogueDownload> = {}) {
    const created_at = daysAgo(1);
    return this.add("catalogue_downloads", makeLead({ nom, telephone: phoneOf(nom), created_at, consent_at: created_at, ...fields }));
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

export function outcome(status: Outcome, callAt: string | null = null, note: string | null = null): Note {
  return { kind: "outcome", status, call_at: callAt, note };
}

function phoneOf(name: string): string {
  const digits = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000_000, 7);
  return `06${String(digits).padStart(8, "0")}`;
}
