import { useLinkClickHandler } from "react-router";
import { programmeListTexts } from "#app/content/pages/programme-lists.ts";
import "#app/ui/segmented-control.css";

/** Of the address: `?quand=cette-annee` leads with what can still be completed this year. */
export const FILTER = { name: "quand", value: "cette-annee" };

const texts = programmeListTexts.filter;

/** « Cette année | Tous les formats »: two links to the same list, the present one marked. */
export function SeasonFilter({ isThisYear }: { isThisYear: boolean }) {
  return (
    <nav aria-label={texts.label} className="segmented inline-grid max-w-full print:hidden">
      <FilterLink to={`?${FILTER.name}=${FILTER.value}`} isCurrent={isThisYear}>
        {texts.thisYear}
      </FilterLink>
      <FilterLink to="?" isCurrent={!isThisYear}>
        {texts.all}
      </FilterLink>
    </nav>
  );
}

interface FilterLinkProps {
  to: string;
  isCurrent: boolean;
  children: string;
}

/** Changes the list in place, without a move of the page: the list has its data. */
function FilterLink({ to, isCurrent, children }: FilterLinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  return (
    <a href={to} onClick={navigate} aria-current={isCurrent || undefined} className="segmented-item">
      {children}
    </a>
  );
}
