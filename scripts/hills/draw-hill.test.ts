import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { programmes } from "#app/content/programmes/index.ts";
import { drawHill, HILLS_FOLDER } from "./draw-hill.ts";

const MOST_BYTES = 3000;

test.each(programmes.map(({ id }) => id))("%s has the hill that `npm run pictures` draws, lighter than 3 kB", (id) => {
  const hill = readFileSync(path.join(HILLS_FOLDER, `${id}.svg`), "utf8");
  expect(hill).toBe(drawHill(id));
  expect(hill.length).toBeLessThan(MOST_BYTES);
});

test("every programme has a different hill, new ones too", () => {
  const hills = [...programmes.map(({ id }) => id), "gp-of-tomorrow", "nurse-of-tomorrow"].map(drawHill);
  expect(new Set(hills).size).toBe(hills.length);
});
