import type { Locator } from "playwright/test";
import { readHomeProfessions } from "#app/content/pages/home.ts";
import { homeTestimonials } from "#app/content/testimonials.ts";
import { bottomOf, expect, test } from "./fixtures.ts";

test("the first screen and the carousel of home fit the window", async ({ sharedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const hero = page.getByRole("region", { name: "Votre DPC, en ligne" });
  const call = hero.getByRole("link", { name: "Appelez-nous 24/7" });
  const [charge, post] = [hero.getByText("à votre charge"), hero.getByRole("link", { name: /Infirmiers \(IDE\)/ })];

  await test.step("the first screen of a phone holds the offer, the call and the amounts", async () => {
    const inOrder = [hero.getByRole("link", { name: "Trouvez votre formation" }), call, charge, post, hero.getByText("selon éligibilité")];
    const bottoms: number[] = [];
    for (const element of inOrder) bottoms.push(await bottomOf(element));
    expect(bottoms).toEqual(bottoms.toSorted((one, other) => one - other));
    expect(await bottomOf(call), "out of the reach of a bar at the foot").toBeLessThanOrEqual(420);
    expect(await bottomOf(hero)).toBeLessThanOrEqual(844);
  });

  await test.step("it has room for « à confirmer » on both plates", async () => {
    for (const { plate } of readHomeProfessions("2026-11-26")) {
      const note = hero.getByRole("link", { name: plate.title }).locator("small").last();
      await note.evaluate((element) => element.replaceChildren("à confirmer"));
    }
    expect(await bottomOf(hero)).toBeLessThanOrEqual(844);
  });
  await test.step("on the smallest phone the call is in the first screen", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await bottomOf(call), "at 320 px").toBeLessThanOrEqual(480);
  });

  const carousel = page.getByRole("region", { name: "Ils ont suivi la trace" });
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

test("the film plays muted while half of it is visible", async ({ sharedPage: page }) => {
  await page.goto("/");
  const video = page.locator("video");
  const read = () => video.evaluate(({ paused, muted }: HTMLVideoElement) => ({ paused, muted }));
  const show = () => video.evaluate((film) => film.scrollIntoView({ block: "center" }));
  const leave = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  /** A share of the film above the window's lower edge. */
  const showShare = (share: number) =>
    video.evaluate((film: HTMLVideoElement, part) => {
      const { top, height } = film.getBoundingClientRect();
      window.scrollBy({ top: top + height * part - window.innerHeight, behavior: "instant" });
    }, share);
  expect(await read()).toEqual({ paused: true, muted: true });
  await showShare(0.53);
  await expect.poll(read).toEqual({ paused: false, muted: true });
  await showShare(0.47);
  await expect.poll(read).toEqual({ paused: true, muted: true });
  await show();
  await expect.poll(read).toEqual({ paused: false, muted: true });

  await test.step("it resumes muted, even after the visitor turned the sound on", async () => {
    await video.hover();
    await page.getByRole("button", { name: "Activer le son" }).click();
    await expect.poll(read).toEqual({ paused: false, muted: false });
    await leave();
    await expect.poll(read).toMatchObject({ paused: true });
    await show();
    await expect.poll(read).toEqual({ paused: false, muted: true });
    await expect(page.getByRole("button", { name: "Activer le son" })).toBeAttached();
  });

  await test.step("a pause of the visitor lasts, and focus shows the controls", async () => {
    await video.hover();
    await page.getByRole("button", { name: "Mettre en pause" }).click();
    await expect.poll(read).toMatchObject({ paused: true });
    await leave();
    await show();
    await expect(page.getByRole("button", { name: "Lire la vidéo" })).toBeAttached();
    await page.getByRole("button", { name: "Activer le son" }).press("Enter");
    await expect.poll(read).toMatchObject({ muted: false });
    await expect(page.getByRole("button", { name: "Plein écran" })).toBeVisible();
  });
});

test("with reduced motion the film of an iPhone plays when it is asked to", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, "requestFullscreen");
    Object.assign(HTMLVideoElement.prototype, {
      webkitEnterFullscreen(this: HTMLVideoElement) {
        if (this.readyState < HTMLMediaElement.HAVE_METADATA) throw new DOMException("not loaded", "InvalidStateError");
        this.dataset.screen = "full";
      },
    });
  });
  await page.goto("/");
  const video = page.locator("video");
  await video.evaluate((film) => film.scrollIntoView({ block: "center" }));
  const play = page.getByRole("button", { name: "Lire la vidéo" });
  const isPaused = () => video.evaluate((film: HTMLVideoElement) => film.paused);
  await expect(play, "it waits").toBeVisible();
  expect(await isPaused()).toBe(true);
  await test.step("it fills the screen, also before it has loaded", async () => {
    await page.getByRole("button", { name: "Plein écran" }).click();
    await expect(video).toHaveAttribute("data-screen", "full");
  });
  await test.step("a pause on the full screen lasts", async () => {
    await video.evaluate((film: HTMLVideoElement) => {
      film.pause();
      film.dispatchEvent(new Event("webkitendfullscreen"));
      window.scrollTo({ top: 0, behavior: "instant" });
    });
    await video.evaluate((film) => film.scrollIntoView({ block: "center" }));
    await play.click();
    await expect.poll(isPaused).toBe(false);
  });
});

test("a film that does not load is only logged", async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/n’a pas pu être chargée|Failed to load resource/);
  await page.route("**/film/*.{mp4,webm}", (route) => route.abort());
  const logged = page.waitForEvent("console", (message) => message.text().includes("n’a pas pu être chargée"));
  await page.goto("/");
  await page.locator("video").evaluate((film) => film.scrollIntoView({ block: "center" }));
  await logged;
  await expect(page.getByRole("heading", { level: 2, name: /Vos formations/ })).toBeVisible();
});

test("the sample question is answered with one key, and announces the result", async ({ sharedPage: page }) => {
  await page.goto("/");
  const sample = page.getByRole("region", { name: "20 secondes de cours" });
  await sample.getByRole("button", { name: /Coqueluche/ }).press("Enter");
  const result = sample.getByRole("status");
  await expect(result).toBeFocused();
  await expect(result).toContainText("La bonne réponse : B.");
  await expect(sample.getByRole("button", { name: /Coqueluche/ })).toHaveAccessibleName(/votre réponse$/);
  expect(new URL(page.url()).search).toBe("");
  await expect(result.getByRole("link", { name: /^Vaccination, / })).toHaveCount(2);
  await result.getByRole("link", { name: "Recommencer" }).click();
  await expect(result).toBeEmpty();
});
