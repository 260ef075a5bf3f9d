import { memo } from "react";
import { formatNumber } from "#app/content/format.ts";
import { breadcrumbsLabel } from "#app/content/navigation.ts";
import { professions } from "#app/content/professions.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { ON_PAPER, SheetHead } from "#app/features/navigation/sheet-head.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { Hill } from "#app/ui/motifs/hill.tsx";
import type { Route } from "./+types/route";
import { StarRating } from "./star-rating.tsx";
import "./programme.css";

/** A longer title is set smaller. */
const MOST_SIGNS = 50;

export const ProgrammeHero = memo(function ProgrammeHero({
  sheet,
  crumbs,
  funding,
  paper,
  texts: { hero },
}: Route.ComponentProps["loaderData"]) {
  return (
    <section aria-labelledby="titre" className="programme-hero paper-edge bg-tone-soft">
      <div className="col-main">
        <SheetHead subject={paper.subjects[0]} className={ON_PAPER} />
        <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
        <div className="programme-hero-text @container">
          {/* On phones, the choice of the card below shows them. */}
          <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small leading-heading max-md:hidden print:flex">
            {FORMATS.map(
              (format) =>
                sheet.formats[format] && (
                  <li key={format}>
                    <FormatName format={format} className="font-600 text-tone" />
                  </li>
                ),
            )}
            <li className="text-moss max-md:hidden">
              {professions[sheet.profession].shortTitle}, {hero.online}
            </li>
          </ul>
          {/* Title and emblem morph from a list's card: see movement.css. */}
          <h1
            id="titre"
            data-long={sheet.title.length > MOST_SIGNS || undefined}
            className="leading-tight view-transition-programme-title md:mt-3 print:mt-1 print:text-headline"
          >
            {sheet.title}
          </h1>
          {/* On phones it would keep the register button from the first screen. */}
          <p className="mt-2 max-w-128 text-balance font-500 font-display text-subtitle leading-heading tracking-snug md:mt-4 max-md:hidden print:mt-1 print:block">
            {sheet.tagline}
          </p>
          <div className="programme-hero-facts">
            <p>
              <strong className="font-600">{funding}</strong>
            </p>
            <p className="flex flex-wrap items-center gap-x-2">
              <StarRating rating={sheet.rating} label={hero.rating} />
              <span className="visually-hidden">,</span>{" "}
              <Link to="/organisme#avis" className="numeric whitespace-nowrap text-ink">
                {formatNumber(sheet.learners)} {hero.learners}
                <span className="visually-hidden">{hero.ratingNote}</span>
              </Link>
            </p>
          </div>
          <div className="programme-hero-emblem text-tone">
            <Hill of={sheet.hill} view="whole" className="programme-hero-hill print:hidden" />
            <Emblem drawing={sheet.emblem} strokeWidth={2.2} className="w-full view-transition-programme-emblem" />
          </div>
          <p className="programme-hero-ask text-small leading-list print:hidden">
            {hero.question} <Link to={hero.contact.to}>{hero.contact.label}</Link>.
          </p>
        </div>
      </div>
    </section>
  );
});
