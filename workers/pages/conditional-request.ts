/** What a client may already hold of a file. */
interface Validators {
  /** As in the header: `"…"`, or `W/"…"` when weak. */
  etag: string;
  lastModified: Date | null;
}

/**
 * The status that the conditions of a GET or HEAD ask for instead of the file (RFC 9110 §13.2.2):
 * 412 when the client wants another file than this one, 304 when it has this one, null when the file is to be sent.
 */
export function checkPreconditions(headers: Headers, { etag, lastModified }: Validators): 304 | 412 | null {
  const ifMatch = headers.get("If-Match");
  const unmodifiedSince = readHttpDate(headers.get("If-Unmodified-Since"));
  if (ifMatch !== null) {
    if (!listsTag(ifMatch, etag, isSameFile)) return 412;
  } else if (unmodifiedSince !== null && lastModified && toSeconds(lastModified) > unmodifiedSince) return 412;

  const ifNoneMatch = headers.get("If-None-Match");
  if (ifNoneMatch !== null) return listsTag(ifNoneMatch, etag, saysTheSame) ? 304 : null;
  const modifiedSince = readHttpDate(headers.get("If-Modified-Since"));
  return modifiedSince !== null && lastModified && toSeconds(lastModified) <= modifiedSince ? 304 : null;
}

/** Whether a `Range` still speaks of this very file (RFC 9110 §13.1.5); if not, the whole is sent. `ifRange` is null without the header. */
export function isRangeCurrent(ifRange: string | null, { etag, lastModified }: Validators): boolean {
  if (ifRange === null) return true;
  const date = readHttpDate(ifRange);
  if (date !== null) return lastModified !== null && toSeconds(lastModified) === date;
  return isSameFile(ifRange, etag);
}

const TAG = /(?:W\/)?"[^"]*"/g;

function listsTag(list: string, etag: string, matches: (a: string, b: string) => boolean): boolean {
  return list.trim() === "*" || (list.match(TAG) ?? []).some((tag) => matches(tag, etag));
}

/** Byte for byte: a weak tag never is. */
function isSameFile(a: string, b: string): boolean {
  return a === b && a.startsWith('"');
}

function saysTheSame(a: string, b: string): boolean {
  return a.replace(/^W\//, "") === b.replace(/^W\//, "");
}

/** Whole seconds since 1970, or null for anything but an HTTP date. */
function readHttpDate(text: string | null): number | null {
  if (text === null || !/^[A-Z][a-z]{2,8},? /.test(text)) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time / 1000;
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
