import { redirects } from "#app/content/redirects.ts";
import { expect, test, waitUntilHydrated } from "./fixtures.ts";

const HOUR_MS = 3_600_000;
const submenu = ["Médecins généralistes", "Infirmiers (IDE)"];

test("the dropdown opens on hover, closes on leave, and leads to the two lists", async ({ warmPage: page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Navigation principale" });
  await expect(navigation.getByRole("link", { name: submenu[0] })).toBeHidden();

  await navigation.getByRole("link", { name: "Formations", exact: true }).hover();
  await expect(navigation.getByRole("link", { name: submenu[0] })).toHaveAttribute("href", "/formations/generalistes");
  await expect(navigation.getByRole("link", { name: submenu[1] })).toHaveAttribute("href", "/formations/infirmiers");

  await page.mouse.move(700, 600);
  await expect(navigation.getByRole("link", { name: submenu[0] })).toBeHidden();
});

test("a mouse click on the chevron leaves open what hovering has opened; the keyboard closes it even then", async ({ warmPage: page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Afficher le menu Formations" });
  const link = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name: submenu[0] });

  await button.click();
  await expect(link).toBeVisible();
  await button.click();
  await expect(link).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();
});

test("the dropdown opens from the keyboard, closes on Escape and when focus leaves", async ({ warmPage: page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Afficher le menu Formations" });

  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name: submenu[0] })).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-expanded", "false");

  await button.press("Enter");
  await page.getByRole("link", { name: "FAQ" }).first().focus();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("the header holds its links, the hover dropdown and « Être rappelé » on one line, on a phone the logo, a call and the drawer's button", async ({
  warmPage: page,
}) => {
  await page.goto("/contact");
  const banner = page.getByRole("banner");
  const drawerButton = page.getByRole("button", { name: "Ouvrir le menu" });
  const items = banner.getByRole("link").or(banner.getByRole("button")).filter({ visible: true });

  for (const width of [768, 820, 1023, 1024, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(items).toHaveText([
        "Cimes DPC",
        "Accueil",
        "Formations",
        "",
        "Financement",
        "Organisme",
        "FAQ",
        "Contact",
        "Être rappelé",
      ]);
      await expect(drawerButton).toBeHidden();
      const boxes = await items.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
      const content = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect(Math.round(boxes[0]?.left ?? 0)).toBe(Math.round(content?.x ?? 0));
      expect(Math.round(boxes.at(-1)?.right ?? 0)).toBe(width - Math.round(content?.x ?? 0));
      for (const box of boxes) expect(box.height).toBeLessThanOrEqual(48);
      for (const [index, box] of boxes.slice(1).entries()) expect(box.left).toBeGreaterThanOrEqual((boxes[index]?.right ?? 0) - 8);

      await banner.getByRole("link", { name: "Formations", exact: true }).hover();
      for (const name of submenu) await expect(banner.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.mouse.move(700, 600);
      await expect(banner.getByRole("link", { name: submenu[0] })).toBeHidden();
    });
  }
  for (const width of [390, 767]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(items).toHaveCount(3);
    await expect(drawerButton).toBeVisible();
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the drawer opens from the bottom with the same pages and closes on navigation", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
    const drawer = page.getByRole("dialog", { name: "Menu" });

    for (const name of ["Accueil", "Formations", "Financement", "Organisme", "FAQ", "Contact", ...submenu]) {
      await expect(drawer.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(drawer.locator("[aria-current]")).toHaveText("Accueil");
    const box = await drawer.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);

    await drawer.getByRole("link", { name: "FAQ" }).tap();
    await expect(page).toHaveURL("/faq");
    await expect(drawer).toBeHidden();
  });

  test("the drawer closes on Escape and gives focus back", async ({ page }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: "Ouvrir le menu" });
    await button.press("Enter");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();

    await page.keyboard.press("Escape");

    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("the drawer works without JavaScript", async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto("/");

    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "FAQ" }).click();

    await expect(page).toHaveURL(`${site.address}/faq`);
    await context.close();
  });
});

test("a link scrolls to the top 100 ms after the click, immediately with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "FAQ" });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Vos questions sur le DPC" })).toBeAttached();
  const before = await page.evaluate(() => window.scrollY);

  await page.clock.runFor(100);

  expect(before).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a link to the page one is on scrolls smoothly to its top after 100 ms, at every width", async ({ page }) => {
  await page.clock.install();
  for (const [index, { width, name, region, path }] of [
    { width: 1440, name: "Cimes DPC", region: "banner", path: "/" },
    { width: 1024, name: "FAQ", region: "contentinfo", path: "/faq" },
    { width: 768, name: "Médecins généralistes", region: "contentinfo", path: "/formations-generalistes" },
    { width: 390, name: "Infirmiers", region: "contentinfo", path: "/formations-infirmiers" },
  ].entries()) {
    await test.step(`« ${name} » at ${width} px`, async () => {
      await page.clock.resume();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await waitUntilHydrated(page);
      await page.clock.pauseAt(Date.now() + (index + 1) * HOUR_MS);
      await page.evaluate(() => {
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
        const scrollTo = window.scrollTo.bind(window);
        window.scrollTo = (options?: ScrollToOptions | number) => {
          document.body.dataset.scrolled = JSON.stringify(options);
          scrollTo({ top: 0, behavior: "instant" });
        };
      });
      await page
        .getByRole(region as "banner")
        .getByRole("link", { name, exact: true })
        .click();
      await page.clock.runFor(99);
      await expect(page.locator("body")).not.toHaveAttribute("data-scrolled");
      const before = await page.evaluate(() => window.scrollY);

      await page.clock.runFor(1);

      expect(before).toBeGreaterThan(0);
      await expect(page.locator("body")).toHaveAttribute("data-scrolled", JSON.stringify({ top: 0, behavior: "smooth" }));
      await expect(page).toHaveURL(path);
    });
  }
});

test("choosing a format or searching changes the address without moving the page", async ({ page }) => {
  await page.goto("/formations/infirmiers/amelioration-douleur");
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await page.getByRole("radio", { name: /^EPP/ }).first().check();
  await expect(page).toHaveURL(/format=EPP/);
  await page.clock.install();
  await page.clock.runFor(500);

  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test("back returns to where one was", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("a click on an alias opens its screen without asking the server for the alias", async ({ warmPage: page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Médecins généralistes" }).click();

  await expect(page).toHaveURL("/formations-generalistes");
  await expect(page.getByRole("heading", { level: 1, name: "Formations DPC pour médecins généralistes" })).toBeVisible();
  expect(asked.filter((path) => path.replace(/\.data$/, "") in redirects)).toEqual([]);
});

test("the skip link leads to the content", async ({ warmPage: page }) => {
  await page.goto("/faq");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/faq#contenu");
});
