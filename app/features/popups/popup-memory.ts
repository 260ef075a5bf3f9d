import { trackers } from "#app/content/legal/retention.ts";
import type { PopupName } from "#app/content/popups.ts";

/** Which cards were shown: one flag each in session storage, doubled in memory for browsers that refuse it. */

const FLAGS: Record<PopupName, string> = { promo: trackers.promoPopup.name, callback: trackers.callbackPopup.name };

const seen = new Set<PopupName>();

export function hasBeenSeen(popup: PopupName): boolean {
  if (seen.has(popup)) return true;
  try {
    return sessionStorage.getItem(FLAGS[popup]) !== null;
  } catch {
    return false;
  }
}

export function rememberSeen(popup: PopupName): void {
  seen.add(popup);
  try {
    sessionStorage.setItem(FLAGS[popup], "1");
  } catch {
    // Memory alone, then: the card may come back after a full load.
  }
}
