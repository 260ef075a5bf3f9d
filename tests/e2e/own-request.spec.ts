import type { Page } from "playwright/test";
import { formatCallCode } from "#app/content/call-code.ts";
import { callbackTexts, describeAppointment, describeAsked } from "#app/content/callback.ts";
import { ownRequestPage } from "#app/content/pages/own-request.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { FUNDED_DAY } from "#tests/days.ts";
import { callbackDialog, fillRequest } from "./callback-journey.ts";
import { expect, test } from "./fixtures.ts";

const { form } = callbackTexts;
const PHONE = { width: 390, height: 664 };
const [firstDay = "", secondDay = ""] = listCallbackDays(new Date());
const state = (page: Page, title: string) => page.getByRole("main").getByRole("status").getByText(title);

async function eraseAfterASecondPress(page: Page) {
  const { erase, confirmErase, states } = ownRequestPage;
  await page.getByRole("link", { name: erase.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: confirmErase.title })).toBeFocused();
  await page.getByRole("button", { name: confirmErase.submit }).click();
  await expect(state(page, states.erased.title)).toBeVisible();
}

async function moveThenCancel(page: Page) {
  await moveCall(page);
  await cancelCall(page);
}

async function moveCall(page: Page) {
  const { states, move } = ownRequestPage;
  await page.getByRole("radiogroup", { name: move.day }).getByRole("radio").nth(1).check();
  await page.getByRole("radio", { name: form.slots["apres-midi"].label }).check();
  await page.getByRole("button", { name: move.submit }).click();
  await expect(state(page, states.moved.title)).toBeVisible();
  await expect(page.getByText(describeAppointment(secondDay, "apres-midi").moment).first()).toBeVisible();
}

async function cancelCall(page: Page) {
  const { states, cancel } = ownRequestPage;
  await page.getByRole("button", { name: cancel.submit }).click();
  await expect(state(page, states.cancelled.title)).toBeVisible();
}

test("on a phone a doctor asks in at most eleven taps, loses the network, comes back, moves the call and cancels it", async ({
  page,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  let taps = 0;
  const tap = async (target: ReturnType<Page["locator"]>) => {
    taps++;
    await target.click();
  };
  await page.goto("/");
  const main = page.getByRole("main");
  await tap(main.getByRole("link", { name: /^Endométriose/ }));
  await tap(page.getByRole("region", { name: "Inscription" }).getByRole("button", { name: "Je m’inscris" }).filter({ visible: true }));
  const dialog = callbackDialog(page);
  await tap(dialog.getByRole("radiogroup", { name: form.jour }).getByRole("radio").first());
  await tap(dialog.getByRole("radio", { name: form.slots.matin.label }));
  await tap(dialog.getByLabel(form.telephone));
  await page.keyboard.type("06 12 34 56 78");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel(form.prenom)).toBeFocused();
  await page.keyboard.type("Claire");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Martin");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("checkbox"), "the agreement was forgotten").toBeFocused();
  await expect(dialog.getByRole("checkbox")).toBeInViewport({ ratio: 1 });
  await tap(dialog.getByRole("checkbox"));
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: form.submit }).click();
  await expect(dialog.getByRole("alert")).toContainText(form.notSent);
  await page.context().setOffline(false);
  await tap(dialog.getByRole("button", { name: form.submit }));
  await expect(dialog.getByRole("heading", { name: form.doneTitle })).toBeFocused();
  expect(taps).toBeLessThanOrEqual(11);

  const [row] = await site.readRows("callback_requests");
  await expect(dialog.getByText(describeAppointment(firstDay, "matin").date)).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText(formatCallCode(String(row?.call_code))).first()).toBeVisible();
  await dialog.getByRole("button", { name: callbackTexts.close }).last().click();
  await test.step("the call is told where another one is asked for, without its code", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Je m’inscris" }).filter({ visible: true }).first().click();
    const told = dialog.getByRole("note");
    await expect(told).toContainText(form.already.asked);
    await expect(told).not.toContainText(formatCallCode(String(row?.call_code)));
    await told.getByRole("link").click();
    // It has the same fields as the page that it gives way to.
    await expect(dialog).toHaveCount(0);
  });
  await expect(page.getByRole("heading", { level: 1, name: ownRequestPage.title })).toBeVisible();
  await moveThenCancel(page);
  expect(await site.readRows("callback_requests")).toEqual([expect.objectContaining({ jour: firstDay, creneau: "matin" })]);
  const { results } = await site.env.DB.prepare("SELECT kind FROM entries ORDER BY at").all();
  expect(results).toEqual([{ kind: "moved" }, { kind: "cancelled" }]);
  await eraseAfterASecondPress(page);
  expect(await site.readRows("callback_requests")).toEqual([]);
});

