import { expect, test } from "vitest";
import { sayFullDay, sayShortDay } from "./french-time.ts";

test("the first of a month is an ordinal, as on the site", () => {
  expect(sayShortDay("2026-12-01").replaceAll("\u00A0", " ")).toBe("1er déc. 2026");
  expect(sayFullDay("2026-12-01").replaceAll("\u00A0", " ")).toBe("mardi 1er déc. 2026");
});
