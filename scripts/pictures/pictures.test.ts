import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
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

test.each(canonicalPaths)("%s has a sharing picture of 1200 × 630, lighter than 100 kB", (page) => {
  const picture = readFileSync(path.join(ROOT, "public", sharingPicture(page)));
  expect(readPngSize(picture)).toEqual({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT });
  expect(picture.length).toBeLessThan(MOST_BYTES);
});
