import { expect, test } from "vitest";
import { makeBooking, makeLead, makeRequest } from "#tests/worker/make-records.ts";
import { checkRepair } from "./repair-record.ts";

test("a repaired record goes through the schema of the visitor's form: its messages, and its cleaning", () => {
  expect(checkRepair("catalogue_downloads", makeLead({ email: "zoe", prenom: "\u200b" }))).toEqual({
    ok: false,
    errors: { email: "Adresse email invalide", prenom: "Le prénom est requis" },
  });
  expect(checkRepair("callback_requests", { ...makeRequest(), creneau: "nuit" })).toEqual({
    ok: false,
    errors: { creneau: "Choisissez un moment" },
  });
  expect(checkRepair("callback_requests", { ...makeRequest(), jour: "2026-02-31" })).toMatchObject({
    errors: { jour: "Choisissez un jour" },
  });
  expect(checkRepair("callback_requests", makeRequest({ nom: " Mar\ttin " }))).toMatchObject({ ok: true, record: { nom: "Mar tin" } });
});

test("what a form does not ask stays as it was: id, creation, consent, a day that is past, a word that is known no more", () => {
  const request = { ...makeRequest({ jour: "2026-11-03" }), statut: "retraite" };
  const lead = makeLead({ consent_phone: true, consent_at: "2026-11-02T10:00:00.000Z", utm_source: null });
  const booking = makeBooking();
  expect(checkRepair("callback_requests", request)).toEqual({ ok: true, record: request });
  expect(checkRepair("catalogue_downloads", lead)).toEqual({ ok: true, record: lead });
  expect(checkRepair("calendly_bookings", booking)).toEqual({ ok: true, record: booking });
});
