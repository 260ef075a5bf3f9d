import { createHash } from "node:crypto";
import { formatNumber } from "#app/content/format.ts";

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
