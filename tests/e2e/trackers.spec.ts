import type { Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { consentTexts } from "#app/content/consent.ts";
import { trackers } from "#app/content/legal/retention.ts";
import { callbackLabel, consentLink } from "#app/content/navigation.ts";
import { employerQuotationPage } from "#app/content/pages/employer-quotation.ts";
import { popupTexts } from "#app/content/popups.ts";
import { selectionLinks } from "#app/content/selection-links.ts";
import { pain } from "#tests/references.ts";
import { callbackDialog, sendRequest } from "./callback-journey.ts";
import { closeByEscape, expect, openWithPausedClock, test } from "./fixtures.ts";

test.use({ hasInvitations: true });

const PROGRAMME = "/formations/infirmiers/amelioration-douleur";
/** A page without scripts: it stores nothing itself. */
const STILL_PAGE = "/robots.txt";

/** The site's own entries of the privacy page. */
const listed = Object.values(trackers).filter(({ kind }) => kind !== "Service externe");

/** What the browser stores for this site, by the kinds of the privacy page. */
async function readHeld(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `Cookie du site ${name}`);
  const stored = await page.evaluate(async () => [
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    ...(await caches.keys()).map((name) => `Cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `Service Worker ${scope}`),
  ]);
  return [...cookies, ...stored];
}

test("after a full visit the browser stores exactly what the privacy page lists", async ({ page }) => {
  await openWithPausedClock(page, "/?utm_source=lettre");
  await page.clock.runFor(5000);
  await page.getByRole("dialog", { name: popupTexts.promo.title }).getByRole("button", { name: popupTexts.close }).click();
  await page.getByRole("button", { name: catalogueForm.open }).first().click();
  await page.getByRole("textbox", { name: catalogueForm.fields.prenom }).fill("Claire");
  await closeByEscape(page.getByRole("dialog", { name: catalogueForm.title }));

  await openWithPausedClock(page, PROGRAMME);
  await page.clock.runFor(20_000);
  const invitation = page.getByRole("dialog", { name: popupTexts.callback.title });
  await invitation.getByRole("button", { name: popupTexts.close }).click();
  await page.getByRole("banner").getByRole("button", { name: callbackLabel }).click();
  await sendRequest(callbackDialog(page));
  await page.keyboard.press("Escape");

  // A timer updates the address of a selection.
  await page.clock.resume();
  await page.goto(`${selectionLinks.path}?profession=infirmiers`);
  await page.locator(`label:has(input[value="${pain.PI}"])`).click();
  await expect.poll(() => new URL(page.url()).search).toContain(pain.PI);
  await page.getByRole("banner").getByRole("button", { name: callbackLabel }).click();
  await callbackDialog(page).getByRole("textbox", { name: callbackTexts.form.prenom }).fill("Claire");
  await closeByEscape(callbackDialog(page));

  const { contact, done, path } = employerQuotationPage;
  await page.goto(`${path}?formats=${pain.PI}`);
  const typed = { establishment: "Clinique des Alpes", nom: "Anne Morel", email: "formation@exemple.fr" } as const;
  for (const [name, value] of Object.entries(typed))
    await page.getByRole("textbox", { name: contact.fields[name as keyof typeof typed] }).fill(value);
  await page.getByRole("button", { name: contact.submit }).click();
  await expect(page.getByRole("heading", { name: done.title })).toBeVisible();
  await page.goto(path);
  await page.getByRole("textbox", { name: contact.fields.establishment }).fill("Clinique des Alpes");

  await page.getByRole("contentinfo").getByRole("link", { name: consentLink.label }).click();
  await page.getByRole("button", { name: consentTexts.allow }).click();
  await expect(page.getByRole("button", { name: consentTexts.allow })).toHaveAttribute("aria-pressed", "true");
  await page.goto(STILL_PAGE);

  expect((await readHeld(page)).sort()).toEqual(listed.map(({ kind, name }) => `${kind} ${name}`).sort());
});
