import { countProgrammes, describeKeptHours, selectionLinks } from "#app/content/selection-links.ts";
import { Link } from "#app/ui/link.tsx";
import { SELECTION_PATH } from "./address-parts.ts";
import { countHours, useKeptSelection } from "./kept-selection.ts";
import "./selection-waypoint.css";

/** On phones, a separate button with the count alone; its space is reserved, since a waypoint flies there. */
const WAYPOINT =
  "selection-waypoint relative inline-flex min-h-11 items-center justify-center whitespace-nowrap font-500 text-ink leading-tight no-underline";

export function SelectionWaypoint() {
  const kept = useKeptSelection();
  const count = kept?.hours.length ?? 0;
  return (
    <Link
      to={SELECTION_PATH + (kept?.address ?? "")}
      className={`${WAYPOINT} ${count === 0 ? "invisible @md:visible" : ""}`}
      // Matches the visible words: name, then count.
      aria-label={`${selectionLinks.name}${count === 0 ? `, ${selectionLinks.empty}` : ` ${countProgrammes(count)}`}`}
    >
      <span className="i-lucide-route hidden text-icon text-pine @md:inline-block" aria-hidden="true" />
      <span className="hidden @[72rem]:inline">{selectionLinks.name}</span> <Ring count={count} />
    </Link>
  );
}

export function DrawerSelection() {
  const kept = useKeptSelection();
  const count = kept?.hours.length ?? 0;
  return (
    <Link
      to={SELECTION_PATH + (kept?.address ?? "")}
      className="flex min-h-13 items-center gap-3 py-1 font-600 text-item text-ink leading-heading no-underline"
    >
      <span className="i-lucide-route text-icon text-pine" aria-hidden="true" />
      <span className="mr-auto">
        {selectionLinks.name}
        {kept && count > 0 && (
          <small className="block font-400 text-moss text-small">
            {countProgrammes(count)}, {describeKeptHours(countHours(kept), kept.available)}
          </small>
        )}
      </span>
      <Ring count={count} />
    </Link>
  );
}

/** Always rendered, so the count shifts nothing. */
function Ring({ count }: { count: number }) {
  return (
    <span
      className={`selection-ring numeric grid size-6 flex-none place-items-center rounded-full font-700 font-display text-micro leading-tight
        ${count > 0 ? "bg-pine text-white forced-colors:border-1" : "border-1.5 border-edge"}`}
      aria-hidden="true"
    >
      {count > 0 && count}
    </span>
  );
}
