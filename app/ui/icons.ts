import { icons } from "@iconify-json/lucide";
import type { Preflight, Rule } from "unocss";

/** Used as classes: `i-lucide-check`. Read by theme.ts at build time only. */
const NAMES = [
  "arrow-left",
  "arrow-right",
  "calendar-plus",
  "check",
  "chevron-down",
  "circle-question-mark",
  "copy",
  "download",
  "external-link",
  "file-text",
  "info",
  "link",
  "mail",
  "maximize",
  "minus",
  "pause",
  "phone",
  "play",
  "plus",
  "printer",
  "rotate-cw",
  "route",
  "search",
  "send",
  "triangle-alert",
  "volume-2",
  "volume-x",
  "x",
];

/** Row spacing hides neighbours however the browser rounds. */
const ICON = 24;
const PLACE = 32;
const MARGIN = (PLACE - ICON) / 2;
const STROKE = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** One file (icons.svg): each mask is a document, and costs a phone some 5 ms. */
export function drawRow(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PLACE * NAMES.length} ${PLACE}"><g${STROKE.replace("currentColor", "#000")}>\n${NAMES.map(drawIcon).join("\n")}\n</g></svg>\n`;
}

const LOOK = {
  display: "inline-block",
  flex: "none",
  width: "1em",
  height: "1em",
  "vertical-align": "-0.15em",
  "background-color": "currentColor",
  "mask-image": "var(--icons)",
  "mask-size": `${inIcons(PLACE * NAMES.length)}em ${inIcons(PLACE)}em`,
  "mask-position": `calc((${MARGIN} + var(--place) * ${PLACE}) * -1em / ${ICON}) ${-inIcons(MARGIN)}em`,
  "mask-repeat": "no-repeat",
};

/** Shared styles once: a list of class names would weigh more than an icon. */
export const iconLook: Preflight = {
  layer: "icons",
  getCSS: () =>
    `[class*="i-lucide-"]{${Object.entries(LOOK)
      .map(([name, value]) => `${name}:${value}`)
      .join(";")}}`,
};

export const iconRule: Rule = [
  /^i-lucide-(.+)$/,
  ([, name = ""]) => {
    const index = NAMES.indexOf(name);
    if (index < 0) throw new Error(`app/ui/icons.ts does not list the icon "${name}"`);
    return { "--place": index };
  },
  { layer: "icons" },
];

function drawIcon(name: string, index: number): string {
  const body = icons.icons[name]?.body;
  if (body === undefined) throw new Error(`Lucide has no icon "${name}"`);
  return `<g transform="translate(${PLACE * index + MARGIN} ${MARGIN})">${body.replaceAll(STROKE, "").replace(/^<g>|<\/g>$/g, "")}</g>`;
}

function inIcons(units: number): number {
  return Number((units / ICON).toFixed(4));
}
