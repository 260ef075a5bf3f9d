interface Table {
  tag: string;
  data: Uint8Array;
}

const CHARACTER_MAP = "cmap";

/**
 * Gives characters that a font lacks the glyphs of others that it has: `{ "\u202F": "\u2009" }`.
 * Takes and returns an uncompressed font (sfnt) whose characters are all in the basic plane.
 */
export function aliasCharacters(font: Uint8Array, aliases: Record<string, string>): Uint8Array {
  const tables = readTables(font);
  const cmap = tables.find(({ tag }) => tag === CHARACTER_MAP);
  if (!cmap) throw new Error("The font has no character map.");
  const glyphs = readCharacterMap(viewOf(cmap.data));
  for (const [character, twin] of Object.entries(aliases)) {
    const glyph = glyphs.get(twin.charCodeAt(0));
    if (!glyph) throw new Error(`The font lacks U+${twin.charCodeAt(0).toString(16)}.`);
    glyphs.set(character.charCodeAt(0), glyph);
  }
  cmap.data = writeCharacterMap(glyphs);
  return writeTables(viewOf(font).getUint32(0), tables);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readTables(font: Uint8Array): Table[] {
  const view = viewOf(font);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const record = 12 + 16 * index;
    const offset = view.getUint32(record + 8);
    return {
      tag: String.fromCharCode(...font.subarray(record, record + 4)),
      data: font.subarray(offset, offset + view.getUint32(record + 12)),
    };
  });
}

/** Character code to glyph, out of the subtable of format 4. */
function readCharacterMap(cmap: DataView): Map<number, number> {
  const starts = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + 8 * index));
  const start = starts.find((offset) => cmap.getUint16(offset) === 4);
  if (start === undefined) throw new Error("The font has no character map of format 4.");

  const glyphs = new Map<number, number>();
  const doubledCount = cmap.getUint16(start + 6);
  for (let segment = 0; segment < doubledCount; segment += 2) {
    const ends = start + 14 + segment;
    const last = cmap.getUint16(ends);
    const first = cmap.getUint16(ends + doubledCount + 2);
    const delta = cmap.getUint16(ends + 2 * doubledCount + 2);
    const rangeAt = ends + 3 * doubledCount + 2;
    const range = cmap.getUint16(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const raw = range === 0 ? code : cmap.getUint16(rangeAt + range + 2 * (code - first));
      if (range === 0 || raw !== 0) glyphs.set(code, (raw + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** One subtable of format 4 (Windows, Unicode), one segment for each run of neighbours. */
function writeCharacterMap(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const segments: { first: number; last: number; delta: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const delta = (glyph - code) & 0xffff;
    const open = segments.at(-1);
    if (open && open.last === code - 1 && open.delta === delta) open.last = code;
    else segments.push({ first: code, last: code, delta });
  }
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 });

  const count = segments.length;
  return packWords([
    ...[0, 1, 3, 1, 0, 12],
    ...[4, 16 + 8 * count, 0, ...searchHints(count, 2)],
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ]);
}

function writeTables(version: number, tables: readonly Table[]): Uint8Array {
  const headLength = 12 + 16 * tables.length;
  const font = new Uint8Array(tables.reduce((length, { data }) => length + pad(data.length), headLength));
  const view = viewOf(font);
  view.setUint32(0, version);
  const [, ...hints] = searchHints(tables.length, 16);
  font.set(packWords([tables.length, ...hints]), 4);

  let offset = headLength;
  tables.forEach(({ tag, data }, index) => {
    font.set(data, offset);
    const record = 12 + 16 * index;
    font.set(
      [...tag].map((letter) => letter.charCodeAt(0)),
      record,
    );
    view.setUint32(record + 4, sumWords(view, offset, data.length));
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, data.length);
    offset += pad(data.length);
  });
  return font;
}

/** Total size, then what the format wants for a binary search: half of it a power of two, its exponent, the rest. */
function searchHints(count: number, size: number): number[] {
  const exponent = Math.floor(Math.log2(count));
  return [count * size, 2 ** exponent * size, exponent, (count - 2 ** exponent) * size];
}

function packWords(words: readonly number[]): Uint8Array {
  const packed = new Uint8Array(2 * words.length);
  const view = viewOf(packed);
  words.forEach((word, index) => {
    view.setUint16(2 * index, word);
  });
  return packed;
}

function pad(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function sumWords(view: DataView, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