test("what the tab says above the form follows the call: moved, then cancelled", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  const told = main.getByRole("note");
  await fillRequest(main);
  await main.getByRole("button", { name: form.submit }).click();
  await expect(main.getByRole("heading", { name: form.doneTitle })).toBeFocused();
  await page.reload();
  await told.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: ownRequestPage.title })).toBeVisible();
  await moveCall(page);
  const own = page.url();
  await page.goto("/contact");
  await expect(told).toContainText(describeAsked(secondDay, "apres-midi"));
  await page.goto(own);
  await cancelCall(page);
  await page.goto("/contact");
  await expect(main.getByLabel(form.telephone)).toBeVisible();
  await expect(told).toHaveCount(0);
});

test("a request without an answer, sent again after a reload, is noted once", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  await page.goto("/contact");
  const main = page.getByRole("main");
  await page.route("**/api/callback-requests", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillRequest(main);
  await main.getByRole("button", { name: form.submit }).click();
  await expect(main.getByRole("button", { name: form.retry })).toBeVisible();
  await page.unroute("**/api/callback-requests");
  await page.reload();
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: form.submit }).click();
  await expect(main.getByRole("heading", { name: form.doneTitle })).toBeFocused();
  expect(await site.readRows("callback_requests")).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the same doctor asks, moves and cancels", async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/formations/generalistes/diagnostic-endometriose");
    await page.getByRole("button", { name: "Je m’inscris" }).filter({ visible: true }).first().click();
    await fillRequest(page);
    await page.getByRole("button", { name: form.submit }).click();
    await expect(state(page, form.doneTitle)).toBeVisible();
    const [row] = await site.readRows("callback_requests");
    await expect(page.getByText(formatCallCode(String(row?.call_code))).first()).toBeVisible();
    const plates = page.getByRole("radiogroup", { name: ownRequestPage.move.day }).locator("label");
    await expect(plates.first(), "the page has the sheet of its choices").toHaveCSS("display", "grid");
    await moveThenCancel(page);
    await eraseAfterASecondPress(page);
    expect(await site.readRows("callback_requests")).toEqual([]);
  });
});

test.describe("with a calendar", () => {
  test.use({ hasCalendar: true });

  test("/contact leads to the calendar; its form is folded, and open for whoever comes for it", async ({ page }) => {
    await page.goto("/contact");
    const main = page.getByRole("main");
    await expect(main.getByLabel(form.telephone)).toBeHidden();
    await main.getByText("Sans calendrier").click();
    await expect(main.getByLabel(form.telephone)).toBeVisible();
    await page.goto("/contact?source=header_cta#demande-de-rappel");
    await expect(main.getByLabel(form.telephone)).toBeVisible();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("/contact has the form open, and no calendar to press", async ({ page }) => {
      await page.goto("/contact");
      await expect(page.getByLabel(form.telephone)).toBeVisible();
      await expect(page.getByRole("main").getByRole("button", { name: "Être rappelé(e)", exact: true })).toBeHidden();
    });
  });
});

test.describe("on a day whose next year is not published", () => {
  test.use({ day: FUNDED_DAY });

  test("a call for when it is has no day", async ({ page, site }) => {
    await page.goto("/formations/generalistes/diagnostic-endometriose");
    await page
      .getByRole("link", { name: /^Me rappeler quand \d{4} sera publié$/ })
      .filter({ visible: true })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: /^(Me rappeler quand|C’est noté)/ });
    await expect(dialog.getByRole("radiogroup", { name: form.jour })).toHaveCount(0);
    await dialog.getByRole("radio", { name: form.slots.matin.label }).check();
    await dialog.getByLabel(form.telephone).fill("06 12 34 56 78");
    await dialog.getByRole("checkbox").check();
    await dialog.getByLabel(form.prenom).fill("Claire");
    await dialog.getByRole("textbox", { name: form.nom, exact: true }).fill("Martin");
    await dialog.getByRole("button", { name: form.submit }).click();
    await expect(dialog.getByText(callbackTexts.nextYear.doneWhen)).toBeVisible();
    expect(await site.readRows("callback_requests")).toEqual([
      expect.objectContaining({ besoin: "prochaine-annee", jour: null, creneau: "matin", programme: "gp-endometriosis" }),
    ]);
  });
});
