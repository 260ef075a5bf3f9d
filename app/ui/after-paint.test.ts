import { expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

test("what waits for the paint comes in a task after the next frame", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const told: string[] = [];
  const waiting = afterPaint().then(() => told.push("after"));
  await new Promise((resolve) => setImmediate(resolve));
  told.push("before the frame");
  for (const frame of frames) frame();
  told.push("frame");
  await waiting;
  expect(told).toEqual(["before the frame", "frame", "after"]);
});

test("a page that nobody sees does not wait for a frame that will not come", async () => {
  vi.stubGlobal("document", { hidden: true });
  await expect(afterPaint()).resolves.toBeUndefined();
});
