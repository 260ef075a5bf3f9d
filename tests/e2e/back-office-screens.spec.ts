import type { Page } from "playwright/test";
import { outcome } from "#tests/people.ts";
import { endometriosis } from "#tests/references.ts";
import { findViolations } from "./axe.ts";
import { expect, search, test } from "./back-office.ts";

const WIDTHS = [390, 720, 1440];
const SCREENS = [
  "/appels",
  "/personnes",
  "/nouvelle-demande",
  "/nouvelle-demande?pour=employeur",
  "/resultats",
  "/resultats?par=mois",
  "/etat",
];

async function checkScreen(page: Page, address: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // A phone shows the list or a person: a window that was wide has both.
    await page.goto(address);
    await page.locator("html[data-hydrated]").waitFor();
    const part = (await page.locator("dialog[open]").count()) > 0 ? "dialog[open]" : "body";
    expect.soft(await findViolations(page, part), `${address} at ${width} px`).toEqual([]);
    expect.soft(await measureExcess(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
  }
  // A phone of 390 px at 200 %.
  await page.setViewportSize({ width: 195, height: 422 });
  expect.soft(await measureExcess(page), `${address} at 195 px`).toBeLessThanOrEqual(0);
}

function measureExcess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test("empty screens break no rule of accessibility and fit their window", async ({ page, office: _ }) => {
  for (const address of ["/appels", "/personnes", "/resultats", "/etat"]) await checkScreen(page, address);
});

test("the header is as high on every screen, and 60 px on a computer", async ({ page, office: _ }) => {
  for (const address of SCREENS) {
    await page.goto(address);
    const height = await page.locator("header > div").evaluate((bar) => bar.getBoundingClientRect().height);
    expect.soft(height, address).toBe(60);
  }
});

test("the plot is as high in every window, with labels of 13 px, and the campaigns stand beside it", async ({ page, people }) => {
  await people.asksForCall("Vauclair");
  await page.goto("/resultats");
  const plot = page.getByRole("img", { name: /^Par semaine/ });
  const measure = () =>
    plot.evaluate((element) => [element.clientHeight, getComputedStyle(element.querySelector("span:last-child") ?? element).fontSize]);
  const campaigns = page.getByRole("region", { name: "Par campagne" });
  expect(await measure()).toEqual([184, "13px"]);
  const [left, right] = [await plot.boundingBox(), await campaigns.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await page.setViewportSize({ width: 1920, height: 900 });
  expect(await measure()).toEqual([184, "13px"]);
});

const DIALOGS = ["corriger", "accord", "effacer"].map((what) => `/personnes?faire=${what}&qui=`);
for (const address of [...SCREENS, "/appels?qui=", "/personnes?qui=", ...DIALOGS])
  test(`${address}, full, breaks no rule of accessibility and fits its window`, async ({ page, office, people }) => {
    await people.asksForCall("Vauclair", {
      prenom: "Hélène",
      format_reference: endometriosis.PI,
      email_formation: "formation@chu.example",
    });
    await people.asksForCall("Belmontet-Castelvert-de-la-Roche-Guyon-Saint-Martin", { inDays: 0 });
    await people.takesCatalogue("Vauclair", { prenom: "Hélène", consent_phone: true, email: "helene@exemple.fr" });
    await people.takesCatalogue("Robot", { suspect: "trap" });
    await people.note("vauclair", outcome("pas-de-reponse", null, "au cabinet, demander le secrétariat"));
    const customMetadata = { createdAt: new Date().toISOString() };
    await office.env.OUTBOX.put("outbox/refused/callback_requests/x.json", "{}", { customMetadata });
    const { key } = await people.find("vauclair");
    await page.goto("/personnes");
    await search(page, "vaucl");
    await checkScreen(page, address.endsWith("qui=") ? address + encodeURIComponent(key) : address);
  });
