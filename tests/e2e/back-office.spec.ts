// biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern

import { test as base, expect, type Page } from "playwright/test";
import { type BuiltOffice, startBuiltOffice } from "#tests/built-office.ts";
import { OfficePeople, outcome } from "#tests/office-people.ts";
import { noteTaskRun } from "#workers/db/task-runs.ts";
import { findViolations } from "./axe.ts";

/** The follow-up in a browser: Inès works in it, Nadia writes to the same database. */

interface Fixtures {
  office: BuiltOffice;
  people: OfficePeople;
}

const test = base.extend<Fixtures, { server: BuiltOffice }>({
  server: [
    async ({}, use) => {
      const server = await startBuiltOffice();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  office: async ({ server }, use) => {
    await use(server);
    await server.forget();
  },
  people: async ({ office }, use) => use(new OfficePeople(office)),
  page: async ({ page, javaScriptEnabled }, use) => {
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "error" && !/status of 4\d\d/.test(message.text()) && faults.push(message.text()));
    page.on("pageerror", ({ message }) => faults.push(message));
    if (javaScriptEnabled !== false) {
      const unready = page.locator("html:not([data-hydrated])");
      await page.addLocatorHandler(unready, () => unready.waitFor({ state: "detached" }));
    }
    await use(page);
    expect(faults, "console errors").toEqual([]);
  },
});

const WIDTHS = [390, 720, 1440];
const panelOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const fileAddress = (key: string, rest = "") => `/personnes?qui=${encodeURIComponent(key)}${rest}`;

async function search(page: Page, words: string) {
  await page.getByLabel("Chercher une personne").fill(words);
  await page.getByLabel("Chercher une personne").press("Enter");
}

const SCREENS = ["/appels", "/personnes", "/nouvelle-demande", "/resultats", "/resultats?par=mois", "/etat"];

async function checkScreen(page: Page, address: string) {
  await page.goto(address);
  await page.locator("html[data-hydrated]").waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const part = (await page.locator("dialog[open]").count()) > 0 ? "dialog[open]" : "body";
    expect.soft(await findViolations(page, part), `${address} at ${width} px`).toEqual([]);
    expect.soft(await measureExcess(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
  }
  // A phone of 390 px at 200 %.
  await page.setViewportSize({ width: 195, height: 422 });
  expect.soft(await measureExcess(page), `${address} at 195 px`).toBeLessThanOrEqual(0);
}

/** By how much the page is wider than the window, in px. */
function measureExcess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test("empty screens break no rule of accessibility and fit their window", async ({ page, office: _ }) => {
  for (const address of ["/appels", "/personnes", "/resultats", "/etat"]) await checkScreen(page, address);
});

const DIALOGS = ["corriger", "accord", "effacer"].map((what) => `/personnes?faire=${what}&qui=`);
for (const address of [...SCREENS, "/appels?qui=", "/personnes?qui=", ...DIALOGS]) {
  test(`${address}, full, breaks no rule of accessibility and fits its window`, async ({ page, office, people }) => {
    await people.asksForCall("Vauclair", { prenom: "Hélène", format_reference: "9A0X2425002", email_formation: "formation@chu.example" });
    await people.asksForCall("Belmontet-Castelvert-de-la-Roche-Guyon-Saint-Martin", { inDays: 0 });
    await people.takesCatalogue("Vauclair", { prenom: "Hélène", consent_phone: true, email: "helene@exemple.fr" });
    await people.takesCatalogue("Robot", { suspect: "trap" });
    await people.notes("Nadia", "vauclair", outcome("pas-de-reponse", "au cabinet, demander le secrétariat"));
    const customMetadata = { createdAt: new Date().toISOString() };
    await office.env.OUTBOX.put("outbox/refused/callback_requests/x.json", "{}", { customMetadata });
    const { key } = await people.find("vauclair");
    await page.goto("/personnes");
    await search(page, "vaucl");
    await checkScreen(page, address.endsWith("qui=") ? address + encodeURIComponent(key) : address);
  });
}

test("on a phone an adviser goes from the list to a person, notes an outcome and undoes it", async ({ page, people }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await people.asksForCall("Vauclair", { telephone: "04 65 71 20 14" });
  await people.asksForCall("Orgevaux");
  await page.goto("/appels");
  await expect(page.getByRole("region", { name: "En retard" }).getByRole("listitem")).toHaveCount(2 + 2);
  await page.getByRole("link", { name: "Claire Vauclair" }).click();

  const panel = panelOf(page, "Claire Vauclair");
  const number = panel.getByRole("link", { name: "04 65 71 20 14" });
  await expect(number).toHaveAttribute("href", "tel:+33465712014");
  await expect(page.getByRole("link", { name: "Claire Orgevaux" })).toBeHidden();

  await panel.getByLabel("Note").fill("rappelle lundi");
  await panel.getByRole("button", { name: /^Joint/ }).click();
  await expect(page.getByRole("status")).toContainText("Claire Vauclair : joint.");
  await expect(page.getByRole("link", { name: "Claire Vauclair" })).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("status")).toContainText("annulé : joint");
  await expect(page.getByRole("link", { name: "Claire Vauclair" })).toBeVisible();
});

test("an outcome is not written over a colleague's, which is named, until the adviser insists", async ({ page, people }) => {
  await people.asksForCall("Fontanil");
  const { key } = await people.find("fontanil");
  await page.goto(`/appels?qui=${encodeURIComponent(key)}`);
  const panel = panelOf(page, "Claire Fontanil");
  await panel.getByLabel("Note").fill("ma note");
  await people.notes("Nadia", "fontanil", outcome("joint"));
  await panel.getByRole("button", { name: /^Sans suite/ }).click();

  const alarm = panel.getByRole("alert");
  await expect(alarm).toContainText(/Nadia a noté «\sjoint\s» pour Claire Fontanil à \d+\sh.*Votre «\ssans suite\s» n’a pas été noté\./);
  expect((await people.find("fontanil")).entries).toHaveLength(1);
  await expect(panel.getByLabel("Note")).toHaveValue("ma note");

  await alarm.getByRole("button", { name: "Noter quand même « sans suite »" }).click();
  await expect(page.getByRole("status")).toContainText("Claire Fontanil : sans suite.");
  expect((await people.find("fontanil")).entries).toMatchObject([
    { author: "Nadia" },
    { author: "Inès", status: "sans-suite", note: "ma note" },
  ]);
});

test("a name written from right to left is isolated from the words around it", async ({ page, people }) => {
  const email = "אבי@exemple.fr";
  await people.asksForCall("كريم (1)", { prenom: "אבי", telephone: "04 65 71 20 14", email_formation: email });
  const { key } = await people.find("كريم");
  await page.goto(fileAddress(key));
  for (const text of ["אבי كريم (1)", email]) await expect(page.locator("bdi", { hasText: text }).first()).toBeVisible();
  await page.goto(fileAddress(key, "&faire=effacer"));
  await expect(page.getByRole("dialog", { name: "Effacer \u2068אבי كريم (1)\u2069 ?" })).toBeVisible();
});

test("Enter in the field of the moment notes « à rappeler » at that moment", async ({ page, people }) => {
  await people.asksForCall("Lecœur");
  await page.goto("/appels");
  await page.getByText("À rappeler…").click();
  const moment = page.getByLabel("Autre moment");
  await moment.fill("2027-03-04T09:30");
  await moment.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "À rappeler" })).toContainText("9 h 30");
});

