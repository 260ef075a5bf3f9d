import { expect, test } from "vitest";
import { makeBooking, makeLead, makeRequest } from "#tests/worker/make-records.ts";
import { listColumns } from "#workers/db/row-shape.ts";
import { RECORD_TABLES } from "#workers/db/vocabulary.ts";
import { checkRepair as check, correctFields, listRepairFields } from "./repair-record.ts";

/** What was sent is what is checked, unless a test says otherwise. */
function checkRepair(table: Parameters<typeof check>[0], fields: object, sent: object | string = fields) {
  return check(table, fields, typeof sent === "string" ? sent : JSON.stringify(sent));
}

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

test("a repair changes neither the creation nor what the visitor accepted, and accepts nothing that was not sent", () => {
  const lead = makeLead({ consent_phone: true, consent_at: "2026-11-02T10:00:00.000Z" });
  const { consent_phone: _, consent_email: __, ...silent } = lead;
  for (const [fields, sent] of [
    [{ ...lead, consent_email: true }, lead],
    [{ ...lead, consent_phone: false }, lead],
    [{ ...lead, consent_at: null }, lead],
    [{ ...lead, consent_text_version: "2020-01" }, lead],
    [{ ...lead, created_at: "2026-11-20T10:00:00.000Z" }, lead],
    [lead, silent],
    [{ ...lead, created_at: "2026-11-20T10:00:00.000Z" }, JSON.stringify(lead).slice(0, -10)],
    [{ ...lead, consent_email: true }, "{"],
  ] as const)
    expect(checkRepair("catalogue_downloads", fields, sent)).toMatchObject({ ok: false });

  expect(checkRepair("catalogue_downloads", { ...lead, nom: "Durand" }, JSON.stringify(lead).slice(0, -10))).toMatchObject({ ok: true });
  expect(checkRepair("catalogue_downloads", { ...silent, consent_phone: false, consent_email: false }, silent)).toMatchObject({ ok: true });
});

const sent = { ...makeLead({ id: "3f2a91c0" }), consent_phone: 1 };

test("what is typed is read as its column holds it: « oui » is true, and nothing is null where it may be", () => {
  const { corrected, wrong } = correctFields("catalogue_downloads", sent, [
    ["consent_phone", "oui"],
    ["utm_source", ""],
    ["catalogue_type", "infirmiers"],
  ]);

  expect(wrong).toEqual([]);
  expect(corrected).toEqual({ ...sent, consent_phone: true, utm_source: null, catalogue_type: "infirmiers" });
});

test("what no column can hold is named, and left as it was", () => {
  const typed: [string, string][] = [
    ["catalogue_type", "dentistes"],
    ["consent_email", "peut-être"],
    ["prenom", "Ali"],
    ["inconnu", "1"],
  ];

  expect(correctFields("catalogue_downloads", sent, typed)).toEqual({
    corrected: { ...sent, prenom: "Ali" },
    wrong: ["catalogue_type", "consent_email", "inconnu"],
  });
});

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
