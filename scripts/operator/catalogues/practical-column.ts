import { formatDate } from "#app/content/format.ts";
import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { listPracticalItems, type PracticalItem, programmePage } from "#app/content/pages/programme.ts";
import type { Programme } from "#app/content/schema.ts";
import { FLOOR, stack } from "./page-furniture.ts";
import { group, RIGHT, type Sheet } from "./sheet.ts";
import { capHeight, measureHeight, styles, type TextStyle, write, writeLink } from "./text.ts";

/** The column reaches the right edge of the page. */
export const COLUMN = { x: 366, textX: 382, width: RIGHT - 382 } as const;
const TOP = 66;
const ITEM_TEXT_TOP = 13;
const TEXT: TextStyle = { ...styles.small, leading: 11.4 };

/** Writes what one must know before enrolling. Returns the lowest baseline. */
export function drawPracticalColumn(sheet: Sheet, programme: Programme): number {
  const { practical } = programmePage;
  const items = [...listPracticalItems(programme), { term: practical.updated, text: formatDate(programme.updatedOn) }];
  return group(sheet, "Sect", (section) => {
    const titleBottom = write(section, "H2", practical.title, { ...styles.h2, size: 14.4 }, { x: COLUMN.textX, y: TOP });
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
