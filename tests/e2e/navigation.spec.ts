import { redirects } from "#app/content/redirects.ts";
import { pain } from "#tests/references.ts";
import { bottomOf, closeByEscape, expect, expectPage, openWithPausedClock, test } from "./fixtures.ts";
import { LARGE_LETTERS } from "./large-letters.ts";

const submenu = ["Médecins généralistes", "Infirmiers (IDE)"];
/** The fourth opens the dropdown. */
const header = ["Cimes DPC", "Accueil", "Formations", "", "Financement", "Organisme", "FAQ", "Contact", "Ma sélection", "Être rappelé"];

test("the header is one line that leads everywhere", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Navigation principale" });
  const button = page.getByRole("button", { name: "Afficher le menu Formations" });
  const [doctors, nurses] = submenu.map((name) => navigation.getByRole("link", { name }));
  if (!doctors || !nurses) throw new Error("The dropdown has two links.");
  await expect(doctors).toBeHidden();

  await test.step("the dropdown works by keyboard, after a link that skips to the content", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#contenu");

    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(doctors).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();

    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("link", { name: "Contact" }).first().focus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("the dropdown works by mouse", async () => {
    await navigation.getByRole("link", { name: "Formations", exact: true }).hover();
    await expect(doctors).toHaveAttribute("href", "/formations/generalistes");
    await expect(nurses).toHaveAttribute("href", "/formations/infirmiers");
    await expect(doctors).toBeVisible();
    await page.mouse.move(700, 600);
    await expect(doctors).toBeHidden();
  });

  await test.step("a click on its chevron keeps a hovered menu open, the keyboard closes it", async () => {
    await button.click();
    await button.click();
    await expect(doctors).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(doctors).toBeHidden();
  });

  const banner = page.getByRole("banner");
  const drawerButton = page.getByRole("button", { name: "Ouvrir le menu" });
  const items = banner.getByRole("link").or(banner.getByRole("button")).filter({ visible: true });

  for (const width of [768, 1279, 1280]) {
    await test.step(`at ${width} px nothing in it wraps or overlaps`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(items).toHaveText(header);
      await expect(drawerButton).toBeHidden();
      const boxes = await items.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
      const content = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect(Math.round(boxes[0]?.left ?? 0)).toBe(Math.round(content?.x ?? 0));
      // Up to rounding.
      expect(Math.abs((boxes.at(-1)?.right ?? 0) - (width - (content?.x ?? 0)))).toBeLessThanOrEqual(1);
      for (const box of boxes) expect(box.height).toBeLessThanOrEqual(48);
      for (const [index, box] of boxes.slice(1).entries()) expect(box.left).toBeGreaterThanOrEqual((boxes[index]?.right ?? 0) - 8);

      await banner.getByRole("link", { name: "Formations", exact: true }).hover();
      for (const name of submenu) await expect(banner.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.mouse.move(700, 600);
      await expect(banner.getByRole("link", { name: submenu[0] })).toBeHidden();
    });
  }
  await test.step("on a phone it has a call and the menu in words, and no empty selection", async () => {
    for (const width of [320, 390, 767]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(items).toHaveCount(3);
      await expect(drawerButton).toHaveText("Menu");
    }
  });
});

for (const [way, enlarge] of Object.entries(LARGE_LETTERS))
  test(`letters twice as large by ${way} overlap nothing in the header and keep it in the window`, async ({ page }) => {
    await page.goto("/financement");
    await enlarge(page);
    const items = page.getByRole("banner").getByRole("link").or(page.getByRole("banner").getByRole("button")).filter({ visible: true });
    for (const width of [390, 768, 820, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await items.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
      expect.soft(boxes.length, `controls at ${width} px`).toBeGreaterThanOrEqual(3);
      expect.soft(Math.max(...boxes.map(({ right }) => right)), `their right edge at ${width} px`).toBeLessThanOrEqual(width);
      const overlapping = boxes.filter((box, index) => boxes.slice(0, index).some((other) => meet(box, other)));
      expect.soft(overlapping, `overlapping at ${width} px`).toEqual([]);
    }
  });

/** Neighbours may share their paddings. */
function meet(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 16 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8
  );
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the drawer opens from the bottom with the same pages", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const button = page.getByRole("button", { name: "Ouvrir le menu" });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await test.step("Escape closes it and gives focus back", async () => {
      await button.press("Enter");
      await expect(drawer).toBeVisible();
      await closeByEscape(drawer);
      await expect(button).toBeFocused();
    });

    await button.tap();
    for (const name of ["Accueil", "Formations", "Financement", "Organisme", "FAQ", "Contact", ...submenu]) {
      await expect(drawer.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(drawer.locator("[aria-current]")).toHaveText("Accueil");
    expect(await bottomOf(drawer)).toBe(844);

    await drawer.getByRole("link", { name: "FAQ" }).tap();
    await expect(page).toHaveURL("/faq");
    await expect(drawer).toBeHidden();
  });
});

test("a link scrolls to the top 100 ms after its page is shown, a step back restores the position", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithPausedClock(page, "/");
  const readScroll = () => page.evaluate(() => window.scrollY);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Médecins généralistes", exact: true });
  const expectTopAfterDelay = async () => {
    await page.clock.runFor(99);
    expect(await readScroll()).toBeGreaterThan(0);
    // The page is rendered in real time: its delay may have begun during the first 99 ms.
    await expect(async () => {
      await page.clock.runFor(1);
      expect(await readScroll()).toBe(0);
    }).toPass({ intervals: [1] });
  };
  await link.scrollIntoViewIfNeeded();
  await page.getByRole("banner").getByRole("link", { name: "Cimes DPC", exact: true }).click();
  await expectTopAfterDelay();

  await link.scrollIntoViewIfNeeded();
  const before = await readScroll();
  await link.click();
  await expectPage(page, "/formations-generalistes");
  await expect(page.getByRole("heading", { level: 1, name: "Formations DPC pour médecins généralistes" })).toBeVisible();
  await expectTopAfterDelay();
  await page.goBack();
  await expect.poll(readScroll).toBe(before);
  for (const path of asked) expect(redirects, "the server is not asked for the alias").not.toHaveProperty([path.replace(/\.data$/, "")]);
});

// Every other way to spoil it: links-arrive.spec.ts.
test("a link opens its page on a network whose firewall refuses the page's data", async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/403/);
  await page.goto("/faq");
  await page.route("**/*.data*", (route) => route.fulfill({ status: 403, contentType: "text/html", body: "<h1>Accès refusé</h1>" }));
  await page.getByRole("banner").getByRole("link", { name: "Financement" }).click();
  await expectPage(page, "/financement");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("choosing a format or searching changes the address without moving the page", async ({ page }) => {
  const scrollDown = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  const readScroll = () => page.evaluate(() => window.scrollY);
  // An unwanted scroll would be instant.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithPausedClock(page, "/formations/infirmiers/amelioration-douleur");
  await scrollDown(150);
  await page.getByRole("radio", { name: /^EPP/ }).first().check();
  await expect(page).toHaveURL(/format=EPP/);
  await expect(page.getByRole("region", { name: "Inscription" })).toContainText(pain.EPP);
  await page.clock.runFor(500);
  expect(await readScroll()).toBe(150);

  await page.goto("/faq");
  await scrollDown(60);
  await page.getByRole("searchbox").fill("annuler");
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/q=annuler/);
  await page.clock.runFor(500);
  expect(await readScroll()).toBe(60);
});
