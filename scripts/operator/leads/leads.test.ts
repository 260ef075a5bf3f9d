import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { monthsBefore } from "#app/content/dated.ts";
import { privacyRules } from "#app/content/legal/constants.ts";
import { formatReference } from "#people/reference.ts";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { query } from "#tests/operator/query.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { TABLE_NAMES } from "#workers/db/table-counts.ts";
import type { Stores } from "../stores/stores.ts";
import { readCsv, writeCsv } from "./csv.ts";
import { EXPORT_FOLDER } from "./private-files.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const FILE = path.join(EXPORT_FOLDER, "essai-des-tests.csv");

let stores: Stores;

beforeEach(() => {
  stores = openMemoryStores();
});

afterAll(() => rmSync(FILE, { force: true }));

function run(line: string, now = NOW, circumstances: Parameters<typeof runCommand>[3] = {}) {
  return runCommand(stores, line, now, circumstances);
}

function referenceOf(id: string): string {
  return formatReference(`${id}-0000-4000-8000-000000000000`);
}

async function insert(table: string, record: Record<string, string | number | null>): Promise<void> {
  const names = Object.keys(record);
  const values = names.map((name) => `json_extract(?1, '$.${name}')`);
  await query(stores, `INSERT INTO ${table} (${names.join(", ")}) SELECT ${values.join(", ")}`, JSON.stringify(record));
}

function lead(id: string, fields: Record<string, string | number | null> = {}) {
  return insert("catalogue_downloads", {
    id: `${id}-0000-4000-8000-000000000000`,
    created_at: "2026-11-20T08:30:00.000Z",
    nom: "Martin",
    prenom: "Zoé",
    email: "zoe@exemple.fr",
    telephone: "06 12 34 56 78",
    catalogue_type: "infirmiers",
    source_page: "/formations",
    consent_phone: 1,
    consent_email: 0,
    consent_text_version: "2026-11",
    consent_at: "2026-11-20T08:30:00.000Z",
    ...fields,
  });
}

function callback(id: string, fields: Record<string, string | number | null> = {}) {
  return insert("callback_requests", {
    id: `${id}-0000-4000-8000-000000000000`,
    created_at: "2026-11-20T09:00:00.000Z",
    prenom: "Zoé",
    nom: "Martin",
    telephone: "+33612345678",
    profession: "infirmiers",
    jour: "2026-11-24",
    creneau: "matin",
    programme: "nurse-pain",
    format_reference: "9A0X2425024",
    source_page: "/contact",
    source_type: "contact_page_cta",
    consent_text_version: "2026-11",
    consent_at: "2026-11-20T09:00:00.000Z",
    ...fields,
  });
}

async function exportCsv(options = "", now = NOW): Promise<Record<string, string>[]> {
  return readCsv((await run(`export --out - ${options}`.trim(), now)).answer);
}

/** Sends an export back, with the cells of a spreadsheet. */
async function sendBack(rows: Record<string, string>[], now = NOW, author = "Nadia") {
  mkdirSync(EXPORT_FOLDER, { recursive: true });
  const names = Object.keys(rows[0] ?? {});
  writeFileSync(
    FILE,
    writeCsv(
      names,
      rows.map((row) => names.map((name) => row[name] ?? "")),
    ),
  );
  return run(`import ${FILE}`, now, { author });
}

