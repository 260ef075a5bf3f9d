import type { Locator, Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { consentTexts } from "#app/content/consent.ts";
import { callbackConsent } from "#app/content/consent-versions.ts";
import { countWrongFields, formTexts } from "#app/content/form-texts.ts";
import { callbackLabel, consentLink } from "#app/content/navigation.ts";
import { schedulingTexts } from "#app/content/scheduling.ts";
import { typeset } from "#app/content/typeset.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { hoursOf, mobilePain } from "#tests/references.ts";
import { formatReference } from "#workers/people/identity/reference.ts";
import { callbackDialog, confirmationOf, fillRequest, openCallback, sendRequest, sentRequest } from "./callback-journey.ts";
import { closeByEscape, expect, expectPage, test } from "./fixtures.ts";

const { form } = callbackTexts;
const CORRECTED = "07 00 00 00 00";

test("the modal and « Gérer mes choix » close when their page is left", async ({ page }) => {
  const banner = page.getByRole("banner");
  const panel = page.getByRole("dialog", { name: consentTexts.title });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  await banner.getByRole("link", { name: "FAQ" }).click();
  await expectPage(page, "/faq");
  await banner.getByRole("link", { name: "Contact" }).click();
  await expectPage(page, "/contact");
  await banner.getByRole("button", { name: "Être rappelé" }).click();
  await expect(callbackDialog(page)).toBeVisible();

  await page.goBack();
  await expectPage(page, "/faq");
  await expect(callbackDialog(page)).toBeHidden();

  await page.getByRole("contentinfo").getByRole("link", { name: consentLink.label }).click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expectPage(page, "/contact");
  await expect.poll(() => page.evaluate(() => window.scrollY), "the page before is where it was").toBe(0);
});

test("a request written at human speed is stored without a doubt", async ({ page, site }) => {
  await page.clock.install();
  await page.goto("/formations/infirmiers/amelioration-douleur?utm_source=lettre");
  await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
  const dialog = callbackDialog(page);
  await fillRequest(dialog);
  await page.clock.runFor(5000);
  await dialog.getByRole("button", { name: form.submit }).click();

  await expect(dialog.getByRole("heading", { name: form.doneTitle })).toBeFocused();
  const rows = await site.readRows("callback_requests");
  await test.step("it is confirmed with its moment", async () => {
    await expect(dialog.getByText(confirmationOf(String(rows[0]?.jour)))).toBeVisible();
    await expect(dialog.getByText(form.calling)).toContainText(sentRequest.telephone);
    await expect(dialog.getByText(formatReference(String(rows[0]?.id)))).toBeVisible();
  });
  expect(rows).toEqual([
    expect.objectContaining({
      ...sentRequest,
      source_page: "/formations/infirmiers/amelioration-douleur",
      source_type: "header_cta",
      utm_source: "lettre",
      consent_text_version: callbackConsent.version,
      suspect: null,
    }),
  ]);
  await dialog.getByRole("button", { name: callbackTexts.close }).last().click();
  await expect(dialog).toBeHidden();
});

test("on a phone a call about the card's offer takes four taps and three fields in one screen", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/formations/infirmiers/amelioration-douleur");
  const card = page.getByRole("region", { name: "Inscription" });
  await card.getByRole("button", { name: "Je m’inscris", exact: true }).filter({ visible: true }).click();
  const dialog = callbackDialog(page);
  await expect(dialog.getByText(`Douleur, FC, ${mobilePain}, ${hoursOf(mobilePain)}`).first()).toBeVisible();
  const body = dialog.locator("form").locator("..").locator("..").locator("..");
  expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(699);
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);

  const tomorrow = dialog.getByRole("radiogroup", { name: form.jour }).getByRole("radio").first();
  const consent = dialog.getByRole("checkbox");
  for (const tapped of [tomorrow, dialog.getByRole("radio", { name: form.slots.matin.label }), consent]) {
    await expect(tapped).toBeInViewport({ ratio: 1 });
    await tapped.click();
  }
  await dialog.getByLabel(form.telephone).fill("06 12 34 56 78");
  await dialog.getByLabel(form.prenom).fill("Claire");
  await dialog.getByRole("textbox", { name: form.nom, exact: true }).fill("Martin");
  await dialog.getByRole("button", { name: form.submit }).click();
  await expect(dialog.getByRole("heading", { name: form.doneTitle })).toBeFocused();
  expect(await site.readRows("callback_requests")).toEqual([
    expect.objectContaining({
      jour: listCallbackDays(new Date())[0],
      creneau: "matin",
      profession: "infirmiers",
      statut: null,
      source_type: "formation_details_card",
      programme: "nurse-pain",
      format_reference: mobilePain,
    }),
  ]);
});

