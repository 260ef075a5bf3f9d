import { expect, test } from "vitest";
import { plainly } from "#tests/plain-text.ts";
import { mobilePain, pain } from "#tests/references.ts";
import { describeFormatHours, describeHoursRange, listOffers } from "./offers.ts";
import { gpVaccination } from "./programmes/gp-vaccination.ts";
import { programmes } from "./programmes/index.ts";
import { nursePain } from "./programmes/nurse-pain.ts";
import { FORMATS } from "./vocabulary.ts";

test("the hours badge shows the shortest and the longest format, or one figure when they are equal", () => {
  const lasting = (hours: number) => ({ reference: "9A0X2499017", hours, indemnityInCents: 0, priceInCents: 0 });
  const programme = (formats: object) => ({ ...gpVaccination, formats });
  expect(describeHoursRange(programme({ EPP: lasting(4), FC: lasting(7) }))).toBe("4 à 7\u00A0h");
  expect(describeHoursRange(programme({ EPP: lasting(3.5), FC: lasting(7) }))).toBe("3\u00A0h\u00A030 à 7\u00A0h");
  expect(describeHoursRange(programme({ FC: lasting(7) }))).toBe("7\u00A0h");
});

test("a format with two references shows both, with both durations", () => {
  const { formats, mobileOffer, ...rest } = programmes.find(({ id }) => id === nursePain.id) ?? expect.unreachable();
  const { PI, EPP, FC } = formats;
  if (!PI || !EPP || !FC || !mobileOffer) throw new Error("nurse pain has three formats and an offer for phones");
  const lasting = { PI: { ...PI, hours: 10 }, EPP: { ...EPP, hours: 4 }, FC: { ...FC, hours: 6 } };
  const programme = { ...rest, formats: lasting, mobileOffer: { ...mobileOffer, hours: 7 } };
  expect(FORMATS.map((format) => describeFormatHours(programme, format))).toEqual(["10\u00A0h", "4\u00A0h", "6\u00A0ou\u00A07\u00A0h"]);
  expect(listOffers(programme).map(({ format, offer }) => [format, offer.reference])).toEqual([
    ["PI", pain.PI],
    ["EPP", pain.EPP],
    ["FC", pain.FC],
    ["FC", mobilePain],
  ]);
});

test("every description of a programme contains the hours of each of its formats", () => {
  for (const programme of programmes)
    for (const { format } of listOffers(programme))
      expect(plainly(programme.meta.description)).toContain(plainly(`${format} ${describeFormatHours(programme, format)}`));
});
