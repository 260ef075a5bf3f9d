import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { programmes, programmesOf } from "#app/content/programmes/index.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { sharingPicture } from "#app/seo/page-meta.ts";
import hills from "#scripts/catalogues/hills.json" with { type: "json" };
import { ROOT } from "#scripts/command.ts";
import { drawPicture, PICTURE_HEIGHT, PICTURE_WIDTH } from "./draw-picture.ts";
import { digestOf, listPictures, listStalePictures } from "./picture-content.ts";

const HILLS = path.join(ROOT, "public", "images", "hills");
const MOST_BYTES = 100_000;

test("every hill has the same lines on the screen and in print; no two programmes of a profession share one", () => {
  const drawn = globSync("*.svg", { cwd: HILLS }).map((file) => path.parse(file).name);
  for (const hill of drawn)
    expect(readFileSync(path.join(HILLS, `${hill}.svg`), "utf8"), hill).toContain(hills[hill as keyof typeof hills]);
  for (const profession of PROFESSIONS) {
    const own = programmesOf(profession).map(({ hill }) => `${hill}`);
    expect(drawn, profession).toEqual(expect.arrayContaining(own));
    expect(new Set(own).size, profession).toBe(own.length);
  }
});

test("no picture shows an amount or promises who pays: a copy on another server outlives both", () => {
  for (const content of listPictures())
    expect(drawPicture(content).replace(/<style>.*?<\/style>/s, ""), content.path).not.toMatch(/€|prise\sen\scharge\sà|indemni/i);
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

test("the pictures are those of today's drawing: another colour, emblem or sheet makes them outdated", async () => {
  expect(listStalePictures()).toEqual([]);

  vi.doMock("#app/ui/tokens.ts", async (load) => {
    const tokens = await load<typeof import("#app/ui/tokens.ts")>();
    return { ...tokens, colors: { ...tokens.colors, pine: "#FF0000" } };
  });
  expect(await listStaleNow()).toHaveLength(listPictures().length);
  vi.doUnmock("#app/ui/tokens.ts");

  const [programme] = programmes;
  vi.doMock("#app/content/emblems.ts", async (load) => {
    const content = await load<typeof import("#app/content/emblems.ts")>();
    return { ...content, emblems: { ...content.emblems, [String(programme?.emblem)]: { line: "M0 0", dot: [0, 0] } } };
  });
  expect(await listStaleNow()).toContain(programme?.path);
  vi.doUnmock("#app/content/emblems.ts");
});

async function listStaleNow(): Promise<string[]> {
  vi.resetModules();
  const { listStalePictures } = await import("./picture-content.ts");
  return listStalePictures();
}
