import { expect } from "vitest";
import { parisDate } from "#app/content/dated.ts";
import { describePeriodOutlook } from "#app/content/format-calendar.ts";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

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
