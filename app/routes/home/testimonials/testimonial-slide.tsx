import { initialsOf } from "#app/content/format.ts";
import type { HomeTestimonial } from "#app/content/schema.ts";

const TONES: Record<HomeTestimonial["profession"], string> = { "Médecin Généraliste": "tone-generalistes", IDEL: "tone-infirmiers" };

export function TestimonialSlide({ testimonial }: { testimonial: HomeTestimonial }) {
  return (
    <figure className={`${TONES[testimonial.profession]} flex h-full flex-col justify-between gap-5 border-t-3 border-tone pt-5`}>
      <blockquote className="font-500 font-display text-subtitle leading-title tracking-[-0.008em]">
        <p className="before:[content:'«\a0'] after:[content:'\a0»']">{testimonial.text}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3.5 leading-title">
        <span
          aria-hidden="true"
          className="grid size-12 flex-none place-items-center rounded-full border-2 border-tone bg-tone font-600 text-item text-white leading-none tracking-[0.02em]"
        >
          {initialsOf(testimonial.name)}
        </span>
        <span>
          <b className="block font-700">{testimonial.name}</b>
          <span className="block text-moss text-small">{testimonial.profession}</span>
        </span>
      </figcaption>
    </figure>
  );
}
