import { scaleNote } from "#app/content/claims.ts";
import { formats } from "#app/content/formats.ts";
import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { FUNDERS, financingPage } from "#app/content/pages/financing.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { processSteps } from "#app/content/process.ts";
import type { Format, ProcessStep } from "#app/content/schema.ts";
import { colors } from "#app/ui/tokens.ts";
import { drawTrailMark } from "./motifs.ts";
import { checkFits, drawFoot, drawRunningHead, type PagePosition, startPage } from "./page-furniture.ts";
import { drawRidge } from "./ridges.ts";
import { decorate, group, MARGIN, MEASURE, NUMBERED, PAGE, RIGHT, type Sheet } from "./sheet.ts";
import { capHeight, measureHeight, measureWidth, styles, write } from "./text.ts";
import { drawTrail, drawWaypoint } from "./trail.ts";

const texts = cataloguePdf.howItWorks;
/** In the order in which one explains them: the two parts, then their union. */
const EXPLAINED: readonly Format[] = ["FC", "EPP", "PI"];
const STEPS = { x: MARGIN, textX: MARGIN + 42, width: 250, radius: 11 } as const;
const FORMATS = { x: 372, width: RIGHT - 372 } as const;

/** The five steps as a trail, the three formats, and who pays. */
export function drawHowItWorks(sheet: Sheet, position: PagePosition): void {
  startPage(sheet);
  const bandTop = 560;
  decorate(sheet, (doc) => {
    drawRidge(doc, { seed: 77, left: -10, right: PAGE.width + 10, baseline: bandTop - 8, rise: 26, peaks: 5 }, PAGE.height, {
      face: colors.mist,
    });
  });
  drawRunningHead(sheet);
  write(sheet, "H1", texts.title, styles.h1, { x: MARGIN - 1, y: 74 });
  write(sheet, "P", texts.lead, styles.lead, { x: MARGIN, y: 117, color: colors.moss });

  const stepsBottom = group(sheet, "L", (list) => drawSteps(list, 158), NUMBERED);
  const formatsBottom = drawFormats(sheet, 158);
  checkFits(Math.max(stepsBottom, formatsBottom), texts.title, bandTop - 24);
  checkFits(drawFunding(sheet, bandTop + 22), texts.title);
  drawFoot(sheet, position);
}

function drawSteps(list: Sheet, top: number): number {
  const last = processSteps.at(-1);
  return processSteps.reduce((y, step) => drawStep(list, step, y, step === last), top);
}

/** Returns where the next step begins. */
function drawStep(list: Sheet, { id, title, description }: ProcessStep, y: number, isLast: boolean): number {
  const { main } = list.tone;
  const next = y + 22 + measureHeight(list, description, styles.body, STEPS.width) + 24;
  const x = STEPS.x + STEPS.radius;
  const middle = y + capHeight(styles.h3) / 2;
  decorate(list, (doc) => {
    const stop = { x, y: middle };
    if (!isLast) drawTrail(doc, [stop, { x, y: next }], main, "down");
    drawWaypoint(doc, stop, STEPS.radius, main, isLast ? main : colors.paper);
  });
  group(list, "LI", (item) => {
    const number = { ...styles.h3, size: 11 };
    write(item, "Lbl", String(id), number, {
      x,
      y: middle - capHeight(number) / 2,
      align: "center",
      color: isLast ? colors.raised : main,
    });
    group(item, "LBody", (body) => {
      write(body, "P", title, styles.h3, { x: STEPS.textX, y });
      write(body, "P", description, styles.body, { x: STEPS.textX, y: y + 22, width: STEPS.width, color: colors.moss });
    });
  });
  return next;
}

/** The legend of the map: the three trail marks. Returns its lower edge. */
function drawFormats(sheet: Sheet, top: number): number {
  const { soft, main } = sheet.tone;
  const inner = FORMATS.width - 36;
  const title = { ...styles.h3, size: 15, leading: 17 };
  const titleHeight = measureHeight(sheet, texts.formats, title, inner, true);
  const heights = EXPLAINED.map((format) => 44 + measureHeight(sheet, formats[format].description, styles.body, inner) + 26);
  const height = titleHeight + 46 + heights.reduce((sum, part) => sum + part, 0);
  const y = top - 12;
  decorate(sheet, (doc) => {
    doc.roundedRect(FORMATS.x, y, FORMATS.width, height, 8).fill(soft);
    doc.rect(FORMATS.x, y, FORMATS.width, 5).fill(main);
  });
  write(sheet, "H2", texts.formats, title, { x: FORMATS.x + 18, y: y + 22, width: inner, isBalanced: true });
  group(sheet, "L", (list) => {
    let rowY = y + titleHeight + 52;
    EXPLAINED.forEach((format, index) => {
      drawFormat(list, format, rowY, inner);
      rowY += heights[index] ?? 0;
    });
  });
  return y + height;
}

function drawFormat(list: Sheet, format: Format, y: number, width: number): void {
  const x = FORMATS.x + 18;
  const { name, description } = formats[format];
  decorate(list, (doc) => {
    doc.rect(x, y - 12, width, 0.8).fill(colors.hairline);
    drawTrailMark(doc, format, x, y + 1.5, colors.ink);
  });
  group(list, "LI", (item) => {
    write(item, "Lbl", format, { ...styles.h3, size: 13 }, { x: x + 26, y: y + 3.5 });
    group(item, "LBody", (body) => {
      write(body, "P", name, styles.strong, { x, y: y + 25 });
      write(body, "P", description, styles.body, { x, y: y + 40, width, color: colors.moss });
    });
  });
}

/** Three funders side by side, then what holds for the others. Returns the lowest baseline. */
function drawFunding(sheet: Sheet, top: number): number {
  const { zero, zeroNote } = programmePage.card;
  write(sheet, "H2", texts.funding, styles.h2, { x: MARGIN, y: top });
  const noteWidth = measureWidth(sheet, zeroNote, styles.small);
  write(sheet, "P", zero, { ...styles.h2, size: 26 }, { x: RIGHT - noteWidth - 10, y: top - 4, align: "right", color: sheet.tone.main });
  write(sheet, "P", zeroNote, styles.small, { x: RIGHT, y: top + 7, align: "right" });

  const gap = 22;
  const width = (MEASURE - gap * 2) / 3;
  let bottom = top;
  group(sheet, "L", (list) => {
    FUNDERS.forEach((funder, index) => {
      const { name, text } = financingPage.funders.list[funder];
      const x = MARGIN + index * (width + gap);
      decorate(list, (doc) => doc.rect(x, top + 34, width, 1.5).fill(colors.ink));
      group(list, "LI", (item) => {
        group(item, "LBody", (body) => {
          write(body, "P", name, styles.strong, { x, y: top + 46, width });
          bottom = Math.max(bottom, write(body, "P", text, styles.small, { x, y: top + 63, width, color: colors.moss }));
        });
      });
    });
  });
  const locum = write(sheet, "P", financingPage.funders.locum, styles.small, { x: MARGIN, y: bottom + 16, width: MEASURE });
  return write(sheet, "P", `* ${scaleNote}`, styles.note, { x: MARGIN, y: locum + 10, width: MEASURE, color: colors.moss });
}
