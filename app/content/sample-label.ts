import { typeset } from "./typeset.ts";

const label = typeset("Avis d'illustration");

/** Under the heading of testimonials, while one of them is no real review. */
export function labelSamples(testimonials: ReadonlyArray<{ sample: boolean }>): string | null {
  return testimonials.some(({ sample }) => sample) ? label : null;
}
