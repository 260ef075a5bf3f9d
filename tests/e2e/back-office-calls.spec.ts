import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { outcome } from "#tests/people.ts";
import { erasePerson } from "#workers/people/rights/erasures.ts";
import { endSession, expect, focusWindow, lendToNadia, panelOf, test } from "./back-office.ts";

/** ISO date in UTC, at least a day away. */
function nextSunday(): string {
  const now = new Date();
  return new Date(now.getTime() + (7 - now.getUTCDay()) * 86_400_000).toISOString().slice(0, 10);
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
  await people.note("fontanil", outcome("joint"));
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

test("Enter in the field of the moment notes « à rappeler » at that moment", async ({ page, people }) => {
  await people.asksForCall("Lecœur");
  await page.goto("/appels");
  // The address names the person shown: a menu opened before that would close.
  await expect(page).toHaveURL(/qui=/);
  await page.getByText("À rappeler…").click();
  const moment = page.getByLabel("Autre moment");
  await moment.fill(`${listCallbackDays(new Date())[0]}T09:30`);
  await moment.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "À rappeler" })).toContainText("9 h 30");
});

test("a day when nobody calls is told before it is noted, and noted when it is meant", async ({ page, people }) => {
  await people.asksForCall("Dimanche");
  await page.goto("/appels");
  await expect(page).toHaveURL(/qui=/);
  await page.getByText("À rappeler…").click();
  await page.getByLabel("Note").fill("seulement le dimanche");
  await page.getByLabel("Autre moment").fill(`${nextSunday()}T10:00`);
  await page.getByRole("button", { name: "à ce moment" }).click();
  const alarm = page.getByRole("alert");
  await expect(alarm).toContainText(/Dimanche .*(personne n’appelle|jour férié)\. Rien n’est encore noté\./);
  expect((await people.find("dimanche")).entries).toEqual([]);
  await alarm.getByRole("button", { name: "Noter quand même" }).click();
  await expect(page.getByRole("status").filter({ hasText: "À rappeler" })).toContainText("10 h");
  expect((await people.find("dimanche")).entries).toMatchObject([{ status: "a-rappeler", note: "seulement le dimanche" }]);
});

test("after « Pas de réponse » the person is in the list again, at a time to come", async ({ page, people }) => {
  await people.asksForCall("Absente");
  await page.goto("/appels");
  await page.getByRole("button", { name: /^Pas de réponse/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "pas de réponse, à rappeler" })).toBeVisible();
  await page.goto("/appels?ouvrir=plus-tard");
  await expect(page.getByRole("link", { name: "Claire Absente" })).toBeVisible();
  const { calls } = await people.find("absente");
  expect(calls).toMatchObject([{ is_timed: true }]);
  expect(Date.parse(calls[0]?.due_at ?? "")).toBeGreaterThan(Date.now());
});

test("who is shown stays when others arrive, and the outcome goes to that person", async ({ page, people }) => {
  await people.takesCatalogue("Intruse", { consent_phone: true });
  await page.goto("/appels");
  const panel = panelOf(page, "Claire Intruse");
  await expect(page).toHaveURL(/qui=/);
  await people.takesCatalogue("Survenue", { consent_phone: true, created_at: new Date().toISOString() });
  await focusWindow(page);
  await expect(page.getByText("Nouvelle arrivée : 1")).toBeVisible();
  await expect(page.getByRole("link", { name: "Claire Survenue" })).toHaveCount(0);
  await panel.getByRole("button", { name: /^Joint/ }).click();
  await expect(page.getByRole("status").first()).toContainText("Claire Intruse : joint.");
  expect((await people.find("survenue")).entries).toEqual([]);

  await expect(panelOf(page, "Claire Survenue")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`qui=${encodeURIComponent((await people.find("survenue")).key)}`));
});

test("« Montrer » lists who arrived and goes there; what is being typed stays", async ({ page, people }) => {
  await people.asksForCall("Premier");
  await page.goto("/appels");
  await expect(page).toHaveURL(/qui=/);
  const note = panelOf(page, "Claire Premier").getByLabel("Note");
  await note.fill("en train d’écrire");
  await people.asksForCall("Second");
  await focusWindow(page);
  await page.getByRole("button", { name: "Montrer" }).click();
  await expect(page.getByRole("link", { name: "Claire Second" })).toBeFocused();
  await expect(page.getByText(/Nouvelle arrivée/)).toHaveCount(0);
  await expect(note).toHaveValue("en train d’écrire");
});

test("a person noted by a colleague meanwhile stays shown, and her outcome is told before it is written over", async ({ page, people }) => {
  await people.asksForCall("Fontanil");
  await people.asksForCall("Orgevaux");
  await page.goto("/appels");
  const panel = panelOf(page, "Claire Fontanil");
  await expect(page).toHaveURL(/qui=/);
  await people.note("fontanil", outcome("joint"));
  await focusWindow(page);
  await expect(page.getByRole("list").getByRole("link", { name: "Claire Fontanil" })).toHaveCount(0);
  await panel.getByRole("button", { name: /^Sans suite/ }).click();
  await expect(panel.getByRole("alert")).toContainText(/Nadia a noté «\sjoint\s» pour Claire Fontanil/);
});

