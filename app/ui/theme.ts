import { type CSSObject, presetWind3, type UserConfig } from "unocss";
import { buttonShortcuts } from "./button-shortcuts.ts";
import { fontFaces } from "./fonts.ts";
import { iconLook, iconRule } from "./icons.ts";
import { colors, contourOpacity, fontFamilies, fontSizes, lineHeights, plainSizes, radii, spaces, typeScale } from "./tokens.ts";

/**
 * Each token stands once in the sheet of every page; sheets and utilities read it there. Line heights are numbers, shorter than any name.
 */
const TOKENS = {
  "": { ...colors, ...spaces, contours: contourOpacity },
  "font-": fontFamilies,
  "text-": { ...typeScale, hero: fontSizes.hero[0], nav: plainSizes.nav, icon: plainSizes.icon, "icon-l": plainSizes["icon-l"] },
  "radius-": radii,
};
const variables = Object.entries(TOKENS).flatMap(([prefix, tokens]) =>
  Object.entries(tokens).map(([name, value]) => `--${prefix}${name}:${value};`),
);

function readVariables(tokens: object, prefix = ""): Record<string, string> {
  return Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${prefix}${name})`]));
}

/** A size has several names, and one variable. */
function readSize(size: string): string {
  const [name] = Object.entries(TOKENS["text-"]).find(([, known]) => known === size) ?? [];
  return `var(--text-${name})`;
}

/** Not in the name of a class. */
const HOVER = /(?<!\\):hover\b/g;
const CAN_HOVER = "@media (hover: hover)";
const FORCED_COLORS = "forced-colors:";

const DILUTED_PROPERTIES: Record<string, string> = {
  bg: "background-color",
  text: "color",
  border: "border-color",
  "border-t": "border-top-color",
  "border-b": "border-bottom-color",
};

/** UnoCSS: the tokens as utilities. Read by vite.config.ts. */
export const unoOptions: UserConfig = {
  // Without the twenty custom properties that the preset sets on every element for its transforms and shadows:
  // `[translate:3px]`, `[box-shadow:…]`.
  presets: [presetWind3({ preflight: false })],
  // `selection-grid` is a class, not the selection of `grid`.
  separators: [":"],
  // In development the preset takes the `?` of `${isLate ? "bg-mist" : …}` for a class.
  blocklist: ["?"],
  theme: {
    colors: {
      ...readVariables(colors),
      tone: "var(--tone)",
      "tone-soft": "var(--tone-soft)",
    },
    fontFamily: readVariables(fontFamilies, "font-"),
    fontSize: Object.fromEntries(Object.entries(fontSizes).map(([name, [size, lineHeight]]) => [name, [readSize(size), lineHeight]])),
    lineHeight: lineHeights,
    spacing: readVariables(spaces),
    borderRadius: readVariables(radii, "radius-"),
    aria: { invalid: 'invalid="true"', busy: 'busy="true"' },
    // The preset has no name for them: `transition-rotate`, `transition-[border-color,translate]`.
    transitionProperty: { rotate: "rotate", translate: "translate" },
    /** Where a sheet of A4 becomes a page to read. */
    media: { phone: "screen and (max-width: 52rem)" },
    breakpoints: { sm: "40rem", md: "48rem", lg: "60rem", xl: "64rem" },
  },
  rules: [
    iconRule,
    // The preset would set a line height of 1 with them.
    ...Object.entries(plainSizes).map(([name, size]) => [`text-${name}`, { "font-size": readSize(size) }] as [string, CSSObject]),
    // A token in part: `bg-ink/62`. The preset cannot dilute a custom property.
    [
      /^(bg|text|border(?:-[tb])?)-([a-z0-9-]+)\/(\d+)$/,
      ([, property = "", color = "", percent]) =>
        color in colors || color.startsWith("tone")
          ? { [DILUTED_PROPERTIES[property] ?? property]: `color-mix(in srgb, var(--${color}) ${percent}%, transparent)` }
          : undefined,
    ],
  ],
  variants: [
    // The preset knows `print:` and `contrast-more:`, not this one.
    (matcher) =>
      matcher.startsWith(FORCED_COLORS)
        ? { matcher: matcher.slice(FORCED_COLORS.length), parent: "@media (forced-colors: active)" }
        : undefined,
  ],
  // Written as `tone-${profession}` or `button-${variant}`, which scanning cannot see.
  safelist: ["tone-generalistes", "tone-infirmiers", ...Object.keys(buttonShortcuts)],
  shortcuts: {
    ...buttonShortcuts,
    wrap: "mx-auto w-[min(100%-2*var(--gutter),75rem)]",
    section: "relative py-section",
    "on-ink":
      "bg-ink text-white [--ring:var(--sun)] [--line-button:#fff] [--line-button-soft:var(--ink-2)] [--line-button-pressed:var(--pine)] [--line-button-off:var(--meltwater)]",
    "visually-hidden": "absolute! h-1px w-1px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]",
    "tone-generalistes": "[--tone:var(--lac)] [--tone-soft:var(--lac-soft)]",
    "tone-infirmiers": "[--tone:var(--gentiane)] [--tone-soft:var(--gentiane-soft)]",
    numeric: "[font-variant-numeric:lining-nums_tabular-nums]",
  },
  // A finger does not hover: what it taps would be styled and painted before the tap is heard, and stay lit after it.
  // A query comes after plain rules; `:where` lets what is pressed win all the same.
  postprocess: (util) => {
    const selector = util.selector.replaceAll(HOVER, ":where(:hover)");
    if (selector !== util.selector) Object.assign(util, { selector, parent: [util.parent, CAN_HOVER].filter(Boolean).join(" $$ ") });
  },
  preflights: [{ layer: "base", getCSS: () => `${fontFaces}:root{${variables.join("")}}` }, iconLook],
  // Their order is declared in layers.css.
  outputToCssLayers: {
    cssLayerName: (layer) => ({ preflights: "base", shortcuts: "utilities.shortcuts", default: "utilities.single" })[layer] ?? layer,
  },
};
