import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { privacyRules } from "#app/content/legal/constants.ts";
import { retention } from "#app/content/legal/retention.ts";
import { openMemoryStores } from "#tests/desk/memory-stores.ts";
import { runCommand } from "#tests/desk/run-command.ts";
import { monthsBefore } from "#workers/scheduled/purge-expired.ts";
import { PlainError, ROOT } from "../project.ts";
import type { Stores } from "../stores/stores.ts";
import { readCsv } from "./csv.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const TABLES = [
  "catalogue_downloads",
  "callback_requests",
  "calendly_bookings",
  "lead_follow_ups",
  "lead_notifications",
  "erasure_journal",
];
const FILE = path.join(ROOT, "exports", "essai.csv");

let stores: Stores;

beforeEach(() => {
  stores = openMemoryStores();
});

afterAll(() => rmSync(FILE, { force: true }));

function run(line: string, now = NOW) {
  return runCommand(stores, line, now);
}

async function insert(table: string, record: Record<string, string | number | null>): Promise<void> {
  const names = Object.keys(record);
  const values = names.map((name) => `json_extract(?1, '$.${name}')`);
  await stores.query(`INSERT INTO ${table} (${names.join(", ")}) SELECT ${values.join(", ")}`, JSON.stringify(record));
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

async function exportCsv(options = ""): Promise<Record<string, string>[]> {
  await run(`export --out ${FILE} ${options}`.trim());
  return readCsv(readFileSync(FILE, "utf8"));
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
    recu_le: "2026-11-21 00:30",
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
    ne_pas_appeler: "oui",
    motif: "sans consentement",
    suivi: "nouveau",
    suivi_le: "",
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

test("who asked not to be called is flagged on every record, until a later consent", async () => {
  await lead("aaaaaaaa");
  await callback("bbbbbbbb");
  await run("status ne-plus-appeler bbbb", new Date("2026-11-20T12:00:00.000Z"));
  await lead("cccccccc", { created_at: "2026-11-20T20:00:00.000Z", consent_at: "2026-11-20T20:00:00.000Z" });

  expect((await exportCsv()).map(({ motif }) => motif)).toEqual(["", "à sa demande"]);
  expect((await exportCsv("--table rappels")).map(({ motif }) => motif)).toEqual(["à sa demande"]);
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

test("the list shows what is new, and only it", async () => {
  await lead("aaaaaaaa");
  await callback("bbbbbbbb");
  await run("status joint aaaa");

  const { answer, notes } = await run("list --suivi nouveau");

  expect(answer).toContain("bbbbbbbb  2026-11-20 10:00  rappel (2026-11-24 matin)  Zoé Martin  +33 6 12 34 56 78  infirmiers");
  expect(answer).not.toContain("aaaaaaaa");
  expect(notes).toBe("1 sur 1.");
});

test("a status is written in words or with dashes, by the beginning of an id", async () => {
  await lead("aaaaaaaa");
  expect((await run("status a-rappeler aaaa")).answer).toBe("1 suivi mis à jour.");
  expect((await run("status À_rappeler aaaaaaaa")).answer).toBe("0 suivi mis à jour.");
  expect((await exportCsv())[0]).toMatchObject({ suivi: "à rappeler", suivi_le: "2026-11-21 11:00" });
});

test("an unknown status, an unknown id and an ambiguous one are refused in French", async () => {
  await lead("aaaaaaaa");
  await lead("aaaabbbb", { email: "b@exemple.fr" });
  await expect(run("status perdu aaaa")).rejects.toThrow(/perdu.*n'existe pas.*à rappeler/);
  await expect(run("status joint ffff")).rejects.toThrow("Aucun enregistrement ne commence par « ffff »");
  await expect(run("status joint aaaa")).rejects.toThrow("Plusieurs enregistrements");
  await expect(run("status joint")).rejects.toThrow(PlainError);
});

test("an export whose column « suivi » was filled in a spreadsheet is read back", async () => {
  await lead("aaaaaaaa");
  await lead("bbbbbbbb", { email: "b@exemple.fr" });
  const [first, second] = await exportCsv();
  // As a French spreadsheet saves it: windows-1252.
  writeFileSync(FILE, Buffer.from(`id;nom;suivi\r\n${first?.id};L'Hôte;à rappeler\r\n${second?.id};Martin;nouveau\r\n`, "latin1"));

  expect((await run(`status --file ${FILE}`)).answer).toBe("1 suivi mis à jour.");
  expect((await exportCsv()).map(({ suivi }) => suivi)).toEqual(["à rappeler", "nouveau"]);
  writeFileSync(FILE, "a;b\r\n1;2\r\n");
  await expect(run(`status --file ${FILE}`)).rejects.toThrow("n'a pas les colonnes");
});

/** Everything that is kept, as one text. */
async function readEverything(): Promise<string> {
  const rows = await Promise.all(TABLES.map((table) => stores.query(`SELECT * FROM ${table}`)));
  const objects = await Promise.all(
    (await stores.outbox.list("")).map(async ({ key }) => [
      key,
      new TextDecoder().decode((await stores.outbox.read(key)) ?? new Uint8Array()),
    ]),
  );
  return JSON.stringify([rows, objects]);
}

async function putAside(key: string, content: unknown): Promise<void> {
  await stores.outbox.write(
    key,
    new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content)),
    "application/json",
  );
}

test("erasing an e-mail leaves no trace of the person in any table or object, and keeps everybody else", async () => {
  await lead("aaaaaaaa", { email: "Zoe@Exemple.fr" });
  await callback("bbbbbbbb");
  await lead("cccccccc", { prenom: "Paul", nom: "Petit", email: "paul@exemple.fr" });
  await lead("dddddddd", { prenom: "Ali", nom: "Kaya", email: "ali@exemple.fr", telephone: "06 99 99 99 99" });
  await run("status joint aaaa");
  await run("status joint dddd");
  await insert("lead_notifications", {
    record_table: "callback_requests",
    record_id: "bbbbbbbb-0000-4000-8000-000000000000",
    sent_at: NOW.toISOString(),
  });
  await putAside("outbox/catalogue_downloads/1.json", {
    id: "1",
    prenom: "Zoé",
    nom: "Martin",
    email: "zoe@exemple.fr",
    telephone: "0612345678",
  });
  await putAside("quarantine/callback_requests/2.json", { id: "2", prenom: "ZOE", nom: "martin", telephone: "06.12.34.56.78" });
  await putAside("quarantine/catalogue_downloads/3.json", "{ cassé zoe@exemple.fr");
  await putAside("outbox/catalogue_downloads/4.json", {
    id: "4",
    prenom: "Ali",
    nom: "Kaya",
    email: "ali@exemple.fr",
    telephone: "06 99 99 99 99",
  });

  const { answer, notes } = await run("erase --email ZOE@exemple.fr");

  expect(answer).toContain("catalogues : 1\n  demandes de rappel : 1\n  fichiers mis de côté : 3");
  expect(notes).toContain("1 enregistrement(s) portent le même téléphone");
  const left = await readEverything();
  expect(left).not.toMatch(/zoe|zoé|martin|aaaaaaaa|bbbbbbbb/i);
  expect(left).toContain("paul@exemple.fr");
  expect(left.match(/ali@exemple\.fr/g)).toHaveLength(2);
  expect(await stores.query("SELECT record_id FROM lead_follow_ups")).toEqual([{ record_id: "dddddddd-0000-4000-8000-000000000000" }]);
});

test("erasing a telephone takes every spelling of it", async () => {
  await lead("aaaaaaaa");
  await callback("bbbbbbbb", { prenom: "Autre", nom: "Nom" });

  await run("erase --telephone 06.12.34.56.78");

  expect(await readEverything()).not.toMatch(/12 ?34 ?56 ?78/);
});

test("the journal proves an erasure without naming anybody, and finds it again by the very address", async () => {
  await lead("aaaaaaaa");
  await run("erase --email zoe@exemple.fr");

  const [entry] = await stores.query<Record<string, string>>("SELECT * FROM erasure_journal");
  expect(entry).toEqual({
    id: expect.any(String),
    erased_at: NOW.toISOString(),
    kind: "email",
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await run("find --email Zoe@exemple.fr")).notes).toContain("effacée le 2026-11-21 11:00");
  expect((await run("find --email autre@exemple.fr")).notes).not.toContain("effacée");
});

test("an address that nobody has is said so, and not noted; a dry run erases nothing", async () => {
  await lead("aaaaaaaa");
  expect((await run("erase --email personne@exemple.fr")).answer).toBe("Aucun enregistrement ne porte cette coordonnée.");
  expect((await run("erase --email zoe@exemple.fr --dry-run")).answer).toContain("Serait effacé");
  expect(await stores.query("SELECT id FROM erasure_journal")).toEqual([]);
  expect(await stores.query("SELECT id FROM catalogue_downloads")).toHaveLength(1);
});

test.each(["erase", "erase --email zoe", "erase --email a@b.fr --telephone 0612345678", "find --telephone ?", "erase --courriel a@b.fr"])(
  "« %s » is refused in French",
  async (line) => {
    await expect(run(line)).rejects.toThrow(PlainError);
  },
);

test("find gives all that is kept of a person, as text or as JSON", async () => {
  await lead("aaaaaaaa");
  await callback("bbbbbbbb");
  await run("status joint bbbb");
  await putAside("outbox/catalogue_downloads/1.json", {
    id: "1",
    prenom: "Zoé",
    nom: "Martin",
    email: "zoe@exemple.fr",
    telephone: "0612345678",
  });

  const { answer } = await run("find --telephone 0612345678");
  expect(answer).toContain("table : catalogue_downloads");
  expect(answer).toContain("suivi : joint");
  expect(answer).toContain("fichier : outbox/catalogue_downloads/1.json");
  const records = JSON.parse((await run("find --email zoe@exemple.fr --format json")).answer);
  expect(records).toHaveLength(3);
});

test("the purge counts first and deletes then what is older than the privacy policy promises", async () => {
  const { months } = retention.catalogue_downloads;
  const limit = monthsBefore(NOW, months).getTime();
  await lead("aaaaaaaa", { created_at: new Date(limit - 1).toISOString() });
  await lead("bbbbbbbb", { created_at: new Date(limit).toISOString(), email: "b@exemple.fr" });
  await run("status joint aaaa");

  expect((await run("purge --dry-run")).answer).toContain(`catalogues de plus de ${months} mois : 1`);
  expect(await stores.query("SELECT id FROM catalogue_downloads")).toHaveLength(2);
  expect((await run("purge")).answer).toMatch(/^Effacé :/);
  expect(await stores.query("SELECT id FROM catalogue_downloads")).toHaveLength(1);
  expect(await stores.query("SELECT record_id FROM lead_follow_ups")).toEqual([]);
});

test("the report counts a month by origin, hides small numbers, and lists no rare value that a visitor wrote", async () => {
  for (let index = 0; index < 7; index++)
    await callback(`aaaaaaa${index}`, { telephone: `06 00 00 00 0${index}`, utm_campaign: "automne" });
  await callback("bbbbbbb0", { source_type: "header_cta", utm_campaign: "zoe@exemple.fr" });
  await lead("cccccccc", { suspect: "trap" });
  await callback("ddddddd0", { created_at: "2026-10-31T22:00:00.000Z" });

  const { answer } = await run("report --month 2026-11");

  expect(answer).toContain("Rapport 2026-11");
  expect(answer).toMatch(/total +0 +8 +0/);
  expect(answer).toMatch(/contact_page_cta +– +7 +0/);
  expect(answer).toMatch(/header_cta +– +< 5 +0/);
  expect(answer).toMatch(/automne +0 +7 +0/);
  expect(answer).toMatch(/autres valeurs +0 +< 5 +0/);
  expect(answer).not.toMatch(/zoe|Martin|06 00/);
});
