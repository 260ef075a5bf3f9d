import { formatEuros, formatHours } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { isToConfirm, toConfirm } from "#app/content/indemnities.ts";
import { offersOf } from "#app/content/offers.ts";
import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { colors } from "#app/ui/tokens.ts";
import { drawContours, raiseRidge } from "./landscape.ts";
import { drawEmblem, drawFormatMark } from "./motifs.ts";
import { checkFits, drawFoot, FLOOR, stack, startPage, writeScaleNote } from "./page-furniture.ts";
import { COLUMN_HEAD, decorate, group, leaf, list, MARGIN, MEASURE, NUMBERED_LIST, PAGE, RIGHT, ROW_HEAD, type Sheet } from "./sheet.ts";
import { capHeight, measureHeight, measureWidth, paint, styles, type TextBox, write } from "./text.ts";
import { mixColors, type Tone } from "./tone.ts";

const { hero, about, objectives } = programmePage;
const TITLE = { ...styles.h1, size: 30, leading: 32.5 };
const TITLE_WIDTH = 376;
const EMBLEM = { x: 440, y: 76, size: 104 } as const;

/** Left page of a programme: what it is, in which formats, what one learns. */
export function drawPresentation(sheet: Sheet, programme: Programme): void {
  const titleTop = 84;
  const titleBottom = titleTop + measureHeight(sheet, programme.title, TITLE, TITLE_WIDTH, true);
  const taglineBottom = titleBottom + 20 + measureHeight(sheet, programme.tagline, styles.lead, TITLE_WIDTH, true);
  const cardTop = Math.max(taglineBottom + 62, EMBLEM.y + EMBLEM.size + 40);
  const bandBottom = cardTop + 40;

  startPage(sheet, (doc) => drawBand(doc, sheet.tone, programme, bandBottom));
  write(sheet, "H1", programme.title, TITLE, { x: MARGIN - 1, y: titleTop, width: TITLE_WIDTH, isBalanced: true });
  write(sheet, "P", programme.tagline, styles.lead, { x: MARGIN, y: titleBottom + 20, width: TITLE_WIDTH, isBalanced: true });
  drawFunding(sheet, taglineBottom + 24);

  const cardBottom = drawFormatsCard(sheet, programme, cardTop);
  const top = writeScaleNote(sheet, cardBottom + 10) + 34;
  checkFits(Math.max(drawAbout(sheet, programme, top), drawObjectives(sheet, programme, top)), programme.title);
  drawFoot(sheet);
}

/** The head of the page in the soft tone, with contour lines; it ends on a ridge. */
function drawBand(doc: PDFKit.PDFDocument, tone: Tone, programme: Programme, bottom: number): void {
  // Any number that differs between programmes gives each its own relief.
  const seed = programme.title.length;
  const { crest } = raiseRidge({ seed, left: -10, right: PAGE.width + 10, baseline: bottom, rise: 22, peaks: 5 });
  const [x, y] = [EMBLEM.x + EMBLEM.size / 2, EMBLEM.y + EMBLEM.size / 2];
  doc.save();
  doc.polygon([-40, 0], ...crest.map(([left, top]) => [left, top]), [PAGE.width + 40, 0]).clip();
  doc.rect(-40, 0, PAGE.width + 80, bottom + 40).fill(tone.soft);
  drawContours(doc, { seed, x, y, reach: 430, lines: 10, color: mixColors(tone.soft, tone.main, 0.16) });
  doc.restore();
  drawEmblem(doc, programme.emblem, EMBLEM, tone.main, 2.6);
}

function drawFunding(sheet: Sheet, y: number): void {
  const style = { ...styles.h3, size: 10 };
  const width = measureWidth(sheet, hero.funding, style);
  write(sheet, "P", hero.funding, style, { x: MARGIN, y });
  write(sheet, "P", hero.online, { ...styles.caption, size: 10 }, { x: MARGIN + width + 16, y, color: colors.moss });
}

/** Returns the lowest baseline. */
function drawAbout(sheet: Sheet, { about: text, caution }: Programme, y: number): number {
  const width = 196;
  return group(sheet, "Sect", (section) => {
    const titleStyle = { ...styles.h2, size: 17, leading: 19 };
    const titleBottom = write(section, "H2", about, titleStyle, { x: MARGIN, y, width, isBalanced: true });
    const bottom = write(section, "P", text, styles.body, { x: MARGIN, y: titleBottom + 16, width });
    if (!caution) return bottom;
    const height = measureHeight(section, caution, styles.small, width - 14);
    decorate(section, (doc) => doc.rect(MARGIN, bottom + 14, 3, height + 8).fill(section.tone.main));
    return write(section, "P", caution, styles.small, { x: MARGIN + 14, y: bottom + 18, width: width - 14 });
  });
}

/** Returns the lowest baseline. */
function drawObjectives(sheet: Sheet, programme: Programme, y: number): number {
  const x = 276;
  const textX = x + 30;
  const width = RIGHT - textX;
  const measure = (objective: string) => measureHeight(sheet, objective, styles.body, width);
  // Half a gap above and below each text.
  const room = { top: y + 28, floor: FLOOR, gaps: programme.objectives.length, least: 12, most: 26 };
  const { blocks, gap, bottom } = stack(programme.objectives, measure, room);
  return group(sheet, "Sect", (section) => {
    write(section, "H2", objectives, { ...styles.h2, size: 17 }, { x, y });
    list(section, NUMBERED_LIST, blocks, (item, { item: objective, top }, index) => {
      decorate(item, (doc) => doc.rect(x, top, RIGHT - x, 0.8).fill(colors.hairline));
      write(item, "Lbl", String(index + 1), { ...styles.h2, size: 15 }, { x, y: top + gap / 2 - 0.5, color: item.tone.main });
      write(item, "LBody", objective, styles.body, { x: textX, y: top + gap / 2, width });
    });
    return bottom + gap / 2;
  });
}

const { facts } = programmePage;
const CARD = { labelX: MARGIN + 20, firstX: 160, head: 58, row: 24, nextOffer: 15 } as const;
const COLUMN_WIDTH = (RIGHT - CARD.firstX) / FORMATS.length;

/** The three formats side by side, each with all its references; one that the programme lacks stays, hatched. Returns the lower edge. */
function drawFormatsCard(sheet: Sheet, programme: Programme, y: number): number {
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
