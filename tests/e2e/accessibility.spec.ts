import type { Page } from "playwright/test";
import { catalogueForm } from "#app/content/catalogue.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { BLURRED_STEPS, findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

/** What opens, unfolds and complains. Each page at rest: every-page.spec.ts. */

test.beforeEach(({ warmPage: page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const WIDTHS = [390, 1440];

async function expectNoViolation(page: Page, state: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findViolations(page), `${state}, at ${width} px`).toEqual([]);
  }
}

test("a revealed learner path has no violation", async ({ warmPage: page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/formations/infirmiers/amelioration-douleur");
    await page.getByRole("button", { name: "Afficher tout le parcours" }).click();
    await expect(page.getByRole("button", { name: "Réduire" })).toBeVisible();
    expect.soft(await findViolations(page), `at ${width} px`).toEqual([]);
  }
});

test("the catalogue form, its errors and the profession choice have no violation", async ({ warmPage: page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: catalogueForm.open }).first().click();
  const form = page.getByRole("dialog", { name: catalogueForm.title });
  await expect(form).toBeVisible();
  await expectNoViolation(page, "the form");

  await form.getByRole("button", { name: catalogueForm.submit }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expectNoViolation(page, "its errors");

  const typed = { prenom: "Claire", nom: "Martin", email: "claire.martin@exemple.fr", telephone: "06 12 34 56 78" } as const;
  for (const [name, value] of Object.entries(typed))
    await form.getByRole("textbox", { name: catalogueForm.fields[name as keyof typeof typed], exact: true }).fill(value);
  await form.getByRole("button", { name: catalogueForm.submit }).click();
  await expect(page.getByRole("dialog", { name: catalogueForm.professionQuestion })).toBeVisible();
  await expectNoViolation(page, "the profession choice");
});

test("what a request is about, its form, the agenda file and a path that is unfolded have no violation", async ({ warmPage: page }) => {
  await page.goto("/formations/generalistes/vaccination");
  await page.getByRole("button", { name: /étapes? du format/ }).click();
  await page.getByRole("button", { name: "Afficher tout le parcours" }).click();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("main").getByRole("button", { name: "Je m’inscris", exact: true }).click();
  await page.getByRole("dialog").locator("summary").click();
  expect(await findViolations(page)).toEqual([]);

  await page.goto("/contact?demande=matin&jour=2026-11-24");
  await expect(page.getByRole("link", { name: /agenda/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("on a tablet the tight header and the card beside its programme have no violation", async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ["/", "/formations/generalistes/diagnostic-endometriose", "/formations/infirmiers/amelioration-douleur"]) {
    await page.goto(path);
    expect(await findViolations(page, [BLURRED_STEPS]), path).toEqual([]);
  }
});

test("in forced colours no page loses its buttons", async ({ warmPage: page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const path of ["/", "/formations/infirmiers/amelioration-douleur", "/faq"]) {
    await page.goto(path);
    const bare = await page
      .getByRole("button")
      .evaluateAll(
        (buttons) =>
          buttons.filter(
            (button) =>
              button.checkVisibility() &&
              getComputedStyle(button).borderStyle === "none" &&
              !button.textContent?.trim() &&
              button.getBoundingClientRect().width > 0,
          ).length,
      );
    expect(bare, path).toBeLessThanOrEqual(2);
  }
});

for (const [state, address] of Object.entries(SELECTION_STATES)) {
  test(`a selection, ${state}: no violation`, async ({ warmPage: page }) => {
    await page.goto(address);
    await expectNoViolation(page, state);
  });
}
