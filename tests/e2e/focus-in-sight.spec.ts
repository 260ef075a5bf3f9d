import { popupTexts } from "#app/content/popups.ts";
import { findCovered, ZOOMED } from "./covered-focus.ts";
import { expect, openStill, test } from "./fixtures.ts";

/** A card that comes covers nothing that has the focus; pages without one: every-page.spec.ts. */

for (const [zoom, viewport] of Object.entries(ZOOMED)) {
  test.describe("with a card", () => {
    test.use({ hasInvitations: true, viewport });

    for (const [path, popup, seconds] of [
      ["/", "promo", 6],
      ["/formations/infirmiers/amelioration-douleur", "callback", 21],
    ] as const) {
      test(`${path} covers nothing that has the focus at ${zoom} with its card`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await openStill(page, path);
        await page.clock.runFor(seconds * 1000);
        const card = page.getByRole("dialog", { name: popupTexts[popup].title });
        await expect(card).toBeVisible();
        const box = await card.boundingBox();
        expect(box?.height).toBeLessThanOrEqual(96);
        await page.clock.resume();
        await test.step("its button that closes it is the first after the link to the content", async () => {
          await page.keyboard.press("Tab");
          await page.keyboard.press("Tab");
          await expect(card.getByRole("button", { name: popupTexts.close })).toBeFocused();
        });
        expect(await findCovered(page)).toEqual([]);
      });
    }
  });
}
