import { expect, test } from "vitest";
import type { Results, Series } from "./measure-results.ts";
import { listBuckets } from "./result-periods.ts";
import { sayResults, sayWarning } from "./result-words.ts";

const NOTHING: Series = { now: [0, 0, 0, 0, 0, 0, 0, 0], before: [0, 0, 0, 0, 0, 0, 0, 0], current: 0 };
const comparison = listBuckets("semaines", new Date("2026-11-24T09:12:00.000Z"));

function say(series: Partial<Results["series"]>): string {
  const all = { catalogues: NOTHING, demandes: NOTHING, "rendez-vous": NOTHING, joints: NOTHING, inscrits: NOTHING, ...series };
  return sayResults({ comparison, series: all, rankings: [], campaigns: [] }).replace(/\s/g, " ");
}

const series = (now: number[], before: number, current = 0): Series => ({ now, before: [before, 0, 0, 0, 0, 0, 0, 0], current });

test("« aucune inscription » speaks of the weeks that are shown, and not of all time", () => {
  expect(say({})).toBe(
    "Aucune inscription notée dans les huit dernières semaines, ni dans les huit d’avant. Cette semaine, jusqu’ici : rien encore.",
  );
  expect(say({ inscrits: { ...NOTHING, current: 1 } })).toContain("Cette semaine, jusqu’ici : 1 inscrit.");
  expect(say({ inscrits: series([0, 0, 0, 0, 0, 0, 0, 0], 4) })).toContain("Aucun inscrit, contre 4 dans les huit semaines d’avant.");
});

test("what is said to be more or less is so by the totals beside it, and small changes are not said", () => {
  const words = say({ demandes: series([5, 5, 5, 5, 5, 5, 5, 5], 30), catalogues: series([1, 1, 1, 1, 1, 1, 1, 1], 20) });
  expect(words).toContain("Plus de demandes (40, contre 30), moins de catalogues (8, contre 20).");
  expect(say({ demandes: series([5, 5, 5, 5, 5, 5, 5, 5], 38) })).not.toMatch(/[Pp]lus|[Mm]oins/);
  expect(say({ demandes: series([0, 0, 0, 0, 0, 0, 1, 1], 0) })).not.toMatch(/[Pp]lus|[Mm]oins/);
});

test("a figure rises or falls for as many weeks as its last figures show", () => {
  expect(say({ demandes: series([9, 9, 9, 9, 9, 2, 4, 7], 55) })).toContain("Les demandes montent depuis deux semaines (2, 4, 7).");
  // Lower on the whole than at the beginning, and yet not falling.
  expect(say({ demandes: series([9, 9, 9, 9, 2, 2, 2, 8], 50) })).not.toMatch(/montent|baissent/);
  expect(say({ catalogues: series([0, 0, 0, 0, 9, 5, 3, 1], 18) })).toContain(
    "Les catalogues baissent depuis trois semaines (9, 5, 3, 1).",
  );
});

test("August is named when only one of the two periods has days of it", () => {
  const at = (name: "semaines" | "6-mois" | "12-mois", day: string) => sayWarning(listBuckets(name, new Date(`${day}T10:00:00.000Z`)));
  expect(at("semaines", "2026-11-24")).toContain("La période d’avant comprend des jours d’août");
  expect(at("semaines", "2026-09-15")).toContain("Cette période comprend des jours d’août");
  // The last month before is July, which ends where August begins.
  expect(at("6-mois", "2027-02-10")).toContain("Cette période comprend des jours d’août");
  expect(at("12-mois", "2026-11-24")).toBeNull();
});
