import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { decideAs } from "#tests/operator/decide.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { query } from "#tests/operator/query.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { seedRequest } from "#tests/operator/seed-people.ts";
import type { Stores } from "../stores/stores.ts";
import { readCsv, writeCsv } from "./csv.ts";

const NOW = new Date("2026-11-24T10:00:00.000Z");
const folder = mkdtempSync(path.join(tmpdir(), "import-"));
const FILE = path.join(folder, "export.csv");
const zoe = { prenom: "Zoé", nom: "Martin", telephone: "06 12 34 56 78" };

let stores: Stores;

beforeEach(async () => {
  stores = openMemoryStores();
  await seedRequest(stores, zoe);
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(line: string, now = NOW, circumstances: Parameters<typeof runCommand>[3] = {}) {
  return runCommand(stores, line, now, circumstances);
}

async function exportRows(): Promise<Record<string, string>[]> {
  return readCsv((await run("export --table rappels --out -")).answer);
}

async function edit(cells: Record<string, string>, circumstances: Parameters<typeof runCommand>[3] = {}) {
  const rows = (await exportRows()).map((row) => ({ ...row, ...cells }));
  return sendBack(rows, NOW, circumstances);
}

function sendBack(rows: Record<string, string>[], now = NOW, circumstances: Parameters<typeof runCommand>[3] = {}) {
  const names = Object.keys(rows[0] ?? {});
  writeFileSync(FILE, writeCsv(names, rows, names));
  return run(`import ${FILE}`, now, circumstances);
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

test("more than ten people are changed only after a yes, without whoever is refused meanwhile, who is listed", async () => {
  for (let index = 0; index < 10; index++)
    await seedRequest(stores, { prenom: "Ana", nom: `Sol${"abcdefghij"[index]}`, telephone: `07 00 00 00 0${index}` });
  await expect(edit({ suivi: "joint" }, { typed: "non" })).rejects.toThrow("Rien n'a été changé.");
  expect((await exportRows()).every(({ suivi }) => suivi === "nouveau")).toBe(true);
  expect(await run(`import ${FILE} --yes`)).toMatchObject({ answer: expect.stringContaining("11 suivis mis à jour."), notes: "" });

  const { answer, notes } = await edit({ suivi: "inscrit" }, { typed: "oui" });
  expect(notes).toContain("11 personnes vont changer.");
  expect(answer).toContain("11 suivis mis à jour.");

  const meanwhile = () => decideAs(stores, NOW, "Inès").refuse("martin", "telephone");
  const refused = await edit({ suivi: "sans suite" }, { typed: "OUI", meanwhile });
  expect(refused.answer).toContain("10 suivis mis à jour.");
  expect(refused.notes).toMatch(/Zoé Martin \(CIM-.*\) est passé à « ne plus appeler » \(Inès/);
  expect((await exportRows()).find(({ nom }) => nom === "Martin")).toMatchObject({ suivi: "ne plus appeler", ne_pas_appeler: "oui" });
  expect(await query(stores, "SELECT status, count(*) AS n FROM follow_up_entries GROUP BY status ORDER BY status")).toEqual([
    { status: "inscrit", n: 11 },
    { status: "joint", n: 11 },
    { status: "sans-suite", n: 10 },
  ]);
});

test("two changes within one minute are told apart, and so is a note", async () => {
  const at = (second: string) => new Date(`2026-11-24T09:00:${second}.000Z`);
  await decideAs(stores, at("05"), "Inès").note("martin", "a-rappeler");
  const [seen = {}] = await exportRows();
  expect(seen.suivi_le).toBe("2026-11-24 10:00:05");
  await decideAs(stores, at("40"), "Inès").note("martin", "joint");

  const edited: Record<string, string> = { ...seen, suivi: "sans suite" };
  const { suivi_id: _, ...shortened } = edited;
  for (const line of [edited, shortened]) {
    const { answer, notes } = await sendBack([line]);
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
])("a file that a French spreadsheet saves in %s, with its own time format, is read, and compared by the minute", async (_, encode) => {
  await decideAs(stores, NOW).note("martin", "joint");
  const [row] = await exportRows();
  writeFileSync(FILE, encode(`id;nom;suivi;suivi_le;note\r\n${row?.id};L'Hôte;à rappeler;24/11/2026 11:00;à l'été\r\n`));
  expect((await run(`import ${FILE}`)).answer).toMatch(/^1 suivi mis à jour\.\n.*joint → à rappeler/);
  expect((await exportRows())[0]).toMatchObject({ suivi: "à rappeler", note: "à l'été" });
});

test("« ne plus appeler » in a file, of somebody who asked for a call since, is left to an adviser", async () => {
  await decideAs(stores, new Date("2026-11-24T09:00:00.000Z")).refuse("martin", "telephone");
  const rows = await exportRows();
  await seedRequest(stores, { ...zoe, created_at: "2026-11-24T09:30:00.000Z" });
  const { answer, notes } = await sendBack(rows);
  expect(answer).toBe("0 suivi mis à jour.");
  expect(notes).toContain("« ne plus appeler » n'a pas été appliqué");
});

test("of a file that comes back only what was changed in it is applied; what somebody else changed since is listed, and left", async () => {
  await seedRequest(stores, { prenom: "Paul", nom: "Petit", telephone: "07 00 00 00 01" });
  const rows = await exportRows();
  await decideAs(stores, new Date("2026-11-24T11:00:00.000Z"), "Inès").note("petit", "joint");

  // The line of Paul was not touched: it is older than what Inès noted, and changes nothing.
  const first = await sendBack(rows.map((row) => (row.nom === "Martin" ? { ...row, suivi: "À rappeler" } : row)));
  expect(first).toEqual({
    answer: expect.stringMatching(/^1 suivi mis à jour\.\n {2}Zoé Martin \(CIM-.*\) : nouveau → à rappeler$/),
    notes: "",
  });

  const { notes } = await sendBack(rows.map((row) => (row.nom === "Petit" ? { ...row, suivi: "sans suite" } : row)));
  const line = rows.findIndex(({ nom }) => nom === "Petit") + 2;
  expect(notes).toMatch(
    new RegExp(
      `ligne ${line} : Paul Petit \\(CIM-.*\\) est passé à « joint » \\(Inès, 2026-11-24 12:00\\) ; « sans suite » n'a pas été appliqué\\.`,
    ),
  );
  expect((await exportRows()).map(({ suivi }) => suivi).sort()).toEqual(["joint", "à rappeler"]);
});

test("an export of before a refusal, sent back, leaves the refusal alone", async () => {
  const before = await exportRows();
  await decideAs(stores, new Date("2026-11-24T11:00:00.000Z")).refuse("martin", "telephone");
  const after = await exportRows();

  await sendBack(before);
  await sendBack(after.map((row) => ({ ...row, suivi: "nouveau" })));
  await sendBack(
    after.map((row) => ({ ...row, suivi: "joint" })),
    new Date("2026-11-24T12:00:00.000Z"),
  );
  expect((await exportRows())[0]).toMatchObject({ ne_pas_appeler: "oui", motif: "à sa demande" });

  // A new consent; the old file still says « ne plus appeler », as it did when it was written.
  await seedRequest(stores, { ...zoe, created_at: "2026-11-24T13:00:00.000Z" });
  await decideAs(stores, new Date("2026-11-24T13:30:00.000Z")).refuse("martin", "telephone", false);
  await sendBack(after, new Date("2026-11-24T14:00:00.000Z"));
  expect((await exportRows())[0]).toMatchObject({ ne_pas_appeler: "non" });
});

test.each<[what: string, file: Buffer | string | null, words: RegExp]>([
  ["that is not there", null, /^Le fichier « .*export\.csv » n'existe pas\./],
  ["that is no export", "a;b\r\n1;2\r\n", /n'a pas les colonnes/],
  ["with an unknown status", "id;suivi;suivi_id\r\nID;joint;\r\nID;perdu;\r\n", /^Ligne 3 : .*perdu.*Rien n'a été changé\.$/s],
  ["of Excel", Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14]), /\.xlsx.*enregistrez-le en « CSV UTF-8 »/s],
  ["of an old Excel", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /\.xls\b.*enregistrez-le en « CSV UTF-8 »/s],
])("a file %s is refused in French with what to do, and changes nothing", async (_, file, words) => {
  const [row] = await exportRows();
  rmSync(FILE, { force: true });
  if (file !== null) writeFileSync(FILE, typeof file === "string" ? file.replaceAll("ID", row?.id ?? "") : file);
  await expect(run(`import ${FILE}`)).rejects.toThrow(words);
  expect((await exportRows())[0]).toMatchObject({ suivi: "nouveau" });
});
