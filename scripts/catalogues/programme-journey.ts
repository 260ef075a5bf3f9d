import { formatDate } from "#app/content/format.ts";
import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { listPracticalItems, programmePage } from "#app/content/pages/programme.ts";
import { listFormats, offerOf } from "#app/content/programmes/index.ts";
import type { LearnerPathStep, Programme } from "#app/content/schema.ts";
import { colors } from "#app/ui/tokens.ts";
import { writeKicker } from "./kicker.ts";
import { drawTrailMark, drawWaypoint, startTrail } from "./motifs.ts";
import { pricedOffer } from "./offers.ts";
import { checkFits, drawFoot, drawRunningHead, FLOOR, type PagePosition, spread, startPage } from "./page-furniture.ts";
import { decorate, group, MARGIN, PAGE, RIGHT, type Sheet } from "./sheet.ts";
import { measureHeight, styles, write } from "./text.ts";

const SIDE = { x: 372, textX: 392, width: RIGHT - 392 } as const;
const ITEM_GAP = 11.5;
/** Top of the capitals of the title. */
const HEAD = 88;
const PATH_WIDTH = SIDE.x - 24 - MARGIN;
const TRAIL = { x: MARGIN + 20, swing: 11, radius: 9.5, textX: MARGIN + 56, marksX: SIDE.x - 24 - 56 } as const;
const STEP = { ...styles.strong, leading: 12.6 };
const STEP_WIDTH = TRAIL.marksX - 12 - TRAIL.textX;

/** Right page of a programme: the whole learner path as a trail, and what one must know before enrolling. */
export function drawJourney(sheet: Sheet, programme: Programme, position: PagePosition): void {
  startPage(sheet);
  decorate(sheet, (doc) => doc.rect(SIDE.x, 0, PAGE.width - SIDE.x, PAGE.height).fill(sheet.tone.soft));
  drawRunningHead(sheet);
  const bottoms = [drawPath(sheet, programme), drawPractical(sheet, programme)];
  checkFits(Math.max(...bottoms), `${programme.title}, ${programmePage.path.title}`);
  drawFoot(sheet, position);
}

/** Returns the lowest baseline. */
function drawPath(sheet: Sheet, programme: Programme): number {
  const { shortTitle, learnerPath, referenceTexts, formats } = programme;
  return group(sheet, "Sect", (section) => {
    writeKicker(section, shortTitle, 64);
    const titleBottom = write(section, "H2", programmePage.path.title, { ...styles.h2, size: 22, leading: 25 }, { x: MARGIN, y: HEAD, width: PATH_WIDTH, isBalanced: true });
    const key = formats.PI ? cataloguePdf.programme.pathKeyIntegrated : cataloguePdf.programme.pathKey;
    const keyBottom = write(section, "P", key, styles.small, { x: MARGIN, y: titleBottom + 14, width: 270, isBalanced: true, color: colors.moss });
    const trailTop = keyBottom + 30;
    const heights = learnerPath.map(({ title }) => measureHeight(section, title, STEP, STEP_WIDTH, true));
    const spare = FLOOR - trailTop - heights.reduce((sum, height) => sum + height, 0) - measureReferences(section, referenceTexts);
    const gap = spread(spare, learnerPath.length, { least: 18, most: 32 });
    drawTrail(section, learnerPath, { top: trailTop, heights, gap });
    const trailBottom = trailTop + heights.reduce((sum, height) => sum + height + gap, 0);
    return drawReferences(section, referenceTexts, trailBottom + 6);
  });
}

interface Waypoint {
  x: number;
  y: number;
}

