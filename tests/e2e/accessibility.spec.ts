import type { Page } from "playwright/test";
import { catalogueForm } from "#app/content/catalogue.ts";
import { findViolations } from "./axe.ts";
import { openConfirmation } from "./callback-journey.ts";
import { sendDetails } from "./catalogue-journey.ts";
import { expect, test } from "./fixtures.ts";

/** What opens, unfolds and complains, without the page behind it. Each page at rest: every-page.spec.ts. */

test.beforeEach(({ warmPage: page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const WIDTHS = [390, 1440];
const DIALOG = "[role=dialog], dialog[open]";

async function expectNoViolation(page: Page, state: string, part: string) {
  await expect(page.locator(part), state).toHaveCount(1);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findViolations(page, part), `${state}, at ${width} px`).toEqual([]);
  }
}

test("the catalogue form, its errors and the profession choice have no violation", async ({ warmPage: page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: catalogueForm.open }).first().click();
  const form = page.getByRole("dialog", { name: catalogueForm.title });
  await expect(form).toBeVisible();
  await expectNoViolation(page, "the form", DIALOG);

  await form.getByRole("button", { name: catalogueForm.submit }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expectNoViolation(page, "its errors", DIALOG);

  await sendDetails(form);
  await expect(page.getByRole("dialog", { name: catalogueForm.professionQuestion })).toBeVisible();
  await expectNoViolation(page, "the profession choice", DIALOG);
});

/** Opens whatever this part of the page keeps folded. */
async function unfold(page: Page, part: string) {
  await page.locator(`${part} details`).evaluateAll((folded) => {
    for (const details of folded) (details as HTMLDetailsElement).open = true;
  });
}

test("a programme unfolded, the form of its request and the confirmation have no violation", async ({ warmPage: page }) => {
  await page.goto("/formations/generalistes/vaccination");
  await page.getByRole("button", { name: "Afficher tout le parcours" }).click();
  await expect(page.getByRole("button", { name: "Réduire le parcours" })).toBeVisible();
  await unfold(page, "main");
  await expectNoViolation(page, "the path", "main");

  await page.getByRole("main").getByRole("button", { name: "Je m’inscris", exact: true }).first().click();
  await expect(page.getByRole("dialog").locator("summary").first()).toBeVisible();
  await unfold(page, "dialog[open]");
  expect(await findViolations(page, DIALOG)).toEqual([]);

  await openConfirmation(page);
  expect(await findViolations(page, "main")).toEqual([]);
});
