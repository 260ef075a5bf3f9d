import { footerTexts } from "#app/content/navigation.ts";
import { describeHoursRange } from "#app/content/offers.ts";
import { organisation } from "#app/content/organisation.ts";
import { cataloguePdf, catalogueSize } from "#app/content/pages/catalogue-pdf.ts";
import { professions } from "#app/content/professions.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/schema.ts";
import { colors } from "#app/ui/tokens.ts";
import { readDeployment } from "#scripts/operator/stores/deployment.ts";
import { drawContours, drawRidge, drawRidges } from "./landscape.ts";
import { drawEmblem, drawLogo, drawPlate } from "./motifs.ts";
import { writeKicker } from "./page-furniture.ts";
import { decorate, group, list, MARGIN, PAGE, RIGHT, type Sheet } from "./sheet.ts";
import { capHeight, styles, write, writeLink } from "./text.ts";
import { mixColors } from "./tone.ts";

const POST_X = 262;
const SIGN = { top: 392, floor: 690 } as const;
const HEAD_PLATE = { x: 214, width: 312, height: 55 } as const;
/** From the farthest to the nearest. */
const MOUNTAINS = [
  { seed: 24, baseline: 560, rise: 190, peaks: 3 },
  { seed: 8, baseline: 610, rise: 150, peaks: 4 },
  { seed: 15, baseline: 660, rise: 120, peaks: 4 },
  { seed: 42, baseline: 706, rise: 92, peaks: 5 },
].map((shape) => ({ ...shape, left: -20, right: PAGE.width + 20 }));
const PLATE = { x: 232, width: 317, tallest: 46, gap: 9 } as const;

/** First page: the mountains in the colour of the profession, and a signpost with one plate per programme. */
export function drawCover(sheet: Sheet): void {
  const { tone, profession } = sheet;
  const site = readDeployment("production").settings.SITE_ORIGIN ?? "";
  const { host } = new URL(site);
  const programmes = programmesOf(profession);
  const platesTop = SIGN.top + HEAD_PLATE.height + PLATE.gap * 2;
  const plateHeight = Math.min(PLATE.tallest, (SIGN.floor - platesTop) / programmes.length - PLATE.gap);

  sheet.doc.addPage();
  decorate(sheet, (doc) => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(colors.paper);
    drawContours(doc, { seed: 5, x: 520, y: 90, reach: 420, lines: 11, color: mixColors(colors.paper, tone.main, 0.12) });
    doc.circle(120, 488, 62).fill(colors.sun);
    drawRidges(doc, MOUNTAINS, tone.layers);
    doc.roundedRect(POST_X, SIGN.top - 26, 9, PAGE.height - SIGN.top, 4).fill(colors.ink);
    drawRidge(doc, { seed: 31, left: 0, right: PAGE.width, baseline: 742, rise: 62, peaks: 4 }, { face: colors.ink });
    drawLogo(doc, MARGIN, 44, 0.86);
  });

  write(sheet, "P", organisation.name, { ...styles.h2, size: 17 }, { x: MARGIN + 39, y: 53 });
  const corner = { x: RIGHT, y: 55, align: "right", color: tone.main } as const;
  writeLink(sheet, host, { ...styles.h3, size: 11 }, corner, { to: site, description: `${cataloguePdf.links.site} ${host}` });
  writeKicker(sheet, cataloguePdf.cover.kicker, 106);
  write(sheet, "H1", cataloguePdf.cover.title, styles.poster, { x: MARGIN - 7, y: 140 });
  drawHeadPlate(sheet, SIGN.top);
  list(sheet, "L", programmes, (item, programme, index) => {
    drawProgrammePlate(item, programme, platesTop + index * (plateHeight + PLATE.gap), plateHeight);
  });

  write(sheet, "P", footerTexts.motto, { ...styles.h2, size: 15 }, { x: MARGIN, y: 786, color: colors.raised });
  write(sheet, "P", footerTexts.team, styles.small, { x: RIGHT, y: 790, align: "right", color: colors.meltwater });
}

function drawHeadPlate(sheet: Sheet, y: number): void {
  const x = HEAD_PLATE.x + 18;
  decorate(sheet, (doc) => doc.roundedRect(HEAD_PLATE.x, y, HEAD_PLATE.width, HEAD_PLATE.height, 5).fill(colors.ink));
  write(sheet, "P", professions[sheet.profession].title, { ...styles.h2, size: 17 }, { x, y: y + 14, color: colors.raised });
  write(sheet, "P", catalogueSize(sheet.profession), styles.caption, { x, y: y + 36, color: colors.meltwater });
}

function drawProgrammePlate(item: Sheet, programme: Programme, y: number, height: number): void {
  const middle = y + height / 2;
  const size = height * 0.61;
  const title = { ...styles.h3, size: 13.5 };
  const color = colors.raised;
  decorate(item, (doc) => {
    drawPlate(doc, PLATE.x, y, PLATE.width, height, item.tone.main);
    drawEmblem(doc, programme.emblem, { x: PLATE.x + 14, y: middle - size / 2, size }, color, 1.3);
  });
  group(item, "LBody", (body) => {
    write(body, "P", programme.shortTitle, title, { x: PLATE.x + 54, y: middle - capHeight(title) / 2, color });
    const hours = { x: PLATE.x + PLATE.width - 26, y: middle - capHeight(styles.figure) / 2, align: "right", color } as const;
    write(body, "P", describeHoursRange(programme), styles.figure, hours);
  });
}
