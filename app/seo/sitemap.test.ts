import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { parisDate } from "#app/content/dated.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { writeSitemap } from "./sitemap.ts";

const ORIGIN = "https://www.cimes-dpc.example";
const dateOn = (day: string, path: string) =>
  new RegExp(`<loc>${ORIGIN}${path}</loc><lastmod>([^<]+)<`).exec(writeSitemap(ORIGIN, day))?.[1];

test("each page has a last change, none of them in the future", () => {
  const today = parisDate(new Date());
  for (const path of canonicalPaths) {
    const date = dateOn(today, path);
    expect(date, path).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(date && date <= today, path).toBe(true);
  }
});

test("pages that tell what is published change on the day after its last day", () => {
  for (const path of ["/", "/financement", "/et-en-2027", "/formations-generalistes", ...programmes.map((programme) => programme.path)]) {
    expect(dateOn("2026-12-31", path), path).not.toBe("2027-01-01");
    expect(dateOn("2027-03-01", path), path).toBe("2027-01-01");
  }
  expect(dateOn("2027-03-01", "/mentions-legales")).toBe(dateOn("2026-12-31", "/mentions-legales"));
});
