import { expect, test } from "vitest";
import { emblems } from "#app/content/emblems.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { makeSheet } from "./programme-sheet.ts";

test("a sheet keeps the prices of the catalogue and says nothing of withheld variants", () => {
  for (const programme of programmes) {
    const { withheldVariants: _, ...shown } = programme;
    expect(makeSheet(programme)).toEqual({ ...shown, emblem: emblems[programme.emblem] });
  }
});