test("the export has one row per lead, newest first, in Paris time, with the telephone as typed and as dialled, consent and origin", async () => {
  await lead("aaaaaaaa");
  await lead("bbbbbbbb", {
    created_at: "2026-11-20T23:30:00.000Z",
    email: "b@exemple.fr",
    consent_phone: 0,
    consent_at: null,
    utm_source: "lettre",
    suspect: "too-fast",
  });

  const [newest, oldest] = await exportCsv();

  expect(newest).toEqual({
    id: "bbbbbbbb-0000-4000-8000-000000000000",
    reference: referenceOf("bbbbbbbb"),
    recu_le: "2026-11-21 00:30",
    personne: referenceOf("aaaaaaaa"),
    prenom: "Zoé",
    nom: "Martin",
    email: "b@exemple.fr",
    telephone: "06 12 34 56 78",
    telephone_international: "+33 6 12 34 56 78",
    profession: "infirmiers",
    consentement_telephone: "non",
    consentement_email: "non",
    consentement_le: "",
    consentement_version: "2026-11",
    ne_pas_appeler: "non",
    motif: "",
    ne_pas_ecrire: "oui",
    motif_email: "sans consentement",
    suivi: "nouveau",
    suivi_le: "",
    suivi_id: "",
    suivi_par: "",
    rappeler_le: "",
    note: "",
    page: "/formations",
    utm_source: "lettre",
    utm_medium: "",
    utm_campaign: "",
    doute: "formulaire rempli trop vite",
  });
  expect(oldest).toMatchObject({ consentement_telephone: "oui", ne_pas_appeler: "non", motif: "" });
});

test("a name that begins like a formula stays text in the CSV and as it is in the JSON", async () => {
  await lead("aaaaaaaa", { nom: '=HYPERLINK("https://mechant.test")' });

  expect((await exportCsv())[0]?.nom).toBe(`'=HYPERLINK("https://mechant.test")`);
  const { answer } = await run("export --format json --out -");
  expect(JSON.parse(answer)).toEqual([expect.objectContaining({ nom: '=HYPERLINK("https://mechant.test")' })]);
});

test("the export takes the days asked for, in Paris, and the profession asked for", async () => {
  await lead("aaaaaaaa", { created_at: "2026-10-31T22:59:59.999Z" });
  await lead("bbbbbbbb", { created_at: "2026-10-31T23:00:00.000Z" });
  await lead("cccccccc", { created_at: "2026-11-10T12:00:00.000Z", catalogue_type: "generalistes" });

  expect((await exportCsv("--since 2026-11-01")).map(({ id }) => id?.slice(0, 2))).toEqual(["cc", "bb"]);
  expect((await exportCsv("--since 2026-11-01 --type generalistes")).map(({ id }) => id?.slice(0, 2))).toEqual(["cc"]);
  expect((await exportCsv("--until 2026-11-01")).map(({ id }) => id?.slice(0, 2))).toEqual(["aa"]);
});

test("callback requests and bookings are exported with columns of their own", async () => {
  await callback("aaaaaaaa", { statut: "salarie", selection: "9A0X2425009.9A0X2425021" });
  await insert("calendly_bookings", {
    id: "b",
    created_at: "2026-11-20T09:00:00.000Z",
    source_page: "/",
    source_type: "header_cta",
    session_id: "s",
    time_on_page: 12,
    scroll_depth: 40,
  });

  expect(await exportCsv("--table rappels")).toEqual([
    expect.objectContaining({
      exercice: "salarie",
      programme: "nurse-pain",
      reference_format: "9A0X2425024",
      selection: "9A0X2425009 9A0X2425021",
      jour: "2026-11-24",
      creneau: "matin",
      origine: "contact_page_cta",
      ne_pas_appeler: "non",
      telephone: "'+33612345678",
      telephone_international: "+33 6 12 34 56 78",
    }),
  ]);
  expect(await exportCsv("--table reservations")).toEqual([
    expect.objectContaining({ origine: "header_cta", secondes_sur_la_page: "12", defilement_pourcent: "40" }),
  ]);
});

