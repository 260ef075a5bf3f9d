import { createHash } from "node:crypto";
import { formatNumber } from "#app/content/format.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { catalogueKey } from "#workers/storage/catalogues.ts";
import type { ObjectStore } from "../stores/stores.ts";

const PDF = "application/pdf";

/** The key of the catalogue that was published before this one. */
export function previousKey(profession: Profession): string {
  return `previous/${catalogueKey(profession)}`;
}

/** Puts a catalogue in the place of the published one, which becomes the previous one. Returns false when it is the same. */
export async function publishCatalogue(store: ObjectStore, profession: Profession, bytes: Uint8Array): Promise<boolean> {
  const current = await store.read(catalogueKey(profession));
  if (current && Buffer.compare(current, bytes) === 0) return false;
  if (current) await store.write(previousKey(profession), current, PDF);
  await store.write(catalogueKey(profession), bytes, PDF);
  return true;
}

/** Exchanges the published catalogue and the previous one; a second time undoes the first. Returns false when there is no previous one. */
export async function rollBackCatalogue(store: ObjectStore, profession: Profession): Promise<boolean> {
  const [current, previous] = await Promise.all([store.read(catalogueKey(profession)), store.read(previousKey(profession))]);
  if (!previous) return false;
  await store.write(catalogueKey(profession), previous, PDF);
  if (current) await store.write(previousKey(profession), current, PDF);
  return true;
}

/** Identifies a catalogue: the first characters of a hash of the file. */
export function catalogueVersion(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 8);
}

/** Whether a file begins as a PDF does. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-";
}

/** « 236 ko », « 1,2 Mo » */
export function describeSize(bytes: number): string {
  return bytes >= 1_000_000 ? `${formatNumber(bytes / 1_000_000)}\u00A0Mo` : `${formatNumber(Math.round(bytes / 1000))}\u00A0ko`;
}
