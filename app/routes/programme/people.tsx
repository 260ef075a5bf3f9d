import type { EmblemDrawing } from "#app/content/emblems.ts";
import { initialsOf } from "#app/content/format.ts";
import type { organisation } from "#app/content/organisation.ts";
import type { ExpertTexts } from "#app/content/pages/programme-texts.server.ts";
import { quote } from "#app/content/typeset.ts";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Hill } from "#app/ui/motifs/hill.tsx";
import type { Route } from "./+types/route";
import { StarRating } from "./star-rating.tsx";

const TITLE_ID = "avis";

interface ExpertTrainerProps {
  expert: typeof organisation.expert;
  hill: number;
  emblem: EmblemDrawing;
  texts: ExpertTexts;
}

/** Once the operator provides a name; until then it is a row of « En pratique ». */
export function ExpertTrainer({ expert: { name, title }, hill, emblem, texts }: ExpertTrainerProps) {
  return (
    <section aria-labelledby="formateur-expert" className="grid items-center gap-x-8 gap-y-4 xl:cols-3-9 print:block">
      <h2 id="formateur-expert" className="break-after-avoid text-title leading-tight">
        {texts.title}
      </h2>
      {/* On phones the text goes below the face. */}
      <div className="grid max-w-196 items-center gap-x-4 gap-y-2 md:cols-auto-1">
        <span
          className="relative isolate grid size-24 xl:size-28 place-items-center overflow-clip rounded-full bg-ink text-white forced-colors:border-2 print:hidden"
          aria-hidden="true"
        >
          <Hill of={hill} view="card" className="top-0 -left-1.6 w-64 text-meltwater opacity-55" />
          <Emblem drawing={emblem} className="w-13" />
        </span>
        <div>
          <p className="font-600">{[name, title].filter(Boolean).join(", ")}</p>
          <p>
            {texts.text} {texts.named}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Side by side; where three don't fit, a row that scrolls sideways. */
export function ProgrammeTestimonials({ sheet, testimonials: { title, note }, texts }: Route.ComponentProps["loaderData"]) {
  return (
    <section aria-labelledby={TITLE_ID} className="grid gap-x-8 gap-y-4 xl:cols-3-9 print:hidden">
      <div>
        <h2 id={TITLE_ID} className="text-title leading-tight">
          {title}
        </h2>
        {note && <p className="mt-2 text-moss text-small">{note}</p>}
      </div>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard must reach it
        tabIndex={0}
        aria-labelledby={TITLE_ID}
        className="programme-voices -mx-gutter relative grid grid-flow-col gap-x-8 gap-y-5 overflow-x-auto px-gutter pb-3 md:m-0 md:p-0"
      >
        {sheet.testimonials.map(({ name, role, rating, comment, sample }) => (
          <li key={name} className="row-span-2 grid grid-rows-subgrid gap-3 border-t-3 border-tone pt-4">
            <figure data-sample={sample || undefined} className="row-span-2 grid min-w-0 grid-rows-subgrid">
              <div className="grid content-start gap-1">
                {!sample && <StarRating rating={rating} label={texts.testimonials.rating} />}
                <blockquote className="leading-list">
                  <p>{quote(comment)}</p>
                </blockquote>
              </div>
              <figcaption className="flex items-center gap-3 text-small leading-heading">
                <span
                  className="grid size-12 flex-none place-items-center rounded-full bg-tone font-600 text-white tracking-normal"
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
