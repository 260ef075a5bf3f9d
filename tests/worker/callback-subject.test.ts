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

async function askForCall(): Promise<string> {
  const { cle } = await (await post(requestsPath, forms[requestsPath]())).json<{ cle: string }>();
  return `/ma-demande/${cle}/agenda.ics`;
}

test("the agenda file is a calendar attachment with code and link, which nobody else stores", async () => {
  const path = await askForCall();
  const response = await send(`${path}?fuseau=Indian/Reunion`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="[\w-]+\.ics"$/);
  const [row] = await readRows("callback_requests");
  const file = (await response.text()).replaceAll("\r\n ", "");
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  expect(file).toContain(`${String(row?.call_code).slice(0, 2)}\u00a0${String(row?.call_code).slice(2)}`);
  expect(file).toContain(path.replace("/agenda.ics", ""));
});

test("an unknown key has no agenda file", async () => {
  await askForCall();
  const response = await send(`/ma-demande/${"0".repeat(32)}/agenda.ics`);
  expect([response.status, await response.json()]).toEqual([404, { error: expect.any(String) }]);
});

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
