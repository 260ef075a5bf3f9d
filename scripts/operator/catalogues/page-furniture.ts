import { organisation } from "#app/content/organisation.ts";
import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { professions } from "#app/content/professions.ts";
import { scaleNote } from "#app/content/scale-note.ts";
import { colors } from "#app/ui/tokens.ts";
import { raiseRidge } from "./landscape.ts";
import { drawDashedPath, drawLogo } from "./motifs.ts";
import { decorate, MARGIN, MEASURE, PAGE, RIGHT, type Sheet } from "./sheet.ts";
import { paint, styles, write } from "./text.ts";

/** Nothing is written below this line but the foot of the page. */
export const FLOOR = 786;

/** Adds an inside page: paper, what `drawGround` draws on it, and the line at its head. */
export function startPage(sheet: Sheet, drawGround: (doc: PDFKit.PDFDocument) => void): void {
  sheet.doc.addPage();
  decorate(sheet, (doc) => doc.rect(0, 0, PAGE.width, PAGE.height).fill(colors.paper));
  decorate(sheet, drawGround);
  const title = `${cataloguePdf.title} · ${professions[sheet.profession].catalogueLabel}`;
  const drawHead = (doc: PDFKit.PDFDocument) => {
    drawLogo(doc, MARGIN, 27, 0.46);
    paint(sheet, organisation.name, { ...styles.smallStrong, font: "label" }, { x: MARGIN + 22, y: 32.5 });
    paint(sheet, title, styles.caption, { x: RIGHT, y: 32.5, align: "right", color: colors.moss });
  };
  decorate(sheet, drawHead, "Pagination");
}

/** The footer of an inside page: the profile of the whole walk, a dot at the position of this page, and the page number. */
export function drawFoot(sheet: Sheet): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  const number = start + count;
  const { crest } = raiseRidge({ seed: 11, left: MARGIN, right: RIGHT - 30, baseline: 815, rise: 13, peaks: 6 });
  const profile = crest.filter(([x]) => x >= MARGIN && x <= RIGHT - 30);
  const x = MARGIN + ((RIGHT - 30 - MARGIN) * (number - 1)) / (sheet.pageCount - 1);
  const draw = (doc: PDFKit.PDFDocument) => {
    const [[startX, startY] = [0, 0], ...points] = profile;
    doc.moveTo(startX, startY);
    for (const [px, py] of points) doc.lineTo(px, py);
    doc.lineWidth(1).lineJoin("round").stroke(colors.hairline);
    doc.circle(x, heightAt(profile, x), 3.2).fill(sheet.tone.main);
    paint(sheet, String(number), { ...styles.small, font: "label" }, { x: RIGHT, y: 810, align: "right" });
  };
  decorate(sheet, draw, "Pagination");
}

/** Height of the profile at `x`, between its points. */
function heightAt(profile: ReadonlyArray<readonly [number, number]>, x: number): number {
  const next = profile.findIndex(([px], index) => index > 0 && px >= x);
  const [x1, y1] = profile[next - 1] ?? [0, 0];
  const [x2, y2] = profile[next] ?? [x1, y1];
  return x2 === x1 ? y1 : y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}

/** Refuses a page whose content has grown into its foot. */
export function checkFits(bottom: number, page: string, floor = FLOOR): void {
  // A page that is spread down to its floor may pass it by a rounding.
  if (bottom > floor + 0.001)
    throw new Error(`The page "${page}" of the catalogue is ${Math.ceil(bottom - floor)} pt too long: shorten its texts.`);
}

/**
 * Places blocks under each other: the spare height goes into the gaps, within limits. `gaps` is how many share it; left out, those between
 * the blocks. `bottom` is the lower edge of the last block.
 */
export function stack<Item>(
  items: readonly Item[],
  measure: (item: Item) => number,
  { top, floor, gaps = items.length - 1, least, most }: Record<"top" | "floor" | "least" | "most", number> & { gaps?: number },
) {
  const blocks = items.map((item) => ({ item, top, height: measure(item) }));
  const spare = floor - top - blocks.reduce((sum, { height }) => sum + height, 0);
  const gap = Math.min(most, Math.max(least, spare / gaps));
  let bottom = top - gap;
  for (const block of blocks) {
    block.top = bottom + gap;
    bottom = block.top + block.height;
  }
  return { blocks, gap, bottom };
}

/** The note to which the asterisk of amounts refers. Returns its baseline. */
export function writeScaleNote(sheet: Sheet, y: number): number {
  return write(sheet, "P", `* ${scaleNote}`, styles.small, { x: MARGIN, y, width: MEASURE, color: colors.moss });
}

/** Writes the short line over a title, led by a piece of dashed path. */
export function writeKicker(sheet: Sheet, text: string, y: number): void {
  decorate(sheet, (doc) => {
    const start = { x: MARGIN, y: y + 4 };
    drawDashedPath(doc, [start, { ...start, x: MARGIN + 20 }], sheet.tone.main, "across");
  });
  write(sheet, "P", text, styles.h3, { x: MARGIN + 29, y, color: sheet.tone.main });
}
