import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { financingPage } from "#app/content/pages/financing.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { scaleNote } from "#app/content/scale-note.ts";
import { FUNDERS } from "#app/content/statuses.ts";
import { colors } from "#app/ui/tokens.ts";
import { writeScaleNote } from "./page-furniture.ts";
import { decorate, group, list, MARGIN, MEASURE, RIGHT, type Sheet } from "./sheet.ts";
import { measureHeight, measureWidth, styles, write } from "./text.ts";

const FUNDERS_GAP = 22;
const FUNDER_WIDTH = (MEASURE - FUNDERS_GAP * 2) / FUNDERS.length;
/** From the title of the funding down to the lines, the names and the texts of the funders, then between the notes. */
const FUNDING = { line: 34, name: 46, text: 63, locum: 16, note: 10 } as const;

/** Height of the funders and of their notes. */
export function measureFunding(sheet: Sheet): number {
  const { list: funders, locum } = financingPage.funders;
  const texts = FUNDERS.map((funder) => measureHeight(sheet, funders[funder].text, styles.small, FUNDER_WIDTH));
  const notes = measureHeight(sheet, locum, styles.small, MEASURE) + measureHeight(sheet, `* ${scaleNote}`, styles.small, MEASURE);
  return FUNDING.text + Math.max(...texts) + FUNDING.locum + FUNDING.note + notes;
}

/** Three funders side by side, then what holds for the others. */
export function drawFunding(sheet: Sheet, top: number): void {
  const { zero, zeroNote } = programmePage.card;
  const { list: funders, locum } = financingPage.funders;
  const noteWidth = measureWidth(sheet, zeroNote, styles.small);
  write(sheet, "H2", cataloguePdf.howItWorks.funding, styles.h2, { x: MARGIN, y: top });
  write(sheet, "P", zero, { ...styles.h2, size: 26 }, { x: RIGHT - noteWidth - 10, y: top - 4, align: "right", color: sheet.tone.main });
  write(sheet, "P", zeroNote, styles.small, { x: RIGHT, y: top + 7, align: "right" });

  const bottoms = list(sheet, "L", FUNDERS, (item, funder, index) => {
    const { name, text } = funders[funder];
    const x = MARGIN + index * (FUNDER_WIDTH + FUNDERS_GAP);
    decorate(item, (doc) => doc.rect(x, top + FUNDING.line, FUNDER_WIDTH, 1.5).fill(colors.ink));
    return group(item, "LBody", (body) => {
      write(body, "P", name, styles.strong, { x, y: top + FUNDING.name });
      return write(body, "P", text, styles.small, { x, y: top + FUNDING.text, width: FUNDER_WIDTH, color: colors.moss });
    });
  });
  const locumBottom = write(sheet, "P", locum, styles.small, { x: MARGIN, y: Math.max(...bottoms) + FUNDING.locum, width: MEASURE });
  writeScaleNote(sheet, locumBottom + FUNDING.note);
}
