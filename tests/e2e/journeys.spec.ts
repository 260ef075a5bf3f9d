import type { Page } from "playwright/test";
import { employerFile } from "#app/content/pages/employer-file.ts";
import { describeMine, selectionPage } from "#app/content/pages/selection.ts";
import { takeAway } from "#app/content/pages/selection-take-away.ts";
import { professions } from "#app/content/professions.ts";
import { selectionLinks } from "#app/content/selection-links.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { FUNDED_DAY } from "#tests/days.ts";
import { alzheimer, endometriosis, gpVaccination, indemnityOf, mobilePain, pain, priceOf } from "#tests/references.ts";
import { expect, expectPage, test } from "./fixtures.ts";
import { countTaps, notePrints } from "./taps.ts";

/** From home to the goal, on a phone, with every tap counted. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, day: FUNDED_DAY });

const { questions } = selectionPage;

/** From home over the profession's list. */
async function compose(page: Page, finger: ReturnType<typeof countTaps>, profession: Profession) {
  await page.goto("/");
  const main = page.getByRole("main");
  await finger.tap(main.locator(`a[href="${professions[profession].listPath}"]`).first());
  await finger.tap(main.getByRole("link", { name: selectionLinks.compose }));
}
const row = (page: Page, reference: string) => page.locator("label").filter({ has: page.locator(`input[value="${reference}"]`) });

test("a general practitioner finds within 2 taps what can still be finished this year and what it pays", async ({ page }) => {
  const finger = countTaps();
  await page.goto("/");
  await finger.tap(page.getByRole("main").getByRole("link", { name: "Médecins généralistes" }).first());
  await expectPage(page, "/formations-generalistes");
  const card = page.getByRole("article").first();
  await expect(card).toBeVisible();
  const filter = page.getByRole("navigation", { name: "Filtrer les programmes" });
  await finger.tap(filter.getByRole("link", { name: "Cette année" }));
  await expect(card.getByRole("radio", { name: /^FC/ })).toBeChecked();
  const amount = card.locator(".programme-card-plate > *").filter({ visible: true });
  await expect(amount).toHaveCount(1);
  await expect(amount).toContainText(indemnityOf(endometriosis.FC));
  expect(finger.taps).toBeLessThanOrEqual(2);
});

test("a nurse copies the reference of her programme within 2 taps, without scrolling on its page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const finger = countTaps();
  await page.goto("/");
  await finger.tap(page.getByRole("main").locator(`a[href="/formations/infirmiers/amelioration-douleur"]`));
  const copy = page.getByRole("region", { name: "Inscription" }).getByRole("button", { name: /^Copier la référence/ });
  await expect(copy.filter({ visible: true })).toBeInViewport({ ratio: 1 });
  await finger.tap(copy.filter({ visible: true }));
  await expect(page.getByText("Référence copiée").first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(mobilePain);
  expect(finger.taps).toBeLessThanOrEqual(2);
});

test("a general practitioner with 14 h left has three references to copy and a total within 7 taps", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const finger = countTaps();
  const references = [endometriosis.FC, gpVaccination.EPP, alzheimer.EPP];
  await compose(page, finger, "generalistes");
  const hours = page.getByRole("textbox", { name: questions.hours.label });
  await finger.tap(hours);
  await hours.fill("14");
  for (const reference of references) await finger.tap(row(page, reference));
  await expect(page.locator(".selection-foot")).toContainText(priceOf(...references));
  await finger.tap(page.locator(".selection-foot").getByRole("link", { name: describeMine(references.length) }));

  for (const reference of references) {
    const copy = page.getByRole("button", { name: `${takeAway.copyOne} ${reference}` });
    await copy.scrollIntoViewIfNeeded();
    await expect(copy).toBeInViewport({ ratio: 1 });
  }
  expect(finger.taps).toBeLessThanOrEqual(7);
  const readCopied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await readCopied()).split("\n").toSorted()).toEqual(references.toSorted());
});

test("a salaried nurse prints the file for her employer within 6 taps", async ({ page }) => {
  const prints = await notePrints(page);
  const finger = countTaps();
  await compose(page, finger, "infirmiers");
  await finger.tap(page.locator("label").filter({ hasText: questions.status.options.salarie }));
  await finger.tap(row(page, pain.PI));
  await finger.tap(page.locator(".selection-foot").getByRole("link", { name: selectionPage.foot.employerFile }));
  await expect(page.getByRole("heading", { level: 1, name: employerFile.title })).toBeVisible();
  await expect(page.getByRole("main").getByText(pain.PI).first()).toBeVisible();
  await finger.tap(page.getByRole("button", { name: employerFile.take.printShort }));
  await expect.poll(() => prints).toEqual([expect.stringContaining(employerFile.meta.title)]);
  expect(finger.taps).toBeLessThanOrEqual(6);
});
