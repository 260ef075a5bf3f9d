import { typeset } from "./typeset.ts";

const samples = typeset({ title: "Exemples d'avis", note: "Rédigés par nous, en attendant de vrais avis." });

/** The heading of testimonials, and the one line that tells what samples are; `title` is that of real reviews. */
export function headTestimonials(testimonials: ReadonlyArray<{ sample: boolean }>, title: string): { title: string; note: string | null } {
  return testimonials.some(({ sample }) => sample) ? samples : { title, note: null };
}