test("without a calendar the modal has the form alone", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const dialog = await openCallback(page);
  const opener = page.getByRole("main").getByRole("button", { name: "Être rappelé(e)", exact: true });
  await expect(dialog.getByLabel(form.telephone)).toBeVisible();
  await expect(dialog.getByRole("button", { name: schedulingTexts.choice.calendar })).toHaveCount(0);
  const empty = dialog.getByRole("group").filter({ hasNotText: /\S/ });
  await expect(empty, "groups that a screen reader would enter for nothing").toHaveCount(0);

  // Escape and the backdrop: app/ui/dialog.test.tsx.
  await test.step("when it closes its button has the focus", async () => {
    await dialog.getByRole("button", { name: callbackTexts.cancel }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await opener.click();
  await dialog.getByRole("button", { name: form.submit }).click();

  await test.step("it shows one message per field, and focuses the first field", async () => {
    await expect(dialog.getByRole("radiogroup", { name: form.jour }).getByRole("radio").first()).toBeFocused();
    // One under each field: app/routes/refused-forms.test.tsx.
    for (const message of ["Choisissez un jour", "Cochez la case : sans votre accord, nous ne pouvons pas vous appeler"])
      await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText(countWrongFields(7));
    await expect(dialog.getByRole("radiogroup", { name: form.creneau })).toHaveAccessibleDescription("Choisissez un moment");
  });

  await test.step("a later day is behind one button, and stays visible once chosen", async () => {
    await dialog.getByText(form.otherDay).click();
    const last = dialog.getByRole("radiogroup", { name: form.jour }).getByRole("radio").last();
    await last.check();
    await expect(last).toBeInViewport();
    await expect(dialog.getByText("Choisissez un jour")).toBeHidden();
  });
  await test.step("the page behind it does not scroll", async () => {
    const readScroll = () => page.evaluate(() => scrollY);
    const before = await readScroll();
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, 600);
    await closeByEscape(dialog);
    expect(await readScroll()).toBe(before);
  });

  await opener.click();
  await test.step("the honeypot is out of reach; a request that fills it is stored as doubtful", async () => {
    const honeypot = dialog.locator("[name=champ_vide]");
    await expect(honeypot).not.toBeInViewport();
    await expect(honeypot).toHaveAttribute("tabindex", "-1");
    await fillRequest(dialog);
    await honeypot.evaluate((field: HTMLInputElement) => {
      field.value = "https://spam.example";
    });
    await dialog.getByRole("button", { name: form.submit }).click();

    await expect(dialog.getByRole("heading", { name: form.doneTitle })).toBeVisible();
    expect(await site.readRows("callback_requests")).toEqual([expect.objectContaining({ suspect: "trap" })]);
  });
});

test("no failure loses what was typed", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/400|429|503|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const failures = [
    { status: 429, error: "Trop de demandes en peu de temps : réessayez dans une minute" },
    { status: 503, error: "Votre demande n'a pas pu être enregistrée. Réessayez, ou appelez-nous." },
  ];
  const answers = [
    { status: 400, json: { errors: { telephone: "40 caractères au plus" } } },
    ...failures.map(({ status, error }) => ({ status, json: { success: false, error } })),
  ];
  const dialog = await openCallback(page);
  const ids: string[] = [];
  let isAnswerLost = false;
  const released = Promise.withResolvers<void>();
  await page.route("**/api/callback-requests", async (route) => {
    const { id, telephone } = route.request().postDataJSON();
    ids.push(id);
    const answer = answers.shift();
    if (answer) return route.fulfill(answer);
    if (isAnswerLost && telephone !== CORRECTED) {
      await route.fetch();
      return route.abort();
    }
    if (telephone === CORRECTED) await released.promise;
    await route.continue();
  });
  const submit = dialog.getByRole("button", { name: form.submit });
  const expectNothingLost = async () => {
    await expect(dialog.getByLabel(form.prenom)).toHaveValue(sentRequest.prenom);
    await expect(dialog.getByLabel(form.telephone)).toHaveValue(sentRequest.telephone);
    await expect(dialog.getByRole("radio", { name: form.slots.matin.label })).toBeChecked();
    await expect(dialog.getByRole("checkbox")).toBeChecked();
  };
  await fillRequest(dialog);
  await test.step("a refused field has its message above it", async () => {
    await submit.click();
    await expect(dialog.getByLabel(form.telephone)).toHaveAccessibleDescription("40 caractères au plus");
    await expectNothingLost();
  });
  await test.step("a 429, a 503 and a lost connection have a message in the form", async () => {
    for (const { error } of failures) {
      await submit.click();
      await expect(dialog.getByRole("alert")).toContainText(error.slice(0, 15));
      await expectNothingLost();
    }
    await page.context().setOffline(true);
    await submit.click();
    await expect(dialog.getByRole("alert")).toContainText(form.offline.slice(0, -1));
    await expect(dialog.getByRole("alert").getByRole("link")).toHaveAttribute("href", /^tel:/);
    await expectNothingLost();
    await page.context().setOffline(false);
  });
  await test.step("a number corrected after a lost response is stored", async () => {
    isAnswerLost = true;
    await submit.click();
    await expect.poll(() => site.readRows("callback_requests")).toEqual([expect.objectContaining(sentRequest)]);
    const alert = dialog.getByRole("alert");
    await expect(alert).toContainText(formTexts.unsure.title);
    await expect(alert).toBeFocused();
    await expect(dialog.getByRole("button", { name: form.retry })).toBeEnabled();
    expect(ids.length).toBeGreaterThanOrEqual(4);
    expect(new Set(ids).size, "one id for every attempt").toBe(1);

    await dialog.getByLabel(form.telephone).fill(CORRECTED);
    await dialog.getByRole("button", { name: form.retry }).click();
    await expect(dialog.getByRole("button", { name: form.sending }), "while it is on its way").toBeDisabled();
    released.resolve();
    await expect(dialog.getByRole("heading", { name: form.doneTitle })).toBeVisible();
    expect(await site.readRows("callback_requests")).toContainEqual(expect.objectContaining({ telephone: CORRECTED }));
  });
});

