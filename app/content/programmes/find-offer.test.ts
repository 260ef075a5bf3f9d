import { expect, test } from "vitest";
import { plainly } from "#tests/plain-text.ts";
import { endometriosis, gpVaccination, hoursOf } from "#tests/references.ts";
import { describeSubject, findOffer } from "./find-offer.ts";
import { programmes } from "./index.ts";

test("every visible reference leads to its offer, that of phones included", () => {
  const offers = programmes.flatMap(({ formats, mobileOffer }) => [...Object.values(formats), ...(mobileOffer ? [mobileOffer] : [])]);
  for (const offer of offers) expect(findOffer(offer.reference)?.offer).toBe(offer);
});

test("a withheld reference leads to its own programme; an unknown one or a prototype key to none", () => {
  expect(findOffer(gpVaccination.FC)?.programme.id).toBe("gp-vaccination");
  for (const reference of ["", "9A0X9999999", "constructor", "__proto__"]) expect(findOffer(reference)).toBeUndefined();
});

test("a subject reads as its offer, its programme, or nothing", () => {
  const subject = describeSubject({ programme: "gp-endometriosis", format_reference: endometriosis.PI });
  expect(plainly(subject ?? "")).toBe(`Endométriose, programme intégré, ${endometriosis.PI}, ${hoursOf(endometriosis.PI)}`);
  expect(describeSubject({ programme: "gp-endometriosis", format_reference: null })).toBe("Endométriose");
  expect(describeSubject({ programme: "gone", format_reference: "9A0X9999999" })).toBe("gone, 9A0X9999999");
  expect(describeSubject({ programme: null, format_reference: null })).toBeNull();
});
