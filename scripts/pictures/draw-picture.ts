import { readFileSync } from "node:fs";
import path from "node:path";
import { type EmblemDrawing, emblems as emblemDrawings } from "#app/content/emblems.ts";
import { organisation } from "#app/content/organisation.ts";
import { professions } from "#app/content/professions.ts";
import { FORMAT_MARKS } from "#app/ui/motifs/format-marks.ts";
import { LOGO_BACK, LOGO_FRONT } from "#app/ui/motifs/logo-paths.ts";
import { colors } from "#app/ui/tokens.ts";
import hills from "#scripts/catalogues/hills.json" with { type: "json" };
import { ROOT } from "#scripts/command.ts";
import landscape from "./landscape.json" with { type: "json" };
import type { PictureContent } from "./picture-content.ts";

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** [characters at most, pixels] */
const TITLE_SIZES = [
  [30, 88],
  [46, 76],
  [64, 64],
  [90, 54],
  [Number.POSITIVE_INFINITY, 46],
] as const;

const BESIDE_POST_SIZE = 60;
/** The hill's first line clears the emblem. */
const HILL_SCALE = 2.6;

export function drawPicture(content: PictureContent): string {
  const { profession, emblems, plates, title } = content;
  const tone = profession ? professions[profession].tone : null;
  const size = plates.length > 0 ? BESIDE_POST_SIZE : TITLE_SIZES.find(([most]) => title.length <= most)?.[1];
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><style>${STYLE}</style>
<body style="--tone:${tone ? colors[tone] : colors.ink};--soft:${tone ? colors[`${tone}-soft`] : colors.glacier};--title:${size}px" class="${emblems.length > 0 ? "has-panel" : ""}">
${emblems.length > 0 ? `${drawPanel(content)}<i class="front"></i>` : drawLandscape(content)}
<main><p class="brand">${LOGO}${organisation.name}</p>
<div class="words"><p class="kicker">${content.kicker}</p><h1>${title}</h1></div>
${drawFacts(content)}</main></body></html>`;
}

function drawPanel({ emblems, hill }: PictureContent): string {
  const ground = hill ? `<svg class="hill" viewBox="-400 -320 960 800"><path d="${(hills as Record<string, string>)[hill]}"/></svg>` : "";
  return `<div class="panel count-${emblems.length}">${ground}${emblems.map((name) => drawEmblem(emblemDrawings[name])).join("")}</div>`;
}

function drawEmblem({ line, dashed, dot }: EmblemDrawing): string {
  return `<svg viewBox="0 0 64 64" fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${line}"/>${dashed ? `<path d="${dashed}" stroke-dasharray="4.5 4.5"/>` : ""}<circle cx="${dot[0]}" cy="${dot[1]}" r="3.4" fill="${colors.sun}" stroke="none"/></svg>`;
}

/** Back to front. */
const LAYERS = ["#A9D1C5", "#8FC2B4", "#306F62", "#1E5F53", colors.ink];

/** Where the sun is two thirds above a crest, clear of the title. */
function drawLandscape({ plates }: PictureContent): string {
  const sun = plates.length > 0 ? '<circle cx="626" cy="356" r="84"' : '<circle cx="908" cy="408" r="64"';
  const layers = landscape.map((line, index) => `<path fill="${LAYERS[index]}" d="${line}"/>`).join("");
  const signs = plates.map((name) => `<p style="--tone:${colors[professions[name].tone]}">${professions[name].shortTitle}</p>`).join("");
  return `<svg class="view" viewBox="0 0 1200 630">${sun} fill="${colors["sun-soft"]}"/>${layers}</svg>${signs && `<div class="post">${signs}</div>`}`;
}

function drawFacts({ formats }: PictureContent): string {
  if (formats.length === 0) return "";
  const marks = formats.map(({ format, hours }) => {
    const { full, open } = FORMAT_MARKS[format];
    const filled = full ? `<path d="${full}" fill="currentColor"/>` : "";
    const hollow = open ? `<path d="${open}" stroke="currentColor" stroke-width="2"/>` : "";
    return `<li><svg viewBox="0 0 20 15" width="32" height="24" fill="none">${filled}${hollow}</svg><b>${format}</b> ${hours}</li>`;
  });
  return `<div class="facts"><ul>${marks.join("")}</ul></div>`;
}

