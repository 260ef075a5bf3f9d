import type { Profession } from "#app/content/vocabulary.ts";
import type { Tone } from "./tone.ts";

/** A4, in points of 1/72 inch from the top left corner. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = 46;
/** Right edge and width of what is written. */
export const RIGHT = PAGE.width - MARGIN;
export const MEASURE = RIGHT - MARGIN;

/** Where drawing goes: the document, and the element of its structure tree that receives the next one. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  parent: PDFKit.PDFStructureElement;
  pageCount: number;
  profession: Profession;
  tone: Tone;
}

/** The type of a structure element, such as P or H2, with what else is said of it. */
export type Tag = string | (PDFKit.Mixins.StructureElementOptions & { type: string; attributes?: Record<string, unknown> });

/** A list whose labels are numbers, and one whose labels are signs. */
export const NUMBERED_LIST: Tag = { type: "L", attributes: { O: "List", ListNumbering: "Decimal" } };
export const SIGNED_LIST: Tag = { type: "L", attributes: { O: "List", ListNumbering: "Disc" } };
export const COLUMN_HEAD: Tag = { type: "TH", scope: "Column" };
export const ROW_HEAD: Tag = { type: "TH", scope: "Row" };

/** Adds a structure element that holds other elements, hands it over to be filled, and returns what that returns. */
export function group<T>(sheet: Sheet, tag: Tag, fill: (inner: Sheet) => T): T {
  const { type, attributes, ...options } = typeof tag === "string" ? { type: tag } : tag;
  const element = sheet.doc.struct(type, options);
  if (attributes) element.dictionary.data.A = attributes;
  sheet.parent.add(element);
  const result = fill({ ...sheet, parent: element });
  element.end();
  return result;
}

/** Adds a structure element whose content is what `draw` draws. */
export function leaf(sheet: Sheet, tag: Tag, draw: () => void): void {
  group(sheet, tag, ({ parent }) => parent.add(draw));
}

/** Adds a list, each of whose items is filled by `fill`, and returns what that returns. */
export function list<Item, T>(sheet: Sheet, tag: Tag, items: readonly Item[], fill: (inner: Sheet, item: Item, index: number) => T): T[] {
  return group(sheet, tag, (all) => items.map((item, index) => group(all, "LI", (inner) => fill(inner, item, index))));
}

/** Draws what screen readers pass over: shapes, and the furniture of the page. */
export function decorate({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => void, type: "Layout" | "Pagination" = "Layout"): void {
  doc.markContent("Artifact", { type });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
}
