import { type CSSProperties, useDeferredValue, useRef, useState } from "react";
import { catalogueForm } from "#app/content/catalogue.ts";
import { formatHours } from "#app/content/format.ts";
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

const LIST_ID = "etapes";
const SHARP_STEPS = 3;
/** Blur after the sharp steps; the last value applies to the rest. */
const BLURS = ["slight", "more", "strong"];
const MISTED = "transition-[filter,opacity] duration-250";
/** Percent of the tone, by ridge from back to front. */
const SHADES = [3, 13, 25];

/** Blurred from the fourth step until the visitor asks; every step is in the page, uncut. */
export function LearnerPath(props: Shown) {
  const { sheet, views, profile, texts } = props;
  const { path } = texts;
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
      <ol
        id={LIST_ID}
        className="mt-5 grid auto-cols-fr grid-rows-[repeat(var(--rows),auto)] gap-x-8 @[40rem]:grid-flow-col print:mt-0 print:grid-flow-col"
        style={{ "--rows": Math.ceil(steps.length / 2) } as CSSProperties}
      >
        {steps.map(({ title, formats }, index) => {
          const isFirstBlurred = index === SHARP_STEPS;
          return (
            <li
              key={title}
              ref={isFirstBlurred ? firstBlurredStep : undefined}
              tabIndex={isFirstBlurred ? -1 : undefined}
              data-blur={blurOf(index)}
              className={`${MISTED} grid content-start items-baseline gap-x-3 border-t-1 py-[0.45rem] leading-[1.35] break-inside-avoid
                @[14rem]:grid-cols-[1.6rem_minmax(0,1fr)] @[18rem]:grid-cols-[1.6rem_minmax(0,1fr)_auto] print:grid-cols-[1.6rem_minmax(0,1fr)_auto] print:py-0.8`}
            >
              <span className="font-700 font-display text-subtitle text-tone leading-[1.05]" aria-hidden="true">
                {index + 1}
              </span>{" "}
              <span className="font-600">{title}</span>
              <span className="@[14rem]:col-start-2 @[18rem]:col-start-3 print:col-start-3 inline-flex items-baseline gap-1.6 whitespace-nowrap text-moss text-small">
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
function Profile({ sheet, profile, seasons, texts: { path }, view: { format, offer }, blurOf, className }: ProfileProps) {
  const { ridges, trails, waypoints } = profile;
  const season = seasons[format];
  const summit = waypoints.at(-1);
  return (
    <div className={`print:hidden ${className}`}>
      <div className="relative h-[clamp(11.5rem,9.5rem+7cqi,15.5rem)] forced-colors:hidden" aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox="0 0 1000 240"
          preserveAspectRatio="none"
          fill="none"
          className="absolute h-full w-full overflow-visible"
        >
          {ridges.map((ridge, index) => (
            <path key={ridge} d={ridge} fill={`color-mix(in srgb, var(--tone) ${SHADES[index]}%, var(--tone-soft))`} />
          ))}
          <path
            key={format}
            d={trails[format]}
            stroke="var(--tone)"
            strokeWidth="2.5"
            strokeDasharray="7 6"
            vectorEffect="non-scaling-stroke"
            className="path-trail"
          />
        </svg>
        {sheet.learnerPath.map(({ title, formats }, index, steps) => {
          const isAside = format !== "PI" && !formats.includes(format);
          const isEnd = index === 0 || index === steps.length - 1;
          const look = isEnd ? "bg-tone text-white" : "";
          return (
            <span
              key={title}
              className={`${MISTED} absolute inset-y-0 ${isAside ? "[--tone:var(--edge)]" : ""}`}
              style={{ left: `${waypoints[index]?.x}%` }}
              data-blur={blurOf(index)}
            >
              <b
                className={`waypoint absolute size-[clamp(1.1rem,0.55rem+3.7cqi,1.75rem)] text-micro [translate:-50%_-50%]
                  ${isAside ? "border-dashed text-moss [scale:0.74]" : look}`}
                style={{ top: `${waypoints[index]?.y}%` }}
              >
                {index + 1}
              </b>
              <FormatMark
                format={markOf(formats)}
                className="absolute bottom-1.4 max-w-none hidden @[14rem]:block text-tone [translate:-50%]"
              />
            </span>
          );
        })}
        {season && (
          <span
            className="path-summit absolute -mt-3.2 [translate:calc(1px-100%)_-100%]"
            style={{ left: `${summit?.x}%`, top: `${summit?.y}%` }}
          >
            <Flag year={season.year} isFull={season.isInTime} />
          </span>
        )}
      </div>
      <div className="numeric text-small leading-title">
        <i
          className="mt-2 mb-1.4 block h-[5px] [background:linear-gradient(90deg,var(--ink)_calc(100%-4px),transparent_0)_0_0/calc(100%/var(--n))_100%]"
          style={{ "--n": offer.hours } as CSSProperties}
          aria-hidden="true"
        />
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
