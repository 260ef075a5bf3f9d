import { expect, test } from "vitest";
import { makeLead, makeRequest } from "#tests/worker/make-records.ts";
import { findStatus, listContacts } from "./person-file.ts";
import { gatherPeople } from "./read-people.ts";

test("every number and address of a person is listed once, the latest first, with what was written around a number", () => {
  const [person] = gatherPeople(
    [
      { table: "catalogue_downloads", ...makeLead({ email: "claire@exemple.fr", created_at: "2026-11-01T10:00:00.000Z" }) },
      { table: "callback_requests", ...makeRequest({ telephone: "06.12.34.56.78 (le soir)", statut: "salarie" }) },
      { table: "catalogue_downloads", ...makeLead({ email: "C.Martin@exemple.fr", created_at: "2026-11-03T10:00:00.000Z" }) },
      {
        table: "catalogue_downloads",
        ...makeLead({ email: "c.martin@exemple.fr", telephone: "04 65 71 20 38 poste 12", created_at: "2026-11-04T10:00:00.000Z" }),
      },
    ],
    {},
    new Date("2026-11-23T10:00:00.000Z"),
  );
  if (!person) throw new Error("Nobody");
  expect(listContacts(person)).toEqual({
    telephones: ["04 65 71 20 38 poste 12", "06.12.34.56.78 (le soir)"],
    emails: ["c.martin@exemple.fr", "claire@exemple.fr"],
  });
  expect(findStatus(person)).toBe("salarie");
});
