import { catalogueFileName } from "#app/content/catalogue.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { describeByteRange, readByteRange } from "../pages/byte-range.ts";
import { CACHE_CONTROL } from "../pages/cache-control.ts";
import { checkPreconditions, isRangeCurrent } from "../pages/conditional-request.ts";
import { findCatalogue, openCatalogue } from "../storage/catalogues.ts";

const LOOKS = 3;

/**
 * Answers a GET or HEAD with the PDF of a profession as an attachment: whole (200), in part (206, 416) or not at all (304, 412), by the
 * conditions of the request. Returns null when no PDF is published. Throws DamagedCatalogue for an empty or truncated one.
 * The conditions are read here, for R2 given the headers sends all of a file past whose end the range begins, throws at a malformed
 * tag, and does not say whether a condition that failed means 304 or 412. The film needs the same reading.
 */
export async function answerCatalogue(bucket: R2Bucket, profession: Profession, request: Request): Promise<Response | null> {
  const name = catalogueFileName(profession);
  for (let look = 1; look <= LOOKS; look++) {
    const found = await findCatalogue(bucket, profession);
    if (found === null) return null;

    const validators = { etag: found.httpEtag, lastModified: found.uploaded };
    const headers = new Headers({
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${toAscii(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "Cache-Control": CACHE_CONTROL.unshared,
      "Accept-Ranges": "bytes",
      ETag: found.httpEtag,
      "Last-Modified": found.uploaded.toUTCString(),
    });
    const refusal = checkPreconditions(request.headers, validators);
    if (refusal !== null) return new Response(null, { status: refusal, headers });

    const rangeHeader = isRangeCurrent(request.headers.get("If-Range"), validators) ? request.headers.get("Range") : null;
    const range = request.method === "HEAD" ? "whole" : readByteRange(rangeHeader, found.size);
    const { status, headers: rangeHeaders } = describeByteRange(range, found.size);
    for (const [name, value] of Object.entries(rangeHeaders)) headers.set(name, value);
    if (range === "unsatisfiable" || request.method === "HEAD") return new Response(null, { status, headers });

    const part = range === "whole" ? {} : { range: { offset: range.start, length: range.end - range.start + 1 } };
    const bytes = await openCatalogue(bucket, found, part);
    // A body that ends too early breaks the answer off instead of passing for a shorter file.
    if (bytes) return new Response(bytes.pipeThrough(new FixedLengthStream(Number(headers.get("Content-Length")))), { status, headers });
  }
  throw new Error("The catalogue changes again and again");
}

function toAscii(text: string): string {
  return text.normalize("NFD").replace(/[^\x20-\x7E]|["\\]/g, "");
}
