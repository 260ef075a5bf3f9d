export interface Waypoint {
  x: number;
  y: number;
}

/** Draws a dashed path through its waypoints: bending downwards on its way down a page, sideways on its way across. */
export function drawDashedPath(doc: PDFKit.PDFDocument, stops: readonly Waypoint[], color: string, direction: "down" | "across"): void {
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

/** Draws a waypoint without its number: full at the end of a path, else open on `ground`. */
export function drawWaypoint(doc: PDFKit.PDFDocument, { x, y }: Waypoint, radius: number, color: string, ground: string): void {
  doc.circle(x, y, radius).lineWidth(1.5).fillAndStroke(ground, color);
}
