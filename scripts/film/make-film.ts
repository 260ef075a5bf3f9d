import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "playwright";
import { launchOptions } from "../browser.ts";
import { PlainError, ROOT, runMain, runTool } from "../project.ts";
import { drawScene } from "./scene.ts";
import { synthesiseSoundTrack } from "./sound-track.ts";
import { type Cue, cues, FILM_MS, sounds } from "./timeline.ts";

/** `node scripts/run.mjs film/make-film`: draws the app in use and writes the film and its poster into public/film. Needs ffmpeg. */

/** The screen of the phone on the site, in CSS pixels; filmed at twice that. */
const SCREEN = { width: 286, height: 572 };
const FRAMES_PER_SECOND = 30;
const FRAME_MS = 1000 / FRAMES_PER_SECOND;
const FRAME_COUNT = Math.round(FILM_MS / FRAME_MS);
const MOST_BYTES = 300_000;

const target = path.join(ROOT, "public", "film");

await runMain(async () => {
  const work = mkdtempSync(path.join(tmpdir(), "cimes-film-"));
  try {
    await recordFrames(work);
    writeFileSync(path.join(work, "sound.wav"), synthesiseSoundTrack(sounds, FILM_MS));
    mkdirSync(target, { recursive: true });
    encode(work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  for (const name of ["app.mp4", "app.webm", "app-poster.webp"]) {
    const { size } = statSync(path.join(target, name));
    console.log(`public/film/${name}: ${(size / 1000).toFixed(0)} kB`);
    if (size > MOST_BYTES) throw new PlainError(`${name} is heavier than ${MOST_BYTES / 1000} kB.`);
  }
});

/** One PNG per frame, the same at each run: no clock runs, each frame sets the time of every animation. */
async function recordFrames(folder: string): Promise<void> {
  const browser = await chromium.launch({
    ...launchOptions(),
    args: [...launchOptions().args, "--force-color-profile=srgb", "--disable-lcd-text"],
  });
  try {
    const page = await browser.newPage({ viewport: SCREEN, deviceScaleFactor: 2 });
    await openScene(page);
    for (let frame = 0; frame < FRAME_COUNT; frame++) {
      const ms = frame * FRAME_MS;
      const file = framePath(folder, frame);
      if (frame > 0 && isStill(ms)) copyFileSync(framePath(folder, frame - 1), file);
      else {
        await page.evaluate((time) => {
          for (const animation of document.getAnimations()) animation.currentTime = time;
        }, ms);
        await page.screenshot({ path: file });
      }
    }
  } finally {
    await browser.close();
  }
}

async function openScene(page: Page): Promise<void> {
  const origin = "http://film.invalid";
  const scene = drawScene();
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: scene });
    const file = pathname === "/scene.css" ? path.join(import.meta.dirname, "scene.css") : path.join(ROOT, "public", pathname);
    return route.fulfill({ path: file });
  });
  await page.goto(origin);
  await page.evaluate(async (list) => {
    for (const { at, lasts, on, from, to, easing = "linear" } of list as readonly Cue[]) {
      const elements = document.querySelectorAll(`main ${on}, body > ${on}`);
      if (elements.length === 0) throw new Error(`Nothing in the scene is ${on}`);
      for (const element of elements) element.animate([from, to], { delay: at, duration: lasts, easing, fill: "forwards" }).pause();
    }
    await document.fonts.ready;
    const missing = [...document.fonts].filter(({ status }) => status !== "loaded");
    if (missing.length > 0) throw new Error(`Not loaded: ${missing.map(({ family }) => family).join(", ")}`);
  }, cues as Cue[]);
}

/** Whether nothing has moved since the frame before. */
function isStill(ms: number): boolean {
  return cues.every(({ at, lasts }) => ms < at || ms - FRAME_MS > at + lasts);
}

function framePath(folder: string, frame: number): string {
  return path.join(folder, `frame-${String(frame).padStart(4, "0")}.png`);
}

function encode(work: string): void {
  const source = ["-framerate", `${FRAMES_PER_SECOND}`, "-i", path.join(work, "frame-%04d.png"), "-i", path.join(work, "sound.wav")];
  const picture = split(
    "-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv",
  );
  // Without bitexact the same film would be another file at each run.
  const common = [
    ...source,
    ...picture,
    ...split(`-g ${FRAME_COUNT} -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact`),
  ];

  // Level 3.1: phones of the last ten years decode it in hardware.
  const h264 = split("-c:v libx264 -profile:v high -level 3.1 -refs 6 -bf 5 -preset veryslow -tune animation -crf 25");
  runFfmpeg(...common, ...h264, ...split("-c:a aac -b:a 48k -movflags +faststart"), path.join(target, "app.mp4"));

  const vp9 = split("-c:v libvpx-vp9 -b:v 0 -crf 36 -deadline good -cpu-used 1 -tune-content screen -row-mt 1");
  const passes = ["-passlogfile", path.join(work, "vp9"), "-pass"];
  runFfmpeg(...common, ...vp9, ...passes, "1", ...split("-an -f null"), path.join(work, "none"));
  runFfmpeg(...common, ...vp9, ...passes, "2", ...split("-c:a libopus -b:a 32k"), path.join(target, "app.webm"));

  const webp = split("-c:v libwebp -lossless 1 -compression_level 6 -preset text -frames:v 1");
  runFfmpeg("-i", framePath(work, 0), ...webp, path.join(target, "app-poster.webp"));
}

function runFfmpeg(...args: string[]): void {
  runTool("ffmpeg", ["-y", "-hide_banner", "-loglevel", "error", ...args], { isQuiet: true });
}

function split(options: string): string[] {
  return options.split(" ");
}
