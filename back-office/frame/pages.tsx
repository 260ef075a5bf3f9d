import { Link } from "react-router";
import { formatNumber } from "#app/content/format.ts";

interface PagesProps {
  /** Of the first line that is shown, from 0. */
  from: number;
  /** How many are shown at once. */
  shown: number;
  all: number;
  /** The page that begins at a line; null for the first one. */
  to: (from: string | null) => string;
}

/** Goes through a list that is shown page by page. */
export function Pages({ from, shown, all, to }: PagesProps) {
  const [before, after] = [from - shown, from + shown];
  if (all <= shown) return null;
  return (
    <p className="flex flex-wrap gap-x-3 screen-sides py-3 text-moss">
      {formatNumber(from + 1)} à {formatNumber(Math.min(after, all))}, sur {formatNumber(all)}.
      {from > 0 && <Link to={to(before > 0 ? String(before) : null)}>Page précédente</Link>}
      {after < all && <Link to={to(String(after))}>Page suivante</Link>}
    </p>
  );
}
