import { programmeListTexts } from "#app/content/pages/programme-lists.ts";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import "#app/ui/segmented-control.css";

/** `?quand=cette-annee`: programmes that can still be completed come first. */
export const FILTER = { name: "quand", value: "cette-annee" };

const texts = programmeListTexts.filter;

export function SeasonFilter({ isThisYear }: { isThisYear: boolean }) {
  return (
    <nav aria-label={texts.label} className="segmented inline-grid max-w-full print:hidden">
      <InPlaceLink to={`?${FILTER.name}=${FILTER.value}`} isCurrent={isThisYear} hasData className="segmented-item">
        {texts.thisYear}
      </InPlaceLink>
      <InPlaceLink to="?" isCurrent={!isThisYear} hasData className="segmented-item">
        {texts.all}
      </InPlaceLink>
    </nav>
  );
}