function embed(file: string, type: string): string {
  return `url("data:${type};base64,${readFileSync(path.join(ROOT, "public", file), "base64")}")`;
}

const LOGO = `<svg viewBox="0 0 36 28" width="64" height="50"><path d="${LOGO_BACK}" fill="${colors.pine}"/><path d="${LOGO_FRONT}" fill="${colors.ink}"/><circle cx="7.5" cy="5" r="3.5" fill="${colors.sun}"/></svg>`;

const STYLE = `
@font-face { font-family: display; font-weight: 500 750; src: ${embed("fonts/bricolage-grotesque.woff2", "font/woff2")} }
@font-face { font-family: text; font-weight: 400 700; src: ${embed("fonts/atkinson-hyperlegible-next.woff2", "font/woff2")} }
@font-face { font-family: text; font-weight: 400 700; src: ${embed("fonts/cimes-chiffres.woff2", "font/woff2")}; unicode-range: U+30-39; size-adjust: 101.2% }
* { margin: 0; padding: 0; box-sizing: border-box; list-style: none }
body { position: relative; width: ${PICTURE_WIDTH}px; height: ${PICTURE_HEIGHT}px; overflow: hidden; background: ${colors.paper}; color: ${colors.ink}; font: 400 28px/1.3 text }
main { position: absolute; inset: 0; padding: 52px 64px; display: flex; flex-direction: column }
.has-panel main { width: 824px; padding-right: 40px }
.brand { display: flex; align-items: center; gap: 18px; font: 700 42px/1 display; letter-spacing: -.02em }
.words { margin-top: 40px }
.kicker { font-weight: 600; font-size: 27px; color: ${colors.pine}; white-space: nowrap }
.has-panel .kicker { color: var(--tone) }
h1 { margin-top: 12px; font: 700 var(--title)/1.04 display; letter-spacing: -.025em; text-wrap: balance; max-width: 1000px }
.facts { margin-top: 26px }
.facts ul { display: flex; gap: 40px }
.facts li { display: flex; align-items: center; gap: 10px; font-size: 29px }
.facts li svg { color: var(--tone) }
.view { position: absolute; inset: 0 }
.post { position: absolute; left: 724px; top: 84px; width: 420px; bottom: 0; padding-top: 28px; display: grid; align-content: start; gap: 16px }
.post::before { content: ""; position: absolute; left: 56px; top: 0; bottom: 0; width: 18px; border-radius: 8px 8px 0 0; background: linear-gradient(90deg, ${colors.ink} 50%, ${colors["ink-2"]} 50%) }
.post p { position: relative; height: 96px; padding: 0 60px 0 28px; display: grid; align-items: center; background: var(--tone); color: #fff; font: 700 30px/1.1 display; letter-spacing: -.02em; clip-path: polygon(8px 0, calc(100% - 40px) 0, 100% 50%, calc(100% - 40px) 100%, 8px 100%, 0 calc(100% - 8px), 0 8px) }
.post p:last-child { margin-left: 16px; margin-right: -16px }
.post ~ main { width: 700px }
.front { position: absolute; inset: auto 0 0; height: 300px; background: ${embed("images/ridge-front.svg", "image/svg+xml")} 0 0 / 100% 100% }
.has-panel .front { height: 232px }
.panel { position: absolute; inset: 0 0 0 auto; width: 376px; background: var(--tone); display: grid; place-items: center; align-content: center; justify-content: center; gap: 34px; padding-bottom: 70px; clip-path: polygon(34px 0, 100% 0, 100% 100%, 0 100%, 26px 62%, 4px 36%) }
.panel svg { position: relative; width: 250px; height: 250px }
.panel:not(.count-1) { grid-template-columns: auto auto }
.panel:not(.count-1) svg { width: 122px; height: 122px }
.panel:not(.count-1) svg:last-of-type:nth-of-type(odd) { grid-column: 1 / -1; justify-self: center }
.panel .hill { position: absolute; left: calc(50% - ${464 * HILL_SCALE}px); top: calc(50% - 35px - ${392 * HILL_SCALE}px); width: ${960 * HILL_SCALE}px; height: auto; opacity: .3; fill: none; stroke: #fff; stroke-width: ${1.5 / HILL_SCALE} }
`;
