import { type EmblemDrawing, type EmblemName, emblems } from "#app/content/emblems.ts";
import type { Format } from "#app/content/vocabulary.ts";
import { colors } from "#app/ui/tokens.ts";

const EMBLEM_GRID = 64;

interface Square {
  x: number;
  y: number;
  size: number;
}

/** Draws the emblem of a subject in a square. */
export function drawEmblem(doc: PDFKit.PDFDocument, name: EmblemName, square: Square, color: string, lineWidth: number): void {
  const { line, dashed, dot }: EmblemDrawing = emblems[name];
  const scale = square.size / EMBLEM_GRID;
  doc.save();
  doc.translate(square.x, square.y).scale(scale);
  doc.lineCap("round").lineJoin("round").strokeColor(color);
  doc.lineWidth(lineWidth / scale);
  doc.path(line).stroke();
  if (dashed) doc.dash(4.5, { space: 4.5 }).path(dashed).stroke().undash();
  doc.circle(dot[0], dot[1], 3).fill(color);
  doc.restore();
}

/** Draws the mark of a format, 18 by 13.5 at scale 1: FC a full bar, EPP an open bar, PI both, because it joins the two. */
export function drawFormatMark(doc: PDFKit.PDFDocument, format: Format, x: number, y: number, color: string, scale = 1): void {
  doc.save();
  doc.translate(x, y);
  doc.scale(scale * 0.9).translate(-1, 0);
  doc.lineWidth(2);
  if (format === "FC") doc.rect(1, 4, 18, 7).fill(color);
  if (format === "EPP") doc.rect(2, 5, 16, 5).stroke(color);
  if (format === "PI") {
    doc.rect(1, 0, 18, 6).fill(color);
    doc.rect(2, 9, 16, 5).stroke(color);
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

interface Point {
  x: number;
  y: number;
}

type Direction = "down" | "across";

/** Draws a dashed path through its waypoints: bending downwards on its way down a page, sideways on its way across. */
export function drawDashedPath(doc: PDFKit.PDFDocument, stops: readonly Point[], color: string, direction: Direction): void {
  doc.save();
  doc.lineWidth(1.5).lineCap("butt").dash(4, { space: 4 }).strokeColor(color);
  stops.forEach(({ x, y }, index) => {
    const from = stops[index - 1];
    if (!from) doc.moveTo(x, y);
    else if (direction === "down") doc.bezierCurveTo(from.x, (from.y + y) / 2, x, (from.y + y) / 2, x, y);
    else doc.bezierCurveTo((from.x + x) / 2, from.y, (from.x + x) / 2, y, x, y);
  });
  doc.stroke();
  doc.restore();
}

/** Draws a dashed path and its waypoints, without their numbers; those at an end of the way are full. */
export function drawWaypointPath(
  doc: PDFKit.PDFDocument,
  stops: readonly (Point & { isEnd: boolean })[],
  radius: number,
  color: string,
  direction: Direction,
): void {
  drawDashedPath(doc, stops, color, direction);
  doc.lineWidth(1.5);
  for (const { x, y, isEnd } of stops) doc.circle(x, y, radius).fillAndStroke(isEnd ? color : colors.paper, color);
}
