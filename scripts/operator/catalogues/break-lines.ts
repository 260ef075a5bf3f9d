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
