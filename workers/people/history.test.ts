import { expect, test } from "vitest";
import { writeJournal } from "./history.ts";
import { formatReference } from "./reference.ts";

const ID = "aaaaaaaa-0000-4000-8000-000000000000";
const entry = { record_table: "callback_requests", record_id: ID, author: "Nadia", note: null } as const;
const joint = { ...entry, id: "f", at: "2026-11-24T09:00:00.000Z", status: "joint", call_at: null, note: "au calme" } as const;

test("the journal says who did what and when, an entry once, newest first, and names nobody", () => {
  const lines = writeJournal({
    followUps: [
      joint,
      { ...joint, record_id: ID.replace("a", "b") },
      { ...entry, id: "annule-f", at: "2026-11-24T09:01:00.000Z", status: "nouveau", call_at: null },
    ],
    refusals: [
      { ...entry, id: "r", at: "2026-11-24T08:00:00.000Z", channel: "email", is_refused: true },
      { ...entry, id: "o", at: "2026-11-01T08:00:00.000Z", channel: "telephone", is_refused: true, author: "opposition" },
    ],
    corrections: [{ ...entry, id: "c", at: "2026-11-24T07:00:00.000Z", field: "telephone", value: "07 00 00 00 01" }],
    erasures: [{ hash: "h", erased_at: "2026-11-24T06:00:00.000Z", id: "e", kind: "person" }],
  });
  expect(lines.map(({ author, what, records }) => [author, what, records.length])).toEqual([
    ["Nadia", expect.stringMatching(/^annulé\s: nouveau$/), 1],
    ["Nadia", "joint, avec une note", 2],
    ["Nadia", "ne plus écrire", 1],
    ["Nadia", "téléphone corrigé", 1],
    ["", "effacement", 0],
  ]);
  expect(lines[0]?.records[0]?.reference).toBe(formatReference(ID));
  expect(JSON.stringify(lines)).not.toMatch(/07 00|au calme/);
});
