import { colors } from "#app/ui/tokens.ts";
import type { FontName } from "./fonts.ts";
import { group, leaf, type Sheet, type Tag } from "./sheet.ts";

export interface TextStyle {
  font: FontName;
  size: number;
  /** From baseline to baseline. */
  leading: number;
  /** Added between letters, in thousandths of the size. */
  tracking?: number;
  /** Figures of one width, for columns. */
  hasTabularFigures?: boolean;
}

export const styles = {
  poster: { font: "poster", size: 116, leading: 104, tracking: -30 },
  h1: { font: "poster", size: 33, leading: 35, tracking: -18 },
  h2: { font: "display", size: 19, leading: 22, tracking: -14 },
  h3: { font: "label", size: 12, leading: 15, tracking: -6 },
  lead: { font: "text", size: 12.5, leading: 18 },
  body: { font: "text", size: 9.6, leading: 13.8 },
  caption: { font: "caption", size: 9, leading: 12 },
  small: { font: "text", size: 9, leading: 12 },
  smallStrong: { font: "strong", size: 9, leading: 12 },
  strong: { font: "strong", size: 9.6, leading: 13.8 },
  figure: { font: "label", size: 12, leading: 15, tracking: -4, hasTabularFigures: true },
  reference: { font: "strong", size: 9.2, leading: 13, hasTabularFigures: true },
} as const satisfies Record<string, TextStyle>;

export interface TextBox {
  x: number;
  /** Top of the capitals of the first line. */
  y: number;
  /** Left out, lines end at line feeds only. */
  width?: number;
  color?: string;
  /** With "right", `x` is the right edge; with "center", the middle. */
  align?: "left" | "right" | "center";
  /** Lines of about one length, for titles. */
  isBalanced?: boolean;
}

/** The zero of the family of texts is slashed: right in a reference, odd in prose. Figures of prose take the other family. */
const FIGURES = /(?<![\dA-Z])(\d+(?:[,.\u00A0\u2009]\d+)*)(?![\dA-Z])/;
const FIGURE_FONTS: Partial<Record<FontName, FontName>> = { text: "figures", strong: "label" };

/** The pieces of a line, each in one font. */
function splitFigures(line: string, style: TextStyle): { text: string; style: TextStyle }[] {
  const figureFont = FIGURE_FONTS[style.font];
  if (!figureFont) return [{ text: line, style }];
  const pieces = line.split(FIGURES).map((text, index) => ({ text, style: index % 2 ? { ...style, font: figureFont } : style }));
  return pieces.filter(({ text }) => text !== "");
}

function setStyle(doc: PDFKit.PDFDocument, { font, size, tracking = 0, hasTabularFigures = false }: TextStyle): PDFKit.Mixins.TextOptions {
  doc.font(font).fontSize(size);
  return {
    lineBreak: false,
    characterSpacing: (tracking * size) / 1000,
    ...(hasTabularFigures && { features: ["tnum"] as PDFKit.Mixins.OpenTypeFeatures[] }),
  };
}

/**
 * The fonts lack the narrow no-break space of French punctuation, the no-break hyphen and the word joiner. Lines break at plain spaces
 * only.
 */
function replaceMissing(text: string): string {
  return text.replaceAll("\u202F", "\u2009").replaceAll("\u2011", "-").replaceAll("\u2060", "");
}

/** The width of a text on one line. */
export function measureWidth({ doc }: Sheet, text: string, style: TextStyle): number {
  const pieces = splitFigures(replaceMissing(text), style);
  return pieces.reduce((width, piece) => width + doc.widthOfString(piece.text, setStyle(doc, piece.style)), 0);
}

/** From the top of the capitals of the first line to the baseline of the last one. */
export function measureHeight(sheet: Sheet, text: string, style: TextStyle, width: number, isBalanced = false): number {
  const lines = listLines(sheet, text, style, width, isBalanced);
  return (lines.length - 1) * style.leading + capHeight(style);
}

/** Height of the capitals. Both families have nearly the same. */
export function capHeight({ size }: TextStyle): number {
  return size * 0.665;
}

function listLines(sheet: Sheet, text: string, style: TextStyle, width: number | undefined, isBalanced: boolean): string[] {
  return breakLines(replaceMissing(text), width ?? Number.POSITIVE_INFINITY, (part) => measureWidth(sheet, part, style), isBalanced);
}

