import { useSyncExternalStore } from "react";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openSessionText } from "#app/features/session-memory.ts";
import { afterPaint } from "#app/ui/after-paint.ts";

/** The visitor's selection from page to page, as long as the tab lasts. */
export interface KeptSelection {
  /** Its address, from the `?` on. */
  address: string;
  /** Hours of each of its formats, in the order of the address. */
  hours: readonly number[];
  /** Hours that may be chosen; null for no limit. */
  available: number | null;
}

const stored = openSessionText(trackerNames.selection);

/** What this document has kept or found; undefined before the first look. */
let kept: KeptSelection | null | undefined;
/** Whether this document has kept it, and not one before. */
let isOwn = false;
const listeners = new Set<() => void>();

/** The selection of this visit, or null. */
export function readKeptSelection(): KeptSelection | null {
  if (kept === undefined) kept = readStored();
  return kept;
}

/** The selection as it was kept since this document was loaded, or null: it is later than any address of the history. */
export function readOwnSelection(): KeptSelection | null {
  return isOwn ? readKeptSelection() : null;
}

/** Whatever shows it follows once the browser has painted what was tapped. */
export function keepSelection(selection: KeptSelection): void {
  kept = selection;
  isOwn = true;
  stored.write(JSON.stringify(selection));
  void afterPaint().then(() => {
    for (const notify of listeners) notify();
  });
}

/** The selection of this visit as it changes; null on the server and until the page has its scripts. */
export function useKeptSelection(): KeptSelection | null {
  return useSyncExternalStore(subscribe, readKeptSelection, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Anyone may write into the storage of their browser: what is no selection counts for nothing. */
function readStored(): KeptSelection | null {
  try {
    const { address, hours, available } = JSON.parse(stored.read()) as Partial<KeptSelection>;
    const isWhole = /^\?[\w=&.-]*$/.test(address ?? "") && Array.isArray(hours) && hours.every(Number.isInteger);
    return address !== undefined && isWhole ? { address, hours, available: Number.isInteger(available) ? Number(available) : null } : null;
  } catch {
    return null;
  }
}

/** The hours of all its formats. */
export function countHours({ hours }: KeptSelection): number {
  return hours.reduce((total, one) => total + one, 0);
}
