import { afterPaint } from "./after-paint.ts";

/** Asked for and not ended. */
let navigations = 0;

/** Paints a link's pressed state before the router navigates. */
export async function paintFirst(navigate: () => Promise<unknown>): Promise<void> {
  navigations++;
  await afterPaint();
  try {
    await navigate();
  } finally {
    navigations--;
  }
}

/** True from the press; the router knows of it after a paint, components later still. */
export function isNavigating(): boolean {
  return navigations > 0;
}
