import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { formatEuros } from "#app/content/format.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { canonicalPaths } from "#app/content/redirects.ts";
import { sharingPicture } from "#app/seo/page-meta.ts";
import { ROOT } from "../project.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH } from "./draw-picture.ts";
import { listPictures } from "./picture-content.ts";
import { readPngSize } from "./quantise-png.ts";

const MOST_BYTES = 100_000;

test("there is one picture to draw for each path of the sitemap", () => {
  expect(
    listPictures()
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(canonicalPaths.toSorted());
});

test("a programme's picture has the highest indemnity of its own formats, any other none", () => {
  for (const { path: page, indemnity } of listPictures()) {
    const programme = programmes.find((candidate) => candidate.path === page);
    const amounts = Object.values(programme?.formats ?? {}).map(({ indemnityInCents }) => indemnityInCents);
    expect(indemnity?.amount).toBe(programme && `${formatEuros(Math.max(...amounts))}*`);
  }
});

test.each(canonicalPaths)("%s has a sharing picture of 1200 × 630, lighter than 100 kB", (page) => {
  const picture = readFileSync(path.join(ROOT, "public", sharingPicture(page)));
  expect(readPngSize(picture)).toEqual({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT });
  expect(picture.length).toBeLessThan(MOST_BYTES);
});
