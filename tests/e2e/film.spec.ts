import type { Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";

/** The film's place, where its player comes once it is near. */
const showPlace = (page: Page) => page.locator(".app-film").evaluate((place) => place.scrollIntoView({ block: "center" }));

test("the film plays muted while half of it is visible", async ({ page }) => {
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
  await expect(video, "the player waits until its place is near").toHaveCount(0);
  await showPlace(page);
  await expect.poll(read).toEqual({ paused: false, muted: true });
  await leave();
  await expect.poll(read).toEqual({ paused: true, muted: true });
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
  await showPlace(page);
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
  await showPlace(page);
  await logged;
  await expect(page.getByRole("heading", { level: 2, name: /Vos formations/ })).toBeVisible();
});

test("where scripts are too old to run, the poster leads to the film", async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  // A locator would wait for scripts that never come.
  const readLink = () => page.evaluate(() => document.querySelector<HTMLAnchorElement>("a[aria-label='Lire la vidéo']")?.pathname);
  await expect.poll(readLink).toBe("/film/app.mp4");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the film has the browser's own controls", async ({ page }) => {
    await page.goto("/");
    const video = page.locator("video");
    await expect(video).toHaveAttribute("controls");
    const [film, place] = await Promise.all([video.boundingBox(), page.locator(".app-film img").boundingBox()]);
    expect(film).toEqual(place);
  });
});
