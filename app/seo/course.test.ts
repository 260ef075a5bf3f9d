import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { listOffers } from "#app/content/offers.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { plainly } from "#tests/plain-text.ts";
import { endometriosis, mobilePain, pain } from "#tests/references.ts";
import { describeCourse } from "./course.ts";
import { describeCatalogue } from "./programme-feed.ts";

const ORIGIN = "https://www.cimes-dpc.example";
const DAY = "2026-11-29";

const describeAll = (day: string) => programmes.map((programme) => describeCourse(programme, ORIGIN, day));
function offerAt(reference: string, day: string) {
  return describeAll(day)
    .flatMap(({ offers }) => offers)
    .find(({ sku }) => sku === reference);
}

test("an offer says what its card says, for whoever the agency may pay", () => {
  expect(plainly(offerAt(endometriosis.FC, DAY)?.description ?? "")).toBe(
    "Encore réalisable en 2026 ; une FC seule ne remplit pas l’obligation. 0 € à votre charge si vous êtes éligible.",
  );
  expect(plainly(offerAt(endometriosis.PI, DAY)?.description ?? "")).toBe(
    "Fin en 2027 : ni le payeur ni l’indemnité ne sont encore publiés.",
  );
});

test("an offer lasts as long as its reference, and goes with it", () => {
  for (const { offers } of describeAll("2026-12-31"))
    for (const offer of offers) expect(offer).toMatchObject({ availabilityEnds: "2026-12-31", validThrough: "2026-12-31" });
  for (const course of describeAll("2027-01-01")) {
    expect(course.offers).toEqual([]);
    expect(course.hasCourseInstance.length).toBeGreaterThan(0);
  }
});

test("two actions of one format differ in name and address", () => {
  for (const { offers, hasCourseInstance } of describeAll(DAY))
    for (const property of [offers.map(({ name }) => name), offers.map(({ url }) => url), hasCourseInstance.map(({ name }) => name)])
      expect(new Set(property).size).toBe(property.length);
  const [first, second] = [offerAt(pain.FC, DAY), offerAt(mobilePain, DAY)];
  expect([first?.name, second?.name].map((name) => plainly(name ?? ""))).toEqual(["Formation continue, 6 h", "Formation continue, 7 h"]);
  expect(second?.url).toMatch(new RegExp(`#${mobilePain}$`));
});

test("the catalogue for machines says what the pages say, on the same day", () => {
  for (const day of [DAY, "2027-01-01"]) expect(describeCatalogue(ORIGIN, day).dataFeedElement).toEqual(describeAll(day));
  const prices = describeAll(DAY).flatMap(({ offers }) => offers.map(({ price }) => price));
  expect(prices).toEqual(programmes.flatMap(listOffers).map(({ offer }) => (offer.priceInCents / 100).toFixed(2)));
});
