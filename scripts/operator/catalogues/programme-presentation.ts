import { programmePage } from "#app/content/pages/programme.ts";
import type { Programme } from "#app/content/schema.ts";
import { colors } from "#app/ui/tokens.ts";
import { drawContours } from "./contours.ts";
import { drawFormatsCard } from "./formats-card.ts";
import { drawEmblem } from "./motifs.ts";
import { checkFits, drawFoot, FLOOR, stack, startPage, writeScaleNote } from "./page-furniture.ts";
import { raiseRidge } from "./ridges.ts";
import { decorate, group, list, MARGIN, NUMBERED_LIST, PAGE, RIGHT, type Sheet } from "./sheet.ts";
import { measureHeight, measureWidth, styles, write } from "./text.ts";
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
