import { programmePage } from "#app/content/pages/programme.ts";
import type { ProgrammeTestimonial } from "#app/content/schema.ts";
import { quote } from "#app/content/typeset.ts";
import { ProgrammeSection } from "./programme-section.tsx";
import { StarRating } from "./star-rating.tsx";

const { testimonials: texts } = programmePage;

/** Three learners' opinions. */
export function ProgrammeTestimonials({ testimonials }: { testimonials: readonly ProgrammeTestimonial[] }) {
  return (
    <ProgrammeSection id="avis" title={texts.title} className="print:hidden">
      <ul className="grid gap-8 @[40rem]:grid-cols-3 @[40rem]:gap-7">
        {testimonials.map(({ name, initials, role, rating, comment, sample }) => (
          <li key={name} className="row-span-2 grid grid-rows-subgrid border-t-3 border-solid border-tone pt-6">
            <figure data-sample={sample || undefined} className="row-span-2 grid grid-rows-subgrid">
              <div className="grid content-start gap-3">
                <StarRating rating={rating} label={texts.rating} />
                <blockquote>
                  <p>{quote(comment)}</p>
                </blockquote>
              </div>
              <figcaption className="flex items-start gap-3.5 leading-title">
                <span
                  className="grid size-12 flex-none place-items-center rounded-full bg-tone font-600 text-label text-white tracking-[0.02em]"
                  aria-hidden="true"
                >
                  {initials}
                </span>
                <span>
                  <strong className="block font-600">{name}</strong>
                  <span className="block text-moss text-small">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </ProgrammeSection>
  );
}
