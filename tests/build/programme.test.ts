import { expect } from "vitest";
import { parisDate } from "#app/content/dated.ts";
import { describePeriodOutlook } from "#app/content/format-calendar.ts";
import { listFormats, offerOf } from "#app/content/offers.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { showPath } from "#app/routes/programme/path-display.ts";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

for (const programme of programmes) {
  test(`${programme.path} shows its path, chooses its default format, compares its formats and leads to the contact page`, async ({
    browser,
  }) => {
    const { main } = await browser.visit(programme.path);
    const read = (selector: string) => [...main.querySelectorAll(selector)].map(readText);
    expect(read("h1")).toEqual([plainly(programme.title)]);
    expect(read("#etapes .path-title")).toEqual(
      showPath(programme.learnerPath, programme.defaultFormat, false).map(({ title }) => plainly(title)),
    );
    expect([...main.querySelectorAll('input[name="format"][checked]')].map((radio) => radio.getAttribute("value"))).toEqual([
      programme.defaultFormat,
    ]);
    const contact = [...main.querySelectorAll("a")].filter((link) => readText(link) === "nous contacter");
    expect(contact.map((link) => link.getAttribute("href"))).toEqual(["/contact"]);

    const table = main.querySelector("table") as Element;
    const heads = [...table.querySelectorAll("thead th")].map(readText).join();
    for (const format of listFormats(programme)) {
      expect(heads).toContain(format);
      expect(readText(table)).toContain(offerOf(programme, format)?.reference);
    }
  });
}

test("an unknown format in the address shows the default one", async ({ browser }) => {
  const { main } = await browser.visit("/formations/infirmiers/amelioration-douleur?format=XYZ");
  expect([...main.querySelectorAll('input[name="format"][checked]')].map((radio) => radio.getAttribute("value"))).toEqual(["PI"]);
});

test("a programme says what can still be done before the period ends", async ({ browser }) => {
  const { main } = await browser.visit("/formations/generalistes/diagnostic-endometriose");
  const today = parisDate(new Date());
  const formats = readText(main.querySelector("#formats")?.parentElement as Element);
  for (const { text } of describePeriodOutlook(["PI", "EPP", "FC"], today)) expect(formats).toContain(plainly(text));
  const [own] = describePeriodOutlook(["PI"], today);
  expect(readText(main.querySelector('[aria-label="Inscription"], [aria-labelledby="inscription"]') as Element)).toContain(
    plainly(own?.text ?? ""),
  );
});

const plainly = (text: string) => text.replaceAll(/\s+/g, " ");
