import { callbackTexts } from "#app/content/callback.ts";
import { consentTexts } from "#app/content/consent.ts";
import { callbackDialog } from "./callback-journey.ts";
import { closeByEscape, expect, test } from "./fixtures.ts";

/** What browsers do that Chromium does not, played to it; the journeys in the browsers themselves: tests/engines. */

test("what other browsers lack is not missed", async ({ page }) => {
  await page.addInitScript(() => {
    // Safari gives what is clicked no focus.
    addEventListener("mousedown", (event) => event.preventDefault(), true);
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
  });
  await page.goto("/faq");
  await test.step("where style sheets cannot open what is closed, a print does by script, and closes it again", async () => {
    const answers = page.locator("main details");
    const count = await answers.count();
    await answers.first().locator("summary").click();
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(page.locator("main details[open]")).toHaveCount(count);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(page.locator("main details[open]")).toHaveCount(1);
    await expect(answers.first()).toHaveAttribute("open");
    await expect(page.locator("main details[name]")).toHaveCount(count);
  });

  const dialog = callbackDialog(page);
  const button = page.getByRole("banner").getByRole("button", { name: "Être rappelé" });
  await button.click();
  await test.step("Tab stays in a dialog", async () => {
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    const close = dialog.getByRole("button", { name: "Fermer" });
    await close.focus();
    await page.keyboard.press("Shift+Tab");
    await expect(dialog.getByRole("button", { name: callbackTexts.form.submit })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused();
  });
  await test.step("its button has the focus back, which a click does not give", async () => {
    await closeByEscape(dialog);
    await expect(button).toBeFocused();
  });

  const link = page.getByRole("contentinfo").getByRole("link", { name: "Gérer mes choix" });
  await test.step("a link has it back", async () => {
    await link.click();
    // What was closed before is leaving still: a dialog, but not this one.
    await expect(page.getByRole("dialog", { name: consentTexts.title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link).toBeFocused();
  });

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole("button", { name: "Ouvrir le menu" });
  await test.step("the button of the drawer has it back", async () => {
    await menu.click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
  });
});

test("behind what opens the page stays where it is, whatever the wheel does", async ({ warmPage: page }) => {
  const readScroll = () => page.evaluate(() => scrollY);
  await page.goto("/organisme");
  await test.step("a dialog holds it until it is closed", async () => {
    await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
    await expect(callbackDialog(page)).toBeVisible();
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, 600);
    await closeByEscape(callbackDialog(page));
    expect(await readScroll()).toBe(0);
    await page.mouse.wheel(0, 600);
    await expect.poll(readScroll).toBe(600);
  });

  await test.step("the drawer of a phone holds it", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(readScroll).toBe(0);
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.mouse.move(195, 60);
    await page.mouse.wheel(0, 600);
    await closeByEscape(page.getByRole("dialog"));
    expect(await readScroll()).toBe(0);
  });
});
