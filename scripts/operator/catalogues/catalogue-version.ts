import { createHash } from "node:crypto";

/** Identifies a catalogue: the first characters of a hash of the file. */
export function catalogueVersion(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 8);
}

/** Whether a file begins and ends as a PDF does. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("latin1");
  return decoder.decode(bytes.slice(0, 5)) === "%PDF-" && decoder.decode(bytes.slice(-32)).includes("%%EOF");
}
