import { expect, test } from "vitest";
import { checkPreconditions, isRangeCurrent } from "./conditional-request.ts";

const TAG = '"abc"';
const file = { etag: TAG, lastModified: new Date("2026-11-02T10:00:00.700Z") };
const SAME = "Mon, 02 Nov 2026 10:00:00 GMT";
const EARLIER = "Sun, 01 Nov 2026 10:00:00 GMT";
const LATER = "Tue, 03 Nov 2026 10:00:00 GMT";

test.each([
  [{}, null],
  [{ "If-Match": TAG }, null],
  [{ "If-Match": `"x", ${TAG}` }, null],
  [{ "If-Match": '"a,b", "abc"' }, null],
  [{ "If-Match": "*" }, null],
  [{ "If-Match": `W/${TAG}` }, 412],
  [{ "If-Match": '"x"' }, 412],
  [{ "If-Match": "abc" }, 412],
  [{ "If-Unmodified-Since": SAME }, null],
  [{ "If-Unmodified-Since": LATER }, null],
  [{ "If-Unmodified-Since": EARLIER }, 412],
  [{ "If-Unmodified-Since": "2026" }, null],
  // If-Match decides alone when both are there.
  [{ "If-Match": TAG, "If-Unmodified-Since": EARLIER }, null],
  [{ "If-None-Match": TAG }, 304],
  [{ "If-None-Match": `W/${TAG}` }, 304],
  [{ "If-None-Match": `"x" ,${TAG}` }, 304],
  [{ "If-None-Match": "*" }, 304],
  [{ "If-None-Match": '"x"' }, null],
  [{ "If-Modified-Since": SAME }, 304],
  [{ "If-Modified-Since": LATER }, 304],
  [{ "If-Modified-Since": EARLIER }, null],
  [{ "If-Modified-Since": "hier" }, null],
  // If-None-Match decides alone when both are there.
  [{ "If-None-Match": '"x"', "If-Modified-Since": SAME }, null],
  [{ "If-Match": '"x"', "If-None-Match": TAG }, 412],
])("%j on the file answers %s", (headers, status) => {
  expect(checkPreconditions(new Headers(headers as Record<string, string>), file)).toBe(status);
});

test.each([
  [null, true],
  [TAG, true],
  [SAME, true],
  [`W/${TAG}`, false],
  ['"x"', false],
  [EARLIER, false],
  [LATER, false],
  ["", false],
  ["nonsense", false],
])("If-Range %s: the range counts: %s", (header, expected) => {
  expect(isRangeCurrent(header, file)).toBe(expected);
});

test("a weak tag of the file itself never lets a part be sent", () => {
  expect(isRangeCurrent('W/"abc"', { etag: 'W/"abc"', lastModified: null })).toBe(false);
  expect(isRangeCurrent(null, { etag: 'W/"abc"', lastModified: null })).toBe(true);
});
