import type { Page } from "playwright/test";
import { endometriosis } from "#tests/references.ts";
import { callbackDialog } from "./callback-journey.ts";
import { closeByEscape, expect, test } from "./fixtures.ts";

/** What moves when something is chosen, opened or left; from card to programme and back: programme-lists.spec.ts. */

const LONGEST = 250;

/** With movement, then with less of it: what of `moved` runs. */
const WISHES = [
  { reducedMotion: "no-preference", filter: (moved: readonly string[]) => moved },
  { reducedMotion: "reduce", filter: () => [] },
] as const;

test(`what is chosen or opened on a programme moves for ${LONGEST} ms at most`, async ({ warmPage: page }) => {
  await page.goto("/formations/generalistes/diagnostic-endometriose");
  const readMoved = await noteTransitions(page);
  const card = page.getByRole("region", { name: "Inscription" });
  for (const { reducedMotion, filter } of WISHES) {
    await page.emulateMedia({ reducedMotion });
    const isFirst = reducedMotion === "no-preference";
    const wish = isFirst ? "" : ", not at all with less motion";
    await test.step(`another format moves its amount${wish}`, async () => {
      await card.getByRole("radio", { name: isFirst ? /^EPP/ : /^PI/ }).check();
      await expect(card.locator(".summary-amount")).toContainText(isFirst ? "180 €" : "450 €");
      await expectMoved(readMoved, filter(["summary-amount"]));
    });
    await test.step(`a dialog that comes moves${wish}`, async () => {
      await card.getByRole("button", { name: "Je m’inscris" }).click();
      await expect(callbackDialog(page)).toBeVisible();
      await expectMoved(readMoved, filter(["movement-float"]));
    });
    await test.step(`a dialog that goes moves${wish}`, async () => {
      await closeByEscape(callbackDialog(page));
      await expectMoved(readMoved, filter(["movement-float"]));
    });
  }
});

test(`a format that is ticked draws its hours in ${LONGEST} ms at most`, async ({ warmPage: page }) => {
  await page.goto("/ma-selection?profession=generalistes&heures=14");
  const readMoved = await noteTransitions(page);
  const chosen = page.locator(".climb-hour");
  for (const { reducedMotion, filter } of WISHES) {
    await page.emulateMedia({ reducedMotion });
    await test.step(reducedMotion === "reduce" ? "with less motion they are there at once" : "its waypoint comes with them", async () => {
      await page.locator(`input[value="${endometriosis.PI}"]`).check({ force: true });
      await expect(chosen).toHaveCount(10);
      await expectMoved(readMoved, filter([...Array<string>(10).fill("climb-hour"), "climb-waypoint"]));
    });
    await page.getByRole("link", { name: /^Retirer PI/ }).click();
    await expect(chosen).toHaveCount(0);
    await readMoved(true);
  }
});

test(`« Ajouter » sends a waypoint to the count in ${LONGEST} ms at most, which counts at once`, async ({ warmPage: page }) => {
  for (const [index, { reducedMotion, filter }] of WISHES.entries()) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`/formations/generalistes/${["diagnostic-endometriose", "diagnostic-alzheimer"][index]}`);
    const readMoved = await noteTransitions(page);
    await page.getByRole("region", { name: "Inscription" }).getByRole("link", { name: "Ajouter à ma sélection" }).first().click();
    await expect(page.getByRole("banner").getByRole("link", { name: `Ma sélection ${index + 1} programme` })).toBeVisible();
    await expectMoved(readMoved, filter(["selection-flight"]));
    await expect(page.locator(".selection-flight")).toHaveCount(0);
  }
});

const MOVING = ["selection-flight", "summary-amount", "movement-float", "climb-hour", "climb-waypoint"];

interface Moved {
  name: string;
  /** With its delay, in ms. */
  duration: number;
}

/**
 * Notes from now on what begins to move, once per element, with the change that makes it move: on a busy page a dialog may be gone before
 * the frame that would tell of it. Returns what reads it, and forgets it where one goes on from there.
 */
async function noteTransitions(page: Page): Promise<(isOver?: boolean) => Promise<Moved[]>> {
  await page.evaluate((names) => {
    const noted: Array<Moved & { target: Element }> = [];
    const known = new Set<Animation>();
    Object.assign(window, { noted });
    new MutationObserver(() => {
      for (const animation of document.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect;
        const name = names.find((one) => target?.classList.contains(one));
        if (!target || !name || known.has(animation)) continue;
        known.add(animation);
        const duration = Number(animation.effect?.getComputedTiming().endTime);
        const same = noted.find((one) => one.target === target);
        if (same) same.duration = Math.max(same.duration, duration);
        else noted.push({ target, name, duration });
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, MOVING);
  return (isOver = false) =>
    page.evaluate(async (isRead) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { noted } = window as unknown as { noted: Moved[] };
      return (isRead ? noted.splice(0) : noted).map(({ name, duration }) => ({ name, duration }));
    }, isOver);
}

async function expectMoved(readMoved: Awaited<ReturnType<typeof noteTransitions>>, expected: readonly string[]): Promise<void> {
  await expect.poll(async () => (await readMoved()).map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
  for (const { name, duration } of await readMoved(true)) expect(duration, name).toBeLessThanOrEqual(LONGEST);
}