test("a refusal is flagged on every record of the person, in words and by its own author; a later consent is to be confirmed", async () => {
  await lead("aaaaaaaa", { consent_email: 1 });
  await callback("bbbbbbbb");
  await lead("dddddddd", { prenom: "Paul", nom: "Petit", email: "paul@exemple.fr" });
  const { answer } = await run("status «ne plus appeler» bbbb", new Date("2026-11-20T12:00:00.000Z"));
  expect(answer).toContain("Zoé Martin : ne plus appeler (2 enregistrements).");

  const rows = [...(await exportCsv()), ...(await exportCsv("--table rappels"))];
  expect(rows.map(({ prenom, suivi, motif }) => [prenom, suivi, motif]).sort()).toEqual([
    ["Paul", "nouveau", ""],
    ["Zoé", "ne plus appeler", "à sa demande"],
    ["Zoé", "ne plus appeler", "à sa demande"],
  ]);
  expect((await exportCsv()).find(({ prenom }) => prenom === "Zoé")).toMatchObject({
    ne_pas_ecrire: "non",
    suivi_le: "2026-11-20 13:00:00",
  });

  await lead("cccccccc", { created_at: "2026-11-20T20:00:00.000Z", consent_at: "2026-11-20T20:00:00.000Z" });
  expect((await exportCsv("--table rappels")).map(({ motif }) => motif)).toEqual(["à confirmer : avait refusé le 2026-11-20 13:00"]);
  expect((await exportCsv("--table rappels")).map(({ ne_pas_appeler }) => ne_pas_appeler)).toEqual(["oui"]);
});

test("no status lifts a refusal, only an entry that says so", async () => {
  await callback("bbbbbbbb");
  await run("refuse appels --telephone 0612345678 --note «dit au téléphone»");
  expect((await run("status joint bbbb")).answer).toContain("le refus d'être appelé demeure");
  expect((await exportCsv("--table rappels"))[0]).toMatchObject({ ne_pas_appeler: "oui", suivi: "ne plus appeler" });

  await run("refuse appels --telephone 0612345678 --lever", new Date(NOW.getTime() + 1000));
  expect((await exportCsv("--table rappels"))[0]).toMatchObject({ ne_pas_appeler: "non", suivi: "joint" });
});

test("e-mails are refused apart from calls", async () => {
  await lead("aaaaaaaa", { consent_email: 1 });
  const { answer, notes } = await run("refuse courriels --email zoe@exemple.fr");

  expect(answer).toContain("Zoé Martin : « ne plus écrire » noté");
  expect(notes).toContain("Les appels restent acceptés");
  expect((await exportCsv())[0]).toMatchObject({ ne_pas_appeler: "non", ne_pas_ecrire: "oui", motif_email: "à sa demande" });
});

test("a prospect without contact for long is not called; a conversation counts as contact", async () => {
  const createdAt = monthsBefore(NOW, privacyRules.prospectYears * 12 + 1).toISOString();
  const longAgo = { created_at: createdAt, consent_at: createdAt };
  await lead("aaaaaaaa", longAgo);
  await lead("bbbbbbbb", { ...longAgo, email: "b@exemple.fr", telephone: "06 00 00 00 02" });
  await run("status joint bbbb", new Date("2025-02-01T10:00:00.000Z"));

  expect((await exportCsv()).map(({ id, motif }) => [id?.slice(0, 2), motif])).toEqual([
    ["bb", ""],
    ["aa", expect.stringMatching(/^sans contact depuis/)],
  ]);
});

test("the list shows new records only, with reference, day, slot, person and doubt", async () => {
  await lead("aaaaaaaa");
  await callback("bbbbbbbb", { jour: "2026-11-24", suspect: "too-fast", created_at: "2026-11-20T09:00:00.000Z" });
  await run("status joint aaaa");

  const { answer, notes } = await run("list --suivi nouveau");

  expect(answer.split("\n")[1]).toBe(
    `${referenceOf("bbbbbbbb")}  2026-11-20 10:00  rappel  2026-11-24  matin    Zoé Martin  ${referenceOf("aaaaaaaa")}  06\u00A012\u00A034\u00A056\u00A078  infirmiers  nouveau  formulaire rempli trop vite`,
  );
  expect(answer.split("\n")).toHaveLength(2);
  expect(notes).toBe("1 sur 1.");
});

