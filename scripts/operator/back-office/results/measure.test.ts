import { expect, test } from "vitest";
import type { RequestFact } from "#workers/db/results.ts";
import { measure } from "./measure.ts";
import { listBuckets } from "./periods.ts";

const NOW = new Date("2026-11-24T09:12:00.000Z");

function request(fields: Partial<RequestFact>): RequestFact {
  return {
    at: "2026-11-18T09:00:00.000Z",
    page: "/ma-selection",
    source: "selection_cta",
    profession: "infirmiers",
    programme: null,
    reference: null,
    selection: null,
    campaign: null,
    origin: null,
    ...fields,
  };
}

function rankProgrammes(requests: RequestFact[]) {
  const { rankings } = measure({ catalogues: [], requests, bookings: [], outcomes: [] }, listBuckets("semaines", NOW));
  return rankings.find(({ by }) => by === "par programme")?.rows.map(({ label, now }) => [label, now]);
}

test("a request that joins a selection counts for each of its programmes, and for each once", () => {
  expect(rankProgrammes([request({ selection: "9A0X2425009.9A0X2425018" }), request({ reference: "9A0X2425009" }), request({})])).toEqual([
    ["Douleur", 2],
    ["Iatrogénie médicamenteuse", 1],
    ["Sans programme", 1],
  ]);
});
