import { typeset } from "./typeset.ts";

const label = typeset("Avis d'illustration");

/** Shown while a testimonial is no real review. */
export function labelSamples(testimonials: ReadonlyArray<{ sample: boolean }>): string | null {
  return testimonials.some(({ sample }) => sample) ? label : null;
}
