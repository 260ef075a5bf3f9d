import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unoOptions } from "./theme.ts";

test("no word of the blocklist stands behind a variant, where it would say nothing", () => {
  const words = (unoOptions.blocklist ?? []).join("|").replace("?", "\\?");
  const mute = new RegExp(`(?<=[\\s"'\`])[^\\s"'\`]+:!?(?:${words})!?(?=[\\s"'\`])`, "g");
  const found = globSync("app/**/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(mute)].map(([token]) => `${file}: ${token}`),
  );
  expect(' md:table"').toMatch(mute);
  expect(found).toEqual([]);
});