test("« Garder » keeps the colleague's entry", async ({ page, people }) => {
  await people.asksForCall("Fontanil");
  const { key } = await people.find("fontanil");
  await page.goto(fileAddress(key));
  await people.notes("Nadia", "fontanil", outcome("joint"));
  await page.getByRole("button", { name: /^Inscrit/ }).click();
  await page.getByRole("link", { name: "Garder « joint »" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect((await people.find("fontanil")).entries).toMatchObject([{ status: "joint" }]);
});

test("a call promised to a person who ticked no box is listed, until they agree in their own words", async ({ page, people }) => {
  await people.takesCatalogue("Terrier", { consent_phone: false, consent_at: null });
  const { key } = await people.find("terrier");
  await page.goto(fileAddress(key));
  const panel = panelOf(page, "Claire Terrier");
  await panel.getByText("À rappeler…").click();
  await panel.getByRole("button", { name: "dans 1 h" }).click();
  await expect(panel.getByText(/^À appeler/)).toBeVisible();
  await expect(panel.locator("details[open]")).toHaveCount(0);

  await page.goto("/appels?ouvrir=plus-tard");
  await expect(page.getByRole("link", { name: "Claire Terrier" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^06/ })).toHaveCount(0);

  await page.goto(fileAddress(key, "&faire=accord"));
  await page.getByLabel("qu’elle accepte").check();
  await page.getByRole("button", { name: "Noter", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Notez les mots de la personne");
  await page.getByLabel("qu’elle accepte").check();
  await page.getByLabel("Ses mots").fill("Oui, appelez-moi le soir");
  await page.getByRole("button", { name: "Noter", exact: true }).click();
  await expect(page.getByText("« Oui, appelez-moi le soir »").first()).toBeVisible();
  await expect(panel.getByText("appel accepté")).toBeVisible();
});

test("the list is read again when the window gets the focus, but not while a note is being typed", async ({ page, people }) => {
  await people.asksForCall("Premier");
  await page.goto("/appels");
  await expect(page.getByRole("link", { name: "Claire Premier" })).toBeVisible();
  const note = page.getByLabel("Note");
  await note.fill("en train d’écrire");
  await people.asksForCall("Second");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await note.fill("");
  await expect(page.getByRole("link", { name: "Claire Second" })).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("link", { name: "Claire Second" })).toBeVisible();
});

test("« c’est une vraie personne » lists the request that the honeypot set aside", async ({ page, people }) => {
  await people.asksForCall("Piège", { suspect: "trap" });
  await page.goto("/appels");
  await page.getByRole("button", { name: "C’est une vraie personne" }).click();
  await expect(page.getByRole("status")).toContainText("c’est une vraie personne");
  await expect(page.getByRole("region", { name: "En retard" })).toContainText("Claire Piège");
});

test("a request taken by telephone follows the visitors' rules and keeps the words of the agreement", async ({ page, people }) => {
  await page.goto("/nouvelle-demande");
  await page.getByLabel("Prénom").fill("Odile");
  await page.getByRole("button", { name: "Enregistrer la demande" }).click();
  await expect(page.getByRole("alert")).toContainText("Rien n’a été enregistré");
  await expect(page.getByText("Le nom est requis")).toBeVisible();
  await expect(page.getByLabel("Prénom")).toHaveValue("Odile");
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Grandclerc");
  await page.getByLabel("Téléphone").fill("06 12 34 56 84");
  await page.getByLabel("E-mail", { exact: true }).fill("odile@exemple.fr");
  await page.getByLabel("Profession").selectOption("infirmiers");
  await page.getByLabel("Accepte d’être appelé(e)").fill("Oui, jeudi");
  await page.getByRole("button", { name: "Enregistrer la demande" }).click();
  await expect(panelOf(page, "Odile Grandclerc").getByText("appel accepté")).toBeVisible();
  const person = await people.find("grandclerc");
  expect(person).toMatchObject({ email: "odile@exemple.fr", calls: [{ is_timed: true }] });
  expect(person.records[0].sent).toMatchObject({ source_type: "telephone", consent_at: null });
  expect(person.entries[0]).toMatchObject({ kind: "agreement", author: "Inès", note: "Oui, jeudi" });
});

test("a file can be corrected and exported, and links to an e-mail only where that was accepted", async ({ page, people }) => {
  const email = "m.d'almeida+x@exemple.fr";
  await people.takesCatalogue("Almeida", { email, consent_email: true });
  await people.asksForCall("Almeida");
  const { key } = await people.find("almeida");
  await page.goto(fileAddress(key));
  // No part of an address may add a header to the message.
  await expect(page.getByRole("link", { name: email })).toHaveAttribute("href", "mailto:m.d'almeida%2Bx@exemple.fr");
  await people.takesCatalogue("Formule", { email: "=cmd@exemple.fr" });
  await page.goto(fileAddress((await people.find("formule")).key));
  await expect(page.getByText("=cmd@exemple.fr").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "=cmd@exemple.fr" })).toHaveCount(0);

  await page.goto(fileAddress(key, "&faire=corriger"));
  await page.getByLabel("Statut").selectOption({ index: 1 });
  await page.getByLabel("E-mail du service formation").fill("formation@chu.fr");
  await page.getByRole("button", { name: "Enregistrer la correction" }).click();
  await expect(page.getByText("service formation : formation@chu.fr")).toBeVisible();

  const json = await page.request.get(`/personne.json?qui=${encodeURIComponent(key)}`);
  expect(await json.json()).toMatchObject({ personne: { nom: "Almeida", email_formation: "formation@chu.fr" }, envois: { length: 2 } });
  await page.goto("/personnes");
  await search(page, "exemple.fr");
  await expect(page.getByRole("link", { name: "CSV" })).toBeVisible();
  const csv = await (await page.request.get("/personnes.csv")).text();
  expect(csv).toMatch(/^\uFEFFprénom;nom;/);
  expect(csv).toContain("'=cmd@exemple.fr");
});

test("an erasure names whom it spares, must be confirmed by a word, and is logged with its author", async ({ page, people }) => {
  await people.asksForCall("Montfroid", { prenom: "Claire", telephone: "0465712030" });
  await people.asksForCall("Sarrazel", { prenom: "Julien", telephone: "04 65 71 20 30" });
  const { key } = await people.find("montfroid");
  await page.goto(fileAddress(key, "&faire=effacer"));
  const dialog = page.getByRole("dialog", { name: "Effacer Claire Montfroid ?" });
  await expect(dialog).toContainText("Reste : Julien Sarrazel");
  await dialog.getByRole("button", { name: "Effacer Claire Montfroid" }).click();
  await expect(dialog.getByRole("alert")).toContainText("tapez EFFACER");
  await dialog.getByLabel("Tapez EFFACER").fill("effacer");
  await dialog.getByRole("button", { name: "Effacer Claire Montfroid" }).click();
  await expect(page.getByText("Effacé. Il ne reste que")).toBeVisible();
  await expect(people.find("montfroid")).rejects.toThrow("0 people");
  await people.find("sarrazel");
  await page.goto("/etat");
  await expect(page.getByRole("row", { name: /Inès effacement/ })).toBeVisible();
  expect((await page.goto(fileAddress(key)))?.status()).toBe(404);
});

test("a refused record is shown, retried or discarded, and a test message can be requested", async ({ page, office }) => {
  const put = (id: string) => office.env.OUTBOX.put(`outbox/refused/callback_requests/${id}.json`, `{"nom":"${id}"}`);
  await put("un");
  await page.goto("/etat");
  await page.getByText("voir").click();
  await expect(page.getByText('"nom": "un"')).toBeVisible();
  await page.getByRole("button", { name: "Renvoyer à la base" }).click();
  await expect(page.getByRole("heading", { name: "En attente de la base : 1" })).toBeVisible();
  await put("deux");
  await page.goto("/etat");
  await page.getByLabel("pour toujours").check();
  await page.getByRole("button", { name: "Jeter" }).click();
  await expect(page.getByRole("heading", { name: "Refusé par la base : 0" })).toBeVisible();
  await page.getByRole("button", { name: "Envoyer un message d’essai" }).click();
  await expect(page.getByText("il part dans la minute")).toBeVisible();

  const minute = { name: "chaque-minute", started_at: new Date().toISOString(), took_ms: 1, failed: "" };
  const noteChannels = (channels: string[]) => noteTaskRun(office.env.DB, { ...minute, summary: JSON.stringify({ watch: { channels } }) });
  await noteChannels([]);
  await page.reload();
  await expect(page.getByText("Aucun canal n’est réglé")).toBeVisible();
  await noteChannels(["webhook"]);
  await page.reload();
  await expect(page.getByText("Réglé : la messagerie ; pas réglé : l’e-mail.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("searching, noting, undoing and erasing are plain forms", async ({ page, people }) => {
    await people.asksForCall("Lecœur");
    await page.goto("/appels");
    await search(page, "LECOEUR");
    await page.getByRole("link", { name: "Claire Lecœur" }).click();
    await page.getByRole("button", { name: /^Inscrit/ }).click();
    await expect(page.getByRole("status").first()).toContainText("Claire Lecœur : inscrit.");
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByRole("status").first()).toContainText("annulé : inscrit");
    await page.getByRole("link", { name: "Effacer…" }).click();
    await page.getByLabel("Tapez EFFACER").fill("EFFACER");
    await page.getByRole("button", { name: "Effacer Claire Lecœur" }).click();
    await expect(page.getByText("Effacé. Il ne reste que")).toBeVisible();
  });
});

test("a printed file answers a request for access, and the results take one page", async ({ page, people }) => {
  await people.asksForCall("Trévenans");
  const { key } = await people.find("trevenans");
  await page.goto(fileAddress(key));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Ce que nous savons de Claire Trévenans" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Joint/ })).toBeHidden();
  await page.goto("/resultats?par=mois");
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
