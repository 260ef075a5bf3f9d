import { formats } from "#app/content/formats.ts";
import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { processSteps } from "#app/content/process.ts";
import type { ProcessStep } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";
import { colors } from "#app/ui/tokens.ts";
import { drawDashedPath, drawWaypoint } from "./dashed-path.ts";
import { drawFunding, measureFunding } from "./funding.ts";
import { drawFormatMark } from "./motifs.ts";
import { checkFits, drawFoot, drawRunningHead, FLOOR, type PagePosition, spread, startPage } from "./page-furniture.ts";
import { drawRidge } from "./ridges.ts";
import { decorate, group, MARGIN, NUMBERED, PAGE, RIGHT, type Sheet, SIGNED } from "./sheet.ts";
import { capHeight, measureHeight, styles, write } from "./text.ts";

const texts = cataloguePdf.howItWorks;
/** In the order of explanation: the two parts, then their union. */
const EXPLAINED: readonly Format[] = ["FC", "EPP", "PI"];
/** Top of the steps and of the formats. */
const TOP = 152;
const STEPS = { x: MARGIN, textX: MARGIN + 42, textTop: 22, width: 250, radius: 11 } as const;
const FORMATS = { x: 372, width: RIGHT - 372 } as const;

/** The five steps as a path, the three formats, and who pays. */
export function drawHowItWorks(sheet: Sheet, position: PagePosition): void {
  const fundingTop = FLOOR - 4 - measureFunding(sheet);
  const bandTop = fundingTop - 22;
  startPage(sheet);
  decorate(sheet, (doc) => {
    const ridge = { seed: 77, left: -10, right: PAGE.width + 10, baseline: bandTop - 8, rise: 26, peaks: 5 };
    drawRidge(doc, ridge, PAGE.height, { face: colors.mist });
  });
  drawRunningHead(sheet);
  write(sheet, "H1", texts.title, styles.h1, { x: MARGIN - 1, y: 74 });
  write(sheet, "P", texts.lead, styles.lead, { x: MARGIN, y: 117, color: colors.moss });

  const floor = bandTop - 32;
  checkFits(Math.max(drawSteps(sheet, floor), drawFormats(sheet)), texts.title, floor);
  drawFunding(sheet, fundingTop);
  drawFoot(sheet, position);
}

/** Returns the lowest baseline. */
function drawSteps(sheet: Sheet, floor: number): number {
  const heights = processSteps.map(({ description }) => STEPS.textTop + measureHeight(sheet, description, styles.body, STEPS.width));
  const height = heights.reduce((sum, part) => sum + part, 0);
  const gaps = processSteps.length - 1;
  const gap = spread(floor - TOP - height, gaps, { least: 16, most: 24 });
  const tops = heights.map((_, index) => TOP + heights.slice(0, index).reduce((sum, part) => sum + part + gap, 0));
  const stops = tops.map((top) => ({ x: STEPS.x + STEPS.radius, y: top + capHeight(styles.h3) / 2 }));
  const { main } = sheet.tone;
  decorate(sheet, (doc) => {
    drawDashedPath(doc, stops, main, "down");
    for (const stop of stops) drawWaypoint(doc, stop, STEPS.radius, main, stop === stops.at(-1) ? main : colors.paper);
  });
  group(
    sheet,
    "L",
    (list) => {
      processSteps.forEach((step, index) => {
        writeStep(list, step, tops[index] ?? TOP, index === gaps ? colors.raised : main);
      });
    },
    NUMBERED,
  );
  return TOP + height + gap * gaps;
}

function writeStep(list: Sheet, { id, title, description }: ProcessStep, y: number, numberColor: string): void {
  group(list, "LI", (item) => {
    write(item, "Lbl", String(id), { ...styles.h3, size: 11 }, { x: STEPS.x + STEPS.radius, y, align: "center", color: numberColor });
    group(item, "LBody", (body) => {
      write(body, "P", title, styles.h3, { x: STEPS.textX, y });
      write(body, "P", description, styles.body, { x: STEPS.textX, y: y + STEPS.textTop, width: STEPS.width, color: colors.moss });
    });
  });
}

/** The legend of the map: the three format marks. Returns its lower edge. */
function drawFormats(sheet: Sheet): number {
  const { soft, main } = sheet.tone;
  const inner = FORMATS.width - 36;
  const title = { ...styles.h3, size: 15, leading: 17 };
  const titleHeight = measureHeight(sheet, texts.formats, title, inner, true);
  const heights = EXPLAINED.map((format) => 44 + measureHeight(sheet, formats[format].description, styles.body, inner) + 26);
  const height = titleHeight + 46 + heights.reduce((sum, part) => sum + part, 0);
  const y = TOP - 12;
  decorate(sheet, (doc) => {
    doc.roundedRect(FORMATS.x, y, FORMATS.width, height, 8).fill(soft);
    doc.rect(FORMATS.x, y, FORMATS.width, 5).fill(main);
  });
  write(sheet, "H2", texts.formats, title, { x: FORMATS.x + 18, y: y + 22, width: inner, isBalanced: true });
  group(
    sheet,
    "L",
    (list) => {
      EXPLAINED.reduce(
        (rowY, format, index) => {
          drawFormat(list, format, rowY, inner);
          return rowY + (heights[index] ?? 0);
        },
        y + titleHeight + 52,
      );
    },
    SIGNED,
  );
  return y + height;
}

function drawFormat(list: Sheet, format: Format, y: number, width: number): void {
  const x = FORMATS.x + 18;
  const { name, description } = formats[format];
  decorate(list, (doc) => {
    doc.rect(x, y - 12, width, 0.8).fill(colors.hairline);
    drawFormatMark(doc, format, x, y + 1.5, colors.ink);
  });
  group(list, "LI", (item) => {
    write(item, "Lbl", format, { ...styles.h3, size: 13 }, { x: x + 26, y: y + 3.5 });
    group(item, "LBody", (body) => {
      write(body, "P", name, styles.strong, { x, y: y + 25 });
      write(body, "P", description, styles.body, { x, y: y + 40, width, color: colors.moss });
    });
  });
}
