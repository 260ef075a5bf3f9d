import { catalogueFileName } from "#app/content/catalogue.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { CACHE_CONTROL } from "../pages/cache-control.ts";
import { openCatalogue } from "../storage/catalogues.ts";

/** 200, 206, 304 or 412, as R2 reads the headers. Null when unpublished. Throws DamagedCatalogue for a truncated PDF. */
export async function answerCatalogue(bucket: R2Bucket, profession: Profession, asked: Headers): Promise<Response | null> {
  const catalogue = await openCatalogue(bucket, profession, asked);
  if (catalogue === null) return null;

  const name = catalogueFileName(profession);
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${toAscii(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "Cache-Control": CACHE_CONTROL.privateRevalidate,
    "Accept-Ranges": "bytes",
    ETag: catalogue.httpEtag,
    "Last-Modified": catalogue.uploaded.toUTCString(),
  });
  if (!("body" in catalogue)) {
    const wantsThisFile = asked.has("If-Match") || asked.has("If-Unmodified-Since");
    return new Response(null, { status: wantsThisFile ? 412 : 304, headers });
  }
  const { offset, length } = locatePart(catalogue);
  headers.set("Content-Length", String(length));
  const isPart = length < catalogue.size;
  if (isPart) headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${catalogue.size}`);
  return new Response(catalogue.body, { status: isPart ? 206 : 200, headers });
}

function locatePart({ range, size }: R2Object): { offset: number; length: number } {
  // workerd sets every field of the range, unused ones to undefined.
  const { suffix = size, offset = Math.max(0, size - suffix), length = size - offset }: Record<string, number | undefined> = { ...range };
  return { offset, length };
}

function toAscii(text: string): string {
  return text.normalize("NFD").replace(/[^\x20-\x7E]|["\\]/g, "");
}
