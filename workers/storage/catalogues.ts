import type { Profession } from "#app/content/vocabulary.ts";
import { describeByteRange, readByteRange } from "../pages/byte-range.ts";
import { checkPreconditions, isRangeCurrent } from "../pages/conditional-request.ts";

/** Key of the published PDF of a profession in the bucket. */
export function catalogueKey(profession: Profession): string {
  return `${profession}.pdf`;
}

/** Whether the PDF of a profession is published. */
export async function hasCatalogue(bucket: R2Bucket, profession: Profession): Promise<boolean> {
  return (await bucket.head(catalogueKey(profession))) !== null;
}

/** The object in the bucket is not a PDF, or is truncated. */
class DamagedCatalogue extends Error {
  override name = "DamagedCatalogue";
}

/**
 * Answers a GET or HEAD with the PDF of a profession as an attachment: whole (200), in part (206, 416) or not at all (304, 412), by the
 * conditions of the request. Returns null when no PDF is published. Throws DamagedCatalogue for an empty or truncated one.
 * The conditions are read here, for R2 given the headers sends all of a file past whose end the range begins, throws at a malformed
 * tag, and does not say whether a condition that failed means 304 or 412. The film needs the same reading.
 */
export async function readCatalogue(
  bucket: R2Bucket,
  profession: Profession,
  fileName: string,
  request: Request,
): Promise<Response | null> {
  const key = catalogueKey(profession);
  for (let look = 1; look <= LOOKS; look++) {
    const head = await bucket.head(key);
    if (head === null) return null;
    if (!(await isWhole(bucket, head))) throw new DamagedCatalogue("The catalogue is empty or truncated");

    const validators = { etag: head.httpEtag, lastModified: head.uploaded };
    const headers = new Headers({
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${toAscii(fileName)}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      "Cache-Control": "private, no-cache",
      "Accept-Ranges": "bytes",
      ETag: head.httpEtag,
      "Last-Modified": head.uploaded.toUTCString(),
    });
    const refusal = checkPreconditions(request.headers, validators);
    if (refusal !== null) return new Response(null, { status: refusal, headers });

    const rangeHeader = isRangeCurrent(request.headers.get("If-Range"), validators) ? request.headers.get("Range") : null;
    const range = request.method === "HEAD" ? "whole" : readByteRange(rangeHeader, head.size);
    const { status, headers: rangeHeaders } = describeByteRange(range, head.size);
    for (const [name, value] of Object.entries(rangeHeaders)) headers.set(name, value);
    if (range === "unsatisfiable" || request.method === "HEAD") return new Response(null, { status, headers });

    const part = range === "whole" ? {} : { range: { offset: range.start, length: range.end - range.start + 1 } };
    const object = await bucket.get(key, { onlyIf: { etagMatches: head.etag }, ...part });
    // No body means that the catalogue was republished since the first look.
    if (object && "body" in object) {
      // A body that ends too early breaks the answer off instead of passing for a shorter file.
      const body = object.body.pipeThrough(new FixedLengthStream(Number(headers.get("Content-Length"))));
      return new Response(body, { status, headers });
    }
  }
  throw new Error("The catalogue changes again and again");
}

const LOOKS = 3;
/** Where readers look for the end of a PDF (ISO 32000). */
const TAIL_BYTES = 1024;
/** The ETag of the last object of each key that was found whole: each is looked at once. */
const wholeTags = new Map<string, string>();

async function isWhole(bucket: R2Bucket, { key, etag, size }: R2Object): Promise<boolean> {
  if (size === 0) return false;
  if (wholeTags.get(key) === etag) return true;
  const tail = await bucket.get(key, { range: { suffix: Math.min(TAIL_BYTES, size) } });
  if (tail === null || !isWholePdf(new Uint8Array(await tail.arrayBuffer()))) return false;
  wholeTags.set(key, etag);
  return true;
}

/** Whether a PDF is there to its end; its last bytes are enough to tell. */
export function isWholePdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.slice(-TAIL_BYTES)).includes("%%EOF");
}

function toAscii(text: string): string {
  return text.normalize("NFD").replace(/[^\x20-\x7E]|["\\]/g, "");
}
