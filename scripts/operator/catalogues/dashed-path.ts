import { colors } from "#app/ui/tokens.ts";

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
