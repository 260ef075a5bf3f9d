import type { Page } from "playwright/test";

/** Keyboard users see where they are: nothing that floats covers what has the focus. */

export const ZOOMED = { "200 %": { width: 640, height: 360 }, "400 %": { width: 320, height: 256 } };
/** Elements in the tab order; each radio of a group is, once chosen. */
const STOPS = ":is(a[href], button, input, select, textarea, summary, iframe, [tabindex='0']):not(:disabled, [tabindex='-1'])";
const FLOATING = "header, [role=dialog], [class*=fixed], [class*=sticky], [data-sonner-toaster], aside";

/** Focuses every stop in turn; returns those whose middle is covered by what floats, or that are out of sight. */
export function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([stops, floating]) => {
      const findFault = (element: HTMLElement) => {
        const box = element.getBoundingClientRect();
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
        if (right - left < 1 || bottom - top < 1) return "out of sight";
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        // A hidden radio covers its whole label.
        if (!hit || element.contains(hit) || hit.contains(element)) return undefined;
        const cover = hit.closest(floating);
        return cover ? `under ${cover.className.slice(0, 60)}` : undefined;
      };
      document.documentElement.style.scrollBehavior = "auto";
      scrollTo(0, 0);
      const covered: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(stops)) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert], [popover]:not(:popover-open)")) continue;
        element.focus();
        if (document.activeElement !== element) continue;
        // A floating element may leave with the next frame.
        if (findFault(element)) await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const fault = findFault(element);
        if (fault) covered.push(`${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}: ${fault}`);
      }
      (document.activeElement as HTMLElement | null)?.blur();
      return covered;
    },
    [STOPS, FLOATING] as const,
  );
}
