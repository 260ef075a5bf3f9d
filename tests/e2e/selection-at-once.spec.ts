import type { Page } from "playwright/test";
import { selectionPage } from "#app/content/pages/selection.ts";
import { FUNDED_DAY } from "#tests/days.ts";
import { endometriosis, gpVaccination, nutrition } from "#tests/references.ts";
import { expect, test } from "./fixtures.ts";

/** What is pressed in « Ma sélection » before the browser has painted the change before it. */

const DOCTOR = `/ma-selection?profession=generalistes&statut=liberal-conventionne&heures=14&formats=${endometriosis.PI}.${gpVaccination.EPP}`;

test.use({ day: FUNDED_DAY });

const tickOf = (reference: string) => `input[name^="choix-"][value="${reference}"]`;

/** Presses each, one after the other, in one task: React has rendered the change by the next press, the deferred parts not. */
const pressAtOnce = (page: Page, ...selectors: string[]) =>
  page.evaluate(async (all) => {
    for (const selector of all) {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`There is no ${selector}`);
      found.click();
      await Promise.resolve();
    }
  }, selectors);

const formats = (page: Page) => new URL(page.url()).searchParams.get("formats")?.split(".");

test("a link pressed as soon as a format is ticked is followed, and the tick is kept", async ({ page }) => {
  await page.goto(DOCTOR);
  await pressAtOnce(page, tickOf(nutrition.EPP), 'main a[href^="/formations/generalistes/vaccination"]');
  await expect(page).toHaveURL(/\/formations\/generalistes\/vaccination/);
  await page.goBack();
  await expect(page.locator(tickOf(nutrition.EPP))).toBeChecked();
});

test("a proposition pressed as soon as the hours are changed keeps the hours", async ({ page }) => {
  await page.goto(DOCTOR);
  await pressAtOnce(page, `button[aria-label="${selectionPage.questions.hours.less}"]`, ".propositions a");
  await expect(page).toHaveURL(/heures=13/);
});

test("a format removed as soon as another is ticked leaves the tick", async ({ page }) => {
  await page.goto(DOCTOR);
  await pressAtOnce(page, tickOf(nutrition.EPP), `a[aria-label^="Retirer"][aria-label$="${gpVaccination.EPP}"]`);
  await expect.poll(() => formats(page)).toEqual(expect.arrayContaining([nutrition.EPP]));
  await expect.poll(() => formats(page)).not.toContain(gpVaccination.EPP);
});

test("what is copied as soon as a format is ticked has its reference", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(DOCTOR.replace("heures=14", "heures=21"));
  await pressAtOnce(page, tickOf(nutrition.EPP), 'aside a[href="#emporter"]');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(nutrition.EPP);
});
