import { canonicalPaths } from "#app/content/canonical-paths.ts";
import type { PopupName } from "#app/content/popups.ts";
import { professions } from "#app/content/professions.ts";
import type { CATALOGUE_OCCASION } from "#app/features/announced-catalogue.ts";

/** Which card opens on which page, and when. */

const PROMO_DELAY_MS = 5000;
const CALLBACK_DELAY_MS = 20_000;
/** How far down a page counts as read, in percent. */
export const READ_DEPTH = 60;

export type PopupTrigger = { on: "delay"; delayMs: number } | { on: "leaving-or-read" };

export interface PopupPlan {
  popup: PopupName;
  trigger: PopupTrigger;
  /** The card comes once per session and occasion: one for the promo and the catalogue together, one per programme for the callback. */
  occasion: string;
}

/** A type, so that the memory is not loaded before a card is due. */
const PROMO_OCCASION: typeof CATALOGUE_OCCASION = "1";

const listPaths: readonly string[] = ["/formations", professions.generalistes.listPath, professions.infirmiers.listPath];

/** The plan of a page, by its canonical path; null where no card opens. */
export function planPopup(path: string): PopupPlan | null {
  if (path === "/") return { popup: "promo", trigger: { on: "delay", delayMs: PROMO_DELAY_MS }, occasion: PROMO_OCCASION };
  if (listPaths.includes(path)) return { popup: "catalogue", trigger: { on: "leaving-or-read" }, occasion: PROMO_OCCASION };
  if (isProgrammePath(path)) return { popup: "callback", trigger: { on: "delay", delayMs: CALLBACK_DELAY_MS }, occasion: path };
  return null;
}

function isProgrammePath(path: string): boolean {
  return canonicalPaths.includes(path) && Object.values(professions).some(({ navPath }) => path.startsWith(`${navPath}/`));
}
