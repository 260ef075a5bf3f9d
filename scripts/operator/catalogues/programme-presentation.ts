import { programmePage } from "#app/content/pages/programme.ts";
import { scaleNote } from "#app/content/scale-note.ts";
import type { Programme } from "#app/content/schema.ts";
import { colors } from "#app/ui/tokens.ts";
import { drawContours } from "./contours.ts";
import { drawFormatsCard } from "./formats-card.ts";
import { drawEmblem } from "./motifs.ts";
import { checkFits, drawFoot, drawRunningHead, FLOOR, type PagePosition, spread, startPage } from "./page-furniture.ts";
import { raiseRidge } from "./ridges.ts";
import { decorate, group, MARGIN, MEASURE, NUMBERED, PAGE, RIGHT, type Sheet } from "./sheet.ts";
import { measureHeight, measureWidth, styles, write } from "./text.ts";

const { hero, about, objectives } = programmePage;
const TITLE = { ...styles.h1, size: 30, leading: 32.5 };
const TITLE_WIDTH = 376;
const EMBLEM = { x: 440, y: 76, size: 104 } as const;

/** Left page of a programme: what it is, in which formats, what one learns. */
export function drawPresentation(sheet: Sheet, programme: Programme, position: PagePosition): void {
  const titleTop = 84;
  const titleBottom = titleTop + measureHeight(sheet, programme.title, TITLE, TITLE_WIDTH, true);
  const taglineBottom = titleBottom + 20 + measureHeight(sheet, programme.tagline, styles.lead, TITLE_WIDTH, true);
  const cardTop = Math.max(taglineBottom + 62, EMBLEM.y + EMBLEM.size + 40);
  const bandBottom = cardTop + 40;

  startPage(sheet);
  drawBand(sheet, programme, bandBottom);
  drawRunningHead(sheet);
  write(sheet, "H1", programme.title, TITLE, { x: MARGIN - 1, y: titleTop, width: TITLE_WIDTH, isBalanced: true });
  write(sheet, "P", programme.tagline, styles.lead, { x: MARGIN, y: titleBottom + 20, width: TITLE_WIDTH, isBalanced: true });
  drawFunding(sheet, taglineBottom + 24);

  const cardBottom = drawFormatsCard(sheet, programme, cardTop);
  const noteBottom = write(sheet, "P", `* ${scaleNote}`, styles.small, {
    x: MARGIN,
    y: cardBottom + 10,
    width: MEASURE,
    color: colors.moss,
  });
  const top = noteBottom + 34;
  checkFits(Math.max(drawAbout(sheet, programme, top), drawObjectives(sheet, programme, top)), programme.title);
  drawFoot(sheet, position);
}

/** The head of the page in the soft tone, with contour lines; it ends on a ridge. */
function drawBand(sheet: Sheet, programme: Programme, bottom: number): void {
  const { tone } = sheet;
  // Any number that differs between programmes gives each its own relief.
  const seed = programme.title.length;
  const { crest } = raiseRidge({ seed, left: -10, right: PAGE.width + 10, baseline: bottom, rise: 22, peaks: 5 });
  decorate(sheet, (doc) => {
    doc.moveTo(-40, 0);
    for (const [x, y] of crest) doc.lineTo(x, y);
    doc
      .lineTo(PAGE.width + 40, 0)
      .closePath()
      .clip();
    doc.rect(-40, 0, PAGE.width + 80, bottom + 40).fill(tone.soft);
    drawContours(doc, {
      seed,
      x: EMBLEM.x + EMBLEM.size / 2,
      y: EMBLEM.y + EMBLEM.size / 2,
      reach: 430,
      lines: 10,
      color: tone.contour,
    });
  });
  decorate(sheet, (doc) => drawEmblem(doc, programme.emblem, EMBLEM.x, EMBLEM.y, EMBLEM.size, tone.main, 2.6));
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
  const listTop = y + 28;
  const heights = programme.objectives.map((objective) => measureHeight(sheet, objective, styles.body, width));
  const padding = spread(FLOOR - listTop - heights.reduce((sum, height) => sum + height, 0), heights.length * 2, { least: 6, most: 13 });
  return group(sheet, "Sect", (section) => {
    write(section, "H2", objectives, { ...styles.h2, size: 17 }, { x, y });
    return group(
      section,
      "L",
      (list) =>
        programme.objectives.reduce((top, objective, index) => {
          decorate(list, (doc) => doc.rect(x, top, RIGHT - x, 0.8).fill(colors.hairline));
          group(list, "LI", (item) => {
            write(item, "Lbl", String(index + 1), { ...styles.h2, size: 15 }, { x, y: top + padding - 0.5, color: list.tone.main });
            write(item, "LBody", objective, styles.body, { x: textX, y: top + padding, width });
          });
          return top + (heights[index] ?? 0) + padding * 2;
        }, listTop) - padding,
      NUMBERED,
    );
  });
}
