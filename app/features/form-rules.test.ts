import { expect, test } from "vitest";
import { hasNumber, readUtm } from "./form-rules.ts";

test.each([
  [
    "?utm_source=lettre&utm_medium=e-mail&utm_campaign=automne%202026&utm_term=x&q=nom",
    { utm_source: "lettre", utm_medium: "e-mail", utm_campaign: "automne 2026" },
  ],
  ["", {}],
  ["?utm_source=&utm_medium=lien", { utm_medium: "lien" }],
])("of « %s » the three utm parameters are read that say something", (search, utm) => {
  expect(readUtm(search)).toEqual(utm);
});

test.each([
  ["abc", false],
  ["12", false],
  ["0596 12 34 56", true],
] as const)("« %s » may hold a number: %s", (text, may) => {
  expect(hasNumber(text)).toBe(may);
});
