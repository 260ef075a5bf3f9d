import type { LearnerPathStep } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";

export type Blur = "slight" | "more" | "strong";

/** How blurred a step is before the path is revealed: 1 to 3 are sharp, 4 slightly, 5 more, later ones strongly. Positions count from 1. */
export function blurOf(position: number): Blur | undefined {
  if (position <= 3) return undefined;
  if (position === 4) return "slight";
  return position === 5 ? "more" : "strong";
}

/** Whether the learner meets a step in a format; the integrated programme meets them all. */
export function isStepOf({ formats }: Pick<LearnerPathStep, "formats">, format: Format): boolean {
  return format === "PI" || formats.includes(format);
}

export interface ShownStep {
  step: LearnerPathStep;
  /** What it is to the learners of the chosen format. */
  title: string;
  /** The formats of which that is true. */
  formats: LearnerPathStep["formats"];
  isOfFormat: boolean;
  /** Counts what is shown, from 1; null for a folded step. */
  position: number | null;
}

/** The path as a format shows it: its own steps, and those of the other format folded away until the visitor wants them. */
export function showPath(steps: readonly LearnerPathStep[], format: Format, isUnfolded: boolean): ShownStep[] {
  let position = 0;
  return steps.map((step) => {
    const isOfFormat = isStepOf(step, format);
    const isOfFormatAlone = isOfFormat && format !== "PI" && step.titleIn !== undefined;
    return {
      step,
      title: (format !== "PI" && step.titleIn?.[format]) || step.title,
      formats: isOfFormatAlone ? [format] : step.formats,
      isOfFormat,
      position: isOfFormat || isUnfolded ? ++position : null,
    };
  });
}
