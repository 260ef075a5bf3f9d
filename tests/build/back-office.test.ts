import { Hono } from "hono";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { writeForAdviser } from "#app/answer/write-for-adviser.ts";
import { parisDate } from "#app/content/dated.ts";
import { findOffer } from "#app/content/programmes/find-offer.ts";
import { type Access, INES, startBuiltOffice } from "#tests/built-office.ts";
import { People } from "#tests/people.ts";
import { listTexts, plainly } from "#tests/plain-text.ts";
import { endometriosis } from "#tests/references.ts";
import { loadPerson } from "#workers/people/identity/person.ts";
import { identify, type OfficeBindings } from "../../back-office/access.ts";
import { request } from "./plain-browser.ts";

const PATHS = ["/", "/appels", "/personnes", "/personne.json?qui=x", "/a-appeler.csv", "/etat", "/assets/none.js", "/unknown"];
const [closed, open] = await Promise.all([startBuiltOffice(null), startBuiltOffice(INES)]);
afterAll(() => Promise.all([closed.close(), open.close()]));

async function send({ address }: typeof open, path: string, init?: RequestInit) {
  const answer = await request(new URL(path, address), { redirect: "manual", ...init });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

describe("without Cloudflare Access", () => {
  test.each(PATHS)("%s answers 503 in French", async (path) => {
    expect(await send(closed, path)).toMatchObject({ status: 503, text: expect.stringContaining("Le suivi est fermé") });
  });

  test("a forged header or cookie of Access changes nothing", async () => {
    const token = "eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6ImluZXNAY2ltZXMuZXhhbXBsZSJ9.c2ln";
    const headers = {
      "Cf-Access-Jwt-Assertion": token,
      "Cf-Access-Authenticated-User-Email": "ines@cimes.example",
      "MF-Access-Blob": JSON.stringify(INES),
      Cookie: `CF_Authorization=${token}`,
    };
    expect((await send(closed, "/appels", { headers })).status).toBe(503);
  });
});

const EMAIL = "ines@cimes.example";
const REAL = "a".repeat(64);
const ONLINE = "https://suivi.example";

test.each<[string, string, NonNullable<Access>, number, string]>([
  ["a service token without an identity is refused", ONLINE, { aud: REAL, identity: {} }, 403, "ne dit pas qui vous êtes"],
  ["an identity without a name goes by its e-mail", ONLINE, { aud: REAL, identity: { email: EMAIL } }, 200, EMAIL],
  ["the local identity is refused on another host", "http://evil.example", INES, 403, "ne répond qu’à cette machine"],
])("%s", async (_, address, { aud, identity }, status, words) => {
  const office = new Hono<OfficeBindings>().use(identify).get("*", (c) => c.text(c.get("author")));
  const context = { access: { aud, getIdentity: async () => identity } } as never;
  const answer = await office.request(`${address}/appels`, {}, {}, context);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
});

test.each<Record<string, string>>([{}, { Origin: "https://evil.example" }, { Origin: "null" }])(
  "a POST with the Origin %j is refused",
  async (headers) => {
    for (const path of ["/appels", "/personnes", "/etat"])
      expect(await send(open, path, { method: "POST", headers })).toMatchObject({
        status: 403,
        text: expect.stringContaining("vient d’une autre page"),
      });
    expect(await open.env.DB.prepare("SELECT count(*) AS n FROM task_runs").first("n")).toBe(0);
  },
);

test("a page is never cached, and its policy allows its own scripts alone", async () => {
  const { status, headers, text } = await send(open, "/appels");
  expect(status).toBe(200);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(headers).toMatchObject({ "referrer-policy": "same-origin", "x-frame-options": "DENY" });
  const policy = String(headers["content-security-policy"]);
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain("frame-ancestors 'none'");
  const scripts = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts.length).toBeGreaterThan(0);
  for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(text) ?? [];
  expect(await send(open, script)).toMatchObject({ status: 200, headers: { "x-content-type-options": "nosniff" } });
});

