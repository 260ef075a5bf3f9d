import { MOVED_SCREENS } from "#scripts/operator/back-office/moved-screens.ts";

/** Whether a screen is one of this app, and can be shown without loading a page. */
export function hasMoved(screen: string): boolean {
  return MOVED_SCREENS.includes(screen);
}
