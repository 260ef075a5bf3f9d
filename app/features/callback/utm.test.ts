import { expect, test } from "vitest";
import { readUtm } from "./utm.ts";

test("the three utm parameters are read, any other is ignored", () => {
  expect(readUtm("?utm_source=lettre&utm_medium=e-mail&utm_campaign=automne%202026&utm_term=x&q=nom")).toEqual({
    utm_source: "lettre",
    utm_medium: "e-mail",
    utm_campaign: "automne 2026",
  });
});

test("absent and empty parameters are left out", () => {
  expect(readUtm("")).toEqual({});
  expect(readUtm("?utm_source=&utm_medium=lien")).toEqual({ utm_medium: "lien" });
});
