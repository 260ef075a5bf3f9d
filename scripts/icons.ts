import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "playwright";
import { organisation } from "#app/content/organisation.ts";
import { colors } from "#app/ui/tokens.ts";
import { launchOptions } from "./browser.ts";
import { ROOT, runMain } from "./project.ts";

/** Makes the icons and the manifest of public/: the mark of the logo on ink. */

interface Look {
  /** Corner radius on a grid of 64. */
  radius: number;
  /** Share of the width that the mark fills. */
  scale: number;
}

const ROUNDED: Look = { radius: 14, scale: 0.8 };
/** For systems that cut the corners themselves. */
const FULL: Look = { radius: 0, scale: 0.7 };
/** For systems that cut any shape: the mark stays within the middle circle of 80 %. */
const MASKABLE: Look = { radius: 0, scale: 0.62 };

const PICTURES = [
  { file: "icons/icon-192.png", size: 192, svg: drawIcon(ROUNDED) },
  { file: "icons/icon-512.png", size: 512, svg: drawIcon(ROUNDED) },
  { file: "icons/icon-maskable-512.png", size: 512, svg: drawIcon(MASKABLE) },
  { file: "icons/apple-touch-icon.png", size: 180, svg: drawIcon(FULL) },
] as const;

function drawIcon({ radius, scale }: Look): string {
  const zoom = (64 * scale) / 36;
  const [left, top] = [32 - 18 * zoom, 32 - 14.75 * zoom].map((offset) => Number(offset.toFixed(2)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${colors.ink}"/><g transform="translate(${left} ${top}) scale(${Number(zoom.toFixed(3))})"><path d="M0 28 11 10l5 7L23 4l13 24Z" fill="${colors.meltwater}"/><path d="M0 28 11 10l5 7 3 4.5-6 6.5Z" fill="${colors.raised}"/><circle cx="7.5" cy="5" r="3.5" fill="${colors.sun}"/></g></svg>`;
}

/** For 16 px: fewer corners, on whole pixels, the sun large enough to be one. */
function drawSmallIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="${colors.ink}"/><path d="M4 14 10 4l5 10Z" fill="${colors.meltwater}"/><path d="M1 14 5.5 7l3.2 4.4L6.6 14Z" fill="${colors.raised}"/><circle cx="4" cy="4" r="2" fill="${colors.sun}"/></svg>`;
}

async function takePicture(browser: Browser, svg: string, size: number): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** An .ico file is a directory of pictures, which may be PNG. */
function packIco(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const headLength = 6 + 16 * pictures.length;
  const ico = new Uint8Array(pictures.reduce((length, { png }) => length + png.length, headLength));
  const view = new DataView(ico.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = headLength;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    ico.set([size, size], entry);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    ico.set(png, offset);
    offset += png.length;
  });
  return ico;
}

function writeManifest(): string {
  return `${JSON.stringify(
    {
      name: organisation.name,
      short_name: organisation.name,
      lang: "fr",
      start_url: "/",
      display: "minimal-ui",
      theme_color: colors.ink,
      background_color: colors.paper,
      icons: [
        { src: "/icons/icon.svg", type: "image/svg+xml", sizes: "any" },
        { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
        { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
        { src: "/icons/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
      ],
    },
    null,
    2,
  )}\n`;
}

async function makeIcons(): Promise<void> {
  const folder = path.join(ROOT, "public");
  await mkdir(path.join(folder, "icons"), { recursive: true });
  await writeFile(path.join(folder, "icons", "icon.svg"), `${drawIcon(ROUNDED)}\n`);
  await writeFile(path.join(folder, "manifest.webmanifest"), writeManifest());

  const browser = await chromium.launch(launchOptions());
  try {
    for (const { file, size, svg } of PICTURES) await writeFile(path.join(folder, file), await takePicture(browser, svg, size));
    const small = [
      { size: 16, png: await takePicture(browser, drawSmallIcon(), 16) },
      { size: 32, png: await takePicture(browser, drawIcon(ROUNDED), 32) },
    ];
    await writeFile(path.join(folder, "favicon.ico"), packIco(small));
  } finally {
    await browser.close();
  }
}

await runMain(makeIcons);
