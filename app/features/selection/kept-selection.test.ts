import { beforeEach, expect, test, vi } from "vitest";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { stubStorage } from "#tests/stub-storage.ts";

let memory: typeof import("./kept-selection.ts");

const SELECTION = { address: "?profession=generalistes&heures=14&formats=9A0X2499002.9A0X2499020", hours: [10, 4], available: 14 };

beforeEach(reload);
async function reload() {
  vi.stubGlobal("document", { hidden: true });
  vi.resetModules();
  memory = await import("./kept-selection.ts");
}

test("a selection survives a reload with its hours, but belongs to the document that kept it", async () => {
  stubStorage();
  expect(memory.readKeptSelection()).toBeNull();
  memory.storeSelection(SELECTION);
  expect(memory.readOwnSelection()).toEqual(SELECTION);
  await reload();
  expect(memory.readOwnSelection()).toBeNull();
  expect(memory.readKeptSelection()).toEqual(SELECTION);
  expect(memory.countHours(SELECTION)).toBe(14);
});

const UNFIT = ["", "null", "{}", "[1]", '{"address":"//evil.test","hours":[1]}', '{"address":"?formats=A","hours":["x"]}'];

test.each(UNFIT)("a stored %s is ignored", (stored) => {
  stubStorage({ [trackerNames.selection]: stored });
  expect(memory.readKeptSelection()).toBeNull();
});
