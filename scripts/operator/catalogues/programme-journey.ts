import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import type { LearnerPathStep, Programme } from "#app/content/schema.ts";
import { colors } from "#app/ui/tokens.ts";
import { drawDashedPath, drawWaypoint } from "./dashed-path.ts";
import { drawFormatMark } from "./motifs.ts";
import { checkFits, drawFoot, drawRunningHead, FLOOR, type PagePosition, spread, startPage, writeKicker } from "./page-furniture.ts";
import { COLUMN, drawColumnGround, drawPracticalColumn } from "./practical-column.ts";
import { decorate, group, MARGIN, NUMBERED, type Sheet, SIGNED } from "./sheet.ts";
import { capHeight, measureHeight, styles, type TextStyle, write } from "./text.ts";

const texts = programmePage.path;
const WIDTH = COLUMN.x - 24 - MARGIN;
const PATH = { x: MARGIN + 20, swing: 11, radius: 9.5 } as const;
const MARKS = { x: MARGIN + WIDTH - 50, scale: 0.78, stride: 30 } as const;
const STEP: TextStyle = { ...styles.strong, leading: 12.6 };
const STEP_X = MARGIN + 56;
const STEP_WIDTH = MARKS.x - 12 - STEP_X;
const STEP_NUMBER: TextStyle = { ...styles.h3, size: 9.5 };
const REFERENCES = { head: 38, indent: 10, gap: 9 };

/** Right page of a programme: the whole learner path, and what one must know before enrolling. */
export function drawJourney(sheet: Sheet, programme: Programme, position: PagePosition): void {
  startPage(sheet);
  drawColumnGround(sheet);
  drawRunningHead(sheet);
  checkFits(Math.max(drawPath(sheet, programme), drawPracticalColumn(sheet, programme)), `${programme.title}, ${texts.title}`);
  drawFoot(sheet, position);
}

/** Returns the lowest baseline. */
function drawPath(sheet: Sheet, { shortTitle, learnerPath, referenceTexts, formats }: Programme): number {
  const key = formats.PI ? cataloguePdf.programme.pathKeyIntegrated : cataloguePdf.programme.pathKey;
  return group(sheet, "Sect", (section) => {
    writeKicker(section, shortTitle, 64);
    const title = { ...styles.h2, size: 22, leading: 25 };
    const titleBottom = write(section, "H2", texts.title, title, { x: MARGIN, y: 88, width: WIDTH, isBalanced: true });
    const keyBox = { x: MARGIN, y: titleBottom + 14, width: 270, isBalanced: true, color: colors.moss };
    const top = write(section, "P", key, styles.small, keyBox) + 30;

    const heights = learnerPath.map((step) => measureHeight(section, step.title, STEP, STEP_WIDTH, true));
    const height = heights.reduce((sum, part) => sum + part, 0);
    const spare = FLOOR - top - height - measureReferences(section, referenceTexts);
    const gap = spread(spare, learnerPath.length, { least: 12, most: 32 });
    drawSteps(section, learnerPath, { top, heights, gap });
    return drawReferences(section, referenceTexts, top + height + gap * learnerPath.length + 6);
  });
}

/** The steps, strung on a winding path. */
function drawSteps(
  sheet: Sheet,
  steps: readonly LearnerPathStep[],
  { top, heights, gap }: { top: number; heights: readonly number[]; gap: number },
): void {
  let y = top;
  const stops = steps.map((step, index) => {
    const height = heights[index] ?? 0;
    const isEnd = index === 0 || index === steps.length - 1;
    const stop = { step, number: index + 1, isEnd, top: y, x: PATH.x + PATH.swing * Math.sin(index * 1.15), y: y + height / 2 };
    y += height + gap;
    return stop;
  });
  const { main } = sheet.tone;
  decorate(sheet, (doc) => {
    drawDashedPath(doc, stops, main, "down");
    for (const stop of stops) drawWaypoint(doc, stop, PATH.radius, main, stop.isEnd ? main : colors.paper);
    for (const stop of stops) {
      for (const format of stop.step.formats) drawFormatMark(doc, format, markX(format), stop.y - 10, colors.ink, MARKS.scale);
    }
  });
  group(
    sheet,
    "L",
    (list) => {
      for (const stop of stops) writeStep(list, stop);
    },
    NUMBERED,
  );
}

interface Stop {
  step: LearnerPathStep;
  number: number;
  isEnd: boolean;
  top: number;
  x: number;
  y: number;
}

function writeStep(list: Sheet, { step, number, isEnd, top, x, y }: Stop): void {
  group(list, "LI", (item) => {
    const color = isEnd ? colors.raised : list.tone.main;
    write(item, "Lbl", String(number), STEP_NUMBER, { x, y: y - capHeight(STEP_NUMBER) / 2, align: "center", color });
    group(item, "LBody", (body) => {
      write(body, "P", step.title, STEP, { x: STEP_X, y: top, width: STEP_WIDTH, isBalanced: true });
      for (const format of step.formats) {
        write(body, "P", format, styles.caption, { x: markX(format) + 7, y: y + 2.5, align: "center" });
      }
    });
  });
}

/** Each format keeps its column, so that the eye can follow it down the page. */
function markX(format: LearnerPathStep["formats"][number]): number {
  return format === "FC" ? MARKS.x : MARKS.x + MARKS.stride;
}

function measureReferences(sheet: Sheet, references: readonly string[]): number {
  const { head, indent, gap } = REFERENCES;
  return references.reduce((sum, text) => sum + measureHeight(sheet, text, styles.small, WIDTH - indent) + gap, head);
}

/** Returns the lowest baseline. */
function drawReferences(section: Sheet, references: readonly string[], y: number): number {
  const { head, indent, gap } = REFERENCES;
  decorate(section, (doc) => doc.rect(MARGIN, y, WIDTH, 0.8).fill(colors.hairline));
  write(section, "H3", programmePage.references, styles.h3, { x: MARGIN, y: y + 18 });
  const next = group(
    section,
    "L",
    (list) =>
      references.reduce((top, text) => {
        const bottom = group(list, "LI", (item) => {
          write(item, "Lbl", "–", styles.small, { x: MARGIN, y: top, color: list.tone.main });
          return write(item, "LBody", text, styles.small, { x: MARGIN + indent, y: top, width: WIDTH - indent, color: colors.moss });
        });
        return bottom + gap;
      }, y + head),
    SIGNED,
  );
  return next - gap;
}
