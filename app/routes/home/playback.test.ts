import { expect, test } from "vitest";
import { decidePlayback, type Viewing } from "./playback.ts";

const untouched: Viewing = { visibleRatio: 1, prefersReducedMotion: false, choice: null };

test.each<[string, Partial<Viewing>, "play" | "pause"]>([
  ["the film plays automatically once half visible", { visibleRatio: 0.5 }, "play"],
  ["the film plays when fully visible", {}, "play"],
  ["the film pauses when less than half visible", { visibleRatio: 0.49 }, "pause"],
  ["the film pauses out of view, even if the visitor played it", { visibleRatio: 0, choice: "play" }, "pause"],
  ["a pause by the visitor lasts when the film returns into view", { choice: "pause" }, "pause"],
  ["with reduced motion the film waits for the visitor", { prefersReducedMotion: true }, "pause"],
  ["with reduced motion the visitor can play the film", { prefersReducedMotion: true, choice: "play" }, "play"],
])("%s", (_, viewing, decision) => expect(decidePlayback({ ...untouched, ...viewing })).toBe(decision));
