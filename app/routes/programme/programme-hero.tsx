import { memo } from "react";
import { formatNumber, formatPhone } from "#app/content/format.ts";
import { breadcrumbsLabel } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { professions } from "#app/content/professions.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { Hill } from "#app/ui/motifs/hill.tsx";
import type { Loaded } from "./route.tsx";
import { StarRating } from "./star-rating.tsx";
import "./programme.css";

export const ProgrammeHero = memo(function ProgrammeHero({ sheet, crumbs, funding, address, texts: { hero } }: Loaded) {
  return (
    <section aria-labelledby="titre" className="programme-hero paper-edge bg-tone-soft">
      <div className="[grid-column:main]">
        <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
        <p className="hidden text-small print:block">
          {organisation.name}, {formatPhone(organisation.phone)}. {address}
        </p>
        <div className="@container mt-1 grid grid-cols-[minmax(0,1fr)] gap-2 media-wide:mt-7 media-wide:gap-5 xl:max-w-[calc(100%-13.5rem)] print:gap-1">
          {/* Title and emblem morph from a list's card: see movement.css. */}
          <h1
            id="titre"
            className="text-[length:min(var(--text-headline),9.4cqi)] leading-[1.04] [view-transition-name:programme-title] print:text-[2.5rem]"
          >
            {sheet.title}
          </h1>
          <div className="grid gap-1 max-md:max-w-68 leading-[1.35] print:block">
            <ul className="flex flex-wrap items-baseline gap-x-4.5 gap-y-1">
              {FORMATS.map(
                (format) =>
                  sheet.formats[format] && (
                    <li key={format}>
                      <FormatName format={format} />
                    </li>
                  ),
              )}
              <li className="max-md:text-small">
                {professions[sheet.profession].shortTitle}, {hero.online}
              </li>
            </ul>
            <p className="flex flex-wrap gap-x-4.5">
              <strong className="font-600">{funding}</strong>{" "}
              <span>
                <StarRating rating={sheet.rating} label={hero.rating} />
                <span className="visually-hidden">,</span>
              </span>{" "}
              <Link to="/organisme#avis" className="numeric text-ink">
                {formatNumber(sheet.learners)} {hero.learners}
                <span className="visually-hidden">{hero.ratingNote}</span>
              </Link>
            </p>
          </div>
          <p className="print:hidden">
            {hero.question} <Link to={hero.contact.to}>{hero.contact.label}</Link>.
          </p>
        </div>
      </div>
      {/* Last in the section: earlier, they would shift during loading. */}
      <Hill of={sheet.hill} className="programme-hero-hill text-tone opacity-34" />
      <Emblem
        drawing={sheet.emblem}
        strokeWidth={1.3}
        className="programme-hero-emblem -z-1 absolute text-tone [view-transition-name:programme-emblem]"
      />
    </section>
  );
});
