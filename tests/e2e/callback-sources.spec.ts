import type { Locator, Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { callbackLabel } from "#app/content/navigation.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import type { SourceType } from "#app/features/callback/source-types.ts";
import { callbackDialog, fillRequest } from "./callback-journey.ts";
import { expect, test } from "./fixtures.ts";

const { form } = callbackTexts;

/** The buttons that open the callback modal outside the programmes: page, name, position, source type. */
const CALLS: ReadonlyArray<readonly [path: string, name: string, place: "banner" | "main", source: SourceType]> = [
  ["/", callbackLabel, "banner", "header_cta"],
  ["/", "Prendre rendez-vous", "main", "home_process_cta"],
  ["/contact", "Être rappelé(e)", "main", "contact_page_cta"],
  ["/financement", "Vérifier mon éligibilité", "main", "financing_page_cta"],
  ["/faq?q=zzz", "Être rappelé(e)", "main", "faq_empty_cta"],
];

async function open(page: Page, place: "banner" | "main", name: string, source: SourceType) {
  const call = page.getByRole(place).getByRole("button", { name, exact: true }).filter({ visible: true }).first();
  await expect(call, `« ${name} »`).toHaveAttribute("value", source);
  await call.click();
  const dialog = callbackDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

async function send(dialog: Locator) {
  await fillRequest(dialog);
  await dialog.getByRole("button", { name: form.submit }).click();
  await expect(dialog.getByRole("heading", { name: form.doneTitle })).toBeVisible();
}

for (const [path, name, place, source] of CALLS) {
  test(`« ${name} » of ${path} opens the modal, and the request is stored with ${source}`, async ({ warmPage: page, site }) => {
    await page.goto(path);
    await send(await open(page, place, name, source));

    expect(await site.readRows("callback_requests")).toEqual([expect.objectContaining({ source_type: source })]);
  });
}

for (const profession of PROFESSIONS) {
  test(`the three buttons of every programme of ${profession} open the modal, and a request is stored with their source`, async ({
    warmPage: page,
    site,
  }) => {
    const source = "formation_details_card";
    for (const { path } of programmesOf(profession)) {
      await page.goto(path);
      for (const name of ["Contactez-nous pour plus d’informations", "Je m’inscris", "Je m’inscris maintenant"]) {
        const dialog = await open(page, "main", name, source);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      }
    }
    await send(await open(page, "main", "Je m’inscris maintenant", source));

    expect(await site.readRows("callback_requests")).toEqual([expect.objectContaining({ source_type: source })]);
  });
}

test("the callback button of the mobile menu has its own source", async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const call = page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: callbackLabel });
  await expect(call).toHaveAttribute("value", "mobile_menu_cta" satisfies SourceType);
  await call.click();

  await expect(callbackDialog(page)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
});
