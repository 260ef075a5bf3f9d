import { expect, test } from "vitest";
import { computeScrollDepth } from "./scroll-depth.ts";

const page = { viewportHeight: 800, pageHeight: 2800 };

test("the top of a page is 0 %, its end 100 %", () => {
  expect(computeScrollDepth({ ...page, top: 0 })).toBe(0);
  expect(computeScrollDepth({ ...page, top: 2000 })).toBe(100);
});

test("between them the depth is what has passed of what can be scrolled, rounded", () => {
  expect(computeScrollDepth({ ...page, top: 1200 })).toBe(60);
  expect(computeScrollDepth({ ...page, top: 333 })).toBe(17);
});

test("the bounce beyond an end does not count", () => {
  expect(computeScrollDepth({ ...page, top: -80 })).toBe(0);
  expect(computeScrollDepth({ ...page, top: 2100 })).toBe(100);
});

test("a page that fits into the window is wholly read", () => {
  expect(computeScrollDepth({ top: 0, viewportHeight: 900, pageHeight: 900 })).toBe(100);
  expect(computeScrollDepth({ top: 0, viewportHeight: 900, pageHeight: 700 })).toBe(100);
});
