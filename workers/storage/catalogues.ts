import type { Profession } from "#app/content/vocabulary.ts";

export function catalogueKey(profession: Profession): string {
  return `${profession}.pdf`;
}

export async function hasCatalogue(bucket: R2Bucket, profession: Profession): Promise<boolean> {
  return (await bucket.head(catalogueKey(profession))) !== null;
}

class DamagedCatalogue extends Error {
  override name = "DamagedCatalogue";
}

const TAGS = /^(\*|(W\/)?"[^\s"]*"(\s*,\s*(W\/)?"[^\s"]*")*)$/;

/** Without a body when conditions fail; null when unpublished. Throws DamagedCatalogue for an empty or truncated file. */
export async function openCatalogue(bucket: R2Bucket, profession: Profession, asked: Headers): Promise<R2Object | R2ObjectBody | null> {
  const headers = new Headers(asked);
  // R2 throws on a malformed tag.
  for (const name of ["If-Match", "If-None-Match"]) if (!TAGS.test(headers.get(name) ?? "*")) headers.delete(name);
  const key = catalogueKey(profession);
  const ifRange = headers.get("If-Range");
  let catalogue = await bucket.get(key, { onlyIf: headers, range: headers });
  // A client resuming an older edition needs the whole new one.
  if (catalogue && ifRange !== null && ifRange !== catalogue.httpEtag) catalogue = await bucket.get(key, { onlyIf: headers });
  if (catalogue && !(await isWhole(bucket, catalogue))) throw new DamagedCatalogue("The catalogue is empty or truncated");
  return catalogue;
}

/** PDF readers look for the end here (ISO 32000). */
const TAIL_BYTES = 1024;
/** ETag of the last intact object per key, so each object is checked once. */
const wholeTags = new Map<string, string>();

async function isWhole(bucket: R2Bucket, { key, etag, size }: R2Object): Promise<boolean> {
  if (size === 0) return false;
  if (wholeTags.get(key) === etag) return true;
  const tail = await bucket.get(key, { range: { suffix: Math.min(TAIL_BYTES, size) } });
  if (tail === null || !isWholePdf(new Uint8Array(await tail.arrayBuffer()))) return false;
  wholeTags.set(key, etag);
  return true;
}

/** The PDF's last bytes suffice. */
export function isWholePdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.slice(-TAIL_BYTES)).includes("%%EOF");
}
