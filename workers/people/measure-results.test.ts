import { expect, test } from "vitest";
import { iatrogenicHarm, pain } from "#tests/references.ts";
import type { OutcomeFact, SentFact, VisitFact } from "#workers/db/results.ts";
import { measure } from "./measure-results.ts";
import { listBuckets } from "./result-periods.ts";

const NOW = new Date("2026-11-24T09:12:00.000Z");

function request(fields: Partial<SentFact>): SentFact {
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
    medium: null,
    ...fields,
  };
}

const comparison = listBuckets("semaines", NOW);

test("a request that joins a selection counts for each of its programmes, and for each once", () => {
  const requests = [request({ selection: `${pain.PI}.${iatrogenicHarm.EPP}` }), request({ reference: pain.PI }), request({})];
  const { rankings } = measure({ catalogues: [], requests, bookings: [], outcomes: [] }, comparison);
  expect(rankings.find(({ by }) => by === "par programme")?.rows.map(({ label, now }) => [label, now])).toEqual([
    ["Douleur", 2],
    ["Iatrogénie médicamenteuse", 1],
    ["Sans programme", 1],
  ]);
});

const visit = (at: string, campaign: string | null = null, origin: string | null = null): VisitFact => ({ at, campaign, origin });
const outcome = (fields: Partial<OutcomeFact>): OutcomeFact => ({
  record: "r",
  id: "e",
  at: "2026-11-18T09:00:00.000Z",
  status: "inscrit",
  campaign: null,
  origin: null,
  ...fields,
});

test("the week that is not over stands beside the eight before it, and counts in none of them", () => {
  const { series } = measure(
    {
      catalogues: [visit("2026-11-24T08:00:00.000Z"), visit("2026-11-22T22:30:00.000Z"), visit("2026-11-22T23:30:00.000Z")],
      requests: [request({ at: "2026-11-23T08:00:00.000Z" })],
      bookings: [],
      outcomes: [outcome({ at: "2026-11-24T08:30:00.000Z" })],
    },
    comparison,
  );

  // Monday begins at 23 o'clock UTC.
  expect(series.catalogues).toEqual({ now: [0, 0, 0, 0, 0, 0, 0, 1], before: [0, 0, 0, 0, 0, 0, 0, 0], current: 2 });
  expect([series.demandes.current, series.joints.current, series.inscrits.current]).toEqual([1, 1, 1]);
  expect(series.demandes.now.concat(series.inscrits.now)).not.toContain(1);
});

test("a campaign has its catalogues, requests, bookings and registrations; a search engine is one, whichever it is", () => {
  const { campaigns } = measure(
    {
      catalogues: [visit("2026-11-18T08:00:00.000Z", "automne"), visit("2026-11-24T08:00:00.000Z", "automne")],
      requests: [request({ campaign: "automne" }), request({ origin: "Bing" }), request({ origin: "google" }), request({})],
      bookings: [visit("2026-11-18T08:00:00.000Z", null, "lettre")],
      // One call settles two records, of which one names its campaign.
      outcomes: [
        outcome({ record: "a" }),
        outcome({ record: "b", campaign: "automne" }),
        outcome({ record: "c", id: "f", status: "joint" }),
      ],
    },
    comparison,
  );

  expect(campaigns.map(({ label, ...figures }) => [label, ...Object.values(figures)])).toEqual([
    ["automne", 1, 1, 0, 1],
    ["Moteur de recherche", 0, 2, 0, 0],
    ["lettre", 0, 0, 1, 0],
    ["Sans campagne", 0, 1, 0, 0],
  ]);
});