test("of a person erased meanwhile the panel says so, and the list stays", async ({ page, people }) => {
  await people.asksForCall("Fontanil");
  await people.asksForCall("Orgevaux");
  await page.goto("/appels");
  await expect(page).toHaveURL(/qui=/);
  await erasePerson(people.as(), await people.find("fontanil"));
  await focusWindow(page);
  await expect(page.getByText("Cette personne n’est plus dans la base.")).toBeVisible();
  await page.getByRole("link", { name: "Claire Orgevaux" }).click();
  await expect(panelOf(page, "Claire Orgevaux")).toBeVisible();
});

test("Enter on a row leads the keyboard to the panel, and after an outcome to the next person", async ({ page, people }) => {
  await people.asksForCall("Fontanil");
  await people.asksForCall("Orgevaux");
  await page.goto("/appels");
  await page.getByRole("link", { name: "Claire Orgevaux" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Claire Orgevaux" })).toBeFocused();
  await panelOf(page, "Claire Orgevaux")
    .getByRole("button", { name: /^Joint/ })
    .press("Enter");
  await expect(page.getByRole("heading", { name: "Claire Fontanil" })).toBeFocused();
});

test("« J’appelle » tells colleagues, and an outcome ends it", async ({ page, context, people, office }) => {
  await lendToNadia(context, office);
  await people.asksForCall("Fontanil");
  await page.goto("/appels");
  const panel = panelOf(page, "Claire Fontanil");
  await panel.getByRole("button", { name: "J’appelle" }).click();
  await expect(panel).toContainText(/Vous appelez, \d+\sh/);
  await page.goto(`${office.colleague}/appels`);
  await expect(panel).toContainText(/Inès appelle, \d+\sh/);
  await expect(panel.getByRole("link", { name: /^06/ })).toBeVisible();
  await panel.getByRole("button", { name: /^Pas de réponse/ }).click();
  await expect(page.getByRole("status").first()).toContainText("Claire Fontanil : pas de réponse");
  await page
    .getByRole("link", { name: "Les jours suivants" })
    .or(page.getByRole("link", { name: "Claire Fontanil" }))
    .first()
    .click();
  await expect(page.getByText(/appelle, \d/)).toHaveCount(0);
});

test("a note survives another person, another screen and a reload, until it is noted", async ({ page, people }) => {
  await people.asksForCall("Fontanil");
  await people.asksForCall("Orgevaux");
  await page.goto("/appels");
  const note = page.getByLabel("Note");
  await panelOf(page, "Claire Fontanil").getByLabel("Note").fill("à finir");
  await page.getByRole("link", { name: "Claire Orgevaux" }).click();
  await expect(panelOf(page, "Claire Orgevaux").getByLabel("Note")).toHaveValue("");
  await page.getByRole("link", { name: "Résultats" }).click();
  await expect(page.getByRole("heading", { name: "Résultats" })).toBeVisible();
  await page.getByRole("link", { name: "À appeler" }).click();
  await page.getByRole("link", { name: "Claire Fontanil" }).click();
  await expect(note).toHaveValue("à finir");
  await page.reload();
  await expect(note).toHaveValue("à finir");
  await page.getByRole("button", { name: "Garder la note seule" }).click();
  await expect(page.getByRole("status").first()).toContainText("Claire Fontanil : note.");
  await page.getByRole("link", { name: "Claire Fontanil" }).click();
  await expect(note).toHaveValue("");
});

test("without a session, another row and another screen leave this one as it is", async ({ page, context, people }) => {
  await people.asksForCall("Fontanil");
  await people.asksForCall("Orgevaux");
  await page.goto("/appels");
  await panelOf(page, "Claire Fontanil").getByLabel("Note").fill("à finir");
  await endSession(context);
  for (const name of ["Claire Orgevaux", "Résultats"]) {
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("alert")).toContainText("Votre session a expiré");
    await expect(panelOf(page, "Claire Fontanil").getByLabel("Note")).toHaveValue("à finir");
  }
});

test("« c’est une vraie personne » lists the request that the honeypot set aside", async ({ page, people }) => {
  await people.asksForCall("Piège", { suspect: "trap" });
  await page.goto("/appels");
  await page.getByRole("button", { name: "C’est une vraie personne" }).click();
  await expect(page.getByRole("status")).toContainText("c’est une vraie personne");
  await expect(page.getByRole("region", { name: "En retard" })).toContainText("Claire Piège");
});

test("a flood of one name is put away in one gesture, which « Annuler » takes back", async ({ page, people }) => {
  for (let place = 0; place < 6; place++)
    await people.takesCatalogue("Avalanche", {
      telephone: `06 99 00 00 1${place % 2}`,
      email: `a${place % 2}@exemple.fr`,
      consent_phone: true,
    });
  await page.goto("/appels");
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Claire Avalanche" }) })
    .first();
  await expect(row).toContainText(/6\senvois du même nom en 1\smin, 2\snuméros/);
  await row.getByRole("link", { name: "Tout ranger…" }).click();
  const side = page.getByRole("region", { name: /^Ranger 6\senvois/ });
  await expect(side).toContainText(/«\sClaire Avalanche\s»\s?, 2\snuméros/);
  await side.getByRole("button", { name: /^Ranger 6\senvois/ }).click();
  await expect(page.getByRole("status")).toContainText(/Claire Avalanche\s: sans suite, pour 6\senvois de ce nom/);
  await expect(page.getByRole("link", { name: "Claire Avalanche" })).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("status")).toContainText(/annulé\s: sans suite/);
  await expect(row).toContainText(/6\senvois/);
});
