import type * as v from "valibot";
import { programmes } from "./programmes/index.ts";
import { readRecord } from "./read-record.ts";
import { listOf, oneOf, record, reviewer, text } from "./schema.ts";
import { typeset } from "./typeset.ts";

const homeTestimonialSchema = record({
  ...reviewer,
  profession: oneOf(["IDEL", "Médecin Généraliste"]),
  text,
});
export type HomeTestimonial = v.InferOutput<typeof homeTestimonialSchema>;

/** All samples until the operator supplies real, dated ones. */
export const homeTestimonials: readonly HomeTestimonial[] = readRecord(listOf(homeTestimonialSchema), [
  {
    sample: true,
    name: "Claire M.",
    profession: "IDEL",
    text: "Je me suis formée entre deux tournées, depuis mon téléphone. Les cas cliniques ressemblent aux situations que je rencontre à domicile.",
  },
  {
    sample: true,
    name: "Julien B.",
    profession: "Médecin Généraliste",
    text: "L'audit m'a fait relire mes propres dossiers. C'est concret, et le conseiller m'a guidé pas à pas sur agencedpc.fr.",
  },
  {
    sample: true,
    name: "Nadia K.",
    profession: "IDEL",
    text: "Des séquences courtes, un vocabulaire de soignants. J'ai pu m'arrêter et reprendre là où j'en étais.",
  },
  {
    sample: true,
    name: "Marc D.",
    profession: "Médecin Généraliste",
    text: "J'ai copié la référence, choisi ma session, et tout était prêt le jour du démarrage.",
  },
  {
    sample: true,
    name: "Sophie L.",
    profession: "IDEL",
    text: "Les fiches de synthèse me servent encore en tournée.",
  },
  {
    sample: true,
    name: "Élodie R.",
    profession: "Médecin Généraliste",
    text: "Un format qui tient dans une semaine de consultations.",
  },
  {
    sample: true,
    name: "Thomas G.",
    profession: "IDEL",
    text: "On m'a rappelé à l'heure choisie et mes questions ont trouvé réponse.",
  },
]);

/** While a page shows a sample review, no text may call them verified. */
export const showsSampleTestimonials: boolean = [...homeTestimonials, ...programmes.flatMap(({ testimonials }) => testimonials)].some(
  ({ sample }) => sample,
);

const samples = typeset({ title: "Exemples d'avis", note: "Rédigés par nous, en attendant de vrais avis." });

/** The heading of testimonials, and the one line that tells what samples are; `title` is that of real reviews. */
export function headTestimonials(testimonials: ReadonlyArray<{ sample: boolean }>, title: string): { title: string; note: string | null } {
  return testimonials.some(({ sample }) => sample) ? samples : { title, note: null };
}
