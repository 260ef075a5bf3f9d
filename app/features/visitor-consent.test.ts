import { expect, test } from "vitest";
import { describeConsentCookie, findConsent } from "./visitor-consent.ts";

test("a decision is found among other cookies", () => {
  expect(findConsent("cimes_provenance=a%3Db; cimes_choix=accord")).toBe("accord");
  expect(findConsent("cimes_choix=refus;other=1")).toBe("refus");
});

test("no cookie, another value or a name that only resembles it is no decision", () => {
  for (const cookies of ["", "cimes_choix=", "cimes_choix=oui", "x_cimes_choix=accord", "other=cimes_choix"])
    expect(findConsent(cookies)).toBeNull();
});

test("the cookie lasts six months, stays on this site and is sent over https only where there is https", () => {
  expect(describeConsentCookie("accord", "https:")).toBe("cimes_choix=accord; Path=/; Max-Age=15552000; SameSite=Lax; Secure");
  expect(describeConsentCookie("refus", "http:")).toBe("cimes_choix=refus; Path=/; Max-Age=15552000; SameSite=Lax");
});
