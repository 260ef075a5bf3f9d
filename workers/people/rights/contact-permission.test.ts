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

function describe(sent: PersonRecord["sent"]): PersonRecord {
  return { ...fieldsAsSent(sent), table: sent.table, id: sent.id, reference: "", sent, entries: [], isSetAside: sent.suspect === "trap" };
}
const request = describe({ table: "callback_requests", ...makeRequest({ created_at: "2026-11-02T10:00:00.000Z" }) });
const again = describe({ table: "callback_requests", ...makeRequest({ created_at: ASKED_AGAIN_AT }) });
const leadOf = (fields: Partial<CatalogueDownload> = {}) =>
  describe({
    table: "catalogue_downloads",
    ...makeLead({ created_at: ASKED_AGAIN_AT, consent_phone: true, consent_email: true, ...fields }),
  });

let count = 0;
function entry(fields: Partial<Entry>): Entry {
  const of = { record_table: "callback_requests", record_id: request.id, id: `e${count++}`, author: "Nadia" } as const;
  const nothing = { status: null, call_at: null, channel: null, field: null, value: null, undoes: null, note: null };
  return { ...of, ...nothing, kind: "note", at: REACHED_AT, ...fields };
}
const refusal = (fields: Partial<Entry> = {}) => entry({ kind: "refusal", channel: "telephone", at: REFUSED_AT, ...fields });
const outcome = (status: Entry["status"], at = REACHED_AT) => entry({ kind: "outcome", status, at });

const stand = (records: PersonRecord[], entries: Entry[], channel: "telephone" | "email" = "telephone", now = NOW) =>
  findStanding(channel, records, activeEntries(entries), [], now);

test("a consent after a refusal, which anybody can post, must be confirmed: it keeps the day of the refusal", () => {
  expect(stand([again, request], [refusal()])).toEqual({ state: "unsure", at: REFUSED_AT });
  expect(stand([leadOf(), request], [refusal({ channel: "email" })], "email")).toEqual({ state: "unsure", at: REFUSED_AT });
  expect(stand([request], [refusal()])).toEqual({ state: "refused", at: REFUSED_AT });
});

test("an adviser's entry decides: lifted, agreed, refused again, or reached", () => {
  for (const kind of ["lifting", "agreement"] as const)
    expect(stand([again, request], [refusal(), entry({ kind, channel: "telephone" })]).state).toBe("accepted");
  expect(stand([again, request], [refusal(), refusal({ at: REACHED_AT })])).toEqual({ state: "refused", at: REACHED_AT });
  for (const status of ["joint", "inscrit"] as const) expect(stand([again, request], [refusal(), outcome(status)]).state).toBe("accepted");
});

test("an entry before the new consent, without reaching the person, or undone decides nothing", () => {
  expect(stand([again, request], [refusal(), outcome("joint", "2026-11-15T10:00:00.000Z")]).state).toBe("unsure");
  for (const status of ["a-rappeler", "sans-suite", null] as const)
    expect(stand([again, request], [refusal(), outcome(status)]).state).toBe("unsure");
  expect(stand([leadOf(), request], [refusal({ channel: "email" }), outcome("joint")], "email").state).toBe("unsure");
  const joint = outcome("joint");
  expect(stand([again, request], [refusal(), joint, entry({ kind: "undo", undoes: joint.id })]).state).toBe("unsure");
});

test("no outcome, unticked box or robot lifts a refusal", () => {
  expect(stand([request], [refusal(), outcome("joint")]).state).toBe("refused");
  for (const fields of [{ consent_phone: false }, { suspect: "trap" }] as const)
    expect(stand([leadOf(fields), request], [refusal()]).state).toBe("refused");
});

test("lifting a refusal is no consent, an agreement by telephone is one, until a later refusal", () => {
  const unticked = [leadOf({ consent_phone: false })];
  const lifted = entry({ kind: "lifting", channel: "telephone" });
  const agreed = entry({ kind: "agreement", channel: "telephone", note: "oui" });
  expect(stand(unticked, [refusal(), lifted])).toEqual({ state: "never", at: null });
  expect(stand(unticked, [refusal(), agreed])).toEqual({ state: "accepted", at: REACHED_AT, agreement: agreed });
  expect(stand(unticked, [agreed, refusal({ at: NOW.toISOString() })]).state).toBe("refused");
});

test("an acceptance expires three years after the last contact that came from the person", () => {
  const later = new Date("2029-11-24T10:00:00.000Z");
  expect(stand([request], [], "telephone", later)).toEqual({ state: "expired", at: "2026-11-02T10:00:00.000Z" });
  expect(stand([request], [outcome("joint", "2026-11-25T10:00:00.000Z")], "telephone", later).state).toBe("accepted");
  expect(stand([request], [outcome("pas-de-reponse", "2026-11-25T10:00:00.000Z")], "telephone", later).state).toBe("expired");
});

test("a refusal of deleted records counts as any other", () => {
  const opposed = [{ hash: "h", channel: "telephone" as const, refused_at: REFUSED_AT, kept_since: REFUSED_AT }];
  expect(findStanding("telephone", [again], [], opposed, NOW)).toEqual({ state: "unsure", at: REFUSED_AT, isOpposition: true });
  expect(findStanding("telephone", [request], [], opposed, NOW)).toEqual({ state: "refused", at: REFUSED_AT, isOpposition: true });
  expect(findStanding("email", [leadOf()], [], opposed, NOW).state).toBe("accepted");
});
