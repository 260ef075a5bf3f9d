import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chooseRecordId } from "./submissions.ts";

const KEY = "11111111-1111-4111-8111-111111111111";
const body = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.integer()));

test("the same key and body give the same UUID, in any order of the fields", async () => {
  await fc.assert(
    fc.asyncProperty(body, async (fields) => {
      const id = await chooseRecordId("callback_requests", KEY, fields);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const reversed = Object.fromEntries([...Object.entries(fields), ["absent", undefined]].reverse());
      expect(await chooseRecordId("callback_requests", KEY, reversed)).toBe(id);
    }),
  );
});

test("another body, key or table gives another id, and without a key every id is new", async () => {
  const ids = await Promise.all([
    chooseRecordId("callback_requests", KEY, { nom: "Martin" }),
    chooseRecordId("callback_requests", KEY, { nom: "Petit" }),
    chooseRecordId("callback_requests", KEY, { nom: "Martin", prenom: "" }),
    chooseRecordId("callback_requests", KEY.replace("1", "2"), { nom: "Martin" }),
    chooseRecordId("catalogue_downloads", KEY, { nom: "Martin" }),
    chooseRecordId("callback_requests", undefined, { nom: "Martin" }),
    chooseRecordId("callback_requests", undefined, { nom: "Martin" }),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});
