import type { Page } from "playwright/test";
import { findProgramme } from "#app/content/programmes/index.ts";
import { FUNDED_DAY, NEXT_YEAR, UNPUBLISHED_DAY, YEAR } from "#tests/days.ts";
import { endometriosis, hoursOf, indemnityOf, pain, priceOf } from "#tests/references.ts";
import { DIALOG, findViolations } from "./axe.ts";
import { callbackDialog } from "./callback-journey.ts";
import { closeByEscape, expect, expectPage, test } from "./fixtures.ts";

test.use({ day: FUNDED_DAY });

/** What each programme shows and its register button: every-page.spec.ts and tests/build/programme.test.ts. */

const VACCINATION = "/formations/generalistes/vaccination";
const PAIN = "/formations/infirmiers/amelioration-douleur";
const card = (page: Page) => page.getByRole("region", { name: "Inscription" });

test("choosing a format changes all its facts", async ({ page }) => {
  await page.goto(PAIN);
  for (const format of ["FC", "EPP", "PI"] as const) {
    const reference = pain[format];
    const chosen = card(page).getByRole("radio", { name: new RegExp(`^${format}`) });
    await chosen.check();
    for (const text of [reference, hoursOf(reference), priceOf(reference)])
      await expect(card(page).getByRole("definition").filter({ hasText: text })).toBeVisible();
    await expect(card(page).locator("[data-answer=amount]").filter({ visible: true })).toContainText(indemnityOf(reference));
    await expect(page).toHaveURL(new RegExp(`format=${format}$`));
  }
});

/** Chooses the audit and presses what is named, all before the next paint. */
async function chooseAuditAndPress(page: Page, ...pressed: string[]) {
  await card(page)
    .getByRole("radio", { name: /^EPP/ })
    .evaluate((radio: HTMLInputElement, names) => {
      const press = (name: string) => {
        const [found] = [...document.querySelectorAll<HTMLElement>("main a, main button")].filter(
          ({ textContent }) => textContent === name,
        );
        if (!found) throw new Error(`There is no « ${name} »`);
        found.click();
      };
      radio.click();
      // React has rendered the choice by then.
      return Promise.resolve().then(() => names.forEach(press));
    }, pressed);
}

test("what is pressed as soon as a format is chosen is about that format", async ({ page }) => {
  await page.goto("/formations/generalistes/diagnostic-endometriose");
  const dialog = callbackDialog(page);
  // Its code is loaded once: then it opens before the address has followed.
  await card(page).getByRole("button", { name: "Je m’inscris" }).click();
  await expect(dialog.locator("summary").first()).toContainText(endometriosis.PI);
  await closeByEscape(dialog);
  await chooseAuditAndPress(page, "Ajouter à ma sélection", "Je m’inscris");
  await expect(dialog.locator("summary").first()).toContainText(endometriosis.EPP);
  await closeByEscape(dialog);
  await card(page).getByRole("link", { name: "Voir ma sélection" }).click();
  await expect(page).toHaveURL(new RegExp(`${endometriosis.EPP}$`));
});

test("a link pressed as soon as a format is chosen is followed", async ({ page }) => {
  await page.goto("/formations/generalistes/diagnostic-endometriose");
  await chooseAuditAndPress(page, String(findProgramme(VACCINATION)?.shortTitle));
  await expectPage(page, VACCINATION);
  await page.goBack();
  await expect(page).toHaveURL(/\?format=EPP$/);
  await expect(card(page).getByRole("radio", { name: /^EPP/ })).toBeChecked();
});

test("a programme is accessible, its folded parts included", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/formations/generalistes/vaccination");
  await test.step("its formats are a radio group", async () => {
    await card(page).getByRole("radio", { name: /^EPP/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(card(page).getByRole("radio", { name: /^FC/ })).toBeChecked();
  });
  await test.step("one that is not offered is disabled, with a reason", async () => {
    await expect(card(page).getByRole("radio", { name: /^PI/ })).toBeDisabled();
    await expect(card(page).getByText("non proposé").first()).toBeVisible();
  });

  await test.step("the unfolded page has no violation", async () => {
    await page.getByRole("button", { name: "Afficher tout le parcours" }).click();
    await expect(page.getByRole("button", { name: "Réduire le parcours" })).toBeVisible();
    await unfold(page, "main");
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await findViolations(page, "main")).toEqual([]);
  });
  await test.step("the unfolded form has no violation either", async () => {
    await page.getByRole("main").getByRole("button", { name: "Je m’inscris", exact: true }).first().click();
    await expect(callbackDialog(page).locator("summary").first()).toBeVisible();
    await unfold(page, "dialog[open]");
    expect(await findViolations(page, DIALOG)).toEqual([]);
  });
});

