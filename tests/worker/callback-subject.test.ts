import { expect, test } from "vitest";
import { endometriosis, gpVaccination, mobilePain, pain } from "#tests/references.ts";
import { bookingsPath, forms, post, readRows, requestsPath, send, tables } from "./forms.ts";

const { PI } = endometriosis;
const { EPP } = gpVaccination;

test.each([
  ["the programme and reference of the chosen format", { format_reference: PI }, ["gp-endometriosis", PI, null]],
  ["the reference's own programme", { format_reference: mobilePain, programme: "gp-vaccination" }, ["nurse-pain", mobilePain, null]],
  ["a programme alone", { programme: "gp-nutrition" }, ["gp-nutrition", null, null]],
  ["no unknown programme or reference", { programme: "gone", format_reference: "9A0X9999999" }, [null, null, null]],
  ["the known references of a selection, once", { selection: `${PI}.9A0X9999999.${EPP}.${PI}` }, [null, null, `${PI}.${EPP}`]],
  ["no selection without a known reference", { selection: "9A0X9999999" }, [null, null, null]],
  ["no selection longer than an address", { selection: `${PI}.`.repeat(40) }, [null, null, null]],
])("a request and a booking keep %s", async (_, fields, [programme, format_reference, selection]) => {
  for (const path of [requestsPath, bookingsPath] as const) {
    expect((await post(path, forms[path](fields))).status).toBe(201);
    expect(await readRows(tables[path])).toMatchObject([{ programme, format_reference, selection }]);
  }
});

test("the agenda file is a calendar attachment, for GET only", async () => {
  const response = await send("/api/callback-requests/agenda.ics?jour=2026-11-24&creneau=midi");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="[\w-]+\.ics"$/);
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*DTSTART:20261124T1\d{3}00Z\r\n.*END:VCALENDAR\r\n$/s);
  const posted = await post("/api/callback-requests/agenda.ics?jour=2026-11-24&creneau=matin", {});
  expect([posted.status, posted.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test.each(["jour=2026-11-24", "creneau=matin", "jour=2026-02-30&creneau=matin", "jour=2026-11-24&creneau=minuit%0D%0AX"])(
  "%j gets no agenda file",
  async (query) => {
    const response = await send(`/api/callback-requests/agenda.ics?${query}`);
    expect([response.status, await response.json()]).toEqual([404, { error: expect.any(String) }]);
  },
);

test("a quotation request is stored with need, employer and e-mail", async () => {
  const quotation = { besoin: "devis", employeur: "hopital-public", statut: "salarie", email_formation: " formation@ch.example " };
  await post(requestsPath, forms[requestsPath]({ ...quotation, selection: pain.PI }));
  const kept = { ...quotation, email_formation: "formation@ch.example", selection: pain.PI };
  expect(await readRows(tables[requestsPath])).toMatchObject([kept]);
});

test("an unknown need, employer or status is dropped, and an invalid e-mail refused", async () => {
  await post(requestsPath, forms[requestsPath]({ besoin: "prime", employeur: "<b>", statut: "retraite", email_formation: "" }));
  expect(await readRows(tables[requestsPath])).toMatchObject([{ besoin: null, employeur: null, statut: null, email_formation: null }]);
  const refused = await post(requestsPath, forms[requestsPath]({ email_formation: "service formation" }));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: { email_formation: "L'adresse e-mail du service formation est invalide" } });
  expect(await readRows(tables[requestsPath])).toHaveLength(1);
});