test("a status is written in words or with dashes, by a reference or the beginning of an id, and the answer says whose", async () => {
  await lead("aaaaaaaa");
  expect((await run("status a-rappeler aaaa")).answer).toBe(
    `1 suivi mis à jour.\n  Zoé Martin (${referenceOf("aaaaaaaa")}) : nouveau → à rappeler`,
  );
  expect((await run(`status À_rappeler ${referenceOf("aaaaaaaa")}`)).answer).toBe("0 suivi mis à jour.");
  expect((await exportCsv())[0]).toMatchObject({ suivi: "à rappeler", suivi_le: "2026-11-21 11:00:00", suivi_par: "Nadia" });
});

test("an unknown status, an unknown id and an ambiguous one are refused in French", async () => {
  await lead("aaaaaaaa");
  await lead("aaaabbbb", { email: "b@exemple.fr" });
  await expect(run("status perdu aaaa")).rejects.toThrow(/perdu.*n'existe pas.*à rappeler/s);
  await expect(run("status joint ffff")).rejects.toThrow("Aucun enregistrement ne commence par « ffff »");
  await expect(run("status joint aaaa")).rejects.toThrow(/Plusieurs enregistrements.*Zoé Martin/s);
  await expect(run("status joint")).rejects.toThrow(CliError);
});

test("of a file that comes back only what was changed in it is applied", async () => {
  await lead("aaaaaaaa");
  await lead("bbbbbbbb", { email: "b@exemple.fr", telephone: "0700000001" });
  const rows = await exportCsv();
  await run("status joint bbbb", new Date("2026-11-21T11:00:00.000Z"), { author: "Inès" });

  // The line of b was not touched: it is older than what Inès noted, and changes nothing.
  const edited = rows.map((row) => (row.id?.startsWith("aa") ? { ...row, suivi: "À rappeler" } : row));
  const { answer, notes } = await sendBack(edited);

  expect(answer).toBe(`1 suivi mis à jour.\n  Zoé Martin (${referenceOf("aaaaaaaa")}) : nouveau → à rappeler`);
  expect(notes).toBe("");
  expect((await exportCsv()).map(({ suivi }) => suivi).sort()).toEqual(["joint", "à rappeler"]);
});

test("what somebody else changed since the export is listed with its line, and left as it is", async () => {
  await lead("aaaaaaaa");
  await lead("bbbbbbbb", { email: "b@exemple.fr", telephone: "0700000001" });
  const rows = await exportCsv();
  await run("status joint bbbb", new Date("2026-11-21T11:00:00.000Z"), { author: "Inès" });

  const { answer, notes } = await sendBack(rows.map((row) => ({ ...row, suivi: "sans suite" })));

  expect(answer).toContain("1 suivi mis à jour.");
  const line = rows.findIndex(({ id }) => id?.startsWith("bb")) + 2;
  expect(notes).toContain(
    `ligne ${line} : Zoé Martin (${referenceOf("bbbbbbbb")}) est passé à « joint » (Inès, 2026-11-21 12:00) ; « sans suite » n'a pas été appliqué.`,
  );
  expect((await exportCsv()).map(({ suivi }) => suivi).sort()).toEqual(["joint", "sans suite"]);
});

test("an export of before a refusal, sent back, leaves the refusal alone", async () => {
  await callback("bbbbbbbb");
  const before = await exportCsv("--table rappels");
  await run("refuse appels --telephone 0612345678", new Date("2026-11-21T11:00:00.000Z"));
  const after = await exportCsv("--table rappels");

  await sendBack(before);
  await sendBack(after.map((row) => ({ ...row, suivi: "nouveau" })));
  await sendBack(
    after.map((row) => ({ ...row, suivi: "joint" })),
    new Date("2026-11-21T12:00:00.000Z"),
  );
  expect((await exportCsv("--table rappels"))[0]).toMatchObject({ ne_pas_appeler: "oui", motif: "à sa demande" });

  // A new consent; the old file still says « ne plus appeler », as it did when it was written.
  await callback("cccccccc", { created_at: "2026-11-21T13:00:00.000Z", consent_at: "2026-11-21T13:00:00.000Z" });
  await run("refuse appels --telephone 0612345678 --lever", new Date("2026-11-21T13:30:00.000Z"));
  await sendBack(after, new Date("2026-11-21T14:00:00.000Z"));
  expect((await exportCsv("--table rappels", new Date("2026-11-21T15:00:00.000Z")))[0]).toMatchObject({ ne_pas_appeler: "non" });
});

test("a file saved by a French spreadsheet is read: windows-1252 and its own time format", async () => {
  await lead("aaaaaaaa");
  await run("status joint aaaa");
  mkdirSync(EXPORT_FOLDER, { recursive: true });
  const id = "aaaaaaaa-0000-4000-8000-000000000000";
  writeFileSync(FILE, Buffer.from(`id;nom;suivi;suivi_le\r\n${id};L'Hôte;à rappeler;21/11/2026 11:00\r\n`, "latin1"));

  expect((await run(`import ${FILE}`)).answer).toContain("joint → à rappeler");
});

test("a file that is not there, or no export, or with an unknown status, is one French sentence and changes nothing", async () => {
  await lead("aaaaaaaa");
  const [row] = await exportCsv();
  await expect(run("import exports/absent.csv")).rejects.toThrow("Le fichier « exports/absent.csv » n'existe pas.");
  await expect(sendBack([{ a: "1", b: "2" }])).rejects.toThrow("n'a pas les colonnes");
  await expect(
    sendBack([
      { ...row, suivi: "joint" },
      { ...row, suivi: "perdu" },
    ]),
  ).rejects.toThrow(/^Ligne 3 : .*perdu.*Rien n'a été changé\.$/s);
  expect((await exportCsv())[0]).toMatchObject({ suivi: "nouveau" });
});

test("two exports of one minute are two files, in the one folder that git ignores", async () => {
  await lead("aaaaaaaa");
  const files = await Promise.all([run("export"), run("export")]).then((results) =>
    results.map(({ answer }) => answer.replace(/^1 ligne dans /, "")),
  );
  try {
    expect(new Set(files).size).toBe(2);
    for (const file of files) expect(readFileSync(path.join(ROOT, file), "utf8")).toContain("zoe@exemple.fr");
    for (const out of ["/leads.csv", "app/leads.csv", "../leads.csv", "exports/../leads.csv"])
      await expect(run(`export --out ${out}`)).rejects.toThrow("va dans exports/");
    await expect(run(`export --out ${files[0]}`)).rejects.toThrow("existe déjà");
    expect(existsSync(path.join(ROOT, "app/leads.csv"))).toBe(false);
  } finally {
    for (const file of files) rmSync(path.join(ROOT, file), { force: true });
  }
});

test("a correction is read everywhere instead of what was sent, which stays", async () => {
  await lead("aaaaaaaa");
  await callback("bbbbbbbb");
  const { answer } = await run("correct telephone «07 00 00 00 01» --email zoe@exemple.fr --ancien «06 12 34 56 78»");

  expect(answer).toContain("Zoé Martin : telephone corrigé sur 1 enregistrement");
  // The same number as the visitor spelt it elsewhere is another value.
  expect((await run("list")).answer.match(/07\s00\s00\s00\s01/g)).toHaveLength(1);
  await run("correct telephone «07 00 00 00 01» --email zoe@exemple.fr --ancien +33612345678");
  expect((await run("list")).answer.match(/07\s00\s00\s00\s01/g)).toHaveLength(2);
  expect(await query(stores, "SELECT telephone FROM catalogue_downloads")).toEqual([{ telephone: "06 12 34 56 78" }]);
  const found = await run("find --telephone 0612345678");
  expect(found.answer).toMatch(/Téléphone : 07 00 00 00 01.*Téléphone : \+33612345678.*Corrigé à votre demande/s);
});

test("a correction follows the rules of the form, and asks which of several values is wrong", async () => {
  await lead("aaaaaaaa");
  await lead("bbbbbbbb", { telephone: "07 00 00 00 01" });
  await expect(run("correct email zoe@exemple --email zoe@exemple.fr")).rejects.toThrow("Adresse email invalide.");
  await expect(run("correct nom «» --email zoe@exemple.fr")).rejects.toThrow("Le nom est requis.");
  await expect(run("correct adresse x --email zoe@exemple.fr")).rejects.toThrow("« adresse » n'existe pas");
  await expect(run("correct telephone 0611111111 --email zoe@exemple.fr")).rejects.toThrow(/plusieurs valeurs.*--ancien/s);
  expect((await run("correct telephone 0611111111 --email zoe@exemple.fr --ancien 0700000001")).answer).toContain("sur 1 enregistrement (");
});

/** Everything that is kept, as one text. */
async function readEverything(): Promise<string> {
  const rows = await Promise.all(TABLE_NAMES.map((table) => query(stores, `SELECT * FROM ${table}`)));
  const objects = await Promise.all(
    (await stores.outbox.list("")).map(async ({ key }) => [
      key,
      new TextDecoder().decode((await stores.outbox.read(key)) ?? new Uint8Array()),
    ]),
  );
  return JSON.stringify([rows, objects]);
}

async function addToOutbox(key: string, content: unknown): Promise<void> {
  await stores.outbox.write(
    key,
    new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content)),
    "application/json",
  );
}

