import { expect, test } from "vitest";
import { makeBooking, makeLead, makeRequest } from "#tests/worker/make-records.ts";
import { listColumns } from "#workers/db/row-shape.ts";
import { RECORD_TABLES } from "#workers/db/vocabulary.ts";
import { listRepairFields } from "./repair-fields.ts";

test("what is missing or wrong comes first and is said; an answer of a form is chosen in the words of the form", () => {
  const [prenom, profession, ...others] = listRepairFields("callback_requests", {
    ...makeRequest(),
    prenom: undefined,
    profession: "inconnue",
  });

  expect([prenom?.label, prenom?.fault]).toEqual(["Prénom", "manque"]);
  expect(profession).toMatchObject({ label: "Profession", text: "inconnue", fault: "n’est pas une des réponses possibles" });
  expect(profession?.choices).toContainEqual({ value: "infirmiers", words: "Infirmier(ère)" });
  expect(others.every(({ fault }) => fault === null)).toBe(true);
});

test.each(RECORD_TABLES)("every column of %s has words, and a sound record has no fault", (table) => {
  const record = { catalogue_downloads: makeLead(), callback_requests: makeRequest(), calendly_bookings: makeBooking() }[table];
  const fields = listRepairFields(table, { ...record });

  expect(fields).toHaveLength(listColumns(table).length - 1);
  expect(fields.filter(({ name, label }) => name === label)).toEqual([]);
  expect(fields.filter(({ fault }) => fault !== null)).toEqual([]);
});
