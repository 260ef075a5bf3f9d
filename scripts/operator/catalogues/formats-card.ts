import { formatEuros, formatHours } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { isToConfirm, toConfirm } from "#app/content/indemnities.ts";
import { offersOf } from "#app/content/offers.ts";
import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { colors } from "#app/ui/tokens.ts";
import { drawFormatMark } from "./motifs.ts";
import { COLUMN_HEAD, decorate, group, leaf, MARGIN, MEASURE, RIGHT, ROW_HEAD, type Sheet } from "./sheet.ts";
import { capHeight, measureWidth, paint, styles, type TextBox, write } from "./text.ts";

const { hero, facts } = programmePage;
const CARD = { labelX: MARGIN + 20, firstX: 160, head: 58, row: 24, nextOffer: 15 } as const;
const COLUMN_WIDTH = (RIGHT - CARD.firstX) / FORMATS.length;

/** The three formats side by side, each with all its references; one that the programme lacks stays, hatched. Returns the lower edge. */
export function drawFormatsCard(sheet: Sheet, programme: Programme, y: number): number {
  const lines: ReadonlyArray<{ label: string; value: (offer: Offer) => string; style: keyof typeof styles }> = [
    { label: facts.hours, value: ({ hours }) => formatHours(hours), style: "figure" },
    { label: facts.indemnity, value: ({ indemnityInCents }) => formatEuros(indemnityInCents), style: "figure" },
    { label: facts.price, value: ({ priceInCents }) => formatEuros(priceInCents), style: "figure" },
    { label: facts.reference, value: ({ reference }) => reference, style: "reference" },
  ];
  const mostOffers = Math.max(...FORMATS.map((format) => offersOf(programme, format).length));
  const rowHeight = CARD.row + (mostOffers - 1) * CARD.nextOffer;
  const height = CARD.head + lines.length * rowHeight + 10;

  decorate(sheet, (doc) => {
    doc.roundedRect(MARGIN, y, MEASURE, height, 8).lineWidth(0.8).fillAndStroke(colors.raised, colors.hairline);
    doc.roundedRect(MARGIN, y, MEASURE, height, 8).clip();
    doc.rect(MARGIN, y, MEASURE, 5).fill(sheet.tone.main);
    for (let index = 0; index < lines.length; index++)
      doc.rect(CARD.labelX, y + CARD.head + index * rowHeight, MEASURE - 40, 0.6).fill(colors.hairline);
    for (const format of FORMATS) if (!programme.formats[format]) hatch(doc, columnX(format) - 14, y + 5, height - 5);
  });
  group(sheet, "Table", (table) => {
    group(table, "TR", (row) => {
      write(row, COLUMN_HEAD, cataloguePdf.programme.formats, styles.smallStrong, { x: CARD.labelX, y: y + 22, width: 78 });
      for (const format of FORMATS) drawFormatHead(row, format, y);
    });
    lines.forEach(({ label, value, style }, index) => {
      const middle = y + CARD.head + index * rowHeight + CARD.row / 2;
      group(table, "TR", (row) => {
        write(row, ROW_HEAD, label, styles.body, { x: CARD.labelX, y: middle - 3.2, color: colors.moss });
        for (const format of FORMATS) {
          const offers = offersOf(programme, format);
          const box = { x: columnX(format), y: middle - capHeight(styles[style]) / 2 };
          if (offers.length === 0) drawMissingCell(row, box, index === 0);
          else
            leaf(row, "TD", () => {
              offers.forEach((offer, place) => {
                const lower = place * CARD.nextOffer;
                paint(row, value(offer), styles[style], { ...box, y: box.y + lower });
                if (label === facts.indemnity && isToConfirm(format)) drawToConfirm(row, value(offer), middle + lower, box.x);
              });
            });
        }
      });
    });
  });
  return y + height;
}

/** After an amount that the operator has not confirmed. */
function drawToConfirm(row: Sheet, amount: string, middle: number, x: number): void {
  const left = x + measureWidth(row, `${amount} `, styles.figure) + 2;
  paint(row, toConfirm, styles.caption, { x: left, y: middle - capHeight(styles.caption) / 2, color: colors.moss });
}

/** Sighted readers need « non proposé » once, screen readers in each cell. */
function drawMissingCell(row: Sheet, box: TextBox, isFirst: boolean): void {
  leaf(row, { type: "TD", actual: hero.notOffered }, () => {
    if (isFirst) paint(row, hero.notOffered, styles.small, { ...box, color: colors.moss });
  });
}

function columnX(format: Format): number {
  return CARD.firstX + 14 + FORMATS.indexOf(format) * COLUMN_WIDTH;
}

function drawFormatHead(row: Sheet, format: Format, y: number): void {
  const x = columnX(format);
  decorate(row, (doc) => drawFormatMark(doc, format, x, y + 19, colors.ink));
  group(row, COLUMN_HEAD, (cell) => {
    write(cell, "P", format, { ...styles.h3, size: 14 }, { x: x + 25, y: y + 20.5 });
    write(cell, "P", formats[format].name, styles.small, { x, y: y + 40, color: colors.moss });
  });
}

/** Thin slanted lines, as on the closed areas of a map. */
function hatch(doc: PDFKit.PDFDocument, x: number, y: number, height: number): void {
  doc.save();
  doc.rect(x, y, COLUMN_WIDTH, height).clip();
  doc.rect(x, y, COLUMN_WIDTH, height).fill(colors.mist);
  doc.lineWidth(0.6).strokeColor(colors.hairline);
  for (let shift = -height; shift < COLUMN_WIDTH; shift += 7) doc.moveTo(x + shift, y + height).lineTo(x + shift + height, y);
  doc.stroke();
  doc.restore();
}
