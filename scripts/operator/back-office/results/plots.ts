import * as Plot from "@observablehq/plot";
import { raw } from "hono/html";
import { parseHTML } from "linkedom";
import { PLATES } from "../shell.ts";
import type { RankRow, Series } from "./measure.ts";

/**
 * The plots, drawn on the server by Observable Plot, which takes care of scales and text. The result is one SVG that needs no script in
 * the page. The table under each plot is its accessible version.
 */

const { document } = parseHTML("<!doctype html><html><body></body></html>");

const LABEL_MAX_LENGTH = 42;
const ROW_HEIGHT = 34;

/** Bars of this period, wider outlines of the one before, a light mark where the outline runs behind a bar. */
export function plotSeries({ now, before }: Series, ends: readonly [string, string], label: string) {
  const bars = now.map((value, index) => ({ index, value, before: before[index] ?? 0 }));
  const highest = Math.max(1, ...now, ...before);
  const last = now.length - 1;
  const narrow = now.length > 8 ? 3 : 5;
  return draw({
    width: 240,
    height: 150,
    marginTop: 20,
    marginRight: 0,
    marginBottom: 22,
    marginLeft: 0,
    ariaLabel: label,
    x: { type: "band", axis: null, padding: 0.16 },
    y: { axis: null, domain: [0, highest] },
    marks: [
      Plot.barY(bars, { x: "index", y: "before", className: "was" }),
      Plot.barY(bars, { x: "index", y: "value", insetLeft: narrow, insetRight: narrow, className: "now" }),
      Plot.tickY(
        bars.filter((bar) => bar.before > 0 && bar.before < bar.value),
        { x: "index", y: "before", insetLeft: narrow, insetRight: narrow, className: "mark" },
      ),
      Plot.ruleY([0], { className: "base" }),
      Plot.text(
        bars.filter(({ index, value }) => (index === 0 || index === last) && value > 0),
        { x: "index", y: "value", text: "value", dy: -8, className: "val" },
      ),
      Plot.text([ends[0]], { text: (text: string) => text, frameAnchor: "bottom-left", dy: 16, className: "tick" }),
      Plot.text([ends[1]], { text: (text: string) => text, frameAnchor: "bottom-right", dy: 16, className: "tick" }),
    ],
  });
}

/** One row per line: label, bar of this period, outline of the one before, value, and the letters of the profession. */
export function plotRanking(rows: readonly RankRow[], label: string) {
  const data = rows.map((row, index) => ({
    ...row,
    index,
    letters: row.profession ? PLATES[row.profession].letters : "",
    tone: row.profession ? PLATES[row.profession].className : "now",
  }));
  const highest = Math.max(1, ...rows.map(({ now, before }) => Math.max(now, before)));
  return draw({
    width: 640,
    height: rows.length * ROW_HEIGHT + 2,
    marginTop: 0,
    marginRight: 72,
    marginBottom: 2,
    marginLeft: 286,
    ariaLabel: label,
    x: { axis: null, domain: [0, highest] },
    y: { type: "band", axis: null, padding: 0 },
    marks: [
      Plot.barX(data, { x: "before", y: "index", insetTop: 6.5, insetBottom: 6.5, className: "was" }),
      ...["mg", "ide", "now"].map((className) =>
        Plot.barX(
          data.filter(({ tone }) => tone === className),
          { x: "now", y: "index", insetTop: 11, insetBottom: 11, className },
        ),
      ),
      Plot.tickX(
        data.filter(({ before, now }) => before > 0 && before < now),
        { x: "before", y: "index", insetTop: 11, insetBottom: 11, className: "mark" },
      ),
      Plot.ruleX([0], { className: "base" }),
      Plot.text(data, {
        x: 0,
        y: "index",
        text: ({ label: words }: RankRow) => shorten(words),
        textAnchor: "start",
        dx: -286,
        className: "lab",
      }),
      Plot.text(data, { x: "end", y: "index", text: "now", textAnchor: "start", dx: 8, className: "val" }),
      Plot.text(
        data.filter(({ letters }) => letters !== ""),
        { x: "end", y: "index", text: "letters", textAnchor: "start", dx: 36, className: "tag" },
      ),
    ],
  });
}

function draw(options: Plot.PlotOptions) {
  const svg = Plot.plot({ ...options, document: document as unknown as Document }) as unknown as SVGSVGElement;
  // The page allows no inline styles: they are in results.css.
  for (const style of svg.querySelectorAll("style")) style.remove();
  for (const element of [svg, ...svg.querySelectorAll("[style]")]) element.removeAttribute("style");
  for (const group of svg.querySelectorAll("[aria-label]")) group.removeAttribute("aria-label");
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  svg.setAttribute("class", "bo-plot");
  svg.setAttribute("role", "img");
  return raw(svg.outerHTML);
}

function shorten(words: string): string {
  return words.length > LABEL_MAX_LENGTH ? `${words.slice(0, LABEL_MAX_LENGTH - 1).trimEnd()}…` : words;
}
