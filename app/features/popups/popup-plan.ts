import { canonicalPaths } from "#app/content/canonical-paths.ts";
import type { PopupName } from "#app/content/popups.ts";
import { professions } from "#app/content/professions.ts";

const PROMO_DELAY_MS = 5000;
const CALLBACK_DELAY_MS = 20_000;
/** Percent of the page that counts as read. */
export const READ_DEPTH = 60;

export interface PopupPlan {
  popup: PopupName;
  /** Without it, when the visitor moves to leave or has read the page. */
  delayMs?: number;
  /** Once per session and occasion: promo and catalogue share one, the callback has one per programme. */
  occasion: string;
}

export const CATALOGUE_OCCASION = "1";

const listPaths: readonly string[] = ["/formations", professions.generalistes.listPath, professions.infirmiers.listPath];

/** By canonical path; null for no card. */
export function planPopup(path: string): PopupPlan | null {
  if (path === "/") return { popup: "promo", delayMs: PROMO_DELAY_MS, occasion: CATALOGUE_OCCASION };
  if (listPaths.includes(path)) return { popup: "catalogue", occasion: CATALOGUE_OCCASION };
  if (isProgrammePath(path)) return { popup: "callback", delayMs: CALLBACK_DELAY_MS, occasion: path };
  return null;
}

function isProgrammePath(path: string): boolean {
  return canonicalPaths.includes(path) && Object.values(professions).some(({ navPath }) => path.startsWith(`${navPath}/`));
}