test("erasing a person leaves no trace of them in any table or object, and keeps everybody else", async () => {
  await lead("aaaaaaaa", { email: "Zoe@Exemple.fr" });
  await callback("bbbbbbbb");
  await lead("cccccccc", { prenom: "Paul", nom: "Petit", email: "paul@exemple.fr" });
  await lead("dddddddd", { prenom: "Ali", nom: "Kaya", email: "ali@exemple.fr", telephone: "06 99 99 99 99" });
  await run("status joint aaaa");
  await run("status joint dddd");
  await run("refuse courriels --email zoe@exemple.fr");
  await run("correct prenom Zoée --email zoe@exemple.fr --nom Martin");
  await query(
    stores,
    "INSERT INTO announcements VALUES ('callback_requests', 'bbbbbbbb-0000-4000-8000-000000000000', 'email', ?, 0, NULL)",
    NOW.toISOString(),
  );
  const row = {
    consent_phone: false,
    consent_email: false,
    consent_text_version: "2026-11",
    catalogue_type: "infirmiers",
    source_page: "/",
  };
  const created_at = "2026-11-20T08:30:00.000Z";
  await addToOutbox("outbox/catalogue_downloads/1.json", {
    ...row,
    id: "1",
    created_at,
    prenom: "Zoé",
    nom: "Martin",
    email: "zoe@exemple.fr",
    telephone: "0612345678",
  });
  await addToOutbox("quarantine/callback_requests/2.json", { id: "2", prenom: "ZOE", nom: "martin", telephone: "06.12.34.56.78" });
  await addToOutbox("quarantine/catalogue_downloads/3.json", "{ cassé zoe@exemple.fr");
  await addToOutbox("outbox/catalogue_downloads/4.json", {
    ...row,
    id: "4",
    created_at,
    prenom: "Ali",
    nom: "Kaya",
    email: "ali@exemple.fr",
    telephone: "0699999999",
  });

  const { answer, notes } = await run("erase --email ZOE@exemple.fr", NOW, { typed: "EFFACER" });

  expect(answer).toMatch(/Zoée Martin +2026-11-20 10:00 +rappel +CIM-/);
  expect(answer).toContain("Effacé : 5 enregistrements.");
  expect(notes).toContain("Reste : Paul Petit");
  const left = await readEverything();
  expect(left).not.toMatch(/zoe|zoé|martin|aaaaaaaa|bbbbbbbb/i);
  expect(left).toContain("paul@exemple.fr");
  expect(left.match(/ali@exemple\.fr/g)).toHaveLength(2);
  expect(await query(stores, "SELECT record_id FROM follow_up_entries")).toEqual([{ record_id: "dddddddd-0000-4000-8000-000000000000" }]);
});

