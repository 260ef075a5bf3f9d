import { expect, test } from "vitest";
import { describeConsentCookie } from "./visitor-consent.ts";

test("the consent cookie lasts six months, stays on this site, and is secure over https", () => {
  expect(describeConsentCookie("accord", "https:")).toBe("cimes_choix=accord; Path=/; Max-Age=15552000; SameSite=Lax; Secure");
  expect(describeConsentCookie("refus", "http:")).toBe("cimes_choix=refus; Path=/; Max-Age=15552000; SameSite=Lax");
});