test("the words of a search are in a cookie that no script reads and no other site sends", async () => {
  const headers = { Origin: open.address, "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await send(open, "/personnes", { method: "POST", headers, body: "faire=chercher&q=Lec%C5%93ur" });
  expect(answer).toMatchObject({ status: 303, headers: { location: "/personnes" } });
  expect(answer.headers["set-cookie"]).toMatch(/^recherche=.+; Path=\/; HttpOnly; SameSite=Strict$/);
});

describe("on a person's file", () => {
  const people = new People(open.env);
  afterEach(() => open.forget());

  /** Answers where the screen leads next. */
  async function act(fields: Record<string, string>) {
    const headers = { Origin: open.address, "Content-Type": "application/x-www-form-urlencoded" };
    const {
      status,
      headers: answered,
      text,
    } = await send(open, "/personnes", { method: "POST", headers, body: `${new URLSearchParams(fields)}` });
    return { status, text, next: String(answered.location ?? "") };
  }

  const seen = async (key: string) => {
    const person = await loadPerson(people.stores, key, new Date());
    return { qui: key, vu: person?.revision ?? "" };
  };
  const fileOf = (key: string) => send(open, `/personnes?qui=${encodeURIComponent(key)}`);
  const copyOf = async (key: string) => (await send(open, `/personne.json?qui=${encodeURIComponent(key)}`)).text;

  test("only the word EFFACER erases", async () => {
    await people.asksForCall("Montfroid");
    const { key } = await people.find("montfroid");
    for (const mot of ["", "oui", "EFFACE", "montfroid"])
      expect(await act({ faire: "effacer", ...(await seen(key)), mot })).toMatchObject({
        status: 400,
        text: expect.stringContaining("tapez EFFACER"),
      });
    await people.find("montfroid");
    const old = await seen(key);
    await people.asksForCall("Montfroid");
    expect(await act({ faire: "effacer", ...old, mot: "EFFACER" })).toMatchObject({
      status: 409,
      text: expect.stringContaining("Cette fiche a changé depuis"),
    });
    await people.find("montfroid");
    expect(await act({ faire: "effacer", ...(await seen(key)), mot: "EFFACER" })).toMatchObject({
      status: 303,
      next: "/personnes?efface=1",
    });
    await expect(people.find("montfroid")).rejects.toThrow("0 people");
  });

  test("a correction of two fields is undone as one, and the journal says what was undone", async () => {
    const { id } = await people.takesCatalogue("Lecœur", { email: "zoe@exemple.fr", telephone: "06 12 34 56 81" });
    const key = `catalogue_downloads/${id}`;
    const fields = { "telephone-0": "06 00 00 00 02", "telephone-0-avant": "06 12 34 56 81", "nom-0": "Vraie", "nom-0-avant": "Lecœur" };
    const corrected = await act({ faire: "corriger", ...(await seen(key)), ...fields });
    const shown = await send(open, corrected.next);
    expect(plainly(shown.text)).toContain("nom, téléphone : correction");
    expect(await copyOf(key)).toContain("06 00 00 00 02");

    const undone = await act({ ...(await seen(key)), issue: "annuler" });
    expect(plainly((await send(open, undone.next)).text)).toContain("annulé : nom, téléphone : correction");
    expect(JSON.parse(await copyOf(key)).personne).toMatchObject({ nom: "Lecœur", telephone: "06 12 34 56 81" });
    expect(plainly((await send(open, "/etat")).text)).toContain("annulé : nom, téléphone : correction");
    expect(plainly((await send(open, "/journal.csv")).text)).toContain("annulé : nom, téléphone : correction");
  });

  test("namesakes are told apart on each file and in each copy, and an answer, or its undo, is a button", async () => {
    const day = (number: number) => new Date(Date.now() - number * 86_400_000).toISOString();
    const [first, second] = [
      ["m1@exemple.fr", "06 41 00 00 01"],
      ["m2@exemple.fr", "06 41 00 00 02"],
    ] as const;
    const add = async ([email, telephone]: readonly [string, string], days: number) =>
      `catalogue_downloads/${(await people.takesCatalogue("Durandeau", { email, telephone, created_at: day(days) })).id}`;
    const [a, b, between] = [await add(first, 9), await add(second, 6), await add([first[0], second[1]], 3)];
    for (const key of [a, b, between]) {
      const { text } = await fileOf(key);
      expect(plainly(text)).toMatch(/Rapprochées par CIM-.*, qui a l’e-mail de CIM-.*, le téléphone de CIM-/);
    }
    expect(await copyOf(a)).not.toContain(second[0]);
    expect(await copyOf(b)).not.toContain(first[0]);

    const settled = await act({ faire: "departager", ...(await seen(b)), entre: between, avec: b });
    expect(plainly((await send(open, settled.next)).text)).toContain("homonymes séparés");
    expect((await fileOf(a)).text).not.toContain("Rapprochées par");
    expect(await copyOf(b)).toContain(first[0]);
    expect(await act({ faire: "departager", ...(await seen(a)), entre: between, avec: "same" })).toMatchObject({ status: 409 });

    await act({ ...(await seen(between)), issue: "annuler" });
    expect((await fileOf(a)).text).toContain("Rapprochées par");
    await act({ faire: "departager", ...(await seen(a)), entre: between, avec: "same" });
    expect(await people.find("durandeau")).toMatchObject({ records: { length: 3 } });
  });

  test("what is asked about stands with what the site says of it to that person", async () => {
    const asked = { format_reference: endometriosis.FC, statut: "salarie", employeur: "prive" } as const;
    const { id } = await people.asksForCall("Vauclair", asked);
    const { text } = await fileOf(`callback_requests/${id}`);
    const found = findOffer(endometriosis.FC) ?? expect.unreachable();
    const told = writeForAdviser(found, { status: "salarie", employer: "prive" }, parisDate(new Date()));
    for (const words of listTexts(told)) expect(plainly(text)).toContain(plainly(words));
  });

  test("the e-mail of a training service is named as such, as it was written", async () => {
    const { id } = await people.asksForCall("Vauclair", { format_reference: endometriosis.FC, email_formation: "formation@chu.example" });
    const { text } = await fileOf(`callback_requests/${id}`);
    expect(text).not.toContain("Formation@chu.example");
    expect(plainly(text)).toContain("Service formation : formation@chu.example");
  });

  test("many records of one name in minutes are one row, without a number to dial", async () => {
    for (let place = 0; place < 6; place++)
      await people.takesCatalogue("Test", { prenom: "Jean", telephone: `06 41 00 10 1${place}`, consent_phone: true });
    const { text } = await send(open, "/appels");
    expect(plainly(text)).toContain("6 envois du même nom en 1 min");
    expect(text.match(/href="tel:/g)).toHaveLength(1);
    const { text: file } = await send(open, "/a-appeler.csv");
    expect(file.match(/Jean;Test/g)).toHaveLength(6);
  });

  test("the file of calls has everybody of the list, also those who wait for next year", async () => {
    await people.asksForCall("Attend", { besoin: "prochaine-annee", jour: null });
    await people.asksForCall("Vauclair");
    const { text: page } = await send(open, "/appels");
    const { text: file } = await send(open, "/a-appeler.csv");
    for (const name of ["Attend", "Vauclair"]) for (const shown of [page, file]) expect(shown, name).toContain(name);
    expect(file).toMatch(/^année suivante;.*;Attend;/m);
  });
});
