import { expect, test } from "vitest";
import { makeLead, makeRequest } from "#tests/worker/make-records.ts";
import type { ContactRefusal, FollowUpEntry } from "#workers/db/schema.ts";
import { findStanding, type SentRecord } from "./contact-standing.ts";
import { UNDOING } from "./entries.ts";

const NOW = new Date("2026-11-24T10:00:00.000Z");
const REFUSED_AT = "2026-11-10T10:00:00.000Z";
const ASKED_AGAIN_AT = "2026-11-20T10:00:00.000Z";
const REACHED_AT = "2026-11-23T10:00:00.000Z";

const request: SentRecord = { table: "callback_requests", ...makeRequest({ created_at: "2026-11-02T10:00:00.000Z" }) };
const again: SentRecord = { table: "callback_requests", ...makeRequest({ created_at: ASKED_AGAIN_AT }) };
const lead: SentRecord = {
  table: "catalogue_downloads",
  ...makeLead({ created_at: ASKED_AGAIN_AT, consent_phone: true, consent_email: true }),
};

function refusal(fields: Partial<ContactRefusal> = {}): ContactRefusal {
  const of = { record_table: "callback_requests", record_id: request.id, id: "r", author: "Nadia", note: null } as const;
  return { ...of, at: REFUSED_AT, channel: "telephone", is_refused: true, ...fields };
}

function outcome(status: FollowUpEntry["status"], at: string): FollowUpEntry {
  return { record_table: "callback_requests", record_id: again.id, id: "f", author: "Nadia", at, status, call_at: null, note: null };
}

/** The standing on the channel that was refused. */
function stand(records: SentRecord[], refusals: [ContactRefusal, ...ContactRefusal[]], followUps: FollowUpEntry[] = []) {
  return findStanding(refusals[0].channel, records, refusals, followUps, NOW);
}

test("a consent after a refusal, which anybody can post, lifts nothing: the person is to be confirmed, with the day of the refusal", () => {
  expect(stand([again, request], [refusal()])).toEqual({ state: "unsure", at: REFUSED_AT });
  expect(stand([lead, request], [refusal({ channel: "email" })])).toEqual({ state: "unsure", at: REFUSED_AT });
  expect(stand([request], [refusal()])).toEqual({ state: "refused", at: REFUSED_AT });
});

test("an adviser's word settles it: lifted, refused again, or the person was reached", () => {
  const word = (is_refused: boolean) => refusal({ id: "s", at: REACHED_AT, is_refused });
  expect(stand([again, request], [refusal(), word(false)]).state).toBe("accepted");
  expect(stand([again, request], [refusal(), word(true)])).toEqual({ state: "refused", at: REACHED_AT });
  for (const status of ["joint", "inscrit"] as const)
    expect(stand([again, request], [refusal()], [outcome(status, REACHED_AT)]).state).toBe("accepted");
});

test("what was noted before the new consent, or without reaching anybody, settles nothing", () => {
  expect(stand([again, request], [refusal()], [outcome("joint", "2026-11-15T10:00:00.000Z")]).state).toBe("unsure");
  for (const status of ["a-rappeler", "sans-suite", null] as const)
    expect(stand([again, request], [refusal()], [outcome(status, REACHED_AT)]).state).toBe("unsure");
  expect(stand([lead, request], [refusal({ channel: "email" })], [outcome("joint", REACHED_AT)]).state).toBe("unsure");
});

test("no outcome lifts a refusal, nor does an unticked box or what fell into the honeypot", () => {
  expect(stand([request], [refusal()], [outcome("joint", REACHED_AT)]).state).toBe("refused");
  for (const fields of [{ consent_phone: false }, { suspect: "trap" }] as const)
    expect(stand([{ ...lead, ...fields }, request], [refusal()]).state).toBe("refused");
});

test("lifting a refusal is no consent", () => {
  const lifted = refusal({ id: "s", at: REACHED_AT, is_refused: false });
  expect(stand([{ ...lead, consent_phone: false }], [refusal(), lifted])).toEqual({ state: "never", at: null });
});

test("a word that was taken back settles nothing either", () => {
  const joint = outcome("joint", REACHED_AT);
  const undone = { ...outcome("nouveau", "2026-11-23T10:01:00.000Z"), id: `${UNDOING}${joint.id}` };
  expect(stand([again, request], [refusal()], [joint, undone]).state).toBe("unsure");
});
