import { expect, test } from "vitest";
import { decidePlayback, type Viewing } from "./playback.ts";

const untouched: Viewing = { visibleRatio: 1, prefersReducedMotion: false, choice: null };

test.each<[string, Partial<Viewing>, "play" | "pause"]>([
  ["the film plays by itself from half visible on", { visibleRatio: 0.5 }, "play"],
  ["and wholly visible", {}, "play"],
  ["less than half visible pauses it", { visibleRatio: 0.49 }, "pause"],
  ["whatever the visitor chose", { visibleRatio: 0, choice: "play" }, "pause"],
  ["a pause chosen by the visitor holds when it comes back into view", { choice: "pause" }, "pause"],
  ["with reduced motion it waits for the visitor", { prefersReducedMotion: true }, "pause"],
  ["who can start it", { prefersReducedMotion: true, choice: "play" }, "play"],
])("%s", (_, viewing, decision) => {
  expect(decidePlayback({ ...untouched, ...viewing })).toBe(decision);
});
