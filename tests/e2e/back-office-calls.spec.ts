import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { outcome } from "#tests/people.ts";
import { expect, panelOf, test } from "./back-office.ts";

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
  await page.getByText("À rappeler…").click();
  const moment = page.getByLabel("Autre moment");
  await moment.fill(`${listCallbackDays(new Date())[0]}T09:30`);
  await moment.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "À rappeler" })).toContainText("9 h 30");
});

test("a day when nobody calls is told before it is noted, and noted when it is meant", async ({ page, people }) => {
  await people.asksForCall("Dimanche");
  await page.goto("/appels");
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