/** The steps, strung on a winding trail. */
function drawTrail(sheet: Sheet, steps: readonly LearnerPathStep[], { top, heights, gap }: { top: number; heights: readonly number[]; gap: number }): void {
  let next = top;
  const stops = heights.map((height, index) => {
    const stop = { x: TRAIL.x + TRAIL.swing * Math.sin(index * 1.15), y: next + height / 2, top: next };
    next += height + gap;
    return stop;
  });
  decorate(sheet, (doc) => {
    drawWindingTrail(startTrail(doc, sheet.tone.main), stops);
    doc.undash();
    stops.forEach((stop, index) => {
      drawWaypoint(doc, stop.x, stop.y, TRAIL.radius, sheet.tone.main, colors.paper, index === 0 || index === stops.length - 1);
    });
  });
  group(
    sheet,
    "L",
    (list) =>
      steps.forEach(({ title, formats }, index) => {
        const stop = stops[index] ?? { x: 0, y: 0, top: 0 };
        const isEnd = index === 0 || index === steps.length - 1;
        decorate(list, (doc) => {
          formats.forEach((format, column) => drawTrailMark(doc, format, markX(formats, column), stop.y - 10, colors.ink, 0.78));
        });
        group(list, "LI", (item) => {
          write(item, "Lbl", String(index + 1), { ...styles.h3, size: 9.5 }, { x: stop.x, y: stop.y - 3.1, align: "center", color: isEnd ? "#FFFFFF" : list.tone.main });
          group(item, "LBody", (body) => {
            write(body, "P", title, STEP, { x: TRAIL.textX, y: stop.top, width: STEP_WIDTH, isBalanced: true });
            formats.forEach((format, column) => {
              write(body, "Span", format, { ...styles.caption, size: 7.8 }, { x: markX(formats, column) + 7, y: stop.y + 2.5, align: "center" });
            });
          });
        });
      }),
    { attributes: { O: "List", ListNumbering: "Decimal" } },
  );
}

/** FC stands in the first column, EPP in the second, so that each column can be followed with the eye. */
function markX(formats: readonly string[], column: number): number {
  return TRAIL.marksX + (formats[column] === "FC" ? 0 : 30);
}

function drawWindingTrail(doc: PDFKit.PDFDocument, stops: readonly Waypoint[]): void {
  stops.forEach((stop, index) => {
    const before = stops[index - 1];
    if (!before) return doc.moveTo(stop.x, stop.y);
    const bend = (stop.y - before.y) / 2;
    return doc.bezierCurveTo(before.x, before.y + bend, stop.x, stop.y - bend, stop.x, stop.y);
  });
  doc.stroke();
}

const REFERENCES = { head: 38, indent: 10, gap: 9 } as const;

function measureReferences(sheet: Sheet, texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + measureHeight(sheet, text, styles.note, PATH_WIDTH - REFERENCES.indent) + REFERENCES.gap, REFERENCES.head);
}

/** Returns the lowest baseline. */
function drawReferences(section: Sheet, texts: readonly string[], y: number): number {
  const { head, indent, gap } = REFERENCES;
  decorate(section, (doc) => doc.rect(MARGIN, y, PATH_WIDTH, 0.8).fill(colors.hairline));
  write(section, "H3", programmePage.references, styles.h3, { x: MARGIN, y: y + 18 });
  return group(section, "L", (list) =>
    texts.reduce((top, text) => {
      const bottom = group(list, "LI", (item) => {
        write(item, "Lbl", "–", styles.note, { x: MARGIN, y: top, color: list.tone.main });
        return write(item, "LBody", text, styles.note, { x: MARGIN + indent, y: top, width: PATH_WIDTH - indent, color: colors.moss });
      });
      return bottom + gap;
    }, y + head),
  ) - gap;
}

/** The side column. Returns the lowest baseline. */
function drawPractical(sheet: Sheet, programme: Programme): number {
  const { practical } = programmePage;
  const formats = Object.fromEntries(
    listFormats(programme).flatMap((format) => {
      const offer = offerOf(programme, format);
      return offer ? [[format, pricedOffer(offer)]] : [];
    }),
  );
  return group(sheet, "Sect", (section) => {
    const titleBottom = write(section, "H2", practical.title, { ...styles.h2, size: 14.4 }, { x: SIDE.textX, y: 66 });
    const items = [
      ...listPracticalItems({ profession: programme.profession, formats }),
      { term: practical.updated, text: formatDate(programme.updatedOn) },
    ];
    return items.reduce((top, item) => drawPracticalItem(section, item, top), titleBottom + 18) - ITEM_GAP;
  });
}

type PracticalItem = ReturnType<typeof listPracticalItems>[number];

/** Returns where the next item begins. */
function drawPracticalItem(section: Sheet, { term, text, links = [] }: PracticalItem, y: number): number {
  const { textX: x, width } = SIDE;
  const style = { ...styles.small, size: 8.3, leading: 11.2 };
  write(section, "H3", term, { ...styles.h3, size: 9.6 }, { x, y, color: section.tone.main });
  const bottom = write(section, "P", text, style, { x, y: y + 13, width });
  return links.reduce((top, { label }) => write(section, "P", label, { ...style, font: "strong" }, { x, y: top + 5.6 }), bottom) + ITEM_GAP;
}
