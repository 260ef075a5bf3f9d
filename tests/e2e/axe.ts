import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright/test";
import { expect } from "./fixtures.ts";

/** The minified form, which loads in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The one known deviation: by agreement, the steps of a learner path are at 40 % opacity until revealed. */
export const BLURRED_STEPS = '[data-blur="strong"], [data-blur="more"]';

/** Violations of WCAG 2.2 A and AA and axe's best practices in this part, one line per element. */
export async function findViolations(page: Page, part = "body", exclude: string[] = []): Promise<string[]> {
  const result = await page.evaluate(run, [part, exclude] as const);
  if (result) return result;
  // Once per document: it survives a resize or a dialog.
  await page.evaluate(axeSource);
  return (await page.evaluate(run, [part, exclude] as const)) ?? ["axe was not loaded"];
}

export const DIALOG = "[role=dialog], dialog[open]";

/** Checks a state without the page behind it, on a phone and on a screen. Each page at rest: every-page.spec.ts. */
export async function expectNoViolation(page: Page, state: string, part: string) {
  await expect(page.locator(part), state).toHaveCount(1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findViolations(page, part), `${state}, at ${width} px`).toEqual([]);
  }
}

async function run([part, exclude]: readonly [string, string[]]): Promise<string[] | null> {
  const { axe: checker } = window as unknown as { axe?: typeof axe };
  if (!checker) return null;
  // Fading elements have other colours.
  const finite = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(finite.map(({ finished }) => finished));
  const { violations } = await checker.run(
    { include: [[part]], exclude: exclude.map((selector) => [selector]) },
    { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"] },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}
