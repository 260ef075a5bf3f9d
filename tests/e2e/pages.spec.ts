import { canonicalPaths, redirects } from "#app/content/redirects.ts";
import { expect, test } from "./fixtures.ts";

for (const path of canonicalPaths) {
  test(`${path} shows one title without a fault, in the HTML and after hydration`, async ({ page, site }) => {
    const html = await (await page.request.get(path)).text();
    await page.goto(path);

    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveCount(1);
    expect(html.replace(/<[^>]+>/g, "").replaceAll("&#x27;", "'")).toContain((await heading.textContent()) ?? "");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `https://www.cimes-dpc.example${path === "/" ? "/" : path}`,
    );
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{50,}/);
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute("content", /.{10,}/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /.{5,}/);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
    expect(site.address).toBeTruthy();
  });
}

test("titles of 30 to 62 characters and descriptions of 70 to 165 fit a result page, and no two pages share one", async ({ page }) => {
  const heads = await Promise.all(
    [...canonicalPaths, "/catalogue", "/404"].map(async (path) => {
      const html = await (await page.request.get(path)).text();
      return [/<title>([^<]*)/.exec(html)?.[1], /name="description" content="([^"]*)/.exec(html)?.[1]];
    }),
  );
  for (const [title = "", description = ""] of heads.map((head) => head.map((text) => text?.replaceAll(/&#?\w+;/g, "x")))) {
    expect(title.length, title).toBeGreaterThanOrEqual(30);
    expect(title.length, title).toBeLessThanOrEqual(62);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(165);
  }
  expect(new Set(heads.map(([title]) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(heads.length);
});

for (const [alias, canonical] of Object.entries(redirects)) {
  test(`${alias} leads to ${canonical}`, async ({ page }) => {
    await page.goto(`${alias}?utm_source=lettre`);
    await expect(page).toHaveURL(`${canonical}?utm_source=lettre`);
  });
}

test("an unknown path shows the legal notice with status 404 and a line for the lost visitor", async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/404/);
  const response = await page.goto("/nulle-part");

  expect(response?.status()).toBe(404);
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
  await expect(page.getByText("La page que vous cherchez n’existe pas ou a été déplacée.")).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/mentions-legales$/);
});

test("/404 is the separate page of the specification", async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/404/);
  const response = await page.goto("/404");

  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page non trouvée - 404/);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("main").getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
});
