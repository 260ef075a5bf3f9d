import { expect } from "vitest";
import { formatHours } from "#app/content/format.ts";
import { describeFormatHours, listFormats, listOffers, offerOf, offersOf } from "#app/content/offers.ts";
import { professions } from "#app/content/professions.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Offer } from "#app/content/programmes/programme-schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { findAmounts, indemnitiesOn, tellAmounts } from "#tests/amounts.ts";
import { FUNDED_DAY } from "#tests/days.ts";
import { plainly } from "#tests/plain-text.ts";
import { offeredToday } from "#tests/references.ts";
import { readText } from "./plain-browser.ts";
import { test, testOnFundedDay } from "./site.ts";

for (const programme of programmes) {
  test(`${programme.path} shows the same path in every format`, async ({ browser, see }) => {
    const { main } = await see(programme.path);
    const read = (selector: string) => [...main.querySelectorAll(selector)].map(readText);
    expect(read("h1")).toEqual([plainly(programme.title)]);
    const steps = programme.learnerPath.map(({ title, formats }, index) =>
      plainly(`${index + 1} ${title}, format ${formats.join(" et ")}`),
    );
    expect(read("#etapes > li")).toEqual(steps);
    for (const format of listFormats(programme)) {
      const { main: other } = await browser.visit(`${programme.path}?format=${format}`);
      expect([...other.querySelectorAll("#etapes > li")].map(readText), format).toEqual(steps);
    }
    const contact = [...main.querySelectorAll("a")].filter((link) => readText(link) === "nous contacter");
    expect(contact.map((link) => link.getAttribute("href"))).toEqual(["/contact"]);
  });

  test(`${programme.path} keeps its withheld variants on the server`, async ({ get }) => {
    const html = await (await get(programme.path)).text();
    expect(html).toContain("learnerPath");
    expect(html).not.toContain("withheldVariants");
  });

  test(`${programme.path} shows its formats as search engines read them`, async ({ see }) => {
    const { main, document } = await see(programme.path);
    expect(main.querySelector('input[name="format"][checked]')?.getAttribute("value")).toBe(programme.defaultFormat);
    const table = main.querySelector("table") as Element;
    const heads = [...table.querySelectorAll("tbody th")].map(readText).join();
    for (const format of listFormats(programme)) {
      expect(heads).toContain(format);
      expect(readText(table)).toContain(offerOf(programme, format)?.reference);
    }

    const offers = listOffers(programme).map(({ offer }) => offer);
    const lines = [...table.querySelectorAll("tbody tr")].map(readText);
    expect(lines).toHaveLength(offers.length);
    const { "@graph": things } = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}");
    const course = things.find((thing: { "@type": string }) => thing["@type"] === "Course");
    const instances = (course.hasCourseInstance as Array<Record<string, string>>).map((one) => [one.identifier, one.courseWorkload]);
    expect(instances).toEqual(offers.map(({ reference, hours }) => [reference, `PT${Math.trunc(hours)}H${hours % 1 === 0 ? "" : "30M"}`]));
    expect(course.offers.map(({ sku }: { sku: string }) => sku)).toEqual(offeredToday(offers).map(({ reference }) => reference));
    for (const [index, { reference, hours }] of offers.entries()) {
      expect(lines[index]).toContain(reference);
      expect(lines[index]).toContain(plainly(formatHours(hours)));
    }
  });

  test(`${programme.path} has the same hours and references on every list`, async ({ see }) => {
    const hours = listFormats(programme).map((format) => plainly(describeFormatHours(programme, format)));
    const rowsOf = async (page: string, row: string) => {
      const { main: list } = await see(page);
      return [...list.querySelectorAll(row)].filter((one) => one.querySelector(`a[href^="${programme.path}"]`));
    };
    const readHours = (elements: Iterable<Element> | undefined) =>
      [...(elements ?? [])].map(readText).filter((text) => /\d h( \d\d)?$/.test(text));
    const { listPath } = professions[programme.profession];
    const [entry] = await rowsOf("/formations", "li");
    const named = listFormats(programme).map((format, index) => `${format} ${hours[index]}`);
    expect(plainly(readText(entry as Element))).toContain(named.join(", "));
    const [line] = await rowsOf(listPath, "tr");
    expect(readHours(line?.querySelectorAll(".list-side-hours"))).toEqual(hours);
    for (const [index, cell] of [...(line?.querySelectorAll("td") ?? [])].entries()) {
      const format = FORMATS[index] as Format;
      const drawn = [...cell.querySelectorAll("[data-part]")].map((part) => [part.getAttribute("data-part"), part.getAttribute("style")]);
      const [own, other] = offersOf(programme, format);
      const parts = format === "PI" ? (["FC", "EPP"] as const) : [format];
      const known = parts.map((part) => [part, `--n:${offerOf(programme, part)?.hours}`]);
      const more = own && other ? [["more", `--n:${other.hours - own.hours}`]] : [];
      expect(drawn, format).toEqual(own ? [...known, ...more] : []);
    }
    const [card] = await rowsOf(listPath, "article");
    expect(readHours(card?.querySelectorAll("label small"))).toEqual(hours);
    for (const format of listFormats(programme)) {
      const foot = card?.querySelector(`.programme-card-foot [data-of=${format}]`) as Element;
      expect(new Set(readText(foot).match(/9A0X\d{7}/g))).toEqual(new Set(offersOf(programme, format).map(({ reference }) => reference)));
    }
  });

  for (const [device, other] of Object.entries({ "a large screen": ".programme-narrow-only", "a phone": ".programme-wide-only" })) {
    testOnFundedDay(`${programme.path} shows each fact of an offer once beside the card on ${device}`, async ({ browser }) => {
      const { main } = await browser.visit(programme.path);
      // The foot bar of phones repeats the amount of the card on purpose.
      for (const element of main.querySelectorAll(`${other}, .sticky-foot, #question`)) element.remove();
      const { mobileOffer } = programme;
      const shown = device === "a phone" && mobileOffer ? mobileOffer : (offerOf(programme, programme.defaultFormat) as Offer);
      const text = readText(main);
      // The one sentence on two references names both.
      const references = (mobileOffer ? text.replace(plainly(mobileOffer.twoReferences), "") : text).match(/9A0X\d{7}/g);
      const visible = [...listOffers(programme).map(({ offer }) => offer), shown];
      expect(references?.toSorted()).toEqual(visible.map(({ reference }) => reference).toSorted());
      const indemnities = new Map(indemnitiesOn(FUNDED_DAY, programme).map(({ reference, cents }) => [reference, cents]));
      const amounts = visible.flatMap(({ reference, priceInCents }) => [indemnities.get(reference) ?? 0, priceInCents]);
      expect(
        findAmounts(text)
          .filter((amount) => amount !== "0 €")
          .toSorted(),
      ).toEqual(tellAmounts(amounts).toSorted());
    });
  }
}

test("an offer has one line, a programme one closed « Ce qui est sûr »", async ({ browser }) => {
  for (const { path, mobileOffer } of programmes) {
    const { main } = await browser.visit(path);
    expect(main.querySelectorAll('[data-answer="line"]'), path).toHaveLength(mobileOffer ? 2 : 1);
    expect(main.querySelectorAll('[data-answer="proofs"]:not([open])'), path).toHaveLength(1);
    for (const line of main.querySelectorAll('[data-answer="line"]')) expect(readText(line).length, path).toBeLessThanOrEqual(90);
  }
});
