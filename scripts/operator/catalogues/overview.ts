import { formatEuros, formatHours } from "#app/content/format.ts";
import { isToConfirm, toConfirm } from "#app/content/indemnities.ts";
import { listOffers } from "#app/content/offers.ts";
import { cataloguePdf, overviewLead, yearlyHours } from "#app/content/pages/catalogue-pdf.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";
import { colors } from "#app/ui/tokens.ts";
import { drawRidge } from "./landscape.ts";
import { drawEmblem, drawFormatMark } from "./motifs.ts";
import { checkFits, drawFoot, startPage, writeScaleNote } from "./page-furniture.ts";
import { COLUMN_HEAD, decorate, group, leaf, MARGIN, MEASURE, PAGE, RIGHT, type Sheet } from "./sheet.ts";
import { capHeight, measureHeight, paint, styles, write, writeLink } from "./text.ts";
import { mixColors } from "./tone.ts";

const texts = cataloguePdf.overview;
const BLOCK_PADDING = 11;
const TITLE = { x: MARGIN + 58, width: 132 } as const;
/** Left edges, but right edges of amounts. */
const COLUMNS = { programme: MARGIN, format: 246, reference: 299, hours: 410, indemnity: 480, price: RIGHT } as const;
const AMOUNTS: readonly string[] = ["hours", "indemnity", "price"];
const TABLE_TOP = 196;
/** The advice is placed on the mountains at the bottom of the page, whatever the length of the table. */
const ADVICE_FLOOR = 778;

/** Table of all the programmes of a profession, in all their formats, with the page of each. */
export function drawOverview(sheet: Sheet, pageOf: (programme: Programme) => number): void {
  const { profession, tone } = sheet;
  const programmes = programmesOf(profession);
  const offerCount = programmes.reduce((sum, programme) => sum + listOffers(programme).length, 0);
  // A short table takes more air.
  const rowHeight = Math.min(36, Math.max(25, (372 - programmes.length * BLOCK_PADDING * 2) / offerCount));

  startPage(sheet, (doc) => {
    const width = { left: -20, right: PAGE.width + 20 };
    const far = mixColors(colors.paper, tone.soft, 0.75);
    drawRidge(doc, { ...width, seed: 24, baseline: 716, rise: 118, peaks: 3 }, { face: far });
    drawRidge(doc, { ...width, seed: 9, baseline: 742, rise: 86, peaks: 4 }, { face: tone.soft });
  });
  write(sheet, "H1", texts.title, styles.h1, { x: MARGIN - 1, y: 74 });
  write(sheet, "P", overviewLead(profession), styles.lead, { x: MARGIN, y: 117, width: 400, color: colors.moss });

  const tableBottom = group(sheet, "Table", (table) => {
    drawColumnHeads(table, TABLE_TOP - 24);
    return programmes.reduce((y, programme) => drawProgramme(table, programme, { y, rowHeight, page: pageOf(programme) }), TABLE_TOP - 8);
  });
  const noteBottom = writeScaleNote(sheet, tableBottom + 12);
  const adviceTop = drawAdvice(sheet, ADVICE_FLOOR);
  checkFits(noteBottom, texts.title, adviceTop - 12);
  drawFoot(sheet);
}

function drawColumnHeads(table: Sheet, y: number): void {
  decorate(table, (doc) => doc.rect(MARGIN, y + 15, MEASURE, 1.5).fill(colors.ink));
  group(table, "TR", (row) => {
    for (const [name, x] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, number][])
      write(row, COLUMN_HEAD, texts.columns[name], styles.smallStrong, { x, y, align: AMOUNTS.includes(name) ? "right" : "left" });
  });
}

