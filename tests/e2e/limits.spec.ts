import type { Locator, Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { describeWait } from "#app/content/form-texts.ts";
import { callbackDialog, fillRequest } from "./callback-journey.ts";
import { sendDetails } from "./catalogue-journey.ts";
import { closeByEscape, expect, openStill, test } from "./fixtures.ts";

/** The first calls are refused as under load, each with a Retry-After of one second more. Returns a count of all calls. */
async function refuseFirst(page: Page, address: string, refusals: number): Promise<() => number> {
  let calls = 0;
  await page.route(address, async (route) => {
    if (++calls > refusals) return route.fallback();
    const headers = { "Retry-After": String(calls) };
    await route.fulfill({ status: 429, headers, json: { error: "Trop de demandes en peu de temps : réessayez dans une minute" } });
  });
  return () => calls;
}

test("what is rate-limited is retried by itself", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/429/);
  const calls = await refuseFirst(page, "**/api/callback-requests", 2);
  const saves = await refuseFirst(page, "**/api/catalogue-downloads", 1);
  const downloads = await refuseFirst(page, "**/api/catalogue-downloads/*/pdf", 1);
  const expectRetry = async (dialog: Locator, refused: () => number, refusal: number) => {
    await expect.poll(refused).toBe(refusal);
    await expect(dialog.getByRole("status").filter({ hasText: describeWait(refusal) })).toBeVisible();
    await page.clock.runFor(refusal * 1000);
  };
  await openStill(page, "/");

  await test.step("whoever asks for a call is told when", async () => {
    await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
    const callback = callbackDialog(page);
    await fillRequest(callback);
    await callback.getByRole("button", { name: callbackTexts.form.submit }).click();
    for (const refusal of [1, 2]) await expectRetry(callback, calls, refusal);
    await expect(callback.getByText(callbackTexts.form.doneTitle)).toBeVisible();
    expect(await site.readRows("callback_requests")).toHaveLength(1);
    await closeByEscape(callback);
  });

  await test.step("whoever takes a catalogue is told when", async () => {
    await page.getByRole("button", { name: catalogueForm.open }).first().click();
    await sendDetails(page);
    const catalogue = page.getByRole("dialog", { name: catalogueForm.professionQuestion });
    const download = page.waitForEvent("download");
    await catalogue.getByRole("button", { name: "Infirmiers IDE" }).click();
    for (const refused of [saves, downloads]) await expectRetry(catalogue, refused, 1);
    await download;
    expect(await site.readRows("catalogue_downloads")).toHaveLength(1);
  });
});
