import type { ReactNode } from "react";
import { formatNumber, formatPhone } from "#app/content/format.ts";
import { breadcrumbsLabel } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import type { ProgrammeSheet } from "./programme-sheet.ts";
import { StarRating } from "./star-rating.tsx";
import "#app/ui/paper-edge.css";
import "./programme.css";

const { hero } = programmePage;

interface ProgrammeHeroProps {
  sheet: ProgrammeSheet;
  crumbs: ReadonlyArray<{ label: string; to?: string }>;
  /** Full address of the page, for those who read it on paper. */
  address: string;
  /** On phones, under the title. */
  brief: ReactNode;
}

/** Head of a programme page: where one is, what it is, in which formats, who pays, what learners think of it. */
export function ProgrammeHero({ sheet, crumbs, address, brief }: ProgrammeHeroProps) {
  return (
    <section aria-labelledby="titre" className="programme-hero paper-edge bg-tone-soft">
      <div className="contours text-tone opacity-15" aria-hidden="true" />
      <div className="programme-hero-text">
        <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
        <p className="hidden text-small print:block">
          {organisation.name}, {formatPhone(organisation.phone)}. {address}
        </p>
        <div className="programme-hero-title">
          <Emblem drawing={sheet.emblem} strokeWidth={1.6} className="size-[clamp(3.75rem,8vw,6.5rem)] text-tone print:hidden" />
          <h1 id="titre" className="text-h1 md:max-xl:text-[clamp(2.25rem,5vw,3.25rem)] print:text-[2.5rem]">
            {sheet.title}
          </h1>
          <ul className="max-md:hidden flex flex-wrap items-center gap-x-7 gap-y-2 text-small leading-title">
            {FORMATS.map((format) => (
              <li
                key={format}
                className={`inline-flex items-center gap-2 whitespace-nowrap ${sheet.formats[format] ? "font-600" : "text-moss"}`}
              >
                <FormatMark format={format} className={sheet.formats[format] ? "" : "opacity-60"} />
                <span>
                  {format}
                  {!sheet.formats[format] && <span className="font-400"> {hero.notOffered}</span>}
                </span>
              </li>
            ))}
            <li className="text-moss">{hero.online}</li>
          </ul>
        </div>
        <p className="mt-4 flex flex-wrap items-center gap-x-7 gap-y-2 font-display text-item leading-title">
          <strong className="font-700">{hero.funding}</strong>
          <span className="inline-flex gap-x-7 whitespace-nowrap">
            <StarRating rating={sheet.rating} label={hero.rating} />
            <span className="numeric">
              {formatNumber(sheet.learners)} {hero.learners}
            </span>
          </span>
        </p>
        {brief}
        <p className="mt-4 print:hidden">
          {hero.question} <Link to={hero.contact.to}>{hero.contact.label}</Link>.
        </p>
      </div>
    </section>
  );
}
