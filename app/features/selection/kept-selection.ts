import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openSessionText } from "#app/forms/session-memory.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { openStore } from "#app/ui/store.ts";

export interface KeptSelection {
  /** From the `?`. */
  address: string;
  hours: readonly number[];
  /** Null for no limit. */
  available: number | null;
}

const stored = openSessionText(trackerNames.selection);

let kept: KeptSelection | null | undefined;
/** Whether this document stored it, rather than an earlier one. */
let isOwn = false;
const store = openStore(readKeptSelection);

export function readKeptSelection(): KeptSelection | null {
  if (kept === undefined) kept = readStored();
  return kept;
}

/** Stored since this document loaded, hence newer than any history entry; else null. */
export function readOwnSelection(): KeptSelection | null {
  return isOwn ? readKeptSelection() : null;
}

/** Subscribers update after the browser has painted the tap. */
export function storeSelection(selection: KeptSelection): void {
  kept = selection;
  isOwn = true;
  stored.write(JSON.stringify(selection));
  void afterPaint().then(store.notify);
}

export const useKeptSelection = store.useValue;

/** Storage is user-editable: invalid content is ignored. */
function readStored(): KeptSelection | null {
  try {
    const { address, hours, available } = JSON.parse(stored.read()) as Partial<KeptSelection>;
    const isWhole = /^\?[\w=&.-]*$/.test(address ?? "") && Array.isArray(hours) && hours.every(Number.isInteger);
    return address !== undefined && isWhole ? { address, hours, available: Number.isInteger(available) ? Number(available) : null } : null;
  } catch {
    return null;
  }
}

export function countHours({ hours }: KeptSelection): number {
  return hours.reduce((total, one) => total + one, 0);
}
