import type { Locator, Page } from "playwright/test";
import { formatEuros } from "#app/content/format.ts";
import { highestIndemnityInCents } from "#app/content/offers.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { findAmounts } from "#tests/amounts.ts";
import { endometriosis, mobilePain, pain } from "#tests/references.ts";
import { expect, test } from "./fixtures.ts";

const plate = (card: Locator) => card.locator(".programme-card-plate");
const foot = (card: Locator) => card.locator(".programme-card-foot");

test("a programme opens with the format chosen on its card, by its title or its arrow, and a step back finds the choice", async ({
  warmPage: page,
}) => {
  for (const target of ["h3 a", ".i-lucide-arrow-right"]) {
    await page.goto("/formations-generalistes");
    const card = page.getByRole("article").first();
    await card.getByRole("radio", { name: /^EPP/ }).check();
    expect(findAmounts(await plate(card).innerText())).toEqual(["180 €"]);
    await expect(foot(card).getByText(endometriosis.EPP)).toBeVisible();
    await expect(foot(card).getByText(endometriosis.FC)).toBeHidden();
    await card.locator(target).scrollIntoViewIfNeeded();
    const box = await card.locator(target).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
    await expect(page).toHaveURL(/diagnostic-endometriose\?format=EPP$/);
  }
  // React Router leaves the promise of a transition that it cuts short unheard, which the browser logs.
  await page.waitForFunction(() => !document.documentElement.matches(":active-view-transition"));
  await page.goBack();
  const card = page.getByRole("article").first();
  await expect(card.getByRole("radio", { name: /^EPP/ })).toBeChecked();
  await expect(card.getByRole("link").first()).toHaveAttribute("href", /format=EPP$/);

  await card.getByRole("radio", { name: /^FC/ }).check();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(card.getByRole("radio", { name: /^FC/ }), "the choice that is last, not that of the step back").toBeChecked();
  await expect(card.getByRole("link").first()).toHaveAttribute("href", /format=FC$/);
});

test("a card shows what its radio says, without scripts too, and never changes its height", async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
  await page.goto("/formations-infirmiers");
  const card = page.getByRole("article").first();
  const heights = new Set([(await card.boundingBox())?.height]);
  for (const [format, amount, references] of [
    ["PI", "235,60 €", [pain.PI]],
    ["EPP", "121,60 €", [pain.EPP]],
    ["FC", "115,50 €", [pain.FC, mobilePain]],
  ] as const) {
    await card.getByRole("radio", { name: new RegExp(`^${format}`) }).check();
    expect(findAmounts(await plate(card).innerText())).toEqual([amount]);
    expect((await foot(card).innerText()).match(/9A0X\d{7}/g)).toEqual(references);
    heights.add((await card.boundingBox())?.height);
  }
  expect(heights.size).toBe(1);
  await page.close();
});

test("« Ajouter » adds the reference that the foot of the card shows", async ({ warmPage: page }) => {
  await page.goto("/formations-generalistes");
  const card = page.getByRole("article").first();
  await card.getByRole("radio", { name: /^FC/ }).check();
  await foot(card)
    .getByRole("link", { name: new RegExp(endometriosis.FC) })
    .click();
  await expect(foot(card).getByRole("link", { name: /^Ajoutée/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ma sélection 1 programme" })).toBeVisible();
});

test("the hover indemnities appear on hover and keyboard focus of the list cards, in place of the one amount", async ({
  warmPage: page,
}) => {
  for (const [profession, path, amounts] of [
    ["generalistes", "/formations-generalistes", ["450 €", "450 €", "180 €", "180 €"]],
    ["infirmiers", "/formations-infirmiers", ["471,20 €", "209 €", "114 €"]],
  ] as const) {
    await page.goto(path);
    const cards = page.getByRole("main").getByRole("article");
    for (const [index, amount] of amounts.entries()) {
      const card = cards.nth(index);
      const atRest = formatEuros(programmesOf(profession).map(highestIndemnityInCents)[index] ?? 0);
      const read = async () => findAmounts(await card.innerText());
      await expect.poll(read).toEqual(findAmounts(atRest));
      await card.hover();
      await expect.poll(read).toEqual([amount]);
      await page.mouse.move(0, 0);
      await expect.poll(read).toEqual(findAmounts(atRest));
      await card.getByRole("link").first().focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect.poll(read).toEqual([amount]);
      await card.getByRole("link").first().blur();
    }
    await test.step("once a format is chosen its own amount stays", async () => {
      const card = cards.first();
      await card.getByRole("radio", { name: /^EPP/ }).check();
      await card.hover();
      expect(findAmounts(await plate(card).innerText())).toEqual([profession === "infirmiers" ? "121,60 €" : "180 €"]);
    });
  }
});

test("between a card and its programme emblem and title travel", async ({ warmPage: page }) => {
  await page.goto("/formations-infirmiers");
  await recordTransitions(page);
  const title = page.getByRole("heading", { level: 1 });
  const recorded = page.locator("body");
  for (const [index, reducedMotion] of (["no-preference", "reduce"] as const).entries()) {
    await page.emulateMedia({ reducedMotion });
    const wish = reducedMotion === "reduce" ? ", at once with less motion" : "";
    await test.step(`they travel there${wish}`, async () => {
      await page.getByRole("link", { name: /Améliorer la prise en charge de la douleur/ }).click();
      await expect(title).toContainText("douleur");
      await expect(recorded).toHaveAttribute("data-transitions", String(2 * index + 1));
    });
    await test.step(`they travel back${wish}`, async () => {
      await page.goBack();
      await expect(title).not.toContainText("douleur");
      await expect(recorded).toHaveAttribute("data-transitions", String(2 * index + 2));
    });
  }

  await test.step("they take 250 ms at most", async () => {
    const travelling = ["programme-emblem", "programme-title"];
    const transitions = await page.evaluate(() => (window as unknown as { transitions: Transition[] }).transitions);
    for (const { before, after, durations } of transitions) {
      expect([before, after]).toEqual([travelling, travelling]);
      expect(Math.max(...durations)).toBeLessThanOrEqual(250);
    }
    expect(transitions.map(({ durations }) => durations.length > 0)).toEqual([true, true, false, false]);
  });
});

interface Transition {
  /** The names that elements of the page have. */
  before: string[];
  after: string[];
  /** Of what moves, in ms. */
  durations: number[];
}

/** Notes what each view transition moves, and counts those that have begun. */
async function recordTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const transitions: Transition[] = [];
    Object.assign(window, { transitions });
    const readNames = () =>
      [...document.querySelectorAll("main *")]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== "none")
        .sort();
    document.startViewTransition = (update) => {
      const before = readNames();
      const transition = start(update);
      void transition.ready.then(() => {
        const durations = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith("::view-transition"))
          .map((effect) => Number(effect.getTiming().duration));
        transitions.push({ before, after: readNames(), durations });
        document.body.dataset.transitions = String(transitions.length);
      });
      return transition;
    };
  });
}

test("a card reads in the order in which it is seen, at every width", async ({ warmPage: page }) => {
  for (const path of ["/formations-generalistes", "/formations-infirmiers"]) {
    await page.goto(path);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.getByRole("article").evaluateAll(findReversed), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Pairs of siblings of which the later stands above the earlier, or beside it on its left. */
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
