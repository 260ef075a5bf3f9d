import { outcome } from "#tests/people.ts";
import { endSession, expect, fileAddress, panelOf, search, test } from "./back-office.ts";

/** « demain, 9 h », « lundi 30 nov., 9 h »: never « ce soir », nor « dans 1 h ». */
const NEXT_MORNING = /^(?!ce soir|dans).*, \d+.h/;

test("a name written from right to left is isolated from the words around it", async ({ page, people }) => {
  const email = "אבי@exemple.fr";
  await people.asksForCall("كريم (1)", { prenom: "אבי", telephone: "04 65 71 20 14", email_formation: email });
  const { key } = await people.find("كريم");
  await page.goto(fileAddress(key));
  for (const text of ["אבי كريم (1)", email]) await expect(page.locator("bdi", { hasText: text }).first()).toBeVisible();
  await page.goto(fileAddress(key, "&faire=effacer"));
  await expect(page.getByRole("dialog", { name: "Effacer \u2068אבי كريم (1)\u2069 ?" })).toBeVisible();
});

test("« Garder » keeps the colleague's entry", async ({ page, people }) => {
  await people.asksForCall("Fontanil");
  const { key } = await people.find("fontanil");
  await page.goto(fileAddress(key));
  await people.note("fontanil", outcome("joint"));
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
  await panel.getByRole("button", { name: NEXT_MORNING }).click();
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
  await page.getByLabel("Ses mots").fill("Oui, appelez-moi à Noël, à dix heures");
  const christmas = `${new Date().getUTCFullYear() + 1}-12-25T10:00`;
  await page.getByLabel("Quand la rappeler").fill(christmas);
  await page.getByRole("button", { name: "Noter", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(/(jour férié|dans plus d’un an)\. Rien n’est encore noté\./);
  await expect(page.getByLabel("Quand la rappeler")).toHaveValue(christmas);
  await page.getByRole("button", { name: "Noter", exact: true }).click();
  await expect(page.getByText("« Oui, appelez-moi à Noël, à dix heures »").first()).toBeVisible();
  await expect(panel.getByText("appel accepté")).toBeVisible();
  await expect(panel.getByText(/^À appeler.*25.déc\..*10.h/)).toBeVisible();
});

test("a file can be corrected and exported, and links to an e-mail only where that was accepted", async ({ page, people }) => {
  const email = "m.d'almeida+x@exemple.fr";
  await people.takesCatalogue("Almeida", { email, consent_email: true });
  await people.asksForCall("Almeida");
  const { key } = await people.find("almeida");
  await page.goto(fileAddress(key));
  // No part of an address may add a header to the message.
  await expect(page.getByRole("link", { name: email })).toHaveAttribute("href", "mailto:m.d'almeida%2Bx@exemple.fr");
  await people.takesCatalogue("Formule", { email: "=cmd@exemple.fr", telephone: "+262 692 12 34 56" });
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
  await search(page, "formule");
  await expect(page.getByRole("link", { name: "CSV" })).toBeVisible();
  const csv = await (await page.request.get("/personnes.csv")).text();
  expect(csv).toMatch(/^\uFEFFprénom;nom;/);
  expect(csv).toContain("'=cmd@exemple.fr");
  expect(csv).toContain(";00262\u00A06\u00A092\u00A012\u00A034\u00A056;");
});

test("an erasure names who is spared, must be confirmed by a word, and is logged with its author", async ({ page, people }) => {
  await people.asksForCall("Montfroid", { prenom: "Claire", telephone: "0465712030" });
  await people.asksForCall("Sarrazel", { prenom: "Julien", telephone: "04 65 71 20 30" });
  const { key } = await people.find("montfroid");
  await page.goto(fileAddress(key, "&faire=effacer"));
  const dialog = page.getByRole("dialog", { name: "Effacer Claire Montfroid ?" });
  await expect(dialog).toContainText("Reste : Julien Sarrazel");
  for (const typed of ["", "supprimer", "EFFACE"]) {
    await dialog.getByLabel("Tapez EFFACER").fill(typed);
    await dialog.getByRole("button", { name: "Effacer Claire Montfroid" }).click();
    await expect(dialog.getByRole("alert")).toContainText("tapez EFFACER");
    await expect(dialog.getByLabel("Tapez EFFACER")).toHaveValue(typed);
  }
  await people.find("montfroid");
  await dialog.getByLabel("Tapez EFFACER").fill("effacer");
  await dialog.getByRole("button", { name: "Effacer Claire Montfroid" }).click();
  await expect(page.getByText("Effacé. Il ne reste que")).toBeVisible();
  await expect(people.find("montfroid")).rejects.toThrow("0 people");
  await people.find("sarrazel");
  await page.goto("/etat");
  await expect(page.getByRole("row", { name: /Inès effacement/ })).toBeVisible();
  expect((await page.goto(fileAddress(key)))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Cette personne n’est plus dans la base." })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Écrans" })).toBeVisible();
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

test("without a session a dialog and a new request keep what is typed, after it is reopened too", async ({ page, context, people }) => {
  await people.takesCatalogue("Almeida");
  await page.goto(fileAddress((await people.find("almeida")).key, "&faire=corriger"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nom", { exact: true }).fill("d’Almeida");
  const reopen = await endSession(context);
  await dialog.getByRole("button", { name: "Enregistrer la correction" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Votre session a expiré");
  await expect(dialog.getByLabel("Nom", { exact: true })).toHaveValue("d’Almeida");
  await reopen();
  await dialog.getByRole("link", { name: "rouvrir" }).click();
  await expect(dialog.getByLabel("Nom", { exact: true })).toHaveValue("d’Almeida");
  await dialog.getByRole("link", { name: "Ne rien changer" }).click();
  await page.getByRole("link", { name: "Corriger" }).click();
  await expect(dialog.getByLabel("Nom", { exact: true })).toHaveValue("Almeida");

  await page.goto("/nouvelle-demande");
  await page.getByLabel("Prénom").fill("Odile");
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Grandclerc");
  await page.getByLabel("Téléphone").fill("06 12 34 56 84");
  await page.getByLabel("Profession").selectOption("infirmiers");
  await page.getByLabel("La personne demande le devis").check();
  const open = await endSession(context);
  await page.getByRole("button", { name: "Enregistrer la demande" }).click();
  await expect(page.getByRole("alert")).toContainText("Votre session a expiré");
  await open();
  await page.getByRole("link", { name: "rouvrir" }).click();
  await expect(page.getByLabel("Profession")).toHaveValue("infirmiers");
  await expect(page.getByLabel("La personne demande le devis")).toBeChecked();
  await page.getByRole("button", { name: "Enregistrer la demande" }).click();
  await expect(panelOf(page, "Odile Grandclerc")).toBeVisible();
  expect((await people.find("grandclerc")).records).toHaveLength(1);
  await page.goto("/nouvelle-demande");
  await expect(page.getByLabel("Prénom")).toHaveValue("");
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
