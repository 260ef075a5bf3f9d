import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright";
import { sharingPicture } from "#app/seo/page-meta.ts";
import { launchOptions } from "./browser.ts";
import { drawPicture, PICTURE_HEIGHT, PICTURE_WIDTH } from "./pictures/draw-picture.ts";
import { digestOf, listPictures } from "./pictures/picture-content.ts";
import { quantisePng } from "./pictures/quantise-png.ts";
import { ROOT, runMain } from "./project.ts";

/** `npm run pictures`: makes the sharing pictures of public/og/ from the content. */
await runMain(async () => {
  const folder = path.join(ROOT, "public", "og");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: PICTURE_WIDTH, height: PICTURE_HEIGHT } });
    for (const content of listPictures()) {
      await page.setContent(drawPicture(content));
      await page.evaluate(() => document.fonts.ready);
      const picture = quantisePng(await page.screenshot(), digestOf(content));
      await writeFile(path.join(ROOT, "public", sharingPicture(content.path)), picture);
      console.log(`${sharingPicture(content.path)} ${Math.round(picture.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
  }
});
