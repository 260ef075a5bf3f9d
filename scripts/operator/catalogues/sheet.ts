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
  profession: Profession;
  tone: Tone;
}

type ElementOptions = PDFKit.Mixins.StructureElementOptions & { attributes?: Record<string, unknown> };

/** Options of a list whose labels are numbers, and of one whose labels are signs. */
export const NUMBERED: ElementOptions = { attributes: { O: "List", ListNumbering: "Decimal" } };
export const SIGNED: ElementOptions = { attributes: { O: "List", ListNumbering: "Disc" } };

/** Adds a structure element that holds other elements, hands it over to be filled, and returns what that returns. */
export function group<T>(sheet: Sheet, type: string, fill: (inner: Sheet) => T, options: ElementOptions = {}): T {
  const element = openElement(sheet, type, options);
  const result = fill({ ...sheet, parent: element });
  element.end();
  return result;
}

/** Adds a structure element whose content is what `draw` draws. */
export function leaf(sheet: Sheet, type: string, draw: () => void, options: ElementOptions = {}): void {
  const element = openElement(sheet, type, options);
  element.add(draw);
  element.end();
}

/** Adds a link: its words, then the area that answers to the pointer. `draw` returns that area. */
export function linkLeaf(sheet: Sheet, target: LinkTarget, description: string, draw: () => LinkArea): void {
  const element = openElement(sheet, "Link", {});
  let area: LinkArea | undefined;
  element.add(() => {
    area = draw();
  });
  if (area) {
    const { x, y, width, height } = area;
    const options = { structParent: element, Contents: new String(description) };
    if ("url" in target) sheet.doc.link(x, y, width, height, target.url, options);
    else sheet.doc.goTo(x, y, width, height, target.destination, options);
  }
  element.end();
}

export type LinkTarget = { url: string } | { destination: string };

export interface LinkArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws what screen readers pass over: shapes, and the furniture of the page. */
export function decorate({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => void, type: "Layout" | "Pagination" = "Layout"): void {
  doc.markContent("Artifact", { type });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
}

function openElement({ doc, parent }: Sheet, type: string, { attributes, ...options }: ElementOptions): PDFKit.PDFStructureElement {
  const element = doc.struct(type, options);
  if (attributes) element.dictionary.data.A = attributes;
  parent.add(element);
  return element;
}
