import { expect, test } from "vitest";
import { makeRequest } from "#tests/worker/make-records.ts";
import { allLines, listCalls } from "./call-list.ts";
import { gatherPeople } from "./read-people.ts";

const NOW = new Date("2026-11-24T10:00:00.000Z");

test("who asks for a call after having refused stands first in the list, due or not, before what is late", () => {
  const hugo = { prenom: "Hugo", nom: "Vial", telephone: "07 00 00 00 01" };
  const former = makeRequest({ ...hugo, created_at: "2026-11-02T08:00:00.000Z", jour: "2026-11-03" });
  const again = makeRequest({ ...hugo, created_at: "2026-11-24T08:00:00.000Z", jour: "2026-11-26" });
  const late = makeRequest({ prenom: "Hélène", nom: "Favre", jour: "2026-11-23" });
  const of = { record_table: "callback_requests", record_id: former.id, author: "Nadia", note: null } as const;
  const refusals = [{ ...of, id: "r", at: "2026-11-03T09:00:00.000Z", channel: "telephone", is_refused: true } as const];
  const namesOf = (requests: ReturnType<typeof makeRequest>[]) => {
    const people = gatherPeople(
      requests.map((request) => ({ table: "callback_requests", ...request })),
      { refusals },
      NOW,
    );
    return allLines(listCalls(people, { now: NOW })).map(({ person }) => person.nom);
  };
  expect(namesOf([former, late])).toEqual(["Favre"]);
  expect(namesOf([former, again, late])).toEqual(["Vial", "Favre"]);
});
