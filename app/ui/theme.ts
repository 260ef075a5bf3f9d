import { presetWind3, type UserConfig } from "unocss";
import { buttonShortcuts } from "./button-shortcuts.ts";
import { fontFaces } from "./fonts.ts";
import { iconLook, iconRule } from "./icons.ts";
import { colors, contourOpacity, fontFamilies, lineHeights, radii, spaces, textStyles, typeScale } from "./tokens.ts";

/** Once per page. Line heights are plain numbers, shorter than a variable's name. */
const TOKENS = {
  "": { ...colors, ...spaces, contours: contourOpacity },
  "font-": fontFamilies,
  "text-": typeScale,
  "radius-": radii,
};
const variables = Object.entries(TOKENS).flatMap(([prefix, tokens]) =>
  Object.entries(tokens).map(([name, value]) => `--${prefix}${name}:${value};`),
);

function readVariables(tokens: object, prefix = ""): Record<string, string> {
  return Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${prefix}${name})`]));
}

/** Only the pseudo-class, not a class name. */
const HOVER = /(?<!\\):hover\b/g;
const CAN_HOVER = "@media (hover: hover)";
const FORCED_COLORS = "forced-colors:";

/** Columns that share nothing: a mark or number before a text, a term before its explanation. */
const TRACKS: Record<string, string> = { auto: "auto", mark: "1.5rem", term: "11rem" };

const DILUTED_PROPERTIES: Record<string, string> = {
  bg: "background-color",
  text: "color",
  border: "border-color",
};

export const unoOptions: UserConfig = {
  // Without the preset's custom properties for transforms and shadows: write `nudged`, `[box-shadow:…]`.
  presets: [presetWind3({ preflight: false })],
  // Otherwise `selection-grid` parses as variant `selection`.
  separators: [":"],
  theme: {
    colors: {
      ...readVariables(colors),
      tone: "var(--tone)",
      "tone-soft": "var(--tone-soft)",
    },
    fontFamily: readVariables(fontFamilies, "font-"),
    fontSize: Object.fromEntries(
      Object.entries(textStyles).map(([name, [size, lineHeight]]) => [name, [`var(--text-${size})`, lineHeight]]),
    ),
    /** Of what is pressed or filled in: 44, 48 and 56 px. */
    maxHeight: { dialog: "90dvh" },
    minHeight: { "press-s": "2.75rem", press: "3rem", "press-l": "3.5rem" },
    lineHeight: lineHeights,
    letterSpacing: { tight: "-0.02em", snug: "-0.01em", normal: "0" },
    spacing: { ...readVariables(spaces), sheet: "var(--sheet-gutter,1rem)" },
    borderRadius: readVariables(radii, "radius-"),
    aria: { invalid: 'invalid="true"', busy: 'busy="true"' },
    // Names the preset lacks: `transition-rotate`, `transition-[border-color,translate]`.
    transitionProperty: { rotate: "rotate", translate: "translate" },
    /** Unlike a window's, a container's width is counted in letters that a reader has enlarged on the page alone. */
    containers: { room: "14rem", table: "36rem", wide: "40rem", md: "48rem", xl: "64rem" },
    media: {
      /** The narrowest phones. */
      small: "(max-width: 23.99rem)",
      /** Where an A4 sheet becomes a screen. */
      phone: "screen and (max-width: 52rem)",
      /** `md`, but not on paper, which some engines print that wide. */
      wide: "screen and (min-width: 48rem)",
      /** Where a card beside the text fits the window. */
      tall: "screen and (min-width: 48rem) and (min-height: 46rem)",
    },
    breakpoints: { sm: "40rem", md: "48rem", lg: "60rem", xl: "64rem" },
  },
  rules: [
    iconRule,
    // The preset would add a line height of 1.
    [
      /^text-([a-z-]+)$/,
      ([, name = ""]) => (name in typeScale && !(name in textStyles) ? { "font-size": `var(--text-${name})` } : undefined),
    ],
    ["text-item", { "font-size": "var(--text-body)" }],
    ["text-icon", { "font-size": "1.25em" }],
    ["wrap-anywhere", { "overflow-wrap": "anywhere" }],
    ["turned", { rotate: "180deg" }],
    ["shadow-float", { "box-shadow": "var(--float)" }],
    ["shadow-none", { "box-shadow": "none" }],
    ["transform-none", { transform: "none" }],
    ["centred", { translate: "-50% -50%" }],
    ["nudged", { translate: "3px" }],
    ["col-main", { "grid-column": "main" }],
    // A step of the scale, clear of the phone's own bar: `pb-safe-3`.
    [/^pb-safe-(\d+)$/, ([, steps]) => ({ "padding-bottom": `calc(${Number(steps) / 4}rem + env(safe-area-inset-bottom))` })],
    ["pr-tip", { "padding-right": "calc(var(--tip) + 1rem)" }],
    // Print: a sheet of the employer's file, and notes.
    ["text-sheet", { "font-size": "var(--small, 9pt)" }],
    ["text-print", { "font-size": "8.5pt" }],
    ["text-own", { "font-size": "1em" }],
    // Shares of a row: `cols-7-5`, `cols-mark-1`. Two that make twelve lie on the page's columns, 2rem apart.
    [
      /^cols-((?:[a-z]+|\d+)(?:-(?:[a-z]+|\d+))+)$/,
      ([, shares = ""]) => {
        const [first = 0, second] = shares.split("-").map(Number);
        if (first + (second ?? 0) === 12)
          return { "grid-template-columns": `calc(${first}/12*100% - ${12 - first}/12*2rem) minmax(0,1fr)` };
        const tracks = shares.split("-").map((share) => TRACKS[share] ?? (Number(share) > 0 ? `minmax(0,${share}fr)` : undefined));
        return tracks.includes(undefined) ? undefined : { "grid-template-columns": tracks.join(" ") };
      },
    ],
    // Two per row, one where the text is large.
    ["cols-pair", { "grid-template-columns": "repeat(auto-fit,minmax(min(100%,max(6.75rem,50% - 1rem)),1fr))" }],
    [/^area-([a-z]+)$/, ([, area]) => ({ "grid-area": area })],
    [/^ground-([a-z-]+)$/, ([, name]) => ({ "--ground": `url(/images/ground-${name}.svg)` })],
    // Translucent tokens: `bg-ink/62`. The preset can't dilute custom properties.
    [
      /^(bg|text|border)-([a-z0-9-]+)\/(\d+)$/,
      ([, property = "", color = "", percent]) =>
        color in colors || color.startsWith("tone")
          ? { [DILUTED_PROPERTIES[property] ?? property]: `color-mix(in srgb, var(--${color}) ${percent}%, transparent)` }
          : undefined,
    ],
  ],
  variants: [
    // The preset lacks this variant.
    (matcher) =>
      matcher.startsWith(FORCED_COLORS)
        ? { matcher: matcher.slice(FORCED_COLORS.length), parent: "@media (forced-colors: active)" }
        : undefined,
  ],
  // Composed names (`tone-${profession}`) that scanning misses.
  safelist: ["tone-generalistes", "tone-infirmiers", ...Object.keys(buttonShortcuts)],
  shortcuts: {
    ...buttonShortcuts,
    wrap: "mx-auto w-[min(100%-2*var(--gutter),75rem)]",
    section: "relative py-section",
    // Title on four columns, list on eight.
    split: "grid gap-x-8 gap-y-6 xl:cols-4-8",
    "on-ink":
      "bg-ink text-white [--ring:var(--sun)] [--line-button:#fff] [--line-button-soft:var(--ink-2)] [--line-button-pressed:var(--pine)] [--line-button-off:var(--meltwater)] print:bg-transparent print:text-ink print:[--on-ink:var(--ink)] print:[--meltwater:var(--moss)] print:[--sun:var(--ink)]",
    "visually-hidden": "absolute! h-1px w-1px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]",
    "tone-generalistes": "[--tone:var(--lac)] [--tone-soft:var(--lac-soft)]",
    "tone-infirmiers": "[--tone:var(--gentiane)] [--tone-soft:var(--gentiane-soft)]",
    numeric: "[font-variant-numeric:lining-nums_tabular-nums]",
    // An amount's star isn't a digit; and the « er » of « 1er ».
    star: "[font-size:0.55em] leading-[0] align-[0.52em]",
    raised: "[font-size:0.65em] leading-[0] align-[0.52em]",
    // An e-mail's domain breaks inside only as a last resort. Inline blocks don't inherit the underline.
    domain: "inline-block wrap-anywhere [text-decoration:inherit]",
    // A line button on a tinted ground; an icon button without its frame.
    "soft-line": "[--line-button-soft:#fff8]",
    frameless: "[--icon-button-edge:transparent]",
    // What is filled in by typing or choosing.
    "field-entry":
      "min-h-press w-full rounded-sm border-1.5 border-edge bg-raised px-3 text-item hover:border-pine focus-visible:rounded-sm focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-brique aria-invalid:bg-brique-soft disabled:border-dashed disabled:bg-mist disabled:text-disabled-fg",
    "dialog-frame": "fixed inset-0 max-h-dialog w-[min(42rem,100%-1rem)] rounded-lg border-1 bg-raised shadow-float backdrop:bg-ink/62",
    // A `.board` as a mark; one whose words clear its tip.
    "board-mark": "h-4.5 w-7 flex-none bg-tone [--cut:2px] [--tip:30%]",
    "board-words": "py-2 pr-[calc(var(--tip)+0.5rem)] pl-3",
    // An invisible input over its whole label, which shows its state.
    /** Room for a label, its message and a bar at the foot, where a field is scrolled to. */
    "scroll-clear": "[scroll-margin-block:6rem_7rem]",
    "label-input": "absolute inset-0 h-full w-full opacity-0 [cursor:inherit]",
    // Print unfolds everything.
    "printed-open": "print:[&::details-content]:[content-visibility:visible] print:[&::details-content]:[block-size:auto]",
    // A bubble over the content below, so nothing moves. The parent is positioned.
    "copy-message":
      "pointer-events-none absolute top-full z-3 w-max max-w-56 rounded-sm bg-ink px-2 py-1 text-left font-600 font-text text-micro text-white leading-list whitespace-normal empty:opacity-0 forced-colors:border-2",
  },
  // On touch, hover would delay the tap and stay lit. `:where` lets pressed styles override this later query.
  postprocess: (util) => {
    const selector = util.selector.replaceAll(HOVER, ":where(:hover)");
    if (selector !== util.selector) Object.assign(util, { selector, parent: [util.parent, CAN_HOVER].filter(Boolean).join(" $$ ") });
  },
  preflights: [{ layer: "base", getCSS: () => `${fontFaces}:root{${variables.join("")}}` }, iconLook],
  outputToCssLayers: {
    cssLayerName: (layer) => ({ preflights: "base", shortcuts: "utilities.shortcuts", default: "utilities.single" })[layer] ?? layer,
  },
};
