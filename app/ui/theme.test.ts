import { createGenerator } from "unocss";
import { expect, test } from "vitest";
import { unoOptions } from "./theme.ts";

test.each(["dev", "build"] as const)("in %s the question mark of a choice between utilities is left to the code", async (envMode) => {
  const uno = await createGenerator({ ...unoOptions, envMode });
  expect(await uno.parseToken("?")).toBeFalsy();
  expect(await uno.parseToken("bg-mist")).toBeTruthy();
});
