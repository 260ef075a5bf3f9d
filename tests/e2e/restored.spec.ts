import type { Page } from "playwright/test";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { selectionPage } from "#app/content/pages/selection.ts";
import { SELECTION_KEYS, SELECTION_PATH } from "#app/features/selection/address-parts.ts";
import { endometriosis } from "#tests/references.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { expect, openUnhydrated, test } from "./fixtures.ts";

/** Browsers restore choices without an event: the page must show the same as for choices by hand. */

test.use({ actsBeforeHydration: true });

const hydrated = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-hydrated");

interface State {
  chosen: string;
  /** All that the page shows, links to and would send. */
  shown: string;
}

function readState(page: Page): Promise<State> {
  return page.evaluate(async () => {
    // The address follows the paint of a choice, and the page the address, before the browser is idle.
    await new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(settled))));
    const fields = [...document.querySelectorAll<HTMLInputElement>("main :is(input[name], input[id])")];
    const chosen = fields
      .filter(({ type, checked }) => type !== "hidden" && (!["radio", "checkbox"].includes(type) || checked))
      .map(({ name, id, value }) => `${name || id}=${value}`);
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (parentElement?.checkVisibility() && !parentElement.closest("[role=status], [aria-live]:not(dl)")) shown.push(nodeValue ?? "");
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]")) if (link.checkVisibility()) shown.push(link.href);
    for (const { form, name, value } of fields.filter(({ type }) => type === "hidden")) if (form) shown.push(`${name}=${value}`);
    return { chosen: chosen.join("&"), shown: shown.join("\n") };
  });
}

/** Chooses the last of each group, one after the other, as a visitor does by hand. */
async function chooseOthers(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const groups = new Map<string, HTMLInputElement>();
    for (const radio of document.querySelectorAll<HTMLInputElement>("main input[type=radio]:enabled")) {
      if (radio.closest("fieldset, [role=radiogroup]")?.querySelector(":checked") !== radio) groups.set(radio.name, radio);
    }
    for (const radio of groups.values()) {
      radio.click();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
}

/** Restores the choices without an event, as a browser does, then shows the page. */
function restoreChoice(page: Page, { chosen }: State): Promise<void> {
  return page.evaluate((fields) => {
    for (const field of document.querySelectorAll<HTMLInputElement>("main :is(input[type=radio], input[type=checkbox])"))
      field.checked = fields.includes(`${field.name || field.id}=${field.value}`);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, chosen.split("&"));
}

for (const address of [
  ...[...canonicalPaths, "/catalogue"],
  "/formations-infirmiers?quand=cette-annee",
  `/contact?reference=${endometriosis.PI}`,
  SELECTION_STATES["two programmes"],
  SELECTION_STATES["the employer's file"],
] as string[])
  test(`${address} shows the choices that a browser restores like those of a visitor`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    await hydrated(page);
    if ((await page.locator("main input").count()) === 0) return;
    const asOpened = await readState(page);
    await chooseOthers(page);
    let chosen = await readState(page);
    // Where the address follows, wait for it.
    await expect(async () => {
      const before = chosen;
      chosen = await readState(page);
      expect(chosen).toEqual(before);
      const { pathname, searchParams } = new URL(page.url());
      const followed: readonly string[] = pathname === SELECTION_PATH ? [SELECTION_KEYS.profession, SELECTION_KEYS.status] : ["format"];
      for (const [name, value] of new URLSearchParams(chosen.chosen))
        if (followed.includes(name)) expect(searchParams.get(name)).toBe(value);
      // The list of formats is loaded.
      if (address === SELECTION_PATH) expect(chosen.shown).toContain(selectionPage.list.title);
    }).toPass();

    await test.step("a browser that restores it on a step back", async () => {
      await page.goto("/robots.txt");
      await page.goBack();
      await hydrated(page);
      await expect(async () => expect([asOpened, chosen]).toContainEqual(await readState(page))).toPass({ timeout: 5000 });
    });
    await test.step("a visitor who chose before hydration", async () => {
      const { release } = await openUnhydrated(page, address);
      await page.locator("footer").waitFor();
      await chooseOthers(page);
      await release();
      await expect.poll(() => readState(page)).toEqual(chosen);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
    await test.step("a browser that restores it on a page from its cache", async () => {
      await page.goto("/robots.txt");
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(address);
      await hydrated(page);
      await restoreChoice(page, chosen);
      await expect.poll(() => readState(page)).toEqual(chosen);
    });
  });
