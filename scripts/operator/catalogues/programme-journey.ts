import { formatDate } from "#app/content/format.ts";
import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { listPracticalItems, type PracticalItem, programmePage } from "#app/content/pages/programme.ts";
import type { LearnerPathStep, Programme } from "#app/content/schema.ts";
import { colors } from "#app/ui/tokens.ts";
import { drawFormatMark, drawWaypointPath } from "./motifs.ts";
import { checkFits, drawFoot, FLOOR, stack, startPage, writeKicker } from "./page-furniture.ts";
import { decorate, group, list, MARGIN, NUMBERED_LIST, PAGE, RIGHT, type Sheet, SIGNED_LIST } from "./sheet.ts";
import { capHeight, measureHeight, styles, type TextStyle, write, writeLink } from "./text.ts";

const texts = programmePage.path;
/** The column reaches the right edge of the page. */
const COLUMN = { x: 366, textX: 382, width: RIGHT - 382 } as const;
const COLUMN_TOP = 66;
const ITEM_TEXT_TOP = 13;
const TEXT: TextStyle = { ...styles.small, leading: 11.4 };
const WIDTH = COLUMN.x - 24 - MARGIN;
const PATH = { x: MARGIN + 20, swing: 11, radius: 9.5 } as const;
const MARKS = { x: MARGIN + WIDTH - 50, scale: 0.78, stride: 30 } as const;
const STEP: TextStyle = { ...styles.strong, leading: 12.6 };
const STEP_X = MARGIN + 56;
const STEP_WIDTH = MARKS.x - 12 - STEP_X;
const STEP_NUMBER: TextStyle = { ...styles.h3, size: 9.5 };
const REFERENCES = { head: 38, indent: 10, gap: 9 };

/** Right page of a programme: the whole learner path, and what one must know before enrolling. */
export function drawJourney(sheet: Sheet, programme: Programme): void {
  startPage(sheet, (doc) => doc.rect(COLUMN.x, 0, PAGE.width - COLUMN.x, PAGE.height).fill(sheet.tone.soft));
  checkFits(Math.max(drawPath(sheet, programme), drawPracticalColumn(sheet, programme)), `${programme.title}, ${texts.title}`);
  drawFoot(sheet);
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

    const floor = FLOOR - measureReferences(section, referenceTexts);
    const measure = (step: LearnerPathStep) => measureHeight(section, step.title, STEP, STEP_WIDTH, true);
    // The last gap is that above the references.
    const { blocks, gap, bottom } = stack(learnerPath, measure, { top, floor, gaps: learnerPath.length, least: 12, most: 32 });
    drawSteps(section, blocks);
    return drawReferences(section, referenceTexts, bottom + gap + 6);
  });
}

/** The steps, strung on a winding path. */
function drawSteps(sheet: Sheet, blocks: ReadonlyArray<{ item: LearnerPathStep; top: number; height: number }>): void {
  const stops = blocks.map(({ item, top, height }, index) => ({
    ...item,
    top,
    x: PATH.x + PATH.swing * Math.sin(index * 1.15),
    y: top + height / 2,
    isEnd: index === 0 || index === blocks.length - 1,
  }));
  const { main } = sheet.tone;
  decorate(sheet, (doc) => {
    drawWaypointPath(doc, stops, PATH.radius, main, "down");
    for (const { formats, y } of stops) {
      for (const format of formats) drawFormatMark(doc, format, markX(format), y - 10, colors.ink, MARKS.scale);
    }
  });
  list(sheet, NUMBERED_LIST, stops, (item, { title, formats, top, x, y, isEnd }, index) => {
    const numberTop = y - capHeight(STEP_NUMBER) / 2;
    write(item, "Lbl", String(index + 1), STEP_NUMBER, { x, y: numberTop, align: "center", color: isEnd ? colors.raised : main });
    group(item, "LBody", (body) => {
      write(body, "P", title, STEP, { x: STEP_X, y: top, width: STEP_WIDTH, isBalanced: true });
      for (const format of formats) write(body, "P", format, styles.caption, { x: markX(format) + 7, y: y + 2.5, align: "center" });
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
  let top = y + head;
  list(section, SIGNED_LIST, references, (item, text) => {
    write(item, "Lbl", "–", styles.small, { x: MARGIN, y: top, color: section.tone.main });
    const box = { x: MARGIN + indent, y: top, width: WIDTH - indent, color: colors.moss };
    top = write(item, "LBody", text, styles.small, box) + gap;
  });
  return top - gap;
}

/** Writes what one must know before enrolling. Returns the lowest baseline. */
function drawPracticalColumn(sheet: Sheet, programme: Programme): number {
  const { practical } = programmePage;
  const items = [...listPracticalItems(programme), { term: practical.updated, text: formatDate(programme.updatedOn) }];
  return group(sheet, "Sect", (section) => {
    const titleBottom = write(section, "H2", practical.title, { ...styles.h2, size: 14.4 }, { x: COLUMN.textX, y: COLUMN_TOP });
    const room = { top: titleBottom + 18, floor: FLOOR, least: 7, most: 12 };
    const { blocks, bottom } = stack(items, (item) => measureItem(section, item), room);
    for (const { item, top } of blocks) drawItem(section, item, top);
    return bottom;
  });
}

function measureItem(section: Sheet, { text, links = [] }: PracticalItem): number {
  return ITEM_TEXT_TOP + measureHeight(section, text, TEXT, COLUMN.width) + linksOnPaper(links).length * TEXT.leading;
}

function drawItem(section: Sheet, { term, text, links = [] }: PracticalItem, y: number): void {
  const { textX: x, width } = COLUMN;
  write(section, "H3", term, { ...styles.h3, size: 9.6 }, { x, y, color: section.tone.main });
  const bottom = write(section, "P", text, TEXT, { x, y: y + ITEM_TEXT_TOP, width });
  linksOnPaper(links).forEach(({ label, to }, index) => {
    const verb = to.startsWith("tel:") ? cataloguePdf.links.phone : cataloguePdf.links.email;
    const box = { x, y: bottom + (index + 1) * TEXT.leading - capHeight(TEXT) };
    writeLink(section, label, { ...TEXT, font: "label" }, box, { to, description: `${verb} ${label}` });
  });
}

/** Those that lead out of the sheet: what the others lead to stands on it. */
function linksOnPaper(links: NonNullable<PracticalItem["links"]>) {
  return links.filter(({ to }) => !to.startsWith("#"));
}
