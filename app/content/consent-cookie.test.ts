import { expect, test } from "vitest";
import { findConsent } from "./consent-cookie.ts";

test("a decision is found among other cookies", () => {
  expect(findConsent("cimes_provenance=a%3Db; cimes_choix=accord")).toBe("accord");
  expect(findConsent("cimes_choix=refus;other=1")).toBe("refus");
});

test("a missing cookie, an unknown value or a similar name holds no decision", () => {
  for (const cookies of ["", "cimes_choix=", "cimes_choix=oui", "x_cimes_choix=accord", "other=cimes_choix"])
    expect(findConsent(cookies)).toBeNull();
});
