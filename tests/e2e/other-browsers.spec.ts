import { callbackDialog } from "./callback-journey.ts";
import { closeByEscape, expect, test } from "./fixtures.ts";

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
