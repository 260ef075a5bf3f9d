import { Link } from "react-router";
import { formatNumber } from "#app/content/format.ts";

/** Longer lists are shown page by page. */
export const LINES_PER_PAGE = 50;

/** Goes through such a list: `to` is the address of the page that begins at a line, counted from 0; null for the first one. */
export function Pages({ from, all, to }: { from: number; all: number; to: (from: string | null) => string }) {
  const [before, after] = [from - LINES_PER_PAGE, from + LINES_PER_PAGE];
  if (all <= LINES_PER_PAGE) return null;
  return (
    <p className="flex flex-wrap gap-x-3 screen-sides py-3 text-moss">
      {formatNumber(from + 1)} à {formatNumber(Math.min(after, all))}, sur {formatNumber(all)}.
      {from > 0 && <Link to={to(before > 0 ? String(before) : null)}>Page précédente</Link>}
      {after < all && <Link to={to(String(after))}>Page suivante</Link>}
    </p>
  );
}
