import { expect, test } from "vitest";
import { publishCatalogue } from "./publish-catalogue.ts";

const KEY = "infirmiers.pdf";
const PREVIOUS = `previous/${KEY}`;

function open(online: Record<string, string> = {}) {
  const files = new Map(Object.entries(online).map(([key, text]) => [key, Buffer.from(text)]));
  const store = {
    get: (key: string) => files.get(key) ?? null,
    put: (key: string, bytes: Uint8Array) => void files.set(key, Buffer.from(bytes)),
  };
  return {
    publish: (text: string) => publishCatalogue(store, KEY, Buffer.from(text)),
    read: () => Object.fromEntries([...files].map(([key, bytes]) => [key, bytes.toString()])),
  };
}

test("the first catalogue has none before it", () => {
  const bucket = open();
  bucket.publish("first");
  expect(bucket.read()).toEqual({ [KEY]: "first" });
});

test("the catalogue that was online before stays under previous/, however often the same is published again", () => {
  const bucket = open({ [KEY]: "right" });
  for (const _ of [1, 2, 3]) {
    bucket.publish("wrong");
    expect(bucket.read()).toEqual({ [KEY]: "wrong", [PREVIOUS]: "right" });
  }
  bucket.publish("better");
  expect(bucket.read()).toEqual({ [KEY]: "better", [PREVIOUS]: "wrong" });
});

test("an empty file is never published, nor kept as the catalogue before", () => {
  const bucket = open({ [KEY]: "", [PREVIOUS]: "right" });
  expect(() => bucket.publish("")).toThrow("est vide");
  bucket.publish("new");
  expect(bucket.read()).toEqual({ [KEY]: "new", [PREVIOUS]: "right" });
});