// The source of every callback button: tests/build/callback.test.ts.
test("a button of home and one of the mobile menu pass their sources to the modal", async ({ page, site }) => {
  await page.goto("/");
  const dialog = callbackDialog(page);
  await page.getByRole("main").getByRole("button", { name: "Prendre rendez-vous", exact: true }).first().click();
  await sendRequest(dialog);
  await closeByEscape(dialog);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: callbackLabel }).click();
  await expect(menu).toBeHidden();
  await sendRequest(dialog);

  expect(await site.readRows("callback_requests")).toEqual([
    expect.objectContaining({ source_type: "home_process_cta" }),
    expect.objectContaining({ source_type: "mobile_menu_cta" }),
  ]);
});

const DAY_MS = 24 * 60 * 60 * 1000;

async function expectDays(scope: Page | Locator, days: string[]) {
  const choices = scope.getByRole("radiogroup", { name: form.jour }).locator("input");
  await expect(choices).toHaveCount(days.length);
  for (const [index, day] of days.entries()) await expect(choices.nth(index)).toHaveValue(day);
}

for (const days of [8, -30])
  test(`a request goes through from a device whose clock is ${days} days off`, async ({ page, site }) => {
    await page.clock.setFixedTime(Date.now() + days * DAY_MS);
    const offered = listCallbackDays(new Date());
    const dialog = await openCallback(page);
    await expectDays(dialog, offered);
    await dialog.getByRole("button", { name: callbackTexts.cancel }).click();
    await expectDays(page.getByRole("main"), offered);
    await sendRequest(page.getByRole("main"));
    expect(await site.readRows("callback_requests")).toEqual([expect.objectContaining({ jour: offered[0] })]);
  });

test("a day that has passed is refused with the days of the server, and the list shows them", async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/400/);
  const later = listCallbackDays(new Date(Date.now() + 8 * DAY_MS));
  const errors = { jour: "Ce jour est passé ou trop proche : choisissez-en un autre" };
  await page.route("/api/callback-requests", (route) => route.fulfill({ status: 400, json: { errors, days: later } }));
  await page.goto("/contact");
  const main = page.getByRole("main");
  await fillRequest(main);
  await main.getByRole("button", { name: form.submit }).click();
  await expect(main.getByText(typeset(errors.jour))).toBeVisible();
  await expectDays(main, later);
});
