import type { Locator, Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { employerFile } from "#app/content/pages/employer-file.ts";
import { financingPage } from "#app/content/pages/financing.ts";
import { selectionPage } from "#app/content/pages/selection.ts";
import { employers } from "#app/content/visitor.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { formatReference } from "#workers/people/identity/reference.ts";
import { callbackDialog, fillRequest, sendRequest } from "./callback-journey.ts";
import { sendDetails } from "./catalogue-journey.ts";
import { expect, expectPage, test } from "./fixtures.ts";
import { rewritePages } from "./rewrite-pages.ts";

/** Visitors whose browser translates each page, or whose extensions change it. */

const { form } = callbackTexts;

async function openRewritten(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("data-rewritten");
}

for (const by of ["translation", "extensions"] as const) {
  test.describe(by, () => {
    test.beforeEach(({ page }) => rewritePages(page, by));

    test("the catalogue is received", async ({ page, site }) => {
      await openRewritten(page, "/");
      await page.getByRole("main").getByRole("button", { name: catalogueForm.open }).first().click();
      await page.getByRole("button", { name: catalogueForm.submit }).click();
      await expect(page.getByText("L’adresse email est requise").first()).toBeVisible();
      await sendDetails(page);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Infirmiers IDE" }).click();
      await download;
      await expect(page.locator("[data-sonner-toast]")).toBeVisible();
      expect(await site.readRows("catalogue_downloads")).toHaveLength(1);
    });

    for (const [place, path] of Object.entries({ "the page of contact": "/contact", "the dialog": "/faq" })) {
      test(`a request is kept and confirmed in ${place}`, async ({ page, site }) => {
        await openRewritten(page, path);
        if (path === "/faq") await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
        const scope = path === "/faq" ? callbackDialog(page) : page.getByRole("main");
        await scope.getByRole("button", { name: form.submit }).click();
        await expect(scope.getByText("Choisissez un jour").first()).toBeVisible();
        await sendRequest(scope);
        expect(await site.readRows("callback_requests")).toHaveLength(1);
      });
    }

    test("a selection is made and changed", async ({ page }) => {
      await openRewritten(page, "/ma-selection");
      const main = page.getByRole("main");
      const { profession, status } = selectionPage.questions;
      const press = (input: Locator) => main.locator("label", { has: input }).first().click();
      const tick = (name: string) => press(page.getByRole("radio", { name, exact: true }));
      await tick(profession.options.infirmiers);
      const rows = main.locator("input[name^=choix-]");
      await press(page.locator("input[name^=choix-]"));
      await main
        .locator("details", { has: page.locator("[name=profession]") })
        .locator("summary")
        .click();
      await tick(status.options.salarie);
      await expect(rows.first()).toBeChecked();
      await tick(profession.options.generalistes);
      const others = main.locator("input[name^=choix-gp-]");
      await main
        .locator("label", { has: page.locator("input[name^=choix-gp-]") })
        .last()
        .click();
      await expect(others.last()).toBeChecked();
    });

    test("the payer is shown, and the employer's file is filled in", async ({ page }) => {
      await openRewritten(page, "/financement");
      const main = page.getByRole("main");
      for (const { name } of Object.values(financingPage.signs.list)) {
        const sign = main.getByRole("link", { name }).first();
        await sign.click();
        await expect(sign).toHaveAttribute("aria-current");
      }
      await openRewritten(page, SELECTION_STATES["the employer's file"] ?? "");
      await main.getByRole("link", { name: employers.prive.label }).click();
      await expect(page).toHaveURL(/employeur=prive/);
      const [field = ""] = Object.values(employerFile.fields.list);
      await main.getByLabel(field).fill("Claire Martin");
      await expect(main.locator(".pack-sheet").first()).toContainText("Claire Martin");
      await main.getByLabel(field).fill("Léa");
      await expect(main.locator(".pack-sheet").first()).toContainText("Léa");
      await expect(main.locator(".pack-sheet").first()).not.toContainText("Claire Martin");
    });
  });
}

test("a stored request is confirmed by the server when the page fails", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/this page fails/);
  await rewritePages(page, "translation");
  await page.goto("/contact");
  await page.evaluate(() => {
    for (const name of ["removeChild", "appendChild", "insertBefore"] as const) {
      const original = Node.prototype[name] as (...nodes: unknown[]) => unknown;
      Object.assign(Node.prototype, {
        [name](this: Node, ...nodes: unknown[]) {
          if (this.isConnected && this instanceof Element && this.closest("main")) throw new Error("this page fails");
          return original.apply(this, nodes);
        },
      });
    }
  });
  const main = page.getByRole("main");
  await fillRequest(main);
  await main.getByRole("button", { name: form.submit }).click();
  await expect(page.getByRole("status").getByText(form.doneTitle)).toBeVisible();
  const [row] = await site.readRows("callback_requests");
  await expect(page.getByText(formatReference(String(row?.id)))).toBeVisible();
});

const isProgramme = (path: string) => path.startsWith("/formations/");
for (const [kind, paths] of Object.entries({
  programmes: canonicalPaths.filter(isProgramme),
  "the other pages": [...canonicalPaths.filter((path) => !isProgramme(path)), "/catalogue"],
})) {
  test(`${kind} work and can be left while translated`, async ({ page }) => {
    await rewritePages(page, "translation");
    const main = page.getByRole("main");
    for (const path of paths)
      await test.step(path, async () => {
        await openRewritten(page, path);
        const choices = main.locator("input:is([type=radio], [type=checkbox]):enabled");
        for (let index = 0; index < (await choices.count()); index++) await choices.nth(index).click({ force: true, noWaitAfter: true });
        const other = path === "/organisme" ? "/financement" : "/organisme";
        await page.getByRole("contentinfo").locator(`a[href="${other}"]`).click();
        await expectPage(page, other);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await page.goBack();
        await expectPage(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      });
  });
}
