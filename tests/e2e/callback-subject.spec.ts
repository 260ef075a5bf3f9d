import type { Locator, Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { endometriosis, hoursOf } from "#tests/references.ts";
import { callbackDialog, confirmationOf, fillRequest, sendRequest, sentRequest } from "./callback-journey.ts";
import { closeByEscape, expect, expectPage, test } from "./fixtures.ts";

const { form, subject: subjectTexts } = callbackTexts;
const ENDOMETRIOSIS = "/formations/generalistes/diagnostic-endometriose";
const PI = `Endométriose, PI, ${endometriosis.PI}, ${hoursOf(endometriosis.PI)}`;
const EPP = `Endométriose, EPP, ${endometriosis.EPP}, ${hoursOf(endometriosis.EPP)}`;

const subjectOf = (scope: Pick<Page, "locator">): Locator => scope.locator("details").filter({ hasText: subjectTexts.label });

/** The one of the card: on a phone the foot bar has another. */
const registerButton = (page: Page): Locator =>
  page.getByRole("region", { name: "Inscription" }).getByRole("button", { name: "Je m’inscris", exact: true }).filter({ visible: true });

async function register(page: Page) {
  await registerButton(page).click();
  return callbackDialog(page);
}

test("the modal shows what the request is about", async ({ page, site }) => {
  await page.goto(ENDOMETRIOSIS);
  const dialog = await register(page);
  const summary = subjectOf(dialog).locator("summary");
  const line = summary.locator("strong");
  for (const width of [390, 1440]) {
    await test.step(`at ${width} px it is whole and in view`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(line).toHaveText(PI);
      for (const shown of [line, dialog.getByText(subjectTexts.change)]) await expect(shown).toBeInViewport({ ratio: 1 });
      expect(await line.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    });
  }

  await test.step("by keyboard another format takes its place", async () => {
    await summary.focus();
    await page.keyboard.press("Enter");
    await subjectOf(dialog).getByRole("radio", { name: PI }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(summary).toContainText(EPP);
    await sendRequest(dialog);
    await closeByEscape(dialog);
  });
  await test.step("it can be removed", async () => {
    await register(page);
    await expect(summary).toContainText(PI);
    await summary.click();
    await subjectOf(dialog).getByText(subjectTexts.remove).click();
    await expect(summary).toContainText(subjectTexts.none);
    await sendRequest(dialog);
  });
  expect(await site.readRows("callback_requests")).toEqual([
    expect.objectContaining({ programme: "gp-endometriosis", format_reference: endometriosis.EPP, source_type: "formation_details_card" }),
    expect.objectContaining({ programme: null, format_reference: null }),
  ]);
  await closeByEscape(dialog);

  await test.step("the form of /contact knows the format of the page before", async () => {
    await page.getByRole("region", { name: "Inscription" }).getByRole("radio", { name: /^EPP/ }).check();
    await register(page);
    await expect(summary).toContainText(EPP);
    await closeByEscape(dialog);
    await page.getByRole("link", { name: "nous contacter" }).click();
    await expectPage(page, "/contact");
    await expect(subjectOf(page.getByRole("main")).locator("summary")).toContainText(EPP);
    await expect(page.getByRole("main").getByText(form.knownProfession).locator("..")).toContainText(form.professions.generalistes);
  });
});

test("a button pressed as soon as its page is shown opens its dialog", async ({ page }) => {
  await page.goto("/");
  await page.evaluate((name) => {
    const press = () => {
      const button = [...document.querySelectorAll("section[aria-labelledby=inscription] button")].find((one) => one.textContent === name);
      if (!(button instanceof HTMLElement)) return;
      shown.disconnect();
      button.click();
    };
    // In the task that shows the page, before its effects.
    const shown = new MutationObserver(press);
    shown.observe(document.body, { childList: true, subtree: true });
  }, "Je m’inscris");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Endométriose/ })
    .click();
  await expect(subjectOf(callbackDialog(page)).locator("summary")).toContainText(PI);
});

test("/contact offers a call on one of the next five working days", async ({ page, site }) => {
  await page.goto("/contact?source=faq_empty_cta");
  const section = page.getByRole("region", { name: /^(Demander à être rappelé\(e\)|C’est noté\.)$/ });
  const days = listCallbackDays(new Date());
  // The later ones are in the page, behind « Un autre jour ».
  const radios = section.locator("[name=jour]");
  expect(await radios.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual(days);

  await test.step("it is confirmed in its place", async () => {
    await fillRequest(section);
    await radios.nth(2).check();
    await section.getByRole("button", { name: form.submit }).click();
    await expect(section.getByRole("heading", { name: form.doneTitle })).toBeFocused();
    await expect(page).toHaveURL(/\/contact\?source=faq_empty_cta$/);
    await expect(section.getByText(confirmationOf(String(days[2])))).toBeVisible();
    expect(await site.readRows("callback_requests")).toEqual([
      expect.objectContaining({ ...sentRequest, jour: days[2], source_page: "/contact", source_type: "faq_empty_cta" }),
    ]);
  });
});
