import type { Locator } from "playwright/test";
import { writeHighest } from "#app/answer/write.ts";
import { nameScale } from "#app/content/answer-words.ts";
import { headProgrammeRows } from "#app/content/programme-rows.ts";
import { programmes, programmesOf } from "#app/content/programmes/index.ts";
import { findAmounts, highestOn, tellAmounts } from "#tests/amounts.ts";
import { FUNDED_DAY } from "#tests/days.ts";
import { endometriosis, indemnityOf, mobilePain, pain } from "#tests/references.ts";
import { expect, test } from "./fixtures.ts";

test.use({ day: FUNDED_DAY });

const plate = (card: Locator) => card.locator(".programme-card-plate");
const foot = (card: Locator) => card.locator(".programme-card-foot");

test("a programme opens with the format chosen on its card, and a step back finds the choice", async ({ page }) => {
  for (const target of ["h3 a", ".i-lucide-arrow-right"]) {
    await page.goto("/formations-generalistes");
    const card = page.getByRole("article").first();
    await card.getByRole("radio", { name: /^EPP/ }).check();
    expect(findAmounts(await plate(card).innerText())).toEqual(findAmounts(indemnityOf(endometriosis.EPP)));
    await expect(foot(card).getByText(endometriosis.EPP)).toBeVisible();
    await expect(foot(card).getByText(endometriosis.FC)).toBeHidden();
    await card.locator(target).scrollIntoViewIfNeeded();
    const box = await card.locator(target).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
    await expect(page).toHaveURL(/diagnostic-endometriose\?format=EPP$/);
    // React Router ignores the rejection of an interrupted transition, which the browser logs.
    await page.waitForFunction(() => !document.documentElement.matches(":active-view-transition"));
  }
  await page.goBack();
  const card = page.getByRole("article").first();
  await expect(card.getByRole("radio", { name: /^EPP/ })).toBeChecked();
  await expect(card.getByRole("link").first()).toHaveAttribute("href", /format=EPP$/);

  await card.getByRole("radio", { name: /^FC/ }).check();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(card.getByRole("radio", { name: /^FC/ }), "the choice that is last, not that of the step back").toBeChecked();
  await expect(card.getByRole("link").first()).toHaveAttribute("href", /format=FC$/);
});

test("a card that is pressed as soon as a format is chosen opens with that format", async ({ page }) => {
  await page.goto("/formations-generalistes");
  const card = page.getByRole("article").first();
  await card.getByRole("radio", { name: /^EPP/ }).evaluate((radio: HTMLInputElement) => {
    radio.click();
    // What responds to the choice in the same task has done so by then.
    return Promise.resolve().then(() => radio.closest("article")?.querySelector("a")?.click());
  });
  await expect(page).toHaveURL(/diagnostic-endometriose\?format=EPP$/);
});

test("a card shows the chosen format at a constant height, without scripts too", async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
  await page.goto("/formations-infirmiers");
  const card = page.getByRole("article").first();
  const heights = new Set([(await card.boundingBox())?.height]);
  for (const [format, [highest, ...others]] of [
    ["PI", [pain.PI]],
    ["EPP", [pain.EPP]],
    ["FC", [mobilePain, pain.FC]],
  ] as const) {
    await card.getByRole("radio", { name: new RegExp(`^${format}`) }).check();
    expect(findAmounts(await plate(card).innerText())).toEqual(findAmounts(indemnityOf(highest)));
    expect((await foot(card).innerText()).match(/9A0X\d{7}/g)?.toSorted()).toEqual([highest, ...others].toSorted());
    heights.add((await card.boundingBox())?.height);
  }
  expect(heights.size).toBe(1);
  await page.close();
});

