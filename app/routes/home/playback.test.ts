import { expect, test } from "vitest";
import { decidePlayback, type Viewing } from "./playback.ts";

const untouched: Viewing = { visibleRatio: 1, prefersReducedMotion: false, choice: null };

test("the film plays by itself from half visible on", () => {
  expect(decidePlayback({ ...untouched, visibleRatio: 0.5 })).toBe("play");
  expect(decidePlayback({ ...untouched, visibleRatio: 1 })).toBe("play");
});

test("less than half visible pauses the film, whatever the visitor chose", () => {
  expect(decidePlayback({ ...untouched, visibleRatio: 0.49 })).toBe("pause");
  expect(decidePlayback({ ...untouched, visibleRatio: 0, choice: "play" })).toBe("pause");
});

test("a pause chosen by the visitor holds when the film comes back into view", () => {
  expect(decidePlayback({ ...untouched, choice: "pause" })).toBe("pause");
});

test("with reduced motion the film waits for the visitor", () => {
  expect(decidePlayback({ ...untouched, prefersReducedMotion: true })).toBe("pause");
  expect(decidePlayback({ ...untouched, prefersReducedMotion: true, choice: "play" })).toBe("play");
});
