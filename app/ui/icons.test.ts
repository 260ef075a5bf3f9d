import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawRow } from "./icons.ts";

test("icons.svg holds the icons that the classes show, in their order: otherwise npm run icons", () => {
  expect(readFileSync("app/ui/icons.svg", "utf8")).toBe(drawRow());
});
