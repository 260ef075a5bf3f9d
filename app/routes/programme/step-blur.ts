export type Blur = "slight" | "more" | "strong";

/** How blurred a step is before the path is revealed: 1 to 3 are sharp, 4 slightly, 5 more, later ones strongly. Positions count from 1. */
export function blurOf(position: number): Blur | undefined {
  if (position <= 3) return undefined;
  if (position === 4) return "slight";
  return position === 5 ? "more" : "strong";
}
