import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { listFieldErrors } from "#app/features/form-rules.ts";
import { callbackRequestSchema } from "./request-schema.ts";

/** A Thursday, 20:00 in Paris. */
const NOW = new Date("2026-11-05T19:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));

function refusalOf(fields: Record<string, unknown>) {
  const person = { prenom: "Claire", nom: "Martin", telephone: "06 12 34 56 78", profession: "infirmiers" };
  const request = v.safeParse(callbackRequestSchema, { ...person, jour: "2026-11-06", creneau: "matin", consent: "on", ...fields });
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

test("once it is midnight in Paris, the former tomorrow is refused", () => {
  vi.setSystemTime("2026-11-05T23:00:00Z");
  expect(refusalOf({ jour: "2026-11-06" })).toEqual({ jour: "Ce jour est passé ou trop proche : choisissez-en un autre" });
});

test("an empty status counts as no status", () => {
  expect(refusalOf({ statut: "" })).toBeNull();
});

test("an invalid subject is dropped, and the request is kept", () => {
  for (const format_reference of ["", "<script>", 12, null]) expect(refusalOf({ format_reference })).toBeNull();
});
