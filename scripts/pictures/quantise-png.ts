import { crc32, deflateSync, inflateSync } from "node:zlib";

/** Writes a screenshot anew with a palette: flat drawings need no more than 256 colours, and a third of the bytes. */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PALETTE_SIZE = 256;
const HEAD_LENGTH = 8;

const DIGEST_KEYWORD = "Digest\0";

/** Takes a PNG of 8-bit RGB without interlacing, as Chromium writes them; throws a RangeError on any other. The digest (ASCII) goes into the picture. */
export function quantisePng(png: Uint8Array, digest: string): Uint8Array {
  const { width, height, data } = readChunks(png);
  const pixels = unfilter(inflateSync(data), width, height);
  const palette = choosePalette(pixels);
  const indexOf = new Map(palette.map((color, index) => [color, index]));
  // A row begins with the number of its filter: 0, none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = pixels[y * width + x] ?? 0;
      let index = indexOf.get(color);
      if (index === undefined) {
        index = findNearest(palette, color);
        indexOf.set(color, index);
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 3], 8);
  const colors = Uint8Array.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  return Uint8Array.from([
    ...SIGNATURE,
    ...writeChunk("IHDR", header),
    ...writeChunk("tEXt", new TextEncoder().encode(DIGEST_KEYWORD + digest)),
    ...writeChunk("PLTE", colors),
    ...writeChunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    ...writeChunk("IEND", new Uint8Array()),
  ]);
}

/** Width and height of a PNG, in pixels. */
export function readPngSize(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The digest that quantisePng wrote into a PNG, or null. */
export function readDigest(png: Uint8Array): string | null {
  for (const { type, data } of listChunks(png)) {
    const text = type === "tEXt" ? new TextDecoder("latin1").decode(data) : "";
    if (text.startsWith(DIGEST_KEYWORD)) return text.slice(DIGEST_KEYWORD.length);
  }
  return null;
}

function* listChunks(png: Uint8Array): Generator<{ type: string; data: Uint8Array }> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let offset = HEAD_LENGTH; offset < png.length; offset += 12 + view.getUint32(offset)) {
    const type = String.fromCharCode(...png.subarray(offset + 4, offset + 8));
    yield { type, data: png.subarray(offset + 8, offset + 8 + view.getUint32(offset)) };
  }
}

function readChunks(png: Uint8Array): { width: number; height: number; data: Uint8Array } {
  const [depth, colorType, , , interlace] = png.subarray(24, 29);
  if (depth !== 8 || colorType !== 2 || interlace !== 0) throw new RangeError("not a PNG of 8-bit RGB");
  const parts: number[] = [];
  for (const { type, data } of listChunks(png)) if (type === "IDAT") for (const byte of data) parts.push(byte);
  return { ...readPngSize(png), data: Uint8Array.from(parts) };
}

/** One number per pixel, 0xRRGGBB. */
function unfilter(rows: Uint8Array, width: number, height: number): Uint32Array {
  const length = width * 3;
  const bytes = new Uint8Array(length * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (length + 1)];
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const left = x >= 3 ? (bytes[at - 3] ?? 0) : 0;
      const above = y > 0 ? (bytes[at - length] ?? 0) : 0;
      const corner = x >= 3 && y > 0 ? (bytes[at - length - 3] ?? 0) : 0;
      const predicted = [0, left, above, (left + above) >> 1, predictPaeth(left, above, corner)][filter ?? 0] ?? 0;
      bytes[at] = (rows[y * (length + 1) + 1 + x] ?? 0) + predicted;
    }
  }
  return Uint32Array.from(
    { length: width * height },
    (_, index) => ((bytes[index * 3] ?? 0) << 16) | ((bytes[index * 3 + 1] ?? 0) << 8) | (bytes[index * 3 + 2] ?? 0),
  );
}

function predictPaeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(estimate - value)) as [number, number, number];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** The most frequent colours: the flats, and the commonest steps of their edges. */
function choosePalette(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, PALETTE_SIZE)
    .map(([color]) => color);
}

function findNearest(palette: readonly number[], color: number): number {
  const distances = palette.map((candidate) =>
    [16, 8, 0].reduce((sum, shift) => sum + (((candidate >> shift) & 255) - ((color >> shift) & 255)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function writeChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}
