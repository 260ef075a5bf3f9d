import type { Locator, Page } from "playwright/test";
import { callbackLabel } from "#app/content/navigation.ts";
import type { SourceType } from "#app/features/callback/source-types.ts";
import { callbackDialog, sendRequest } from "./callback-journey.ts";
import { expect, test } from "./fixtures.ts";

// The source of every callback button, and that it is stored: tests/build/callback.test.ts. Here, that a click hands it to the modal; from
// a programme: callback.spec.ts and callback-subject.spec.ts.

async function open(page: Page, scope: Locator, name: string, source: SourceType) {
  const call = scope.getByRole("button", { name, exact: true }).filter({ visible: true }).first();
  await expect(call, `« ${name} »`).toHaveAttribute("value", source);
  await call.click();
  const dialog = callbackDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

test("the buttons of home, its header and the mobile menu hand the modal their sources", async ({ warmPage: page, site }) => {
  await page.goto("/");
  const dialog = await open(page, page.getByRole("banner"), callbackLabel, "header_cta");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await sendRequest(await open(page, page.getByRole("main"), "Prendre rendez-vous", "home_process_cta"));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await open(page, menu, callbackLabel, "mobile_menu_cta");
  await expect(menu).toBeHidden();
  await sendRequest(dialog);

  expect(await site.readRows("callback_requests")).toEqual([
    expect.objectContaining({ source_type: "home_process_cta" }),
    expect.objectContaining({ source_type: "mobile_menu_cta" }),
  ]);
});
