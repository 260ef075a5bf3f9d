import { expect, test } from "vitest";
import { describeByteRange, readByteRange } from "./byte-range.ts";

test("a first and a last byte give that part", () => {
  expect(readByteRange("bytes=0-99", 1000)).toEqual({ start: 0, end: 99 });
  expect(readByteRange("bytes=500-500", 1000)).toEqual({ start: 500, end: 500 });
  expect(readByteRange("Bytes=0-1", 1000)).toEqual({ start: 0, end: 1 });
});

test("an open end reaches the last byte", () => {
  expect(readByteRange("bytes=0-", 1000)).toEqual({ start: 0, end: 999 });
  expect(readByteRange("bytes=999-", 1000)).toEqual({ start: 999, end: 999 });
});

test("a suffix counts from the end and never starts before the file", () => {
  expect(readByteRange("bytes=-100", 1000)).toEqual({ start: 900, end: 999 });
  expect(readByteRange("bytes=-5000", 1000)).toEqual({ start: 0, end: 999 });
});

test("an end beyond the file is cut at the last byte", () => {
  expect(readByteRange("bytes=900-5000", 1000)).toEqual({ start: 900, end: 999 });
});

test("a start beyond the file, an empty suffix or an empty file cannot be satisfied", () => {
  expect(readByteRange("bytes=1000-", 1000)).toBe("unsatisfiable");
  expect(readByteRange("bytes=4000-5000", 1000)).toBe("unsatisfiable");
  expect(readByteRange("bytes=-0", 1000)).toBe("unsatisfiable");
  expect(readByteRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(readByteRange("bytes=-1", 0)).toBe("unsatisfiable");
});

test("several ranges give the whole file", () => {
  expect(readByteRange("bytes=0-1,5-9", 1000)).toBe("whole");
});

test("no header, another unit or nonsense gives the whole file", () => {
  for (const header of [null, undefined, "", "bytes=-", "bytes=9-2", "bytes=a-b", "bytes=1.5-3", "bytes 0-1", "lines=0-9"]) {
    expect(readByteRange(header, 1000)).toBe("whole");
  }
});

test("a range gets 206 with its position and length, the whole file 200, a range past the end 416 with the size", () => {
  expect(describeByteRange({ start: 900, end: 999 }, 1000)).toEqual({
    status: 206,
    headers: { "Content-Range": "bytes 900-999/1000", "Content-Length": "100" },
  });
  expect(describeByteRange("whole", 1000)).toEqual({ status: 200, headers: { "Content-Length": "1000" } });
  expect(describeByteRange("unsatisfiable", 1000)).toEqual({ status: 416, headers: { "Content-Range": "bytes */1000" } });
});
