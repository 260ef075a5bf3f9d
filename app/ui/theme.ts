import { presetIcons, presetWind3, type UserConfig } from "unocss";
import { colors, fontFamilies, fontSizes, radii } from "./tokens.ts";

const variables = Object.entries(colors).map(([name, value]) => `--${name}:${value};`);

/** UnoCSS: the tokens as utilities. Read by vite.config.ts. */
export const unoOptions: UserConfig = {
  presets: [
    presetWind3({ preflight: "on-demand" }),
    presetIcons({ extraProperties: { display: "inline-block", "vertical-align": "-0.15em", flex: "none" }, warn: true }),
  ],
  theme: {
    colors: { ...Object.fromEntries(Object.keys(colors).map((name) => [name, `var(--${name})`])), tone: "var(--tone)", "tone-soft": "var(--tone-soft)" },
    fontFamily: fontFamilies,
    fontSize: Object.fromEntries(Object.entries(fontSizes).map(([name, [size, lineHeight]]) => [name, [size, lineHeight]])),
    borderRadius: radii,
    breakpoints: { sm: "40rem", md: "48rem", lg: "60rem", xl: "64rem" },
    boxShadow: { float: "var(--float)" },
  },
  shortcuts: {
    wrap: "mx-auto w-[min(100%-2*var(--gutter),75rem)]",
    section: "relative py-[var(--section)]",
    "on-ink": "bg-ink text-white [--ring:var(--sun)]",
    "visually-hidden": "absolute! h-1px w-1px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]",
    "tone-generalistes": "[--tone:var(--lac)] [--tone-soft:var(--lac-soft)]",
    "tone-infirmiers": "[--tone:var(--gentiane)] [--tone-soft:var(--gentiane-soft)]",
    numeric: "tabular-nums lining-nums",
  },
  preflights: [{ layer: "base", getCSS: () => `:root{${variables.join("")}}` }],
  outputToCssLayers: { cssLayerName: (layer) => (layer === "default" || layer === "shortcuts" ? `utilities.${layer}` : layer) },
};
