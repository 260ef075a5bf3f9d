import { initialsOf } from "#app/content/format.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { quote } from "#app/content/typeset.ts";
import type { Loaded } from "./route.tsx";
import { StarRating } from "./star-rating.tsx";

const { testimonials: texts } = programmePage;
const TITLE_ID = "avis";

/** Side by side; where three don't fit, a row that scrolls sideways. */
export function ProgrammeTestimonials({ sheet, samples }: Loaded) {
  return (
    <section aria-labelledby={TITLE_ID} className="grid gap-x-8 gap-y-4 xl:grid-cols-[17.25rem_minmax(0,1fr)] print:hidden">
      <div>
        <h2 id={TITLE_ID} className="text-title leading-display">
          {texts.title}
        </h2>
        {samples && <p className="mt-2 text-moss text-small">{samples}</p>}
      </div>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard must reach it
        tabIndex={0}
        aria-labelledby={TITLE_ID}
        className="people-voices"
      >
        {sheet.testimonials.map(({ name, role, rating, comment, sample }) => (
          <li key={name} className="row-span-2 grid grid-rows-subgrid gap-3.5 border-t-3 border-tone pt-4 [scroll-snap-align:start]">
            <figure data-sample={sample || undefined} className="row-span-2 grid min-w-0 grid-rows-subgrid">
              <div className="grid content-start gap-1.5">
                <StarRating rating={rating} label={texts.rating} />
                <blockquote className="leading-[1.45]">
                  <p>{quote(comment)}</p>
                </blockquote>
              </div>
              <figcaption className="flex items-center gap-3 text-small leading-title">
                <span
                  className="grid size-12 flex-none place-items-center rounded-full bg-tone font-600 text-white tracking-[0.02em]"
                  aria-hidden="true"
                >
                  {initialsOf(name)}
                </span>
                <span>
                  <strong className="block font-600">{name}</strong> <span className="block text-moss">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
