import * as v from "valibot";
import { expect, test } from "vitest";
import { listFieldErrors } from "#app/forms/form-rules.ts";
import { callbackRequestOn, callbackRequestSchema } from "./request-schema.ts";
import { listDaysAfter } from "./working-days.ts";

const THURSDAY = "2026-11-05";

function refusalOf(fields: Record<string, unknown>, schema: v.GenericSchema<unknown, object> = callbackRequestOn(listDaysAfter(THURSDAY))) {
  const person = { prenom: "Claire", nom: "Martin", telephone: "06 12 34 56 78", profession: "infirmiers" };
  const request = v.safeParse(schema, { ...person, jour: "2026-11-06", creneau: "matin", consent: "on", ...fields });
  return request.success ? null : listFieldErrors(request.issues);
}

test.each(["2026-11-06", "2026-11-09", "2026-11-10", "2026-11-12"])("%s is one of the next five working days", (jour) => {
  expect(refusalOf({ jour })).toBeNull();
});

test.each([
  [undefined, "Choisissez un jour"],
  ["", "Choisissez un jour"],
  ["demain", "Choisissez un jour"],
  ["2026-02-30", "Choisissez un jour"],
  [["2026-11-06"], "Choisissez un jour"],
  ["2026-11-04", "Ce jour est passé ou trop proche : choisissez-en un autre"],
  ["2026-11-05", "Ce jour est passé ou trop proche : choisissez-en un autre"],
  ["2026-11-08", "Nos conseillers n'appellent pas ce jour-là : choisissez un jour ouvré"],
  ["2026-11-11", "Nos conseillers n'appellent pas ce jour-là : choisissez un jour ouvré"],
  ["2026-11-16", "Ce jour est trop lointain : choisissez l'un des cinq prochains jours ouvrés"],
])("the day %j is refused: %s", (jour, message) => expect(refusalOf({ jour })).toEqual({ jour: message }));

test("a browser refuses no working day, whatever its clock says", () => {
  for (const jour of ["2020-01-02", THURSDAY, "2026-11-16", "2040-01-02"]) expect(refusalOf({ jour }, callbackRequestSchema)).toBeNull();
  expect(refusalOf({ jour: "2026-11-08" }, callbackRequestSchema)).toEqual({
    jour: "Nos conseillers n'appellent pas ce jour-là : choisissez un jour ouvré",
  });
});

test("an empty status counts as no status", () => {
  expect(refusalOf({ statut: "" })).toBeNull();
});

test("an invalid subject is dropped, and the request is kept", () => {
  for (const format_reference of ["", "<script>", 12, null]) expect(refusalOf({ format_reference })).toBeNull();
});

test("a call for a year whose funding isn't published has no day, whatever was sent", () => {
  const schema = callbackRequestOn(listDaysAfter(THURSDAY));
  const person = {
    prenom: "Claire",
    nom: "Martin",
    telephone: "06 12 34 56 78",
    profession: "infirmiers",
    creneau: "matin",
    consent: "on",
  };
  for (const jour of ["", undefined, null, "2026-11-06"])
    expect(v.parse(schema, { ...person, jour, besoin: "prochaine-annee" })).toMatchObject({ jour: null, besoin: "prochaine-annee" });
  expect(refusalOf({ besoin: "prochaine-annee", creneau: "" })).toEqual({ creneau: "Choisissez un moment" });
});
