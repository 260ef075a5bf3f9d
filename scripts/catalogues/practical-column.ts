import { formatDate } from "#app/content/format.ts";
import { listPracticalItems, programmePage } from "#app/content/pages/programme.ts";
import { listFormats, offerOf } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/schema.ts";
import { pricedOffer } from "./offers.ts";
import { decorate, group, PAGE, RIGHT, type Sheet } from "./sheet.ts";
import { styles, type TextStyle, write } from "./text.ts";

/** The column reaches the right edge of the page. */
export const COLUMN = { x: 372, textX: 392, width: RIGHT - 392 } as const;
const TOP = 66;
const ITEM_GAP = 11.5;
const TEXT: TextStyle = { ...styles.small, size: 8.3, leading: 11.2 };

type PracticalItem = ReturnType<typeof listPracticalItems>[number];

/** Draws the ground of the column. */
export function drawColumnGround(sheet: Sheet): void {
  decorate(sheet, (doc) => doc.rect(COLUMN.x, 0, PAGE.width - COLUMN.x, PAGE.height).fill(sheet.tone.soft));
}

/** Writes what one must know before enrolling. Returns the lowest baseline. */
export function drawPracticalColumn(sheet: Sheet, programme: Programme): number {
  const { practical } = programmePage;
  const items = [...listItems(programme), { term: practical.updated, text: formatDate(programme.updatedOn) }];
  return group(sheet, "Sect", (section) => {
    const titleBottom = write(section, "H2", practical.title, { ...styles.h2, size: 14.4 }, { x: COLUMN.textX, y: TOP });
    return items.reduce((y, item) => drawItem(section, item, y), titleBottom + 18) - ITEM_GAP;
  });
}

function listItems(programme: Programme): PracticalItem[] {
  const offers = listFormats(programme).flatMap((format) => {
    const offer = offerOf(programme, format);
    return offer ? [[format, pricedOffer(offer)] as const] : [];
  });
  return listPracticalItems({ profession: programme.profession, formats: Object.fromEntries(offers) });
}

/** Returns where the next item begins. */
function drawItem(section: Sheet, { term, text, links = [] }: PracticalItem, y: number): number {
  const { textX: x, width } = COLUMN;
  write(section, "H3", term, { ...styles.h3, size: 9.6 }, { x, y, color: section.tone.main });
  const textBottom = write(section, "P", text, TEXT, { x, y: y + 13, width });
  const bottom = links.reduce((top, { label }) => write(section, "P", label, { ...TEXT, font: "label" }, { x, y: top + 5.8 }), textBottom);
  return bottom + ITEM_GAP;
}
