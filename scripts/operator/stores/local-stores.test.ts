import { expect, test } from "vitest";
import { retryClosed } from "./local-stores.ts";

/** Stores that carry out what they are told, and lose some answers with the connection; and what they were told. */
function loseAnswers(isLost: (name: string, count: number) => boolean) {
  const calls: string[] = [];
  const call = (name: string) => async () => {
    if (isLost(name, calls.push(name))) throw new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
    return name;
  };
  const statement = { bind: () => statement, first: call("first"), run: call("run") };
  return {
    calls,
    database: retryClosed({ prepare: () => statement, batch: call("batch") } as unknown as D1Database),
    bucket: retryClosed({ head: call("head"), put: call("put") } as unknown as R2Bucket),
  };
}
const isFirst = (_: string, count: number) => count === 1;

test("what is read over a connection that was closed is read again", async () => {
  const { calls, database } = loseAnswers(isFirst);
  await expect(database.prepare("").first()).resolves.toBe("first");
  expect(calls).toEqual(["first", "first"]);
});

test("what is written is written once, over a connection that a reading has proved", async () => {
  const rows = loseAnswers(isFirst);
  await rows.database.batch([]);
  expect(rows.calls).toEqual(["first", "first", "batch"]);
  const objects = loseAnswers(isFirst);
  await objects.bucket.put("a", "b");
  expect(objects.calls).toEqual(["head", "head", "put"]);
});

test("what may have been written is not written a second time", async () => {
  const { calls, database } = loseAnswers((name) => name === "run");
  await expect(database.prepare("").bind().run()).rejects.toThrow("fetch failed");
  expect(calls).toEqual(["first", "run"]);
});
