import { countProgrammes, programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import type { Route } from "./+types/route";
import "#app/ui/segmented-control.css";

/** `?quand=cette-annee`: programmes that can still end this year come first. */
export const FILTER = { name: "quand", value: "cette-annee" };

export function ListHead({ profession, hasFilter, isThisYear }: Route.ComponentProps["loaderData"] & { isThisYear: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-3 md:pt-5">
      <h2 id="programmes" className="text-title">
        {countProgrammes(profession)}
      </h2>
      {hasFilter && (
        <nav aria-label={texts.filter.label} className="segmented inline-grid max-w-full media-small:text-small print:hidden">
          <InPlaceLink to={`?${FILTER.name}=${FILTER.value}`} isCurrent={isThisYear} hasData className="segmented-item">
            {texts.filter.thisYear}
          </InPlaceLink>
          <InPlaceLink to="?" isCurrent={!isThisYear} hasData className="segmented-item">
            {texts.filter.all}
          </InPlaceLink>
        </nav>
      )}
    </div>
  );
}
