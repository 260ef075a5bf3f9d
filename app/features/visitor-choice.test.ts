import { expect, test } from "vitest";
import { describeChoiceCookie, findChoice } from "./visitor-choice.ts";

test("a choice is found among other cookies", () => {
  expect(findChoice("cimes_provenance=a%3Db; cimes_choix=accord")).toBe("accord");
  expect(findChoice("cimes_choix=refus;other=1")).toBe("refus");
});

test("no cookie, another value or a name that only resembles it is no choice", () => {
  for (const cookies of ["", "cimes_choix=", "cimes_choix=oui", "x_cimes_choix=accord", "other=cimes_choix"])
    expect(findChoice(cookies)).toBeNull();
});

test("the cookie lasts six months, stays on this site and is sent over https only where there is https", () => {
  expect(describeChoiceCookie("accord", "https:")).toBe("cimes_choix=accord; Path=/; Max-Age=15552000; SameSite=Lax; Secure");
  expect(describeChoiceCookie("refus", "http:")).toBe("cimes_choix=refus; Path=/; Max-Age=15552000; SameSite=Lax");
});
