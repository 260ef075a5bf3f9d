import type { Profession } from "#app/content/vocabulary.ts";
import { describeByteRange, readByteRange } from "../byte-range.ts";

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
export async function readCatalogue(
  bucket: R2Bucket,
  profession: Profession,
  fileName: string,
  request: Request,
): Promise<Response | null> {
  const key = catalogueKey(profession);
  const rangeHeader = request.headers.get("Range");
  // R2 throws on a range beyond the file, so its size is asked first, but only when a part is wanted.
  const head = rangeHeader === null ? null : await bucket.head(key);
  const range = readByteRange(rangeHeader, head?.size ?? 0);
  if (head && range === "unsatisfiable") return new Response(null, describeByteRange(range, head.size));

  const part = typeof range === "object" && { range: { offset: range.start, length: range.end - range.start + 1 } };
  const object = await bucket.get(key, { onlyIf: request.headers, ...part });
  if (object === null) return null;

  const { status, headers: rangeHeaders } = describeByteRange(range, object.size);
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${toAscii(fileName)}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    "Cache-Control": "private, no-cache",
    "Accept-Ranges": "bytes",
    ETag: object.httpEtag,
  });
  if (!("body" in object)) return new Response(null, { status: 304, headers });
  for (const [name, value] of Object.entries(rangeHeaders)) headers.set(name, value);
  return new Response(object.body, { status, headers });
}

function toAscii(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\x20-\x7E]/g, "")
    .replace(/["\\]/g, "");
}
