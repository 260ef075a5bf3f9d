import { expect, test } from "vitest";
import { agreedOffers } from "#tests/agreed.ts";
import { plainly } from "#tests/plain-text.ts";
import { endometriosis, gpVaccination, hoursOf } from "#tests/references.ts";
import { catalogueCounts } from "../catalogue-counts.ts";
import { describeSubject, findOffer, knownReferences } from "./find-offer.ts";
import { programmes } from "./index.ts";

test("every reference that a visitor can see leads to one offer: each format, and the one of phones", () => {
  expect(knownReferences).toHaveLength(catalogueCounts.actions + programmes.filter(({ mobileOffer }) => mobileOffer).length);
  for (const [, , reference] of agreedOffers) expect(knownReferences).toContain(reference);
  for (const reference of knownReferences) expect(findOffer(reference)?.offer.reference).toBe(reference);
});

test("a reference that is withheld, unknown or a property of objects leads to none", () => {
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
