import { drawDashedPath } from "./dashed-path.ts";
import { decorate, MARGIN, type Sheet } from "./sheet.ts";
import { styles, write } from "./text.ts";

/** Writes the short line over a title, led by a piece of dashed path. */
export function writeKicker(sheet: Sheet, text: string, y: number): void {
  decorate(sheet, (doc) => {
    const start = { x: MARGIN, y: y + 4 };
    drawDashedPath(doc, [start, { ...start, x: MARGIN + 20 }], sheet.tone.main, "across");
  });
  write(sheet, "P", text, styles.h3, { x: MARGIN + 29, y, color: sheet.tone.main });
}
