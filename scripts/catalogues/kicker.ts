import { decorate, MARGIN, type Sheet } from "./sheet.ts";
import { startTrail } from "./motifs.ts";
import { styles, write } from "./text.ts";

/** Writes the short line over a title, led by a piece of trail. */
export function writeKicker(sheet: Sheet, text: string, y: number): void {
  decorate(sheet, (doc) => {
    startTrail(doc, sheet.tone.main).moveTo(MARGIN, y + 4).lineTo(MARGIN + 20, y + 4).stroke();
  });
  write(sheet, "P", text, styles.h3, { x: MARGIN + 29, y, color: sheet.tone.main });
}