test("a telephone that several people share names them all, and erases one of them only", async () => {
  await lead("aaaaaaaa");
  await callback("bbbbbbbb", { prenom: "Paul", nom: "Petit" });

  await expect(run("erase --telephone 06.12.34.56.78 --yes")).rejects.toThrow(
    /Plusieurs personnes.*Paul Petit, 1 envoi.*Zoé Martin, 1 envoi/s,
  );
  expect(await readEverything()).toMatch(/Paul.*Zoé|Zoé.*Paul/s);

  await run("erase --telephone 06.12.34.56.78 --nom zoe --yes");
  expect(await readEverything()).toContain("Paul");
  expect(await readEverything()).not.toMatch(/Zoé|Martin/);
  await run(`erase --reference ${referenceOf("bbbbbbbb")} --yes`);
  expect(await readEverything()).not.toMatch(/Paul|12 ?34 ?56 ?78/);
});

test("nothing is erased until the word is typed, and a dry run asks nothing", async () => {
  await lead("aaaaaaaa");
  await expect(run("erase --email zoe@exemple.fr", NOW, { typed: "oui" })).rejects.toThrow("Rien n'a été effacé.");
  expect((await run("erase --email zoe@exemple.fr --dry-run")).answer).toContain("Serait effacé");
  expect((await run("erase --email personne@exemple.fr --yes")).answer).toBe("Aucun enregistrement ne porte cette coordonnée.");
  expect(await query(stores, "SELECT id FROM erasures")).toEqual([]);
  expect(await query(stores, "SELECT id FROM catalogue_downloads")).toHaveLength(1);
  expect(await stores.outbox.list("")).toEqual([]);
});

