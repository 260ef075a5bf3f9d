import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { watchScrollDepth } from "./scroll-depth.ts";

function scrollTo(top: number) {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(top);
  fireEvent.scroll(window);
}

function watch(isBroughtUp: boolean) {
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(window.innerHeight + 1000);
  vi.spyOn(window, "scrollY", "get").mockReturnValue(900);
  const onDepth = vi.fn();
  return { onDepth, stop: watchScrollDepth(onDepth, isBroughtUp) };
}

test("a page that grows before it is brought to its top has not been scrolled", () => {
  const { onDepth, stop } = watch(true);
  scrollTo(950);
  expect(onDepth).not.toHaveBeenCalled();
  scrollTo(0);
  scrollTo(300);
  expect(onDepth.mock.calls).toEqual([[30]]);
  stop();
});

test.each(["wheel", "touchMove", "keyDown"] as const)("from the visitor's first %s on, it is theirs", (gesture) => {
  const { onDepth, stop } = watch(true);
  fireEvent[gesture](window);
  scrollTo(950);
  expect(onDepth.mock.calls).toEqual([[95]]);
  stop();
  scrollTo(1000);
  expect(onDepth).toHaveBeenCalledOnce();
});

test("a page that is come back to is the visitor's at once", () => {
  const { onDepth, stop } = watch(false);
  scrollTo(950);
  expect(onDepth.mock.calls).toEqual([[95]]);
  stop();
});
