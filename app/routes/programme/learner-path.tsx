import { type CSSProperties, useDeferredValue, useRef, useState } from "react";
import { catalogueForm } from "#app/content/catalogue.ts";
import { formatHours } from "#app/content/format.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import type { LearnerPathStep } from "#app/content/schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import { afterPaint } from "#app/ui/after-paint.ts";
import { Button } from "#app/ui/button.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatMark, FormatName } from "#app/ui/motifs/format-mark.tsx";
import { type OfferView, PerDevice } from "./offer-views.tsx";
import { ProgrammeSection } from "./programme-section.tsx";
import type { Shown } from "./route.tsx";
import "./learner-path.css";

const { path } = programmePage;
const LIST_ID = "etapes";
const SHARP_STEPS = 3;
/** Blur after the sharp steps; the last value applies to the rest. */
const BLURS = ["slight", "more", "strong"];

/** Blurred from the fourth step until the visitor asks; every step is in the page, uncut. */
export function LearnerPath(props: Shown) {
  const { sheet, views, profile } = props;
  const steps = sheet.learnerPath;
  const firstBlurredStep = useRef<HTMLLIElement>(null);
  const [isRevealed, setIsRevealed] = useState(false);
  // The button responds first.
  const isSharp = useDeferredValue(isRevealed);
  const blurOf = (index: number) => (isSharp || index < SHARP_STEPS ? undefined : (BLURS[index - SHARP_STEPS] ?? BLURS.at(-1)));

  function toggle() {
    setIsRevealed(!isRevealed);
    if (!isRevealed) void afterPaint().then(() => firstBlurredStep.current?.focus());
  }

  return (
    <ProgrammeSection id="parcours" title={path.title} className="path">
      <p className="mb-2 flex flex-wrap items-baseline gap-x-6 text-moss text-small print:hidden">
        {FORMATS.filter((format) => profile.trails[format]).map((format) => (
          <FormatName key={format} format={format} className="font-600 text-ink" />
        ))}
        <span>{path.legend}</span>
      </p>
      <PerDevice views={views}>{(view, className) => <Profile {...props} {...{ view, blurOf, className }} />}</PerDevice>
      <ol id={LIST_ID} className="path-steps" style={{ "--rows": Math.ceil(steps.length / 2) } as CSSProperties}>
        {steps.map(({ title, formats }, index) => {
          const isFirstBlurred = index === SHARP_STEPS;
          return (
            <li
              key={title}
              ref={isFirstBlurred ? firstBlurredStep : undefined}
              tabIndex={isFirstBlurred ? -1 : undefined}
              data-blur={blurOf(index)}
            >
              <span className="font-700 font-display text-subtitle text-tone leading-[1.05]" aria-hidden="true">
                {index + 1}
              </span>{" "}
              <span className="font-600">{title}</span>
              <span className="path-formats inline-flex items-baseline gap-1.6 whitespace-nowrap text-moss text-small">
                <span className="visually-hidden">, {path.formats} </span>
                <FormatMark format={markOf(formats)} className="self-center text-tone" />
                {formats.join(` ${path.and} `)}
              </span>
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-3.5 print:hidden">
        <Button
          aria-expanded={isRevealed}
          aria-controls={LIST_ID}
          onClick={toggle}
          className="only-with-script contrast-more:hidden forced-colors:hidden"
        >
          {isRevealed ? path.fold : path.reveal}
          <span
            className={`i-lucide-chevron-down text-icon transition-rotate duration-160 ${isRevealed ? "[rotate:180deg]" : ""}`}
            aria-hidden="true"
          />
        </Button>
        <CatalogueButton variant="quiet" size="sm" isFlush className="max-[23.99rem]:pr-0 text-left">
          <span className="i-lucide-download" aria-hidden="true" />
          {catalogueForm.open}
        </CatalogueButton>
      </div>
    </ProgrammeSection>
  );
}

/** Steps of both formats get the integrated mark. */
function markOf(formats: LearnerPathStep["formats"]): Format {
  return formats.length > 1 ? "PI" : (formats[0] ?? "FC");
}

interface ProfileProps extends Shown {
  view: OfferView;
  blurOf: (index: number) => string | undefined;
  className: string;
}

/** Decorative: the list has the same content. */
function Profile({ sheet, profile: { ridges, trails, waypoints }, seasons, view: { format, offer }, blurOf, className }: ProfileProps) {
  const season = seasons[format];
  const summit = waypoints.at(-1);
  const place = (point: { x: number; y: number } | undefined) => ({ "--x": `${point?.x}%`, "--y": `${point?.y}%` }) as CSSProperties;
  return (
    <div className={`print:hidden ${className}`}>
      <div className="path-picture relative forced-colors:hidden" aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox="0 0 1000 240"
          preserveAspectRatio="none"
          fill="none"
          className="absolute h-full w-full overflow-visible"
        >
          {ridges.map((ridge) => (
            <path key={ridge} d={ridge} className="path-ridge" />
          ))}
          <path key={format} d={trails[format]} vectorEffect="non-scaling-stroke" className="path-trail" />
        </svg>
        {sheet.learnerPath.map(({ title, formats }, index, steps) => (
          <span
            key={title}
            className="path-place"
            style={place(waypoints[index])}
            data-blur={blurOf(index)}
            data-aside={(format !== "PI" && !formats.includes(format)) || undefined}
            data-end={index === 0 || index === steps.length - 1 || undefined}
          >
            <b>{index + 1}</b>
            <FormatMark format={markOf(formats)} />
          </span>
        ))}
        {season && (
          <span className="path-summit" style={place(summit)}>
            <Flag year={season.year} isFull={season.isInTime} />
          </span>
        )}
      </div>
      <div className="numeric text-small leading-title">
        <i className="path-hours" style={{ "--n": offer.hours } as CSSProperties} aria-hidden="true" />
        <p className="flex justify-between gap-4">
          <span aria-hidden="true">{path.start}</span>
          <span>
            <strong className="font-600">{formatHours(offer.hours)}</strong> {path.work}
          </span>
        </p>
        <p className="text-micro text-moss">{path.scale}</p>
      </div>
    </div>
  );
}
