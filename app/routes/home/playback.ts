/** The film plays while at least half of it is visible. */
export const PLAY_THRESHOLD = 0.5;

export interface Viewing {
  /** Part of the film inside the view, 0 to 1. */
  visibleRatio: number;
  prefersReducedMotion: boolean;
  /** What the visitor asked for with the buttons; null until then. */
  choice: "play" | "pause" | null;
}

/** Whether the film should play now. A visitor's own choice wins, but nothing plays out of view. */
export function decidePlayback({ visibleRatio, prefersReducedMotion, choice }: Viewing): "play" | "pause" {
  if (visibleRatio < PLAY_THRESHOLD) return "pause";
  return choice ?? (prefersReducedMotion ? "pause" : "play");
}
