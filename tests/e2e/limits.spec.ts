import type { Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { describeWait } from "#app/content/form-texts.ts";
import { callbackDialog, fillRequest, openCallback } from "./callback-journey.ts";
import { expect, test } from "./fixtures.ts";

/** The first calls are refused as when many ask at once; the page is told to come back in a second. */
async function refuseFirst(page: Page, address: string, calls: number) {
  await page.route(address, async (route) => {
    if (calls-- <= 0) return route.fallback();
    const headers = { "Retry-After": "1" };
    await route.fulfill({ status: 429, headers, json: { error: "Trop de demandes en peu de temps : réessayez dans une minute" } });
  });
}

test("a request that meets a limit is sent again by itself, and the visitor is told", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/429/);
  await refuseFirst(page, "**/api/callback-requests", 2);
  await openCallback(page);
  const dialog = callbackDialog(page);
  await fillRequest(dialog);
  await dialog.getByRole("button", { name: callbackTexts.form.submit }).click();

  await expect(dialog.getByRole("status").filter({ hasText: describeWait(1) })).toBeVisible();
  await expect(dialog.getByText(callbackTexts.form.doneTitle)).toBeVisible();
  expect(await site.readRows("callback_requests")).toHaveLength(1);
});

test("a catalogue that meets a limit comes by itself, and the visitor is told", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/429/);
  await refuseFirst(page, "**/api/catalogue-downloads", 1);
  await refuseFirst(page, "**/api/catalogue-downloads/*/pdf", 1);
  await page.goto("/");
  await page.getByRole("button", { name: catalogueForm.open }).first().click();
  const typed = { prenom: "Claire", nom: "Martin", email: "claire.martin@exemple.fr", telephone: "06 12 34 56 78" };
  for (const [name, value] of Object.entries(typed))
    await page.getByRole("textbox", { name: catalogueForm.fields[name as keyof typeof typed], exact: true }).fill(value);
  await page.getByRole("button", { name: catalogueForm.submit }).click();
  const dialog = page.getByRole("dialog", { name: catalogueForm.professionQuestion });
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Infirmiers IDE" }).click();

  await expect(dialog.getByRole("status").filter({ hasText: describeWait(1) })).toBeVisible();
  await download;
  expect(await site.readRows("catalogue_downloads")).toHaveLength(1);
});