test("the journal proves an erasure without naming anybody, and finds it again by the very address and secret", async () => {
  await lead("aaaaaaaa");
  await run("erase --email zoe@exemple.fr --yes");

  const journal = JSON.stringify(await query(stores, "SELECT * FROM erasures"));
  expect(journal).not.toMatch(/zoe|martin|12 ?34/i);
  expect((await run("find --email Zoe@exemple.fr")).notes).toContain("effacée le 2026-11-21 11:00");
  expect((await run("find --telephone 0612345678")).notes).toContain("effacée le");
  expect((await run("find --email autre@exemple.fr")).notes).not.toContain("effacée");
  expect((await run("find --email zoe@exemple.fr", NOW, { pepper: "autre" })).notes).not.toContain("effacée");
});

test("after the database was restored one command erases again everybody who had been erased, and nobody else", async () => {
  const people = async () => {
    await lead("aaaaaaaa");
    await callback("bbbbbbbb");
    await callback("cccccccc", { prenom: "Paul", nom: "Petit" });
  };
  await people();
  for (const former of ["+33612345678", "«06 12 34 56 78»"])
    await run(`correct telephone «07 00 00 00 01» --email zoe@exemple.fr --ancien ${former}`);
  await run("erase --email zoe@exemple.fr --yes");
  // The database of before the erasure: records as they were sent, no journal. What lies in R2 stays.
  const { outbox } = stores;
  stores = { ...openMemoryStores(), outbox };
  await people();
  await lead("dddddddd", { created_at: "2026-11-22T08:00:00.000Z" });

  expect((await run("replay-erasures --dry-run")).answer).toBe("Serait effacé de nouveau : 2 enregistrements.");
  expect((await run("replay-erasures")).answer).toBe("Effacé de nouveau : 2 enregistrements.");
  expect((await run("replay-erasures")).answer).toBe("Aucune personne effacée n'est revenue.");
  const ids = [
    ...(await query<{ id: string }>(stores, "SELECT id FROM catalogue_downloads")),
    ...(await query<{ id: string }>(stores, "SELECT id FROM callback_requests")),
  ];
  expect(ids.map(({ id }) => id.slice(0, 8))).toEqual(["dddddddd", "cccccccc"]);
  expect((await run("find --email zoe@exemple.fr")).notes).toContain("effacée le 2026-11-21");
  await expect(run("replay-erasures", NOW, { pepper: "autre" })).rejects.toThrow("n'est pas celui du journal");
  await expect(run("erase --telephone 0612345678 --nom Paul --yes", NOW, { pepper: "autre" })).rejects.toThrow(
    "n'est pas celui du journal",
  );
});

