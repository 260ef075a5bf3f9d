import { breadcrumbsLabel } from "#app/content/navigation.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { canonicalPaths } from "#app/content/redirects.ts";
import { expect, test } from "./fixtures.ts";

/** The properties that we use of each type, checked by hand against https://schema.org: the type has or inherits each. */
const VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  EducationalOrganization: ["name", "url", "logo", "telephone", "email", "address"],
  PostalAddress: ["addressLocality", "addressCountry"],
  WebSite: ["name", "url", "inLanguage", "publisher"],
  WebPage: ["url", "name", "description", "inLanguage", "isPartOf"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position", "name", "item", "url"],
  FAQPage: ["inLanguage", "mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Course: [
    "name",
    "description",
    "url",
    "inLanguage",
    "provider",
    "educationalLevel",
    "audience",
    "teaches",
    "dateModified",
    "hasCourseInstance",
    "offers",
  ],
  EducationalAudience: ["educationalRole"],
  CourseInstance: ["name", "courseMode", "courseWorkload", "identifier"],
  Offer: ["name", "sku", "category", "price", "priceCurrency", "availability", "url"],
};

interface Node {
  [property: string]: unknown;
  itemListElement?: { name: string }[];
  hasCourseInstance?: { identifier: string }[];
  offers?: { sku: string }[];
}

/** Every thing of a graph, nested ones too; references (`@id` alone) aside. */
function listThings(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(listThings);
  if (value === null || typeof value !== "object") return [];
  const inner = Object.values(value).flatMap(listThings);
  return "@type" in value ? [value as Node, ...inner] : inner;
}

function readGraph(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(?<json>[\s\S]*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  const graph = JSON.parse(scripts[0]?.groups?.json ?? "") as { "@context": string; "@graph": Node[] };
  expect(graph["@context"]).toBe("https://schema.org");
  return graph["@graph"];
}

for (const path of canonicalPaths) {
  test(`${path} describes itself in the words of schema.org`, async ({ request }) => {
    const graph = readGraph(await (await request.get(path)).text());
    const things = listThings(graph);
    for (const thing of things) {
      const type = String(thing["@type"]);
      expect(Object.keys(VOCABULARY)).toContain(type);
      const unknown = Object.keys(thing).filter((key) => !key.startsWith("@") && !VOCABULARY[type]?.includes(key));
      expect(unknown, `properties of ${type}`).toEqual([]);
      expect(
        Object.values(thing).filter((value) => value === null || value === ""),
        `empty values of ${type}`,
      ).toEqual([]);
    }
    const ids = new Set(things.map((thing) => thing["@id"]).filter(Boolean));
    const references = [...JSON.stringify(graph).matchAll(/\{"@id":"(?<id>[^"]+)"\}/g)].map(({ groups }) => groups?.id);
    for (const reference of references) expect(ids).toContain(reference);
  });

  test(`${path} has a sharing picture, and a trail of breadcrumbs unless it is the home page`, async ({ page }) => {
    await page.goto(path);
    const picture = new URL((await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "");
    const response = await page.request.get(picture.pathname);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("image/png");

    const trail = page.getByRole("navigation", { name: breadcrumbsLabel });
    await expect(trail).toHaveCount(path === "/" ? 0 : 1);
    if (path === "/") return;
    await expect(trail).toBeVisible();
    const list = readGraph(await page.content()).find((thing) => thing["@type"] === "BreadcrumbList");
    expect(await trail.getByRole("listitem").allTextContents()).toEqual(list?.itemListElement?.map(({ name }) => name));
  });
}

for (const programme of programmes) {
  test(`${programme.path} offers one course instance and one price per format`, async ({ request }) => {
    const course = readGraph(await (await request.get(programme.path)).text()).find((thing) => thing["@type"] === "Course");
    const references = Object.values(programme.formats).map(({ reference }) => reference);
    expect(course?.hasCourseInstance?.map(({ identifier }) => identifier).toSorted()).toEqual(references.toSorted());
    expect(course?.offers?.map(({ sku }) => sku).toSorted()).toEqual(references.toSorted());
  });
}

test("the sitemap lists every canonical address and robots.txt names it", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>(?<address>[^<]+)<\/loc>/g)].map(({ groups }) => new URL(groups?.address ?? "").pathname);
  expect(listed).toEqual(canonicalPaths);
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap: https://www.cimes-dpc.example/sitemap.xml");
});

test("a browser that can is told which links to fetch ahead", async ({ request }) => {
  expect((await request.get("/")).headers()["speculation-rules"]).toBe('"/speculation-rules.json"');
  const rules = await request.get("/speculation-rules.json");
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
  expect(Object.keys((await rules.json()) as object)).toEqual(["prefetch"]);
});

test("a page whose link was hovered has its data fetched once", async ({ page }) => {
  // A browser whose requests are answered for it keeps nothing in its cache.
  await page.unrouteAll();
  await page.goto("/contact");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "FAQ" });
  await link.hover();
  await expect.poll(() => page.locator('link[rel="prefetch"][href^="/faq.data"]').count()).toBe(1);
  await page.waitForLoadState("networkidle");
  await link.click();
  await expect(page).toHaveURL("/faq");
  const transferred = await page.evaluate(
    () =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry.name.includes("/faq.data") && (entry as PerformanceResourceTiming).transferSize > 0).length,
  );
  expect(transferred).toBe(1);
});
