import { readFileSync } from "node:fs";
import axe from "axe-core";
import { expect, test } from "vitest";
import { colors, contourOpacity, spaces } from "./tokens.ts";

// @ts-expect-error: the types of axe lack its colours.
const { Color, flattenColors, getContrast } = axe.commons.color;

/** Each light ground with the colour of its contour lines. */
const GROUNDS = { mist: "pine", glacier: "pine", "lac-soft": "lac", "gentiane-soft": "gentiane" } as const;

test.each(Object.entries(GROUNDS))("small text keeps 4.5:1 where it crosses a contour line on %s", (ground, line) => {
  const under = flattenColors(readColor(colors[line], contourOpacity), readColor(colors[ground as keyof typeof GROUNDS]));
  expect(getContrast(readColor(colors.moss), under)).toBeGreaterThanOrEqual(4.5);
});

test("the manifest and the theme colour are those of the pages", () => {
  const [manifest = "", root = ""] = ["public/manifest.webmanifest", "app/root.tsx"].map((file) => readFileSync(file, "utf8"));
  expect(JSON.parse(manifest)).toMatchObject({ theme_color: colors.ink, background_color: colors.paper });
  expect(root).toContain(`name="theme-color" content="${colors.ink}"`);
});

function readColor(hex: string, opacity = 1) {
  const color = new Color();
  color.parseHexString(hex);
  color.alpha = opacity;
  return color;
}

test("no space has a colour's name, whose variable it would replace", () => {
  expect(Object.keys(spaces).filter((name) => name in colors)).toEqual([]);
});
