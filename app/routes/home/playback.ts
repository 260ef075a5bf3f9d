export const PLAY_THRESHOLD = 0.5;

export interface Viewing {
  /** 0 to 1. */
  visibleRatio: number;
  prefersReducedMotion: boolean;
  choice: "play" | "pause" | null;
}

/** A visitor's choice wins, but nothing plays out of view. */
export function decidePlayback({ visibleRatio, prefersReducedMotion, choice }: Viewing): "play" | "pause" {
  if (visibleRatio < PLAY_THRESHOLD) return "pause";
  return choice ?? (prefersReducedMotion ? "pause" : "play");
}
