import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colors, contourOpacity } from "./tokens.ts";

/** Each light ground with the colour of its contour lines. */
const GROUNDS = [
  ["mist", "pine"],
  ["glacier", "pine"],
  ["lac-soft", "lac"],
  ["gentiane-soft", "gentiane"],
] as const;

test.each(GROUNDS)("small text keeps 4.5:1 where it crosses a contour line on %s", (ground, line) => {
  const under = readColor(colors[ground]).map((value, index) => {
    const over = readColor(colors[line])[index] ?? 0;
    return value + (over - value) * contourOpacity;
  });
  expect(contrastOf(readColor(colors.moss), under)).toBeGreaterThanOrEqual(4.5);
});

test("manifest and root name the colours of the pages to the browser", () => {
  const [manifest = "", root = ""] = ["public/manifest.webmanifest", "app/root.tsx"].map((file) => readFileSync(file, "utf8"));
  expect(JSON.parse(manifest)).toMatchObject({ theme_color: colors.ink, background_color: colors.paper });
  expect(root).toContain(`name="theme-color" content="${colors.ink}"`);
});

/** Red, green and blue, 0 to 255. */
function readColor(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** The contrast ratio of WCAG, 1 to 21. */
function contrastOf(one: number[], other: number[]): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
