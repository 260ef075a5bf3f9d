import { colors } from "#app/ui/tokens.ts";

interface Point {
  x: number;
  y: number;
}

/** A place for a number on a path: full at an end of the way. */
interface Waypoint extends Point {
  isEnd: boolean;
}

/** Draws a dashed path through its waypoints: bending downwards on its way down a page, sideways on its way across. */
export function drawDashedPath(doc: PDFKit.PDFDocument, stops: readonly Point[], color: string, direction: "down" | "across"): void {
  doc.save();
  doc.lineWidth(1.5).lineCap("butt").dash(4, { space: 4 }).strokeColor(color);
  stops.forEach(({ x, y }, index) => {
    const before = stops[index - 1];
    if (!before) doc.moveTo(x, y);
    else if (direction === "down") {
      const middle = (before.y + y) / 2;
      doc.bezierCurveTo(before.x, middle, x, middle, x, y);
    } else {
      const middle = (before.x + x) / 2;
      doc.bezierCurveTo(middle, before.y, middle, y, x, y);
    }
  });
  doc.stroke();
  doc.restore();
}

/** Draws a dashed path and its waypoints, without their numbers. */
export function drawWaypointPath(
  doc: PDFKit.PDFDocument,
  stops: readonly Waypoint[],
  radius: number,
  color: string,
  direction: "down" | "across",
): void {
  drawDashedPath(doc, stops, color, direction);
  for (const { x, y, isEnd } of stops)
    doc
      .circle(x, y, radius)
      .lineWidth(1.5)
      .fillAndStroke(isEnd ? color : colors.paper, color);
}
