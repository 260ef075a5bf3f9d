import type { UserConfig } from "unocss";
import { unoOptions } from "../app/ui/theme.ts";

/** Compact sizes for all-day use. */
const PLAIN_SIZES = { label: "0.9375rem", item: "0.9375rem", "item-l": "1.0625rem" } as const;

const { fontSize, breakpoints, aria } = unoOptions.theme as Record<string, Record<string, unknown>>;

/**
 * The site's theme on a compact scale, with buttons of 34, 40 and 48 px. Only names of a role (`press`, `item`, `label`)
 * have another size than on the site.
 */
export const compactOptions: UserConfig = {
  ...unoOptions,
  shortcuts: {
    ...(unoOptions.shortcuts as Record<string, string>),
    /** Something is wrong, or about to become final. */
    alarm: "rounded-sm border-1.5 border-brique bg-brique-soft px-4 py-3",
    grave: "enabled:border-brique! enabled:bg-brique! enabled:hover:border-brique-deep! enabled:hover:bg-brique-deep!",
    box: "rounded-sm border-1.5 border-edge",
    /** Must not be called; readable without colour. */
    hatched:
      "[background:repeating-linear-gradient(-45deg,transparent_0_5px,color-mix(in_srgb,var(--ink)_7%,transparent)_5px_6px),var(--mist)]",
    /** Its zero is slashed. */
    reference: "font-reference numeric tracking-normal whitespace-nowrap",
    tight: "[--row:0.25rem]",
    "screen-sides": "px-4 desktop:px-6",
  },
  theme: {
    ...unoOptions.theme,
    fontSize: { ...fontSize, compact: ["0.875rem", "1.4"] },
    minHeight: { "press-s": "2.125rem", press: "2.5rem", "press-l": "3rem" },
    // Of the site's names, the components that both apps share use some.
    breakpoints: { ...breakpoints, tablet: "44rem", laptop: "60rem", desktop: "74rem", large: "84rem" },
    aria: { ...aria, current: "current" },
  },
  rules: [
    ...(unoOptions.rules ?? []),
    ...Object.entries(PLAIN_SIZES).map(([name, size]): [string, Record<string, string>] => [`text-${name}`, { "font-size": size }]),
  ],
};
