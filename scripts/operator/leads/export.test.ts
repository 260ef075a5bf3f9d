import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { monthsBefore } from "#app/content/dated.ts";
import { privacyRules } from "#app/content/legal/constants.ts";
import { ROOT } from "#scripts/toolbox.ts";
import { decideAs } from "#tests/operator/decide.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import { mobilePain, nurseVaccination, pain } from "#tests/references.ts";
import { insertInto, makeBooking } from "#tests/worker/make-records.ts";
import type { CallbackRequestRow, CatalogueDownload } from "#workers/db/schema.ts";
import { formatReference } from "#workers/people/reference.ts";
import type { Stores } from "../stores/stores.ts";
import { readCsv } from "./csv.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");

let stores: Stores;

beforeEach(() => {
  stores = openMemoryStores();
});

function run(line: string) {
  return runCommand(stores, line, NOW);
}

const idOf = (id: string) => `${id}-0000-4000-8000-000000000000`;
const zoe = { prenom: "Zoé", nom: "Martin" };

function lead(id: string, fields: Partial<CatalogueDownload> = {}) {
  const own = { email: "zoe@exemple.fr", telephone: "06 12 34 56 78", catalogue_type: "infirmiers", source_page: "/formations" } as const;
  return seedLead(stores, { id: idOf(id), ...zoe, ...own, consent_email: false, created_at: "2026-11-20T08:30:00.000Z", ...fields });
}

function callback(id: string, fields: Partial<CallbackRequestRow> = {}) {
  const own = {
    telephone: "+33612345678",
    programme: "nurse-pain",
    format_reference: mobilePain,
    source_type: "contact_page_cta",
  } as const;
  return seedRequest(stores, { id: idOf(id), ...zoe, ...own, created_at: "2026-11-20T09:00:00.000Z", ...fields });
}

async function exportCsv(options = ""): Promise<Record<string, string>[]> {
  return readCsv((await run(`export --out - ${options}`.trim())).answer);
}

test("the export has one row per lead, newest first, in Paris time, with the telephone as typed and as dialled", async () => {
  await lead("aaaaaaaa");
  await lead("bbbbbbbb", {
    created_at: "2026-11-20T23:30:00.000Z",
    email: "b@exemple.fr",
    consent_phone: false,
    consent_at: null,
    utm_source: "lettre",
    suspect: "too-fast",
  });

  const [newest, oldest] = await exportCsv();

  expect(newest).toEqual({
    id: idOf("bbbbbbbb"),
    reference: formatReference(idOf("bbbbbbbb")),
    recu_le: "2026-11-21 00:30",
    personne: formatReference(idOf("aaaaaaaa")),
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

test("the export takes the days asked for, in Paris, and the profession asked for", async () => {
  await lead("aaaaaaaa", { created_at: "2026-10-31T22:59:59.999Z" });
  await lead("bbbbbbbb", { created_at: "2026-10-31T23:00:00.000Z" });
  await lead("cccccccc", { created_at: "2026-11-10T12:00:00.000Z", catalogue_type: "generalistes" });

  expect((await exportCsv("--since 2026-11-01")).map(({ id }) => id?.slice(0, 2))).toEqual(["cc", "bb"]);
  expect((await exportCsv("--since 2026-11-01 --type generalistes")).map(({ id }) => id?.slice(0, 2))).toEqual(["cc"]);
  expect((await exportCsv("--until 2026-11-01")).map(({ id }) => id?.slice(0, 2))).toEqual(["aa"]);
});

test("callback requests and bookings are exported with columns of their own, and no cell of the CSV becomes a formula", async () => {
  const nom = '=HYPERLINK("https://mechant.test")';
  await callback("aaaaaaaa", { nom, statut: "salarie", selection: `${pain.PI}.${nurseVaccination.EPP}` });
  const booking = makeBooking({ source_type: "header_cta", time_on_page: 12, scroll_depth: 40 });
  await insertInto(stores.database, "calendly_bookings", booking);
  // What a spreadsheet might take for a formula is quoted for it alone.
  const { answer } = await run("export --table rappels --format json --out -");
  expect(JSON.parse(answer)).toEqual([expect.objectContaining({ nom, telephone: "+33612345678" })]);

  expect(await exportCsv("--table rappels")).toEqual([
    expect.objectContaining({
      exercice: "salarie",
      programme: "nurse-pain",
      reference_format: mobilePain,
      selection: `${pain.PI} ${nurseVaccination.EPP}`,
      jour: "2026-11-24",
      creneau: "matin",
      origine: "contact_page_cta",
      ne_pas_appeler: "non",
      nom: `'${nom}`,
      telephone: "'+33612345678",
      telephone_international: "+33 6 12 34 56 78",
    }),
  ]);
  expect(await exportCsv("--table reservations")).toEqual([
    expect.objectContaining({ origine: "header_cta", secondes_sur_la_page: "12", defilement_pourcent: "40" }),
  ]);
});

test("a refusal is flagged on every record of the person, in words and by its own author; a later consent is to be confirmed", async () => {
  await lead("aaaaaaaa", { consent_email: true });
  await callback("bbbbbbbb");
  await lead("dddddddd", { prenom: "Paul", nom: "Petit", email: "paul@exemple.fr" });
  await decideAs(stores, new Date("2026-11-20T12:00:00.000Z"), "Inès").refuse("zoe", "telephone");

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

  await lead("cccccccc", { created_at: "2026-11-20T20:00:00.000Z" });
  expect(await exportCsv("--table rappels")).toEqual([
    expect.objectContaining({ ne_pas_appeler: "oui", motif: "à confirmer : avait refusé le 2026-11-20 13:00" }),
  ]);
});

test("a prospect without contact for long is not called; a conversation counts as contact", async () => {
  const created_at = monthsBefore(NOW, privacyRules.prospectYears * 12 + 1).toISOString();
  await lead("aaaaaaaa", { created_at });
  await lead("bbbbbbbb", { created_at, email: "b@exemple.fr", telephone: "06 00 00 00 02" });
  await decideAs(stores, new Date("2025-02-01T10:00:00.000Z")).note("b@exemple.fr", "joint");

  expect((await exportCsv()).map(({ id, motif }) => [id?.slice(0, 2), motif])).toEqual([
    ["bb", ""],
    ["aa", expect.stringMatching(/^sans contact depuis/)],
  ]);
  expect((await exportCsv("--suivi joint")).map(({ id }) => id?.slice(0, 2))).toEqual(["bb"]);
});

test("two exports of one minute are two files, in the one folder that git ignores", async () => {
  await lead("aaaaaaaa");
  const results = await Promise.all([run("export"), run("export")]);
  const files = results.map(({ answer }) => answer.replace(/^1 ligne dans /, ""));
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

test.each([
  ["export --suivi perdu", "« perdu » n'existe pas"],
  ["export --since hier", "« hier » n'est pas une date"],
  ["export --since 2026-01-02 --until 2026-01-02", "--until"],
  ["export --courriel a@b.fr", "L'option --courriel n'existe pas. Les options sont : --since"],
  ["export rappels", "« rappels » est de trop. Les options sont : --since"],
  ["test-message moi", /« moi » est de trop\.$/],
  ["backup --keep-days -5", "L'option --keep-days attend une valeur"],
  ["replay-erasures --dry-run=non", "L'option --dry-run s'écrit seule"],
  ["import", "Écrivez : npm run leads -- import"],
  ["import app", "« app » est un dossier"],
])("« %s » is refused in French", async (line, words) => {
  await expect(run(line)).rejects.toThrow(words);
});
