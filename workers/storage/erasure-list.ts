import type { PersonTable } from "../db/vocabulary.ts";

/**
 * One object per erasure, named by time: `erasures/2026-11-26T09:00:00.000Z.json`. Outside the database, to survive its
 * restore.
 */

const PREFIX = "erasures/";
const SUFFIX = ".json";

export interface ErasureRecord {
  author: string;
  records: { table: PersonTable; id: string }[];
  /** Refusals that outlive the records, under keyed hashes. */
  oppositions: { hash: string; channel: "telephone" | "email"; refused_at: string; kept_since: string }[];
}

export type DatedErasure = ErasureRecord & { erasedAt: string };

/** Returns the erasure's time (ISO 8601), moved by 1 ms if taken. */
export async function addErasure(bucket: R2Bucket, now: Date, erasure: ErasureRecord): Promise<string> {
  for (let ms = now.getTime(); ; ms++) {
    const at = new Date(ms).toISOString();
    const added = await bucket.put(`${PREFIX}${at}${SUFFIX}`, JSON.stringify(erasure), {
      onlyIf: new Headers({ "If-None-Match": "*" }),
      httpMetadata: { contentType: "application/json" },
    });
    if (added !== null) return at;
  }
}

/** ISO 8601, oldest first. */
export async function listErasureMoments(bucket: R2Bucket): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined, isLast = false; !isLast; ) {
    const found: R2Objects = await bucket.list({ prefix: PREFIX, cursor });
    keys.push(...found.objects.map(({ key }) => key));
    isLast = !found.truncated;
    cursor = found.truncated ? found.cursor : undefined;
  }
  return keys.map((key) => key.slice(PREFIX.length, -SUFFIX.length));
}

/** Null once expired. */
export async function readErasure(bucket: R2Bucket, erasedAt: string): Promise<DatedErasure | null> {
  const object = await bucket.get(`${PREFIX}${erasedAt}${SUFFIX}`);
  return object && { ...(await object.json<ErasureRecord>()), erasedAt };
}

/** Up to a thousand per call; `before` is ISO 8601. Returns how many. */
export async function removeErasuresBefore(bucket: R2Bucket, before: string): Promise<number> {
  const { objects } = await bucket.list({ prefix: PREFIX });
  const expired = objects.map(({ key }) => key).filter((key) => key < PREFIX + before);
  if (expired.length > 0) await bucket.delete(expired);
  return expired.length;
}
