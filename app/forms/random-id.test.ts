import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { makeRandomId } from "./random-id.ts";

test("a page on plain http, where browsers offer no randomUUID, makes ids too, each another", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, makeRandomId);
  for (const id of ids) expect(v.is(v.pipe(v.string(), v.uuid()), id), id).toBe(true);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
