import { type CSSProperties, useDeferredValue, useRef, useState } from "react";
import { catalogueForm } from "#app/content/catalogue.ts";
import type { LearnerPathStep } from "#app/content/programmes/programme-schema.ts";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import { afterPaint } from "#app/ui/after-paint.ts";
import { Button } from "#app/ui/button.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { type OfferViews, PerDevice } from "./offer-views.tsx";
import { isCounted, markOf } from "./path-profile.ts";
import { PathProfile } from "./path-profile.tsx";
import { ProgrammeSection } from "./programme-section.tsx";
import type { Shown } from "./route.tsx";
import "./learner-path.css";

const LIST_ID = "etapes";
const SHARP_STEPS = 3;
/** Blur after the sharp steps; the last value applies to the rest. */
const BLURS = ["slight", "more", "strong"];

/** Blurred from the fourth step until the visitor asks; every step is in the page, uncut. */
export function LearnerPath(props: Shown) {
  const { sheet, views, texts } = props;
  const { path } = texts;
  const steps = sheet.learnerPath;
  const firstBlurredStep = useRef<HTMLLIElement>(null);
  const [isRevealed, setIsRevealed] = useState(false);
  // The button responds first, then the steps and their profile.
  const isSharp = useDeferredValue(isRevealed);
  const blurOf = (index: number) => (isSharp || index < SHARP_STEPS ? undefined : (BLURS[index - SHARP_STEPS] ?? BLURS.at(-1)));

  function toggle() {
    setIsRevealed(!isRevealed);
    if (!isRevealed) void afterPaint().then(() => firstBlurredStep.current?.focus());
  }

  return (
    <ProgrammeSection id="parcours" title={path.title} className="path">
      <PerDevice views={views}>{(view, className) => <PathProfile {...props} {...{ view, isSharp, className }} />}</PerDevice>
      <p className="mt-4 flex flex-wrap gap-x-3 gap-y-1 sm:gap-x-5 text-moss text-small print:mt-0" aria-hidden="true">
        <span className="media-small:w-full">{path.legend}</span>
        {path.marks.map(({ format, label }) => (
          <span key={format} className="inline-flex items-center gap-2">
            <FormatMark format={format} className="text-tone" /> {label}
          </span>
        ))}
      </p>
      <ol id={LIST_ID} className="path-steps" style={{ "--half": Math.ceil(steps.length / 2) } as CSSProperties}>
        {steps.map((step, index) => {
          const isFirstBlurred = index === SHARP_STEPS;
          return (
            <li
              key={step.title}
              ref={isFirstBlurred ? firstBlurredStep : undefined}
              tabIndex={isFirstBlurred ? -1 : undefined}
              data-blur={blurOf(index)}
              data-aside={findAside(step, views)}
              className="break-inside-avoid"
            >
              <span className="path-number waypoint" aria-hidden="true">
                {index + 1}
              </span>{" "}
              <span className="path-title">{step.title}</span>
              <span className="visually-hidden">
                , {path.formats} {step.formats.join(` ${path.and} `)}
              </span>
              <FormatMark format={markOf(step.formats)} className="mt-1 text-tone" />
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-3 print:hidden">
        <Button
          variant="line"
          aria-expanded={isRevealed}
          aria-controls={LIST_ID}
          onClick={toggle}
          className="only-with-script contrast-more:hidden forced-colors:hidden"
        >
          {isRevealed ? path.fold : path.reveal}
          <span
            className={`i-lucide-chevron-down text-icon transition-rotate duration-160 ${isRevealed ? "turned" : ""}`}
            aria-hidden="true"
          />
        </Button>
        <CatalogueButton variant="quiet" size="sm" isFlush className="media-small:pr-0 text-left">
          <span className="i-lucide-download" aria-hidden="true" />
          {catalogueForm.open}
        </CatalogueButton>
      </div>
    </ProgrammeSection>
  );
}

/** Where the shown format does not count this step. */
function findAside(step: LearnerPathStep, { wide, narrow }: OfferViews): string | undefined {
  const places = { wide, narrow: narrow ?? wide };
  const aside = Object.entries(places).flatMap(([place, { format }]) => (isCounted(step, format) ? [] : place));
  return aside.join(" ") || undefined;
}
