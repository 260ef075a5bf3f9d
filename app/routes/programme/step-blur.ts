type Blur = "slight" | "more" | "strong";

export const FIRST_BLURRED_STEP = 4;

/** How blurred a step is before the path is revealed: 1 to 3 are sharp, 4 slightly, 5 more, later ones strongly. Positions count from 1. */
export function blurOf(position: number): Blur | undefined {
  if (position < FIRST_BLURRED_STEP) return undefined;
  if (position === FIRST_BLURRED_STEP) return "slight";
  return position === FIRST_BLURRED_STEP + 1 ? "more" : "strong";
}