/** One programme with its offers. Returns where the next one begins. */
function drawProgramme(table: Sheet, programme: Programme, { y, rowHeight, page }: { y: number; rowHeight: number; page: number }): number {
  const offers = listOffers(programme);
  const height = Math.max(offers.length, 2) * rowHeight + BLOCK_PADDING * 2;
  const top = y + BLOCK_PADDING;
  decorate(table, (doc) => {
    doc.rect(MARGIN, y + height, MEASURE, 0.8).fill(colors.hairline);
    doc.roundedRect(MARGIN, top + 1, 48, 48, 8).fill(table.tone.soft);
    drawEmblem(doc, programme.emblem, { x: MARGIN + 7, y: top + 8, size: 34 }, table.tone.main, 1.5);
    offers.forEach((_, index) => {
      if (index > 0) doc.rect(COLUMNS.format, top + index * rowHeight, RIGHT - COLUMNS.format, 0.5).fill(colors.hairline);
    });
  });
  offers.forEach(({ format, offer }, index) => {
    group(table, "TR", (row) => {
      if (index === 0) drawProgrammeHead(row, programme, page, top, offers.length);
      drawOffer(row, format, offer, top + (index + 0.5) * rowHeight);
    });
  });
  return y + height;
}

function drawProgrammeHead(row: Sheet, programme: Programme, page: number, y: number, rowCount: number): void {
  const tag = { type: "TH", attributes: { O: "Table", Scope: "Row", RowSpan: rowCount } };
  group(row, tag, (cell) => {
    const title = { ...styles.h3, size: 13, leading: 15.5 };
    const bottom = write(cell, "P", programme.shortTitle, title, { x: TITLE.x, y: y + 8, width: TITLE.width });
    const box = { x: TITLE.x, y: bottom + 9, color: row.tone.main };
    const link = { to: `#${programme.id}`, description: `${cataloguePdf.links.programme} : ${programme.shortTitle}` };
    writeLink(cell, `${cataloguePdf.page}\u00A0${page}`, styles.caption, box, link);
  });
}

function drawOffer(row: Sheet, format: Format, { reference, hours, indemnityInCents, priceInCents }: Offer, middle: number): void {
  const y = middle - capHeight(styles.figure) / 2;
  decorate(row, (doc) => drawFormatMark(doc, format, COLUMNS.format, middle - 6, colors.ink, 0.92));
  write(row, "TD", format, { ...styles.h3, size: 11 }, { x: COLUMNS.format + 24, y });
  write(row, "TD", reference, styles.reference, { x: COLUMNS.reference, y: y + 0.8 });
  write(row, "TD", formatHours(hours), styles.figure, { x: COLUMNS.hours, y, align: "right" });
  leaf(row, "TD", () => {
    const box = { x: COLUMNS.indemnity, align: "right", color: row.tone.main } as const;
    paint(row, formatEuros(indemnityInCents), styles.figure, { ...box, y: isToConfirm(format) ? y - 5 : y });
    if (isToConfirm(format)) paint(row, toConfirm, styles.caption, { ...box, y: y + 7 });
  });
  write(row, "TD", formatEuros(priceInCents), styles.figure, { x: COLUMNS.price, y, align: "right" });
}

/** Two answers side by side, down to `floor`. Returns their upper edge. */
function drawAdvice(sheet: Sheet, floor: number): number {
  const gap = 20;
  const width = (MEASURE - gap) / 2;
  const inner = width - 40;
  const answers = [texts.choice, { title: texts.hours, text: yearlyHours(sheet.profession) }];
  const height = 44 + Math.max(...answers.map(({ text }) => measureHeight(sheet, text, styles.body, inner))) + 20;
  const y = floor - height;
  answers.forEach(({ title, text }, index) => {
    const x = MARGIN + index * (width + gap);
    decorate(sheet, (doc) => doc.roundedRect(x, y, width, height, 8).fill(colors.raised));
    group(sheet, "Sect", (section) => {
      write(section, "H2", title, { ...styles.h3, size: 13 }, { x: x + 20, y: y + 20 });
      write(section, "P", text, styles.body, { x: x + 20, y: y + 42, width: inner, color: colors.moss });
    });
  });
  return y;
}