test("the journal says who noted, corrected or erased what and when, without naming anybody", async () => {
  await lead("aaaaaaaa");
  await callback("bbbbbbbb");
  await run("status joint aaaa", new Date("2026-11-20T10:00:00.000Z"), { author: "Inès" });
  await run("refuse appels --email zoe@exemple.fr --note «dit au téléphone»", new Date("2026-11-20T11:00:00.000Z"));
  await run("correct nom Durand --email zoe@exemple.fr", new Date("2026-11-20T12:00:00.000Z"));
  await lead("cccccccc", { prenom: "Paul", nom: "Petit", email: "paul@exemple.fr" });
  await run("erase --email paul@exemple.fr --yes");

  const { answer } = await run("journal");
  expect(answer.split("\n").slice(1)).toEqual([
    expect.stringMatching(/^2026-11-21 11:00 +effacement$/),
    expect.stringMatching(/^2026-11-20 13:00 +nom corrigé +Nadia +CIM-\S+ CIM-\S+$/),
    expect.stringMatching(/^2026-11-20 12:00 +« ne plus appeler » noté +Nadia +CIM-\S+ CIM-\S+$/),
    `2026-11-20 11:00  suivi : joint             Inès   ${referenceOf("aaaaaaaa")}`,
  ]);
  expect(answer).not.toMatch(/zoé|durand|paul|0612|exemple/i);
  expect((await run("journal --since 2026-11-21")).answer.split("\n")).toHaveLength(2);
});

test.each([
  "erase",
  "erase --email zoe",
  "erase --email a@b.fr --telephone 0612345678",
  "erase --reference CIM-0000-0000",
  "find --telephone ?",
  "erase --courriel a@b.fr",
  "refuse tout --email a@b.fr",
])("« %s » is refused in French", async (line) => {
  await expect(run(line)).rejects.toThrow(CliError);
});

test("find writes for the person: labels, Paris time, the sentences of the consents, what we noted", async () => {
  await lead("aaaaaaaa", { consent_phone: 0, consent_email: 1, utm_campaign: "automne" });
  await callback("bbbbbbbb", { jour: "2026-11-24" });
  await run("status joint bbbb");
  await addToOutbox("outbox/catalogue_downloads/1.json", {
    id: "1",
    prenom: "Zoé",
    nom: "Martin",
    email: "zoe@exemple.fr",
    telephone: "0612345678",
  });
  await callback("cccccccc", { prenom: "Paul", nom: "Petit", telephone: "0700000001" });

  const { answer } = await run("find --telephone 0612345678");
  expect(answer).toContain("Envoyé le : 2026-11-20 10:00");
  expect(answer).toContain("« J’accepte de recevoir par e-mail des informations sur les formations. » : coché (version 2026-11)");
  expect(answer).toContain("« J’accepte d’être rappelé(e) par un conseiller au sujet des formations DPC. » : non coché");
  expect(answer).toContain("2026-11-21 11:00 : joint");
  expect(answer).toContain("Fichiers mis de côté, peut-être à votre sujet");
  expect(answer).not.toMatch(/catalogue_downloads|callback_requests|created_at|consent_|Petit/);

  const json = JSON.parse((await run("find --email zoe@exemple.fr --format json")).answer);
  expect(json["Ce que vous nous avez envoyé"]).toHaveLength(2);
  expect(json["Ce que vous nous avez envoyé"][1]).toMatchObject({ Quoi: expect.stringContaining("catalogue"), Campagne: "automne" });
});
