// What pdfkit has and its published types lack: table scopes, the dictionary of a structure element, destinations of bookmarks and links.
declare namespace PDFKit {
  namespace Mixins {
    interface StructureElementOptions {
      scope?: "Column" | "Row";
    }
    interface PDFAnnotation {
      link(x: number, y: number, width: number, height: number, url: string, options: LinkOptions): this;
      goTo(x: number, y: number, width: number, height: number, name: string, options: LinkOptions): this;
    }
  }
  interface LinkOptions {
    structParent: PDFStructureElement;
    /** A PDF string is a String object; a plain string would be written as a name. */
    Contents: object;
  }
  interface PDFStructureElement {
    dictionary: { data: Record<string, unknown> };
  }
  interface PDFOutline {
    addItem(title: string, options?: { expanded?: boolean; top?: number; left?: number }): PDFOutline;
  }
}
