import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { CliError } from "#scripts/toolbox.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { makeBooking, makeLead } from "#tests/worker/make-records.ts";
import { listFollowUps } from "#workers/db/follow-up-entries.ts";
import type { Stores } from "../stores/stores.ts";
import { handleOutbox } from "./outbox.ts";

let stores: Stores;

beforeEach(() => {
  stores = openMemoryStores();
});

async function run(line: string): Promise<string> {
  const printed: string[] = [];
  await handleOutbox({ stores, now: new Date(), author: "Zoé", print: (text) => void printed.push(text) }, line.split(" ").filter(Boolean));
  return printed.join("\n");
}

async function put(key: string, value: unknown) {
  await stores.outbox.write(key, new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value)), "application/json");
}

async function read(key: string): Promise<unknown> {
  const bytes = await stores.outbox.read(key);
  return bytes && JSON.parse(new TextDecoder().decode(bytes));
}

async function listKeys(): Promise<string[]> {
  return (await stores.outbox.list("")).map(({ key }) => key);
}

const misfit = { ...makeLead({ id: "3f2a91c0" }), catalogue_type: "dentistes", email: undefined };

test("what waits is counted with its age, and nothing is said to be nothing", async () => {
  expect(await run("")).toContain("En attente de la base : aucune demande.\n\nMises à part : aucune.");

  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await put("outbox/catalogue_downloads/a.json", makeLead({ created_at: minutesAgo(27) }));
  await put("outbox/calendly_bookings/b.json", makeBooking({ created_at: minutesAgo(3) }));
  await put("outbox/calendly_bookings/c.json", "{");
  expect(await run("")).toMatch(/En attente de la base : 3, la plus ancienne depuis 27 min/);
});

test("quarantined records are listed with their kind and their fault, and nobody is named", async () => {
  await put("quarantine/catalogue_downloads/3f2a91c0.json", misfit);
  await put("quarantine/callback_requests/bb.json", "{");
  await put("quarantine/calendly_bookings/cc.json", makeBooking({ id: "cc" }));
  const answer = await run("");

  expect(answer).toContain("Mises à part, à voir une par une : 3");
  expect(answer).toContain("3f2a91c0  catalogue : champs manquants ou faux : email");
  expect(answer).toContain("bb  demande de rappel : le fichier est illisible");
  expect(answer).toContain("cc  réservation : la base l'a refusée, ou a échoué pendant des jours");
  expect(answer).not.toContain("Martin");
});

test("one of them is shown as it was sent", async () => {
  await put("quarantine/catalogue_downloads/3f2a91c0.json", misfit);
  expect(await run("show 3F2A")).toContain(JSON.stringify(misfit));
});

test("repaired field by field it waits again and is no longer in quarantine", async () => {
  await put("quarantine/catalogue_downloads/3f2a91c0.json", misfit);

  const answer = await run("send 3f2a --set email=claire@exemple.fr --set catalogue_type=infirmiers");

  expect(answer).toContain("3f2a91c0 est de nouveau en attente");
  expect(await listKeys()).toEqual(["outbox/catalogue_downloads/3f2a91c0.json"]);
  expect(await read("outbox/catalogue_downloads/3f2a91c0.json")).toEqual({
    ...misfit,
    email: "claire@exemple.fr",
    catalogue_type: "infirmiers",
  });
  const [note] = (await listFollowUps(stores.database)).map(({ record_id, author, note }) => ({ record_id, author, note }));
  expect(note).toEqual({ record_id: "3f2a91c0", author: "Zoé", note: "Réparé avant d’entrer dans la base : catalogue_type, email" });
});

test("one that the database had refused for a while is sent again as it is", async () => {
  await put("quarantine/calendly_bookings/cc.json", makeBooking({ id: "cc" }));
  await run("send cc");
  expect(await listKeys()).toEqual(["outbox/calendly_bookings/cc.json"]);
});

test("one that cannot be read is replaced by a file", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "outbox-"));
  const file = path.join(folder, "repaired.json");
  try {
    await put("quarantine/catalogue_downloads/3f2a91c0.json", "{");
    await expect(run("send 3f2a")).rejects.toThrow("Le fichier est illisible");

    writeFileSync(file, "[]");
    await expect(run(`send 3f2a --file ${file}`)).rejects.toThrow("ne contient pas un objet JSON");
    writeFileSync(file, JSON.stringify(makeLead({ id: "another" })));
    await expect(run(`send 3f2a --file ${file}`)).rejects.toThrow("L'identifiant de la demande reste 3f2a91c0");
    expect(await listKeys()).toEqual(["quarantine/catalogue_downloads/3f2a91c0.json"]);

    const lead = makeLead({ id: "3f2a91c0" });
    writeFileSync(file, JSON.stringify({ ...lead, consent_email: true }));
    await expect(run(`send 3f2a --file ${file}`)).rejects.toThrow("consent_email : Reste comme");
    writeFileSync(file, JSON.stringify(lead));
    await run(`send 3f2a --file ${file}`);
    expect(await read("outbox/catalogue_downloads/3f2a91c0.json")).toEqual(lead);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ["send 3f2a", "Le formulaire ne prendrait pas cette demande. email : L'adresse email est requise."],
  ["send 3f2a --set email=claire@exemple.fr --set catalogue_type=infirmiers --set consent_phone=oui", "consent_phone : Reste comme"],
  ["send 3f2a --set email=claire@exemple.fr --set created_at=2026-11-20T10:00:00.000Z", "created_at : Reste comme"],
  ["send 3f2a --set email", "« email »"],
  ["send 3f2a --set inconnu=1", "« inconnu=1 »"],
  ["send 3f2a --set catalogue_type=dentistes", "ne peut pas prendre cette valeur"],
  ["send 3f2a --set consent_phone=peut-être", "ne peut pas prendre cette valeur"],
  ["send 9999", "Aucune demande mise à part ne commence par « 9999 »"],
  ["send 3f2a --file absent.json", "« absent.json » ne se lit pas"],
  ["send", "Écrivez : npm run leads -- outbox"],
  ["jeter 3f2a", "Écrivez : npm run leads -- outbox"],
])("« outbox %s » changes nothing and says why", async (line, sentence) => {
  await put("quarantine/catalogue_downloads/3f2a91c0.json", misfit);
  await expect(run(line)).rejects.toThrow(CliError);
  await expect(run(line)).rejects.toThrow(sentence);
  expect(await listKeys()).toEqual(["quarantine/catalogue_downloads/3f2a91c0.json"]);
});

test("a beginning that two have in common is not enough", async () => {
  await put("quarantine/catalogue_downloads/3f2a91c0.json", misfit);
  await put("quarantine/catalogue_downloads/3f2b.json", misfit);
  await expect(run("send 3f2")).rejects.toThrow("donnez quelques caractères de plus");
});