/** Draws a text inside the structure element that is open. Returns the baseline of its last line. */
export function paint(sheet: Sheet, text: string, style: TextStyle, box: TextBox): number {
  const { doc } = sheet;
  const { y, width, color = colors.ink, isBalanced = false } = box;
  const lines = listLines(sheet, text, style, width, isBalanced);
  const firstBaseline = y + capHeight(style);
  doc.fillColor(color);
  lines.forEach((line, index) => {
    const baseline = firstBaseline + index * style.leading;
    // The space keeps the words apart for those who read the text and not the page.
    const ending = index < lines.length - 1 ? " " : "";
    let left = alignLeft(box, measureWidth(sheet, line, style));
    for (const piece of splitFigures(line + ending, style)) {
      const options = setStyle(doc, piece.style);
      doc.text(piece.text, left, baseline, { ...options, baseline: "alphabetic" });
      left += doc.widthOfString(piece.text, options);
    }
  });
  return firstBaseline + (lines.length - 1) * style.leading;
}

/** The left edge of a line of this width. */
function alignLeft({ x, align = "left" }: TextBox, width: number): number {
  return x - width * { left: 0, center: 0.5, right: 1 }[align];
}

/** Writes a text as one structure element, such as a P or an H2. Returns the baseline of its last line. */
export function write(sheet: Sheet, tag: Tag, text: string, style: TextStyle, box: TextBox): number {
  let bottom = box.y;
  leaf(sheet, tag, () => {
    bottom = paint(sheet, text, style, box);
  });
  return bottom;
}

/** Writes one line as a link to an address or, as `#name`, to a place in the document; the description says where it leads. */
export function writeLink(sheet: Sheet, text: string, style: TextStyle, box: TextBox, link: { to: string; description: string }): void {
  group(sheet, "Link", ({ doc, parent }) => {
    parent.add(() => paint(sheet, text, style, box));
    const width = measureWidth(sheet, text, style);
    const height = Math.max(style.leading, 12);
    const area = [alignLeft(box, width), box.y + (capHeight(style) - height) / 2, width, height] as const;
    const options = { structParent: parent, Contents: new String(link.description) };
    if (link.to.startsWith("#")) doc.goTo(...area, link.to.slice(1), options);
    else doc.link(...area, link.to, options);
  });
}

/** The width of a piece of text on one line. */
type Measure = (text: string) => number;

/** A word, or a line of words. */
interface Piece {
  text: string;
  width: number;
}

/** A space where a line may end: not before a figure (« juin 2022 »), nor after a small one (« 5 B », « 11 janvier »). */
const BREAK = /(?<!(?:^|[ (])\d{1,2}) (?!\d)/;
/** Words that belong to the next one. */
const WEAK_END = / (?:à|au|ce|cette|de|du|des|en|et|la|le|les|par|pour|sur|un|une|votre)$/;

/**
 * Breaks a text at its line feeds, then wherever a line would pass `width`.
 * A title is balanced: lines of about one length, none of which ends on an article. A paragraph avoids to end on one short word.
 */
export function breakLines(text: string, width: number, measure: Measure, isBalanced = false): string[] {
  // What a space adds between two letters, letter spacing included.
  const space = measure("n n") - 2 * measure("n");
  return text.split("\n").flatMap((part) => {
    const words = part.split(BREAK).map((word) => ({ text: word, width: measure(word) }));
    const settings = listSettings(words, width, space);
    const [widest = []] = settings;
    const chosen = isBalanced
      ? (settings.findLast((lines) => !lines.some((line) => WEAK_END.test(line.text))) ?? settings.at(-1))
      : settings.slice(0, 10).find((lines) => (lines.at(-1)?.width ?? 0) >= width * 0.22);
    return (chosen ?? widest).map((line) => line.text);
  });
}

/** The text in ever narrower columns, down to half the width, as long as it takes no more lines. */
function listSettings(words: readonly Piece[], width: number, space: number): Piece[][] {
  const widest = fillLines(words, width, space);
  const settings = [widest];
  if (widest.length === 1) return settings;
  for (let step = 1; step < 25; step++) {
    const lines = fillLines(words, width * (1 - step * 0.02), space);
    if (lines.length > widest.length) break;
    settings.push(lines);
  }
  return settings;
}

function fillLines(words: readonly Piece[], width: number, space: number): Piece[] {
  const lines: Piece[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && line.width + space + word.width <= width) {
      line.text += ` ${word.text}`;
      line.width += space + word.width;
    } else lines.push({ ...word });
  }
  return lines;
}
