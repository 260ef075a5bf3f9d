import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { formatEuros } from "#app/content/format.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { sharingPicture } from "#app/seo/page-meta.ts";
import hills from "#scripts/catalogues/hills.json" with { type: "json" };
import { ROOT } from "#scripts/command.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH } from "./draw-picture.ts";
import { digestOf, listPictures, listStalePictures } from "./picture-content.ts";

const HILLS = path.join(ROOT, "public", "images", "hills");
const MOST_BYTES = 100_000;

test("every hill has the same lines on the screen and in print; each programme has its own", () => {
  const drawn = globSync("*.svg", { cwd: HILLS }).map((file) => path.parse(file).name);
  for (const hill of drawn)
    expect(readFileSync(path.join(HILLS, `${hill}.svg`), "utf8"), hill).toContain(hills[hill as keyof typeof hills]);
  const own = programmes.map(({ hill }) => `${hill}`);
  expect(drawn).toEqual(expect.arrayContaining(own));
  expect(new Set(own).size).toBe(own.length);
});

test("a programme's picture shows the highest indemnity of its formats; other pictures show none", () => {
  for (const { path: page, indemnity } of listPictures()) {
    const programme = programmes.find((candidate) => candidate.path === page);
    const amounts = Object.values(programme?.formats ?? {}).map(({ indemnityInCents }) => indemnityInCents);
    expect(indemnity?.amount).toBe(programme && `${formatEuros(Math.max(...amounts))}*`);
  }
});

test.each(canonicalPaths)("%s has a sharing picture of 1200 × 630, lighter than 100 kB", async (page) => {
  const picture = readFileSync(path.join(ROOT, "public", sharingPicture(page)));
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: PICTURE_WIDTH, height: PICTURE_HEIGHT });
  expect(picture.length).toBeLessThan(MOST_BYTES);
});

test("an outdated or missing picture is reported to the launch check", () => {
  const drawn = Object.fromEntries(listPictures().map((content) => [content.path, digestOf(content)]));
  expect(listStalePictures(drawn)).toEqual([]);
  expect(listStalePictures({ ...drawn, "/": "other" })).toEqual(["/"]);
  expect(listStalePictures({})).toHaveLength(listPictures().length);
});

test("a picture that promises 100 % carries its condition", () => {
  for (const { path, title, condition } of listPictures().filter((content) => /100\s?%/.test(content.title))) {
    expect(title, path).toMatch(/\*$/);
    expect(condition, path).toMatch(/^\*/);
  }
  expect(listPictures().filter(({ condition }) => condition)).toHaveLength(1);
});
