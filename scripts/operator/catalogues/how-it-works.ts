import { formats } from "#app/content/formats.ts";
import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { processSteps } from "#app/content/process.ts";
import type { ProcessStep } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";
import { colors } from "#app/ui/tokens.ts";
import { drawWaypointPath } from "./dashed-path.ts";
import { drawFunding, measureFunding } from "./funding.ts";
import { drawFormatMark } from "./motifs.ts";
import { checkFits, drawFoot, FLOOR, stack, startPage } from "./page-furniture.ts";
import { drawRidge } from "./ridges.ts";
import { decorate, group, list, MARGIN, NUMBERED_LIST, PAGE, RIGHT, type Sheet, SIGNED_LIST } from "./sheet.ts";
import { capHeight, measureHeight, styles, write } from "./text.ts";

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
  const stops = blocks.map(({ item, top }) => ({
    ...item,
    x,
    top,
    y: top + capHeight(styles.h3) / 2,
    isEnd: item === processSteps.at(-1),
  }));
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
