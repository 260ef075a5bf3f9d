import type { ContactChannel, CorrectedField, FollowUpStatus } from "#workers/db/vocabulary.ts";
import { correctPerson } from "#workers/people/correct-person.ts";
import { type Decided, type Deciding, seePerson } from "#workers/people/decide.ts";
import { erasePerson, findEverythingOf } from "#workers/people/erase-person.ts";
import type { ErasurePepper } from "#workers/people/erasure-hashes.ts";
import { findPeople } from "#workers/people/find-people.ts";
import { noteOutcome } from "#workers/people/note-outcome.ts";
import { type PersonOnFile, readPeople } from "#workers/people/read-people.ts";
import { refuseContact } from "#workers/people/refuse-contact.ts";
import type { PeopleStores } from "#workers/people/stores.ts";

export const PEPPER = "poivre" as ErasurePepper;

/** What an operator decides of the one person whom a search finds, as the screens do it. Each throws when it is not written. */
export function decideAs(stores: PeopleStores, now: Date, author = "Nadia") {
  const { database } = stores;
  const deciding: Deciding = { database, now, author, readPeople: () => readPeople(database, now) };
  const find = async (query: string): Promise<PersonOnFile> => {
    const [person, ...others] = findPeople(await deciding.readPeople(), query).people;
    if (!person || others.length > 0) throw new Error(`${others.length > 0 ? "Several people" : "Nobody"}: ${query}`);
    return person;
  };
  const written = <Result extends Decided | { isWritten: boolean }>(decided: Result): Result => {
    if (!decided.isWritten) throw new Error(JSON.stringify(decided));
    return decided;
  };
  return {
    note: async (query: string, status: FollowUpStatus) =>
      written(await noteOutcome(deciding, seePerson(await find(query)), { status, callAt: null, note: null })),
    refuse: async (query: string, channel: ContactChannel, isRefused = true) =>
      written(await refuseContact(deciding, seePerson(await find(query)), [{ channel, isRefused }], null)),
    correct: async (query: string, field: CorrectedField, former: string, value: string) =>
      written(await correctPerson(deciding, seePerson(await find(query)), [{ field, former, value }])),
    async erase(query: string): Promise<void> {
      const everything = await findEverythingOf(stores, await find(query), now);
      if (!(await erasePerson(stores, PEPPER, everything, now))) throw new Error("Records come back");
    },
  };
}
