import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { seedRequest } from "#tests/operator/seed-people.ts";
import type { Stores } from "../stores/stores.ts";
import { readCsv, writeCsv } from "./csv.ts";

const NOW = new Date("2026-11-24T10:00:00.000Z");
const folder = mkdtempSync(path.join(tmpdir(), "import-"));
const FILE = path.join(folder, "export.csv");

let stores: Stores;

beforeEach(async () => {
  stores = openMemoryStores();
  await seedRequest(stores, { prenom: "Zoé", nom: "Martin", telephone: "06 12 34 56 78" });
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(line: string, now = NOW, circumstances: Parameters<typeof runCommand>[3] = {}) {
  return runCommand(stores, line, now, circumstances);
}

async function exportRows(): Promise<Record<string, string>[]> {
  return readCsv((await run("export --table rappels --out -")).answer);
}

function writeRows(rows: Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  return writeCsv(
    names,
    rows.map((row) => names.map((name) => ({ safe: row[name] ?? "" }))),
  );
}

async function edit(cells: Record<string, string>, circumstances: Parameters<typeof runCommand>[3] = {}) {
  writeFileSync(FILE, writeRows((await exportRows()).map((row) => ({ ...row, ...cells }))));
  return run(`import ${FILE}`, NOW, circumstances);
}

test("« note » and « rappeler_le » are taken with the follow-up, as a French spreadsheet writes them", async () => {
  expect((await edit({ suivi: "À rappeler", rappeler_le: "25/11/2026 14:30", note: "préfère l’après-midi" })).answer).toContain(
    "nouveau → à rappeler, note",
  );
  expect((await exportRows())[0]).toMatchObject({ suivi: "à rappeler", rappeler_le: "2026-11-25 14:30", note: "préfère l’après-midi" });

  await edit({ rappeler_le: "2026-11-26 09:00" });
  expect((await exportRows())[0]).toMatchObject({ suivi: "à rappeler", rappeler_le: "2026-11-26 09:00", note: "préfère l’après-midi" });
  await edit({ note: "" });
  expect((await exportRows())[0]).toMatchObject({ suivi: "à rappeler", note: "" });
  expect((await edit({})).answer).toBe("0 suivi mis à jour.");
});

test.each([
  [{ suivi: "à rappeler", rappeler_le: "demain" }, "n'est pas un moment"],
  [{ suivi: "à rappeler", rappeler_le: "2026-11-20 09:00" }, "est passé"],
  [{ suivi: "joint", rappeler_le: "2026-11-26 09:00" }, "va avec le suivi « à rappeler »"],
])("a moment that cannot be is named with its line, and nothing is changed: %o", async (cells, words) => {
  await expect(edit(cells)).rejects.toThrow(words);
  expect((await exportRows())[0]).toMatchObject({ suivi: "nouveau", rappeler_le: "" });
});

test("a column that was edited and is not taken is named, with its lines; what a spreadsheet rewrites by itself is no edit", async () => {
  const { notes } = await edit({ telephone: "07 00 00 00 01", suivi: "joint" });
  expect(notes).toContain(
    "La colonne « telephone » a été modifiée (1 ligne : 2) : elle n'est pas reprise. Sont repris : suivi, note, rappeler_le.",
  );
  expect((await exportRows())[0]).toMatchObject({ suivi: "joint", telephone: "06 12 34 56 78" });

  const rewritten = await edit({ telephone: "612345678", jour: "24/11/2026", recu_le: "23/11/2026 09:14", ne_pas_appeler: "NON" });
  expect(rewritten.notes).toBe("");
});

test("more than ten people are changed only after a yes", async () => {
  for (let index = 0; index < 10; index++)
    await seedRequest(stores, { prenom: "Ana", nom: `Sol${"abcdefghij"[index]}`, telephone: `07 00 00 00 0${index}` });
  await expect(edit({ suivi: "joint" }, { typed: "non" })).rejects.toThrow("Rien n'a été changé.");
  expect((await exportRows()).every(({ suivi }) => suivi === "nouveau")).toBe(true);

  const { answer, notes } = await edit({ suivi: "joint" }, { typed: "oui" });
  expect(notes).toContain("11 personnes vont changer.");
  expect(answer).toContain("11 suivis mis à jour.");
});

test("two changes within one minute are told apart, and so is a note", async () => {
  const at = (second: string) => new Date(`2026-11-24T09:00:${second}.000Z`);
  const [row] = await exportRows();
  await run(`status a-rappeler ${row?.reference}`, at("05"), { author: "Inès" });
  const [seen = {}] = await exportRows();
  expect(seen.suivi_le).toBe("2026-11-24 10:00:05");
  await run(`status joint ${row?.reference}`, at("40"), { author: "Inès" });

  const edited: Record<string, string> = { ...seen, suivi: "sans suite" };
  const { suivi_id: _, ...shortened } = edited;
  for (const line of [edited, shortened]) {
    writeFileSync(FILE, writeRows([line]));
    const { answer, notes } = await run(`import ${FILE}`);
    expect(answer).toBe("0 suivi mis à jour.");
    expect(notes).toMatch(
      /ligne 2 : Zoé Martin \(CIM-.*\) est passé à « joint » \(Inès, 2026-11-24 10:00\) ; « sans suite » n'a pas été appliqué\./,
    );
  }
});

test.each([
  ["UTF-16 with tabulators", (text: string) => Buffer.from(`\uFEFF${text.replaceAll(";", "\t")}`, "utf16le")],
  ["windows-1252", (text: string) => Buffer.from(text, "latin1")],
  ["UTF-8 with commas", (text: string) => Buffer.from(text.replaceAll(";", ","), "utf8")],
])("a file in %s is read", async (_, encode) => {
  const [row] = await exportRows();
  writeFileSync(FILE, encode(`id;suivi;suivi_id;note\r\n${row?.id};à rappeler;;à l'été\r\n`));
  expect((await run(`import ${FILE}`)).answer).toContain("1 suivi mis à jour.");
  expect((await exportRows())[0]).toMatchObject({ suivi: "à rappeler", note: "à l'été" });
});

test.each([
  [[0x50, 0x4b, 0x03, 0x04, 0x14], ".xlsx"],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1], ".xls"],
])("a workbook is named as such, with what to do", async (bytes, name) => {
  writeFileSync(FILE, Buffer.from(bytes));
  await expect(run(`import ${FILE}`)).rejects.toThrow(name);
  await expect(run(`import ${FILE}`)).rejects.toThrow("enregistrez-le en « CSV UTF-8 »");
});

test("« ne plus appeler » in a file, of somebody who asked for a call since, is left to an adviser", async () => {
  await run("refuse appels --telephone 0612345678", new Date("2026-11-24T09:00:00.000Z"));
  writeFileSync(FILE, writeRows(await exportRows()));
  await seedRequest(stores, { prenom: "Zoé", nom: "Martin", telephone: "06 12 34 56 78", created_at: "2026-11-24T09:30:00.000Z" });
  const { answer, notes } = await run(`import ${FILE}`);
  expect(answer).toBe("0 suivi mis à jour.");
  expect(notes).toContain("« ne plus appeler » n'a pas été appliqué");
});
