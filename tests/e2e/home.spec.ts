import type { Locator } from "playwright/test";
import { homeTestimonials } from "#app/content/testimonials.ts";
import { expect, test } from "./fixtures.ts";

test("the carousel of home shows what fits the window, answers to the keyboard and says where it is", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Exemples d’avis" });
  const next = carousel.getByRole("button", { name: /suivant/ });
  const slides = carousel.getByRole("group", { name: new RegExp(`sur ${homeTestimonials.length}$`) });
  const status = carousel.locator("[aria-live]");
  for (const [width, perView] of Object.entries({ 390: 1, 820: 2, 1440: 3 })) {
    await test.step(`the carousel shows ${perView} of ${homeTestimonials.length} at ${width} px`, async () => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await carousel.scrollIntoViewIfNeeded();
      // It learns its width after the style does.
      await expect(status).toHaveText(perView === 1 ? /^1\ssur/ : new RegExp(`^1\\s–\\s${perView}\\ssur`));

      await expect.poll(() => countInView(slides)).toBe(perView);
    });
  }

  // Which ones come next: app/routes/home/testimonials/use-carousel.test.ts.
  await test.step("it answers to the arrow keys and announces its position", async () => {
    await page.emulateMedia({ reducedMotion: null });
    await expect(status).toContainText(`1 – 3 sur ${homeTestimonials.length}`);
    await next.press("ArrowRight");
    await expect(status).toContainText(`4 – 6 sur ${homeTestimonials.length}`);
    await expect(status).toHaveAttribute("aria-live", "polite");
  });
});

function countInView(slides: Locator): Promise<number> {
  return slides.evaluateAll((elements) => {
    const frame = elements[0]?.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const middles = elements.map((element) => element.getBoundingClientRect()).map(({ left, right }) => (left + right) / 2);
    return middles.filter((middle) => middle > frame.left && middle < frame.right).length;
  });
}
