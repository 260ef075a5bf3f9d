import type { Profession } from "#app/content/vocabulary.ts";

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

const TAGS = /^(\*|(W\/)?"[^\s"]*"(\s*,\s*(W\/)?"[^\s"]*")*)$/;

/**
 * The published PDF of a profession, or the part of it that a request's headers ask for; without a body when their conditions fail,
 * null when none is published. Throws DamagedCatalogue for an empty or truncated one.
 */
export async function openCatalogue(bucket: R2Bucket, profession: Profession, asked: Headers): Promise<R2Object | R2ObjectBody | null> {
  const headers = new Headers(asked);
  // R2 throws at a malformed tag.
  for (const name of ["If-Match", "If-None-Match"]) if (!TAGS.test(headers.get(name) ?? "*")) headers.delete(name);
  const key = catalogueKey(profession);
  const ifRange = headers.get("If-Range");
  let catalogue = await bucket.get(key, { onlyIf: headers, range: headers });
  // A client that resumes an older edition needs the whole of this one.
  if (catalogue && ifRange !== null && ifRange !== catalogue.httpEtag) catalogue = await bucket.get(key, { onlyIf: headers });
  if (catalogue && !(await isWhole(bucket, catalogue))) throw new DamagedCatalogue("The catalogue is empty or truncated");
  return catalogue;
}

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
