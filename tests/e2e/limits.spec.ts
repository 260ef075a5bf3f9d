import type { Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { describeWait } from "#app/content/form-texts.ts";
import { callbackDialog, fillRequest } from "./callback-journey.ts";
import { expect, openStill, test } from "./fixtures.ts";

/** The first calls are refused as under load, with a Retry-After of one second. Returns a count of all calls. */
async function refuseFirst(page: Page, address: string, refusals: number): Promise<() => number> {
  let calls = 0;
  await page.route(address, async (route) => {
    if (++calls > refusals) return route.fallback();
    const headers = { "Retry-After": "1" };
    await route.fulfill({ status: 429, headers, json: { error: "Trop de demandes en peu de temps : réessayez dans une minute" } });
  });
  return () => calls;
}

test("a rate-limited request is retried automatically, and the visitor is told", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/429/);
  const calls = await refuseFirst(page, "**/api/callback-requests", 2);
  await openStill(page, "/contact");
  await page.getByRole("main").getByRole("button", { name: "Être rappelé(e)", exact: true }).click();
  const dialog = callbackDialog(page);
  await fillRequest(dialog);
  await dialog.getByRole("button", { name: callbackTexts.form.submit }).click();

  for (const refusal of [1, 2]) {
    await expect.poll(calls).toBe(refusal);
    await expect(dialog.getByRole("status").filter({ hasText: describeWait(1) })).toBeVisible();
    await page.clock.runFor(1000);
  }
  await expect(dialog.getByText(callbackTexts.form.doneTitle)).toBeVisible();
  expect(await site.readRows("callback_requests")).toHaveLength(1);
});

test("a rate-limited catalogue is retried automatically, and the visitor is told", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/429/);
  const saves = await refuseFirst(page, "**/api/catalogue-downloads", 1);
  const downloads = await refuseFirst(page, "**/api/catalogue-downloads/*/pdf", 1);
  await openStill(page, "/");
  await page.getByRole("button", { name: catalogueForm.open }).first().click();
  const typed = { prenom: "Claire", nom: "Martin", email: "claire.martin@exemple.fr", telephone: "06 12 34 56 78" };
  for (const [name, value] of Object.entries(typed))
    await page.getByRole("textbox", { name: catalogueForm.fields[name as keyof typeof typed], exact: true }).fill(value);
  await page.getByRole("button", { name: catalogueForm.submit }).click();
  const dialog = page.getByRole("dialog", { name: catalogueForm.professionQuestion });
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Infirmiers IDE" }).click();

  for (const refused of [saves, downloads]) {
    await expect.poll(refused).toBe(1);
    await expect(dialog.getByRole("status").filter({ hasText: describeWait(1) })).toBeVisible();
    await page.clock.runFor(1000);
  }
  await download;
  expect(await site.readRows("catalogue_downloads")).toHaveLength(1);
});