async function unfold(page: Page, part: string) {
  await page.locator(`${part} details`).evaluateAll((folded) => {
    for (const details of folded) (details as HTMLDetailsElement).open = true;
  });
}

test("folded parts of a programme are shown on request", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(PAIN);
  const steps = page.locator("#etapes > li");
  const prerequisite = page.getByText("Être en exercice dans la profession visée.");
  const count = findProgramme(PAIN)?.learnerPath.length ?? Number.NaN;
  const looks = () =>
    steps.evaluateAll((items) => items.map((item) => [getComputedStyle(item).filter !== "none", Number(getComputedStyle(item).opacity)]));
  const countSharp = () =>
    steps.evaluateAll((items) => {
      const shown = items.filter((item) => item.getBoundingClientRect().width > 1);
      return shown.filter((item) => getComputedStyle(item).filter === "none").length;
    });
  const expectInSight = (sharp: number, when: string) => expect.poll(countSharp, when).toBe(sharp);

  await test.step("steps are blurred from the fourth on", async () => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(steps).toHaveCount(count);
      await expectInSight(3, `${width} px`);
    }
  });
  expect(await looks()).toEqual([
    ...[1, 1, 1].map((opacity) => [false, opacity]),
    ...[0.9, 0.7, ...Array.from({ length: count - 5 }, () => 0.4)].map((opacity) => [true, opacity]),
  ]);
  await test.step("no step is cut off", async () => {
    const cut = await steps.evaluateAll((items) =>
      items
        .filter((item) => item.scrollWidth > item.clientWidth || item.getBoundingClientRect().height < 20)
        .map((item) => item.textContent),
    );
    expect(cut).toEqual([]);
  });
  await test.step("with more contrast and in print they are sharp", async () => {
    await page.emulateMedia({ contrast: "more" });
    await expectInSight(count, "more contrast is wished");
    await page.emulateMedia({ contrast: null, media: "print" });
    await expectInSight(count, "in print");
    await page.emulateMedia({ media: null });
  });

  await test.step("one button reveals them all", async () => {
    const button = page.getByRole("button", { name: "Afficher tout le parcours" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();

    await expect(steps.nth(3)).toBeFocused();
    await expect.poll(async () => new Set((await looks()).map(String))).toEqual(new Set(["false,1"]));
    await expect(page.getByRole("button", { name: "Réduire le parcours" })).toHaveAttribute("aria-expanded", "true");
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectInSight(count, `${width} px, revealed`);
  }

  // What paper shows: printed.spec.ts.
  await test.step("a search of the browser shows what « En pratique » folds", async () => {
    await page.goto("about:blank");
    await page.goto(`${PAIN}#:~:text=smartphone%20r%C3%A9cent`);
    await expect(prerequisite).toBeVisible();
  });
});

test("the one line of the card follows the chosen format, by keyboard too", async ({ page }) => {
  await page.goto(PAIN);
  const line = card(page).locator('[data-answer="line"]').filter({ visible: true });
  await expect(line).toHaveText(new RegExp(`^Fin en\\s${NEXT_YEAR}`));
  await card(page).getByRole("radio", { name: /^PI/ }).press("ArrowLeft");
  await expect(card(page).getByRole("radio", { name: /^FC/ })).toBeChecked();
  await expect(line).toHaveText(new RegExp(`^Encore réalisable en\\s${YEAR}`));
  await expect(page).toHaveURL(/format=FC$/);
});

test.describe("once the period has ended", () => {
  test.use({ day: UNPUBLISHED_DAY });

  test("the line says that nothing is published, and promises no year", async ({ page }) => {
    await page.goto(PAIN);
    await expect(card(page).locator('[data-answer="line"]').filter({ visible: true })).toHaveText(/n’est pas publiée/);
    await expect(card(page)).not.toContainText("Fin en");
  });
});
