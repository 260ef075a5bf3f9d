import { expect } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { breadcrumbsLabel } from "#app/content/navigation.ts";
import { listOffers } from "#app/content/offers.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { LIVE_SETTINGS } from "#tests/live-settings.ts";
import { offeredToday } from "#tests/references.ts";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

interface Node {
  [property: string]: unknown;
  itemListElement?: { name: string }[];
}

/** Every thing of a graph, nested ones too, without references (`@id` alone). */
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

for (const path of canonicalPaths)
  test(`${path} describes itself to search engines and social networks`, async ({ see, get }) => {
    const { document, html, status } = await see(path);
    const content = (name: string) => document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
    expect(status).toBe(200);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(LIVE_SETTINGS.SITE_ORIGIN + path);
    expect(content("keywords")).toMatch(/.{10,}/);
    expect(content("og:title")).toMatch(/.{5,}/);
    expect(content("twitter:card")).toBe("summary_large_image");

    const graph = readGraph(html);
    const things = listThings(graph);
    for (const thing of things) for (const [name, value] of Object.entries(thing)) expect([null, ""], name).not.toContain(value);
    const ids = new Set(things.map((thing) => thing["@id"]).filter(Boolean));
    const references = [...JSON.stringify(graph).matchAll(/\{"@id":"(?<id>[^"]+)"\}/g)].map(({ groups }) => groups?.id);
    for (const reference of references) expect(ids).toContain(reference);

    const picture = new URL(content("og:image") ?? "");
    const response = await get(picture.pathname);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");

    const lists = document.querySelectorAll(`nav[aria-label="${breadcrumbsLabel}"]`);
    expect(lists).toHaveLength(path === "/" ? 0 : 1);
    if (path === "/") return;
    const list = graph.find((thing) => thing["@type"] === "BreadcrumbList");
    expect([...(lists[0]?.querySelectorAll("li") ?? [])].map(readText)).toEqual(list?.itemListElement?.map(({ name }) => name));
  });

test("robots.txt names the sitemap, which lists every canonical address", async ({ get }) => {
  expect(await (await get("/robots.txt")).text()).toContain(`Sitemap: ${LIVE_SETTINGS.SITE_ORIGIN}/sitemap.xml`);
  const sitemap = await (await get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>(?<address>[^<]+)<\/loc>/g)].map(({ groups }) => new URL(groups?.address ?? "").pathname);
  expect(listed).toEqual(canonicalPaths);
});

test("the catalogue for machines has every reference with its price until its last day, and home links to it", async ({ get }) => {
  const answer = await get("/formations.json");
  expect(answer.headers.get("Content-Type")).toBe("application/ld+json; charset=utf-8");
  const { dataFeedElement } = (await answer.json()) as { dataFeedElement: Array<{ offers: object[] }> };
  expect(dataFeedElement.map(({ offers }) => offers)).toMatchObject(
    programmes.map((programme) =>
      offeredToday(listOffers(programme)).map(({ offer }) => ({
        sku: offer.reference,
        price: (offer.priceInCents / 100).toFixed(2),
        availabilityEnds: expect.stringMatching(/^20\d\d-/),
      })),
    ),
  );
  expect(await (await get("/")).text()).toContain('<link rel="alternate" type="application/ld+json" href="/formations.json"/>');
});
