import { expect, test } from "vitest";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { endometriosis, gpVaccination, mobilePain, pain } from "#tests/references.ts";
import { bookingsPath, forms, post, readRows, requestsPath, send, tables } from "./forms.ts";

/** What a callback request and a booking are about, and the day of the call. */

test.each([
  [
    "the programme and reference of the chosen format",
    { format_reference: endometriosis.PI },
    ["gp-endometriosis", endometriosis.PI, null],
  ],
  [
    "what the catalogue says of a reference, not another programme",
    { format_reference: mobilePain, programme: "gp-vaccination" },
    ["nurse-pain", mobilePain, null],
  ],
  ["a programme alone", { programme: "gp-nutrition" }, ["gp-nutrition", null, null]],
  ["no programme and no reference that do not exist", { programme: "gone", format_reference: "9A0X9999999" }, [null, null, null]],
  [
    "the references of a selection that the catalogue knows, each once",
    { selection: `${endometriosis.PI}.9A0X9999999.${gpVaccination.EPP}.${endometriosis.PI}` },
    [null, null, `${endometriosis.PI}.${gpVaccination.EPP}`],
  ],
  ["no empty selection", { selection: "" }, [null, null, null]],
  ["no selection without a reference", { selection: "drop table" }, [null, null, null]],
  ["no selection of an unknown reference", { selection: "9A0X9999999" }, [null, null, null]],
  ["no selection that is more than an address holds", { selection: `${endometriosis.PI}.`.repeat(40) }, [null, null, null]],
])("a request and a booking keep %s", async (_, fields, [programme, format_reference, selection]) => {
  for (const path of [requestsPath, bookingsPath] as const) {
    expect((await post(path, forms[path](fields))).status).toBe(201);
    expect(await readRows(tables[path])).toMatchObject([{ programme, format_reference, selection }]);
  }
});

test("a request is kept with its day; a day that is not offered stores nothing and says why", async () => {
  const [day] = listCallbackDays(new Date());
  expect((await post(requestsPath, forms[requestsPath]({ jour: day }))).status).toBe(201);
  expect(await readRows("callback_requests")).toMatchObject([{ jour: day }]);

  const response = await post(requestsPath, forms[requestsPath]({ jour: undefined }));
  expect([response.status, await response.json()]).toEqual([400, { errors: { jour: "Choisissez un jour" } }]);
  expect(await readRows("callback_requests")).toHaveLength(1);
});

test("the agenda file of an appointment is a download that calendars know", async () => {
  const response = await send("/api/callback-requests/agenda.ics?jour=2026-11-24&creneau=midi");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="[\w-]+\.ics"$/);
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*DTSTART:20261124T110000Z\r\n.*END:VCALENDAR\r\n$/s);
});

test.each(["", "?jour=2026-11-24", "?creneau=matin", "?jour=2026-02-30&creneau=matin", "?jour=2026-11-24&creneau=minuit%0D%0AX"])(
  "there is no agenda file at %j",
  async (query) => {
    const response = await send(`/api/callback-requests/agenda.ics${query}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  },
);

test("the agenda file is only read", async () => {
  const response = await post("/api/callback-requests/agenda.ics?jour=2026-11-24&creneau=matin", {});
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("GET");
});

test("a request for a quotation keeps the need, the kind of employer and where to send it", async () => {
  const quotation = { besoin: "devis", employeur: "hopital-public", statut: "salarie", email_formation: " formation@ch.example " };
  await post(requestsPath, forms[requestsPath]({ ...quotation, selection: pain.PI }));
  const kept = { ...quotation, email_formation: "formation@ch.example", selection: pain.PI };
  expect(await readRows(tables[requestsPath])).toMatchObject([kept]);
});

test("a need and an employer that the site does not know are none, and a wrong e-mail is refused", async () => {
  await post(requestsPath, forms[requestsPath]({ besoin: "prime", employeur: "<b>", email_formation: "" }));
  expect(await readRows(tables[requestsPath])).toMatchObject([{ besoin: null, employeur: null, email_formation: null }]);
  const refused = await post(requestsPath, forms[requestsPath]({ email_formation: "service formation" }));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({ errors: { email_formation: "L'adresse e-mail du service formation est invalide" } });
  expect(await readRows(tables[requestsPath])).toHaveLength(1);
});
