import { expect, test } from "vitest";
import { describeByteRange, readByteRange } from "./film.ts";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=500-500", { start: 500, end: 500 }],
  ["Bytes=0-1", { start: 0, end: 1 }],
  // An open end reaches the last byte; a suffix never starts before the file.
  ["bytes=0-", { start: 0, end: 999 }],
  ["bytes=999-", { start: 999, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=900-5000", { start: 900, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=4000-5000", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  // Several ranges, no header, another unit or nonsense.
  ...["bytes=0-1,5-9", null, undefined, "", "bytes=-", "bytes=9-2", "bytes=a-b", "bytes=1.5-3", "bytes 0-1", "lines=0-9"].map((header) => [
    header,
    "whole",
  ]),
] as [string | null | undefined, unknown][])("of 1 000 bytes, %s requests %j", (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range);
});

test("of an empty file no range can be satisfied", () => {
  for (const header of ["bytes=0-", "bytes=-1"]) expect(readByteRange(header, 0)).toBe("unsatisfiable");
});

test("a range gets 206 with its position and length, the whole file 200, a range past the end 416 with the size", () => {
  expect(describeByteRange({ start: 900, end: 999 }, 1000)).toEqual({
    status: 206,
    headers: { "Content-Range": "bytes 900-999/1000", "Content-Length": "100" },
  });
  expect(describeByteRange("whole", 1000)).toEqual({ status: 200, headers: { "Content-Length": "1000" } });
  expect(describeByteRange("unsatisfiable", 1000)).toEqual({ status: 416, headers: { "Content-Range": "bytes */1000" } });
});
