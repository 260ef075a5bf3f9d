import type { Page } from "playwright/test";
import { catalogueForm } from "#app/content/catalogue.ts";
import { findViolations } from "./axe.ts";
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

  const typed = { prenom: "Claire", nom: "Martin", email: "claire.martin@exemple.fr", telephone: "06 12 34 56 78" } as const;
  for (const [name, value] of Object.entries(typed))
    await form.getByRole("textbox", { name: catalogueForm.fields[name as keyof typeof typed], exact: true }).fill(value);
  await form.getByRole("button", { name: catalogueForm.submit }).click();
  await expect(page.getByRole("dialog", { name: catalogueForm.professionQuestion })).toBeVisible();
  await expectNoViolation(page, "the profession choice", DIALOG);
});

test("a path that is revealed, what « En pratique » keeps, what a request is about, its form and the agenda file have no violation", async ({
  warmPage: page,
}) => {
  await page.goto("/formations/generalistes/vaccination");
  await page.getByRole("button", { name: "Afficher tout le parcours" }).click();
  await page.locator("main details").evaluateAll((folded) => {
    for (const details of folded) (details as HTMLDetailsElement).open = true;
  });
  await expectNoViolation(page, "the path", "main");

  await page.getByRole("main").getByRole("button", { name: "Je m’inscris", exact: true }).first().click();
  for (const summary of await page.getByRole("dialog").locator("summary").all()) await summary.click();
  expect(await findViolations(page, DIALOG)).toEqual([]);

  await page.goto("/contact?demande=matin&jour=2026-11-24");
  await expect(page.getByRole("link", { name: /agenda/ })).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);
});