test("« Ajouter » adds the reference that the foot of the card shows", async ({ page }) => {
  await page.goto("/formations-generalistes");
  const card = page.getByRole("article").first();
  await card.getByRole("radio", { name: /^FC/ }).check();
  const add = foot(card).getByRole("link", { name: new RegExp(endometriosis.FC) });
  await add.click();
  await expect(foot(card).getByRole("link", { name: /^Ajoutée/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ma sélection 1 programme" })).toBeVisible();
});

test("a card shows its hover indemnity on hover and keyboard focus, in place of its one amount", async ({ page }) => {
  for (const [profession, path] of [
    ["generalistes", "/formations-generalistes"],
    ["infirmiers", "/formations-infirmiers"],
  ] as const) {
    await page.goto(path);
    const cards = page.getByRole("article");
    for (const [index, programme] of programmesOf(profession).entries()) {
      const card = cards.nth(index);
      const expectAmount = (cents: number) => expect.poll(async () => findAmounts(await card.innerText())).toEqual(tellAmounts([cents]));
      await expectAmount(highestOn(FUNDED_DAY, programme));
      await card.hover();
      await expectAmount(programme.hoverIndemnityInCents);
      await page.mouse.move(0, 0);
      await expectAmount(highestOn(FUNDED_DAY, programme));
      await card.getByRole("link").first().focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expectAmount(programme.hoverIndemnityInCents);
      await card.getByRole("link").first().blur();
    }
    await test.step("once a format is chosen its own amount stays", async () => {
      const card = cards.first();
      await card.getByRole("radio", { name: /^EPP/ }).check();
      await card.hover();
      expect(findAmounts(await plate(card).innerText())).toEqual(
        findAmounts(indemnityOf(profession === "infirmiers" ? pain.EPP : endometriosis.EPP)),
      );
    });
  }
});

test("a card is read in the order in which it is seen, at every width", async ({ page }) => {
  for (const path of ["/formations-generalistes", "/formations-infirmiers"]) {
    await page.goto(path);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.getByRole("article").evaluateAll(findReversed), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Pairs of siblings of which the later is above the earlier, or on its left. */
function findReversed(cards: Element[]): string[] {
  return cards.flatMap((card) =>
    [card, ...card.querySelectorAll("*")].flatMap((parent) => {
      const seen = [...parent.children].filter((child) => {
        const { position, visibility } = getComputedStyle(child);
        return child.textContent && position !== "absolute" && visibility === "visible";
      });
      return seen.slice(1).flatMap((later, index) => {
        const [before, after] = [seen[index] as Element, later].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
        const isAbove = after.bottom <= before.top + 1;
        const isLeft = after.right <= before.left + 1 && after.top < before.bottom;
        return isAbove || isLeft ? [`${seen[index]?.textContent} > ${later.textContent}`] : [];
      });
    }),
  );
}

test("at 320 px no word of a programme breaks, even beside an amount to confirm; its scale is spoken", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/formations");
  const { label = null } = Object.values(writeHighest(programmes, FUNDED_DAY))[0] ?? {};
  const rows = page.getByRole("link").filter({ hasText: headProgrammeRows(label, false).spokenIndemnity });
  await expect(rows).toHaveCount(programmes.length);
  const broken = await rows.evaluateAll(
    (links, note) => {
      const range = document.createRange();
      const isBroken = (text: Text, from: number, to: number) => {
        range.setStart(text, from);
        range.setEnd(text, to);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      };
      return links.flatMap((link) => {
        link.lastElementChild?.insertAdjacentHTML("beforeend", `<small class="block font-400 font-text text-micro">${note}</small>`);
        const title = link.querySelector("b")?.firstChild as Text;
        return [...title.data.matchAll(/\S+/g)]
          .filter(({ index, 0: word }) => isBroken(title, index, index + word.length))
          .map(([word]) => word);
      });
    },
    ` (${nameScale("2025")})`,
  );
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("at 200 % text on a phone, values keep a label where their column heads are hidden", async ({ page }) => {
  const showsAtDouble = async (path: string, labels: readonly string[]) => {
    await page.goto(path);
    const row = page.getByRole("main").locator("table > tbody > tr").first();
    for (const details of await page.locator("main details:has(table)").all())
      await details.evaluate((one) => one.setAttribute("open", ""));
    const label = (text: string) => row.getByText(text, { exact: true }).first();
    for (const text of labels) await expect(label(text), text).toBeHidden();
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: "32px" }));
    for (const text of labels) await expect(label(text), text).toBeVisible();
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await showsAtDouble("/formations/infirmiers/amelioration-douleur", ["indemnité*", "prix"]);
  await showsAtDouble("/formations/infirmiers", ["PI", "EPP", "FC"]);
});
