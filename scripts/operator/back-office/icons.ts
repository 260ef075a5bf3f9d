import { raw } from "hono/html";
import type { Format } from "#app/content/vocabulary.ts";

/** Icons on a grid of 24, stroke 2. */
const ICONS = {
  tick: "m4 12.5 5.5 5.5L20 6.5",
  cross: "M5 5l14 14M19 5 5 19",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2.5",
  warning: "M12 4 2.5 20h19zM12 10v5M12 17.6v.2",
  forbidden: "M5.5 5.5l13 13M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
  pen: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19z",
  book: "M4 5.5C7 4 10 4.5 12 6.5c2-2 5-2.5 8-1V19c-3-1.5-6-1-8 1-2-2-5-2.5-8-1ZM12 6.5V20",
  page: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  phone: "M6.6 3.5 9 3l2 5-2 1.6a12 12 0 0 0 5.4 5.4L16 13l5 2-.5 2.4A3 3 0 0 1 17.5 20C10 20 4 14 4 6.5A3 3 0 0 1 6.6 3.5Z",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21",
  chevron: "m9 5 7 7-7 7",
} as const;
export type IconName = keyof typeof ICONS;

export function icon(name: IconName, className = "") {
  return raw(`<svg class="bo-ico ${className}" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`);
}

export const logo = raw(
  `<svg viewBox="0 0 36 28" aria-hidden="true"><path d="M0 28 11 10l5 7L23 4l13 24Z" fill="var(--pine)"/><path d="M0 28 11 10l5 7 3 4.5-6 6.5Z" fill="var(--ink)"/><circle cx="7.5" cy="5" r="3.5" fill="var(--sun)"/></svg>`,
);

export const ridge = raw(
  `<svg class="bo-ridge" viewBox="0 0 240 70" aria-hidden="true"><circle cx="176" cy="26" r="15" fill="var(--sun-soft)"/><path d="M0 70 38 38l18 12 40-40 26 30 20-12 34 30 26-16 38 28Z" fill="var(--meltwater)"/><path d="M96 10l26 30 20-12 10 9-22 33H84l14-30Z" fill="#7DB8A7"/><path d="M0 70 30 56l26 8 44-22 38 20 36-12 66 20Z" fill="var(--pine)"/></svg>`,
);

/** The format marks of the site: FC full, EPP open, PI both. */
const BLAZES: Record<Format, string> = {
  PI: `<path class="f" d="M1 1h18v5H1z"/><path d="M2 9h16v5H2z"/>`,
  EPP: `<path d="M2 5h16v5H2z"/>`,
  FC: `<path class="f" d="M1 5h18v5H1z"/>`,
};

export function blaze(format: Format) {
  return raw(`<svg class="blaze" viewBox="0 0 20 15" aria-hidden="true">${BLAZES[format]}</svg>`);
}
