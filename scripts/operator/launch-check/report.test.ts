import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { CliError } from "#scripts/toolbox.ts";
import type { Finding } from "./findings.ts";
import { accept, describeFindings, findAcceptance, listOpen, readAcceptances, writeAcceptances } from "./report.ts";

const group = "Témoignages et intervenants";
const samples: Finding = { id: "temoignages-accueil", severity: "blocking", group, text: "7 témoignages d'exemple" };
const scale: Finding = { id: "bareme-2025", severity: "blocking", group: "Références et montants", text: "barème 2025" };
const calendar: Finding = { id: "calendrier", severity: "toConfirm", group: "Réglages", text: "aucun calendrier" };
const findings = [samples, scale, calendar];

test("an acceptance says who, what and when, and takes the finding off the list", () => {
  const acceptances = accept("Claire Martin : temoignages-accueil, calendrier", findings, [], "2026-11-21");
  expect(acceptances[0]).toMatchObject({ finding: samples.id, by: "Claire Martin", on: "2026-11-21", text: samples.text });
  expect(listOpen(findings, acceptances, "blocking")).toEqual([scale]);
  expect(listOpen(findings, acceptances, "toConfirm")).toEqual([]);
});

test("an acceptance lapses when the finding changes", () => {
  const acceptances = accept("Claire Martin : bareme-2025", findings, [], "2026-11-21");
  expect(findAcceptance(scale, acceptances)).toBeDefined();
  expect(findAcceptance({ ...scale, text: "barème 2025, sont-ils ceux de 2027 ?" }, acceptances)).toBeUndefined();
});

test("a second acceptance of a finding takes the place of the first", () => {
  const first = accept("Claire Martin : calendrier", findings, [], "2026-11-20");
  const second = accept("Paul Petit : calendrier", findings, first, "2026-11-21");
  expect(second.map(({ by }) => by)).toEqual(["Paul Petit"]);
});

test.each(["temoignages-accueil", " : calendrier", "Claire Martin :", "Claire Martin : inconnu", ""])("« %s » accepts nothing", (order) => {
  expect(() => accept(order, findings, [], "2026-11-21")).toThrow(CliError);
});

test("the report groups blocking points, points to confirm and accepted points with who accepted them", () => {
  const report = describeFindings(findings, accept("Claire Martin : bareme-2025", findings, [], "2026-11-21")).replace(/\u00A0/g, " ");
  expect(report).toMatch(/^BLOQUANT : 1\n {2}Témoignages et intervenants\n {4}\[temoignages-accueil\]/);
  expect(report).toContain("À CONFIRMER : 1");
  expect(report).toContain("ACCEPTÉ : 1\n  Références et montants\n    [bareme-2025] barème 2025 (Claire Martin, 21 novembre 2026)");
  expect(report).toContain("1 point bloquant. 1 point à confirmer.");
  expect(describeFindings([], [])).toBe("Rien ne bloque la mise en ligne.");
});

test("acceptances are written and read back", () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "cimes-acceptances-"));
  const file = path.join(folder.path, "acceptances.json");
  expect(readAcceptances(file)).toEqual([]);
  const acceptances = accept("Claire Martin : calendrier", findings, [], "2026-11-21");
  writeAcceptances(acceptances, file);
  expect(readAcceptances(file)).toEqual(acceptances);
});
