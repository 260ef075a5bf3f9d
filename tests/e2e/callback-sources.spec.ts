import type { Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { callbackLabel } from "#app/content/navigation.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { SourceType } from "#app/features/callback/source-types.ts";
import { callbackDialog, fillRequest } from "./callback-journey.ts";
import { expect, test } from "./fixtures.ts";

const { form } = callbackTexts;

/** Every button that opens the callback modal: page, name, where it stands, source type. */
const CALLS: ReadonlyArray<readonly [path: string, name: string, place: "banner" | "main", source: SourceType]> = [
  ["/", callbackLabel, "banner", "header_cta"],
  ["/", "Prendre rendez-vous", "main", "home_process_cta"],
  ["/contact", "Être rappelé(e)", "main", "contact_page_cta"],
  ["/financement", "Vérifier mon éligibilité", "main", "financing_page_cta"],
  ["/faq?q=zzz", "Être rappelé(e)", "main", "faq_empty_cta"],
  ...programmes.flatMap(({ path }) =>
    ["Je m’inscris maintenant", "Contactez-nous pour plus d’informations", "Je m’inscris"].map(
      (name) => [path, name, "main", "formation_details_card"] as const,
    ),
  ),
];

function findCall(page: Page, place: "banner" | "main", name: string) {
  return page.getByRole(place).getByRole("button", { name, exact: true }).filter({ visible: true }).first();
}

for (const [path, name, place, source] of CALLS) {
  test(`« ${name} » of ${path} opens the modal with ${source}`, async ({ page }) => {
    await page.goto(path);
    const call = findCall(page, place, name);
    await expect(call).toHaveAttribute("value", source);
    await call.click();

    await expect(callbackDialog(page)).toBeVisible();
  });
}

for (const [path, name, place, source] of CALLS.slice(0, 6)) {
  test(`the source ${source} of the button is stored with the request`, async ({ page, site }) => {
    await page.goto(path);
    await findCall(page, place, name).click();
    await fillRequest(callbackDialog(page));
    await callbackDialog(page).getByRole("button", { name: form.submit }).click();
    await expect(callbackDialog(page).getByRole("heading", { name: form.doneTitle })).toBeVisible();

    expect(await site.readRows("callback_requests")).toEqual([expect.objectContaining({ source_type: source })]);
  });
}

test("the callback button of the mobile menu has a source of its own", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const call = page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: callbackLabel });
  await expect(call).toHaveAttribute("value", "mobile_menu_cta" satisfies SourceType);
  await call.click();

  await expect(callbackDialog(page)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
});
