interface Table {
  tag: string;
  data: Buffer;
}

/**
 * Gives characters that a font lacks the glyphs of others that it has: `{ "\u202F": "\u2009" }`.
 * Takes and returns an uncompressed font (sfnt) whose characters are all in the basic plane.
 */
export function aliasCharacters(font: Buffer, aliases: Record<string, string>): Buffer {
  const tables = readTables(font);
  const cmap = tables.find(({ tag }) => tag === "cmap");
  if (!cmap) throw new Error("The font has no cmap table.");
  const glyphs = readCharacterMap(cmap.data);
  for (const [character, twin] of Object.entries(aliases)) {
    const glyph = glyphs.get(twin.charCodeAt(0));
    if (!glyph) throw new Error(`The font lacks U+${twin.charCodeAt(0).toString(16)}.`);
    glyphs.set(character.charCodeAt(0), glyph);
  }
  cmap.data = writeCharacterMap(glyphs);
  return writeTables(font.readUInt32BE(0), tables);
}

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + 16 * index;
    const offset = font.readUInt32BE(record + 8);
    return { tag: font.toString("latin1", record, record + 4), data: font.subarray(offset, offset + font.readUInt32BE(record + 12)) };
  });
}

/** Character code to glyph, out of the format 4 subtable. */
function readCharacterMap(cmap: Buffer): Map<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error("The font has no character map of format 4.");

  const glyphs = new Map<number, number>();
  const doubledCount = cmap.readUInt16BE(start + 6);
  for (let segment = 0; segment < doubledCount; segment += 2) {
    const ends = start + 14 + segment;
    const last = cmap.readUInt16BE(ends);
    const first = cmap.readUInt16BE(ends + doubledCount + 2);
    const delta = cmap.readUInt16BE(ends + 2 * doubledCount + 2);
    const rangeAt = ends + 3 * doubledCount + 2;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const raw = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (range === 0 || raw !== 0) glyphs.set(code, (raw + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** One format 4 subtable for Windows and Unicode, one segment a run of neighbours. */
function writeCharacterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments: { first: number; last: number; delta: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const delta = (glyph - code) & 0xffff;
    const open = segments.at(-1);
    if (open && open.last === code - 1 && open.delta === delta) open.last = code;
    else segments.push({ first: code, last: code, delta });
  }
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 });

  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const length = 16 + 8 * count;
  return packWords([
    ...[0, 1, 3, 1, 0, 12],
    ...[4, length, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power)],
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ]);
}

function packWords(words: readonly number[]): Buffer {
  const packed = Buffer.alloc(2 * words.length);
  words.forEach((word, index) => {
    packed.writeUInt16BE(word, 2 * index);
  });
  return packed;
}

function writeTables(version: number, tables: readonly Table[]): Buffer {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(version, 0);
  packWords([tables.length, 16 * power, Math.log2(power), 16 * (tables.length - power)]).copy(head, 4);

  const parts = [head];
  let offset = head.length;
  tables.forEach(({ tag, data }, index) => {
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    const record = 12 + 16 * index;
    head.write(tag, record, "latin1");
    head.writeUInt32BE(sumWords(padded), record + 4);
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(data.length, record + 12);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

function sumWords(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
