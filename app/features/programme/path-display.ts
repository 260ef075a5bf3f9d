import type { LearnerPathStep } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";

export type Blur = "slight" | "more" | "strong";

/** How blurred a folded step is (SPEC.md §4): 1 to 3 are sharp, 4 slightly, 5 more, later ones strongly. Positions count from 1. */
export function blurOf(position: number): Blur | undefined {
  if (position <= 3) return undefined;
  if (position === 4) return "slight";
  return position === 5 ? "more" : "strong";
}

/** Whether the learner meets a step in a format; the integrated programme meets them all. */
export function isStepOf({ formats }: Pick<LearnerPathStep, "formats">, format: Format): boolean {
  return format === "PI" || formats.includes(format);
}
