import { expect, test, vi } from "vitest";
import { readScrollDepth } from "./scroll-depth.ts";

test.each([
  ["the top of a page", 0, 2800, 0],
  ["its end", 2000, 2800, 100],
  ["what has passed of what can be scrolled", 1200, 2800, 60],
  ["the same, rounded", 333, 2800, 17],
  ["the bounce before the top", -80, 2800, 0],
  ["the bounce beyond the end", 2100, 2800, 100],
  ["a page that fits into the window", 0, 800, 100],
  ["a page that is lower than the window", 0, 600, 100],
])("the depth of %s: at %i px of %i it is %i %", (_, top, pageHeight, depth) => {
  vi.stubGlobal("window", { scrollY: top, innerHeight: 800 });
  vi.stubGlobal("document", { documentElement: { scrollHeight: pageHeight } });
  expect(readScrollDepth()).toBe(depth);
});
