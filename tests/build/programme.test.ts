import { expect } from "vitest";
import { parisDate } from "#app/content/dated.ts";
import { formatEuros } from "#app/content/format.ts";
import { describePeriodOutlook } from "#app/content/format-calendar.ts";
import { listFormats, offerOf } from "#app/content/offers.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Offer } from "#app/content/schema.ts";
import { findAmounts } from "#tests/amounts.ts";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

for (const programme of programmes) {
  test(`${programme.path} shows its path, chooses its default format, compares its formats and leads to the contact page`, async ({
    browser,
  }) => {
    const { main } = await browser.visit(programme.path);
    const read = (selector: string) => [...main.querySelectorAll(selector)].map(readText);
    expect(read("h1")).toEqual([plainly(programme.title)]);
    expect(read("#etapes > li")).toEqual(
      programme.learnerPath.map(({ title, formats }) => plainly(`${title}, format ${formats.join(" et ")}`)),
    );
    expect([...main.querySelectorAll('input[name="format"][checked]')].map((radio) => radio.getAttribute("value"))).toEqual([
      programme.defaultFormat,
    ]);
    const contact = [...main.querySelectorAll("a")].filter((link) => readText(link) === "nous contacter");
    expect(contact.map((link) => link.getAttribute("href"))).toEqual(["/contact"]);

    const table = main.querySelector("table") as Element;
    const heads = [...table.querySelectorAll("tbody th")].map(readText).join();
    for (const format of listFormats(programme)) {
      expect(heads).toContain(format);
      expect(readText(table)).toContain(offerOf(programme, format)?.reference);
    }
  });
}

for (const programme of programmes) {
  for (const [device, other] of [
    ["a large screen", ".narrow-only"],
    ["a phone", ".wide-only"],
  ] as const) {
    test(`${programme.path} says each fact of an offer in the comparison, that of the shown one in the card too, on ${device}`, async ({
      browser,
    }) => {
      const { main } = await browser.visit(programme.path);
      // The foot bar of phones repeats the amount of the card on purpose.
      for (const element of main.querySelectorAll(`${other}, .foot-bar, #question`)) element.remove();
      const { mobileOffer } = programme;
      const isFixed = mobileOffer !== undefined && device === "a phone";
      const shown = isFixed ? mobileOffer.format : programme.defaultFormat;
      const text = readText(main);
      // The one sentence on two references names both.
      const references = (mobileOffer ? text.replace(plainly(mobileOffer.twoReferences), "") : text).match(/9A0X\d{7}/g);
      const offers = listFormats(programme).map((format) => ({
        format,
        offer: isFixed && format === shown ? mobileOffer : (offerOf(programme, format) as Offer),
      }));
      const times = <Value>(facts: Array<{ format: string; value: Value }>) =>
        facts.flatMap(({ format, value }) => (format === shown ? [value, value] : [value])).toSorted();

      expect(references?.toSorted()).toEqual(times(offers.map(({ format, offer }) => ({ format, value: offer.reference }))));
      expect(findAmounts(text).toSorted()).toEqual(
        [
          "0 €",
          ...times(
            offers.flatMap(({ format, offer }) =>
              [offer.indemnityInCents, offer.priceInCents].map((cents) => ({ format, value: plainly(formatEuros(cents)) })),
            ),
          ),
        ].toSorted(),
      );
    });
  }
}

test("an unknown format in the address shows the default one", async ({ browser }) => {
  const { main } = await browser.visit("/formations/infirmiers/amelioration-douleur?format=XYZ");
  expect([...main.querySelectorAll('input[name="format"][checked]')].map((radio) => radio.getAttribute("value"))).toEqual(["PI"]);
});

test("a programme says what can still be done before the period ends", async ({ browser }) => {
  const { main } = await browser.visit("/formations/generalistes/diagnostic-endometriose");
  const today = parisDate(new Date());
  const formats = readText(main.querySelector("#formats")?.parentElement as Element);
  for (const { text } of describePeriodOutlook(["PI", "EPP", "FC"], today)) expect(formats).toContain(plainly(`${text}.`));
});

const plainly = (text: string) => text.replaceAll(/\s+/g, " ");
