import { expect, test } from "vitest";
import { drawRow } from "./icons.ts";

// After a change of the list: npx vitest run --config tests/vitest.config.ts --project unit app/ui/icons.test.ts --update
test("icons.svg holds the icons that the classes show, in their order", async () => {
  await expect(drawRow()).toMatchFileSnapshot("./icons.svg");
});
