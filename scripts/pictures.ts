import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { sharingPicture } from "#app/seo/page-meta.ts";
import { launchOptions } from "./browser.mjs";
import { main, ROOT } from "./command.ts";
import { drawPicture, PICTURE_HEIGHT, PICTURE_WIDTH } from "./pictures/draw-picture.ts";
import { DIGESTS_FILE, digestOf, listPictures } from "./pictures/picture-content.ts";

await main(async () => {
  const folder = path.join(ROOT, "public", "og");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const digests: Record<string, string> = {};
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: PICTURE_WIDTH, height: PICTURE_HEIGHT } });
    for (const content of listPictures()) {
      await page.setContent(drawPicture(content));
      await page.evaluate(() => document.fonts.ready);
      // 256 colours suffice for flat drawings, at a third of the bytes.
      const picture = await sharp(await page.screenshot())
        .png({ palette: true, effort: 10 })
        .toBuffer();
      await writeFile(path.join(ROOT, "public", sharingPicture(content.path)), picture);
      digests[content.path] = digestOf(content);
      console.log(`${sharingPicture(content.path)} ${Math.round(picture.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
  }
  await writeFile(DIGESTS_FILE, `${JSON.stringify(digests, null, 2)}\n`);
});
