import type { Profession } from "#app/content/schema.ts";

/** Key of the published PDF of a profession in the bucket. */
export function catalogueKey(profession: Profession): string {
  return `${profession}.pdf`;
}

/** Whether the PDF of a profession is published. Throws what R2 throws. */
export async function hasCatalogue(bucket: R2Bucket, profession: Profession): Promise<boolean> {
  return (await bucket.head(catalogueKey(profession))) !== null;
}

/**
 * Streams the PDF of a profession as an attachment, whole, in part (206) or not at all when the client has it (304).
 * Returns null when no PDF is published. Throws what R2 throws.
 */
export async function readCatalogue(bucket: R2Bucket, profession: Profession, fileName: string, request: Request): Promise<Response | null> {
  const range = parseRange(request.headers.get("Range"));
  const object = await bucket.get(catalogueKey(profession), { onlyIf: request.headers, ...(range && { range }) });
  if (object === null) return null;

  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${toAscii(fileName)}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    "Cache-Control": "private, no-cache",
    "Accept-Ranges": "bytes",
    ETag: object.httpEtag,
  });
  if (!("body" in object)) return new Response(null, { status: 304, headers });

  // R2 fills `object.range` on whole reads too, so only the request tells the two apart.
  const part = range ? resolveRange(range, object.size) : null;
  if (range && !part) return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${object.size}` } });
  headers.set("Content-Length", String(part ? part.end - part.start + 1 : object.size));
  if (part) headers.set("Content-Range", `bytes ${part.start}-${part.end}/${object.size}`);
  return new Response(object.body, { status: part ? 206 : 200, headers });
}

type Range = { offset: number; length?: number } | { suffix: number };

/** One byte range; several ranges or anything else read as none, so the whole file is sent (RFC 9110 §14.2). */
function parseRange(header: string | null): Range | null {
  const [, start = "", end = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (start === "") return end === "" || Number(end) === 0 ? null : { suffix: Number(end) };
  if (end === "") return { offset: Number(start) };
  return Number(end) < Number(start) ? null : { offset: Number(start), length: Number(end) - Number(start) + 1 };
}

function resolveRange(range: Range, size: number): { start: number; end: number } | null {
  if ("suffix" in range) return { start: Math.max(0, size - range.suffix), end: size - 1 };
  if (range.offset >= size) return null;
  return { start: range.offset, end: Math.min(size, range.offset + (range.length ?? size)) - 1 };
}

function toAscii(text: string): string {
  return text.normalize("NFD").replace(/[^\x20-\x7E]/g, "").replace(/["\\]/g, "");
}
