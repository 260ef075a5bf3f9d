import { formats } from "#app/content/formats.ts";
import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { financingPage } from "#app/content/pages/financing.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { processSteps } from "#app/content/process.ts";
import { scaleNote } from "#app/content/scale-note.ts";
import type { ProcessStep } from "#app/content/schema.ts";
import { FUNDERS } from "#app/content/statuses.ts";
import type { Format } from "#app/content/vocabulary.ts";
import { colors } from "#app/ui/tokens.ts";
import { drawRidge } from "./landscape.ts";
import { drawFormatMark, drawWaypointPath } from "./motifs.ts";
import { checkFits, drawFoot, FLOOR, stack, startPage, writeScaleNote } from "./page-furniture.ts";
import { decorate, group, list, MARGIN, MEASURE, NUMBERED_LIST, PAGE, RIGHT, type Sheet, SIGNED_LIST } from "./sheet.ts";
import { capHeight, measureHeight, measureWidth, styles, write } from "./text.ts";

const texts = cataloguePdf.howItWorks;
/** In the order of explanation: the two parts, then their union. */
const EXPLAINED: readonly Format[] = ["FC", "EPP", "PI"];
/** Top of the steps and of the formats. */
const TOP = 152;
const STEPS = { x: MARGIN, textX: MARGIN + 42, textTop: 22, width: 250, radius: 11 } as const;
const FORMATS = { x: 372, width: RIGHT - 372 } as const;

/** The five steps as a path, the three formats, and who pays. */
export function drawHowItWorks(sheet: Sheet): void {
  const fundingTop = FLOOR - 4 - measureFunding(sheet);
  const bandTop = fundingTop - 22;
  startPage(sheet, (doc) => {
    const ridge = { seed: 77, left: -10, right: PAGE.width + 10, baseline: bandTop - 8, rise: 26, peaks: 5 };
    drawRidge(doc, ridge, { face: colors.mist });
  });
  write(sheet, "H1", texts.title, styles.h1, { x: MARGIN - 1, y: 74 });
  write(sheet, "P", texts.lead, styles.lead, { x: MARGIN, y: 117, color: colors.moss });

  const floor = bandTop - 32;
  checkFits(Math.max(drawSteps(sheet, floor), drawFormats(sheet)), texts.title, floor);
  drawFunding(sheet, fundingTop);
  drawFoot(sheet);
}

/** Returns the lowest baseline. */
function drawSteps(sheet: Sheet, floor: number): number {
  const measure = ({ description }: ProcessStep) => STEPS.textTop + measureHeight(sheet, description, styles.body, STEPS.width);
  const { blocks, bottom } = stack(processSteps, measure, { top: TOP, floor, least: 16, most: 24 });
  const x = STEPS.x + STEPS.radius;
  const { main } = sheet.tone;
  const middle = capHeight(styles.h3) / 2;
  const stops = blocks.map(({ item, top }) => ({ ...item, x, top, y: top + middle, isEnd: item === processSteps.at(-1) }));
  decorate(sheet, (doc) => drawWaypointPath(doc, stops, STEPS.radius, main, "down"));
  list(sheet, NUMBERED_LIST, stops, (item, { id, title, description, top: y, isEnd }) => {
    write(item, "Lbl", String(id), { ...styles.h3, size: 11 }, { x, y, align: "center", color: isEnd ? colors.raised : main });
    group(item, "LBody", (body) => {
      write(body, "P", title, styles.h3, { x: STEPS.textX, y });
      write(body, "P", description, styles.body, { x: STEPS.textX, y: y + STEPS.textTop, width: STEPS.width, color: colors.moss });
    });
  });
  return bottom;
}

/** The legend of the map: the three format marks. Returns its lower edge. */
function drawFormats(sheet: Sheet): number {
  const { soft, main } = sheet.tone;
  const inner = FORMATS.width - 36;
  const title = { ...styles.h3, size: 15, leading: 17 };
  const titleHeight = measureHeight(sheet, texts.formats, title, inner, true);
  const y = TOP - 12;
  const measure = (format: Format) => 44 + measureHeight(sheet, formats[format].description, styles.body, inner) + 26;
  const { blocks, bottom } = stack(EXPLAINED, measure, { top: y + titleHeight + 52, floor: FLOOR, least: 0, most: 0 });
  const height = bottom - 6 - y;
  decorate(sheet, (doc) => {
    doc.roundedRect(FORMATS.x, y, FORMATS.width, height, 8).fill(soft);
    doc.rect(FORMATS.x, y, FORMATS.width, 5).fill(main);
  });
  write(sheet, "H2", texts.formats, title, { x: FORMATS.x + 18, y: y + 22, width: inner, isBalanced: true });
  list(sheet, SIGNED_LIST, blocks, (item, { item: format, top }) => drawFormat(item, format, top, inner));
  return y + height;
}

function drawFormat(item: Sheet, format: Format, y: number, width: number): void {
  const x = FORMATS.x + 18;
  const { name, description } = formats[format];
  decorate(item, (doc) => {
    doc.rect(x, y - 12, width, 0.8).fill(colors.hairline);
    drawFormatMark(doc, format, x, y + 1.5, colors.ink);
  });
  write(item, "Lbl", format, { ...styles.h3, size: 13 }, { x: x + 26, y: y + 3.5 });
  group(item, "LBody", (body) => {
    write(body, "P", name, styles.strong, { x, y: y + 25 });
    write(body, "P", description, styles.body, { x, y: y + 40, width, color: colors.moss });
  });
}

const FUNDERS_GAP = 22;
const FUNDER_WIDTH = (MEASURE - FUNDERS_GAP * 2) / FUNDERS.length;
/** From the title of the funding down to the lines, the names and the texts of the funders, then between the notes. */
const FUNDING = { line: 34, name: 46, text: 63, locum: 16, note: 10 } as const;

/** Height of the funders and of their notes. */
function measureFunding(sheet: Sheet): number {
  const { list: funders, locum } = financingPage.funders;
  const texts = FUNDERS.map((funder) => measureHeight(sheet, funders[funder].text, styles.small, FUNDER_WIDTH));
  const notes = measureHeight(sheet, locum, styles.small, MEASURE) + measureHeight(sheet, `* ${scaleNote}`, styles.small, MEASURE);
  return FUNDING.text + Math.max(...texts) + FUNDING.locum + FUNDING.note + notes;
}

/** Three funders side by side, then what holds for the others. */
function drawFunding(sheet: Sheet, top: number): void {
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
