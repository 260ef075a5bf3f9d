import { expect, test } from "vitest";
import { makeLead, makeRequest } from "#tests/worker/make-records.ts";
import type { CatalogueDownload, Entry } from "#workers/db/schema.ts";
import { activeEntries, type PersonRecord } from "#workers/people/identity/person.ts";
import { fieldsAsSent } from "#workers/people/identity/person-fields.ts";
import { findStanding } from "./contact-permission.ts";

const NOW = new Date("2026-11-24T10:00:00.000Z");
const REFUSED_AT = "2026-11-10T10:00:00.000Z";
const ASKED_AGAIN_AT = "2026-11-20T10:00:00.000Z";
const REACHED_AT = "2026-11-23T10:00:00.000Z";

function makeRecord(sent: PersonRecord["sent"]): PersonRecord {
  return { ...fieldsAsSent(sent), table: sent.table, id: sent.id, reference: "", sent, entries: [], isSetAside: sent.suspect === "trap" };
}
const request = makeRecord({ table: "callback_requests", ...makeRequest({ created_at: "2026-11-02T10:00:00.000Z" }) });
const again = makeRecord({ table: "callback_requests", ...makeRequest({ created_at: ASKED_AGAIN_AT }) });
const leadOf = (fields: Partial<CatalogueDownload> = {}) =>
  makeRecord({
    table: "catalogue_downloads",
    ...makeLead({ created_at: ASKED_AGAIN_AT, consent_phone: true, consent_email: true, ...fields }),
  });

let count = 0;
function entry(fields: Partial<Entry>): Entry {
  const of = { record_table: "callback_requests", record_id: request.id, id: `e${count++}`, author: "Nadia" } as const;
  const nothing = { status: null, call_at: null, channel: null, corrections: null, undoes: null, note: null };
  return { ...of, ...nothing, kind: "note", at: REACHED_AT, ...fields };
}
const refusal = (fields: Partial<Entry> = {}) => entry({ kind: "refusal", channel: "telephone", at: REFUSED_AT, ...fields });
const outcome = (status: Entry["status"], at = REACHED_AT) => entry({ kind: "outcome", status, at });

const permissionOf = (records: PersonRecord[], entries: Entry[], channel: "telephone" | "email" = "telephone", now = NOW) =>
  findStanding(channel, records, activeEntries(entries), [], now);

test("a consent posted after a refusal must be confirmed, and keeps the day of the refusal", () => {
  expect(permissionOf([again, request], [refusal()])).toEqual({ state: "unsure", at: REFUSED_AT });
  expect(permissionOf([leadOf(), request], [refusal({ channel: "email" })], "email")).toEqual({ state: "unsure", at: REFUSED_AT });
  expect(permissionOf([request], [refusal()])).toEqual({ state: "refused", at: REFUSED_AT });
});

test("an adviser's entry decides: lifted, agreed, refused again, or reached", () => {
  for (const kind of ["lifting", "agreement"] as const)
    expect(permissionOf([again, request], [refusal(), entry({ kind, channel: "telephone" })]).state).toBe("accepted");
  expect(permissionOf([again, request], [refusal(), refusal({ at: REACHED_AT })])).toEqual({ state: "refused", at: REACHED_AT });
  for (const status of ["joint", "inscrit"] as const)
    expect(permissionOf([again, request], [refusal(), outcome(status)]).state).toBe("accepted");
});

test("an entry from before the new consent, without contact, or undone decides nothing", () => {
  expect(permissionOf([again, request], [refusal(), outcome("joint", "2026-11-15T10:00:00.000Z")]).state).toBe("unsure");
  for (const status of ["a-rappeler", "sans-suite", null] as const)
    expect(permissionOf([again, request], [refusal(), outcome(status)]).state).toBe("unsure");
  expect(permissionOf([leadOf(), request], [refusal({ channel: "email" }), outcome("joint")], "email").state).toBe("unsure");
  const joint = outcome("joint");
  expect(permissionOf([again, request], [refusal(), joint, entry({ kind: "undo", undoes: joint.id })]).state).toBe("unsure");
});

test("no outcome, unticked box or robot lifts a refusal", () => {
  expect(permissionOf([request], [refusal(), outcome("joint")]).state).toBe("refused");
  for (const fields of [{ consent_phone: false }, { suspect: "trap" }] as const)
    expect(permissionOf([leadOf(fields), request], [refusal()]).state).toBe("refused");
});

test("lifting a refusal isn't a consent; an agreement by telephone is one, until a later refusal", () => {
  const unticked = [leadOf({ consent_phone: false })];
  const lifted = entry({ kind: "lifting", channel: "telephone" });
  const agreed = entry({ kind: "agreement", channel: "telephone", note: "oui" });
  expect(permissionOf(unticked, [refusal(), lifted])).toEqual({ state: "never", at: null });
  expect(permissionOf(unticked, [refusal(), agreed])).toEqual({ state: "accepted", at: REACHED_AT });
  expect(permissionOf(unticked, [agreed, refusal({ at: NOW.toISOString() })]).state).toBe("refused");
});

test("an acceptance expires three years after the person's last contact", () => {
  const later = new Date("2029-11-24T10:00:00.000Z");
  expect(permissionOf([request], [], "telephone", later)).toEqual({ state: "expired", at: "2026-11-02T10:00:00.000Z" });
  expect(permissionOf([request], [outcome("joint", "2026-11-25T10:00:00.000Z")], "telephone", later).state).toBe("accepted");
  expect(permissionOf([request], [outcome("pas-de-reponse", "2026-11-25T10:00:00.000Z")], "telephone", later).state).toBe("expired");
});

test("a refusal from deleted records counts like any other", () => {
  const opposed = [{ hash: "h", channel: "telephone" as const, refused_at: REFUSED_AT, kept_since: REFUSED_AT }];
  expect(findStanding("telephone", [again], [], opposed, NOW)).toEqual({ state: "unsure", at: REFUSED_AT, isOpposition: true });
  expect(findStanding("telephone", [request], [], opposed, NOW)).toEqual({ state: "refused", at: REFUSED_AT, isOpposition: true });
  expect(findStanding("email", [leadOf()], [], opposed, NOW).state).toBe("accepted");
});
