import type { Format } from "#app/content/schema.ts";
import { type EmblemDrawing, type EmblemName, emblemDrawings } from "#app/ui/motifs/emblem-drawings.ts";
import { colors } from "#app/ui/tokens.ts";

const EMBLEM_GRID = 64;

/** Draws the emblem of a subject in a square. */
export function drawEmblem(
  doc: PDFKit.PDFDocument,
  name: EmblemName,
  x: number,
  y: number,
  size: number,
  color: string,
  lineWidth = 2,
): void {
  const { line, dashed, dot }: EmblemDrawing = emblemDrawings[name];
  const scale = size / EMBLEM_GRID;
  doc.save();
  doc
    .translate(x, y)
    .scale(scale)
    .lineWidth(lineWidth / scale)
    .lineCap("round")
    .lineJoin("round")
    .strokeColor(color);
  doc.path(line).stroke();
  if (dashed) doc.dash(4.5, { space: 4.5 }).path(dashed).stroke().undash();
  doc.circle(dot[0], dot[1], 3).fill(color);
  doc.restore();
}

/** Size of a trail mark. */
export const TRAIL_MARK = { width: 18, height: 13 } as const;

/** Draws the trail mark of a format: FC a full bar, EPP an open bar, PI both. */
export function drawTrailMark(doc: PDFKit.PDFDocument, format: Format, x: number, y: number, color: string, scale = 1): void {
  doc.save();
  doc.translate(x, y).scale(scale).lineWidth(1.6);
  if (format === "FC") doc.rect(0, 4, 18, 5).fill(color);
  if (format === "EPP") doc.rect(0.8, 4.3, 16.4, 4.4).stroke(color);
  if (format === "PI") {
    doc.rect(0, 0.4, 18, 5).fill(color);
    doc.rect(0.8, 8.2, 16.4, 4.4).stroke(color);
  }
  doc.restore();
}

/** Draws the two summits and the sun of the house, 36 by 28 at scale 1. */
export function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, scale: number): void {
  doc.save();
  doc.translate(x, y).scale(scale);
  doc.path("M0 28L11 10l5 7L23 4l13 24Z").fill(colors.pine);
  doc.path("M0 28L11 10l5 7l3 4.5l-6 6.5Z").fill(colors.ink);
  doc.circle(7.5, 5, 3.5).fill(colors.sun);
  doc.restore();
}

/** Draws a plate of the signpost, pointing right. */
export function drawPlate(doc: PDFKit.PDFDocument, x: number, y: number, width: number, height: number, color: string): void {
  const tip = height * 0.36;
  const cut = 4;
  doc
    .polygon(
      [x + cut, y],
      [x + width - tip, y],
      [x + width, y + height / 2],
      [x + width - tip, y + height],
      [x + cut, y + height],
      [x, y + height - cut],
      [x, y + cut],
    )
    .fill(color);
}
