import type { Profession } from "#app/content/vocabulary.ts";

export function catalogueKey(profession: Profession): string {
  return `${profession}.pdf`;
}

export async function hasCatalogue(bucket: R2Bucket, profession: Profession): Promise<boolean> {
  return (await bucket.head(catalogueKey(profession))) !== null;
}

const TAGS = /^(\*|(W\/)?"[^\s"]*"(\s*,\s*(W\/)?"[^\s"]*")*)$/;

/** Without a body when conditions fail; null when unpublished. Throws for an empty or truncated file. */
export async function openCatalogue(bucket: R2Bucket, profession: Profession, asked: Headers): Promise<R2Object | R2ObjectBody | null> {
  const headers = new Headers(asked);
  // R2 throws on a malformed tag.
  for (const name of ["If-Match", "If-None-Match"]) if (!TAGS.test(headers.get(name) ?? "*")) headers.delete(name);
  const key = catalogueKey(profession);
  const ifRange = headers.get("If-Range");
  let catalogue = await bucket.get(key, { onlyIf: headers, range: headers });
  // A client resuming an older edition needs the whole new one.
  if (catalogue && ifRange !== null && ifRange !== catalogue.httpEtag) catalogue = await bucket.get(key, { onlyIf: headers });
  if (catalogue && !(await isWhole(bucket, catalogue))) throw new Error("The catalogue is empty or truncated");
  return catalogue;
}

/** PDF readers look for the end in the last 1024 bytes (ISO 32000). */
async function isWhole(bucket: R2Bucket, { key, size }: R2Object): Promise<boolean> {
  const tail = size > 0 ? await bucket.get(key, { range: { suffix: Math.min(1024, size) } }) : null;
  return new TextDecoder("latin1").decode(await tail?.arrayBuffer()).includes("%%EOF");
}
