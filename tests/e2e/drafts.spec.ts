import type { Locator, Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { describeWait } from "#app/content/form-texts.ts";
import { callbackDialog, fillRequest, openCallback, sendRequest, sentRequest } from "./callback-journey.ts";
import { sendDetails } from "./catalogue-journey.ts";
import { closeByEscape, expect, expectPage, openWithPausedClock, test } from "./fixtures.ts";

const { form } = callbackTexts;

async function expectDraft(scope: Locator) {
  await expect(scope.getByRole("textbox", { name: form.telephone })).toHaveValue(sentRequest.telephone);
  await expect(scope.getByRole("textbox", { name: form.prenom })).toHaveValue("Claire");
  await expect(scope.getByRole("textbox", { name: form.nom, exact: true })).toHaveValue("Martin");
  await expect(scope.getByRole("radio", { name: form.slots.matin.label })).toBeChecked();
  await expect(scope.getByRole("radiogroup", { name: form.jour }).getByRole("radio").first()).toBeChecked();
  await expect(scope.getByRole("radio", { name: form.professions.infirmiers })).toBeChecked();
  await expect(scope.getByRole("checkbox"), "consent is given anew").not.toBeChecked();
  await expect(scope.getByText(form.restored)).toBeVisible();
}

test("a filled request survives closing, a step back and a reload, until it is cleared or sent", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const ways: Record<string, (dialog: Locator) => Promise<void>> = {
    Escape: closeByEscape,
    "a step back": async () => {
      await page.goBack();
      await expectPage(page, "/faq");
      await page.goForward();
      await expectPage(page, "/contact");
    },
    "a reload": async () => void (await page.reload()),
  };
  await page.goto("/faq");
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expectPage(page, "/contact");
  const open = () => page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
  await open();
  const dialog = callbackDialog(page);
  await fillRequest(dialog);
  for (const [way, close] of Object.entries(ways)) {
    await test.step(way, async () => {
      await close(dialog);
      await expect(dialog).toBeHidden();
      await open();
      await expectDraft(dialog);
    });
  }
  await test.step("it is cleared", async () => {
    await dialog.getByRole("button", { name: form.clear }).click();
    await expect(dialog.getByRole("textbox", { name: form.telephone })).toHaveValue("");
    await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
  });
  await test.step("it is sent", async () => {
    await sendRequest(dialog);
    await page.goto("/faq");
    await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
    await expect(dialog.getByRole("textbox", { name: form.prenom })).toHaveValue("");
    expect(await site.readRows("callback_requests")).toHaveLength(1);
  });
});

test("the form of /contact is restored after a visit elsewhere", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await fillRequest(main);
  await page.getByRole("banner").getByRole("link", { name: "Cimes DPC" }).click();
  await expectPage(page, "/");
  await page.goBack();
  await expectPage(page, "/contact");
  await expectDraft(main);
});

test("a number that cannot be dialled is questioned once, then stored", async ({ page, site }) => {
  const dialog = await openCallback(page);
  await fillRequest(dialog);
  const phone = dialog.getByRole("textbox", { name: form.telephone });
  const submit = dialog.getByRole("button", { name: form.submit });
  await phone.fill("06 12 34 56 7");
  await submit.click();
  await expect(phone).toHaveAccessibleDescription(/il manque un chiffre/);
  await expect(phone).toBeFocused();
  expect(await site.readRows("callback_requests")).toEqual([]);
  await submit.click();
  await expect(dialog.getByRole("heading", { name: form.doneTitle })).toBeVisible();
  expect(await site.readRows("callback_requests")).toMatchObject([{ telephone: "06 12 34 56 7" }]);
});

test.describe("overseas", () => {
  test.use({ timezoneId: "Indian/Reunion" });

  test("the hours of a call are given in Paris time and in the visitor's", async ({ page }) => {
    const dialog = await openCallback(page);
    const midday = dialog.getByRole("radio", { name: /^Midi/ });
    await expect(dialog.getByText(form.parisTime)).toBeVisible();
    await expect(midday).toHaveAccessibleName(/chez vous 1[4-7]\sh.+1[67]\sh/);
    await sendRequest(dialog);
    await expect(dialog.getByText(form.parisTime)).toBeVisible();
    await expect(dialog.getByText(/chez vous/)).toBeVisible();
    // The agenda file: app/features/callback/agenda-file.test.ts.
    await expect(dialog.getByRole("link", { name: form.agenda })).toHaveAttribute("href", /agenda\.ics\?/);
  });
});

/** Refuses the first calls, each with a Retry-After one second longer. Returns a count of all calls. */
async function refuseFirst(page: Page, address: string, refusals: number): Promise<() => number> {
  let calls = 0;
  await page.route(address, async (route) => {
    if (++calls > refusals) return route.fallback();
    const headers = { "Retry-After": String(calls) };
    await route.fulfill({ status: 429, headers, json: { error: "Trop de demandes en peu de temps : réessayez dans une minute" } });
  });
  return () => calls;
}

test("a rate-limited request is retried automatically", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/429/);
  const calls = await refuseFirst(page, "**/api/callback-requests", 2);
  const saves = await refuseFirst(page, "**/api/catalogue-downloads", 1);
  const downloads = await refuseFirst(page, "**/api/catalogue-downloads/*/*.pdf", 1);
  const expectRetry = async (dialog: Locator, refused: () => number, refusal: number) => {
    await expect.poll(refused).toBe(refusal);
    await expect(dialog.getByRole("status").filter({ hasText: describeWait(refusal) })).toBeVisible();
    await page.clock.runFor(refusal * 1000);
  };
  await openWithPausedClock(page, "/");

  await test.step("a request for a call, with the wait announced", async () => {
    await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
    const callback = callbackDialog(page);
    await fillRequest(callback);
    await callback.getByRole("button", { name: form.submit }).click();
    for (const refusal of [1, 2]) await expectRetry(callback, calls, refusal);
    await expect(callback.getByText(form.doneTitle)).toBeVisible();
    expect(await site.readRows("callback_requests")).toHaveLength(1);
    await closeByEscape(callback);
  });

  await test.step("a catalogue, with the wait announced", async () => {
    await page.getByRole("button", { name: catalogueForm.open }).first().click();
    await sendDetails(page);
    const catalogue = page.getByRole("dialog", { name: catalogueForm.professionQuestion });
    const download = page.waitForEvent("download");
    await catalogue.getByRole("button", { name: "Infirmiers IDE" }).click();
    for (const refused of [saves, downloads]) await expectRetry(catalogue, refused, 1);
    await download;
    expect(await site.readRows("catalogue_downloads")).toHaveLength(1);
  });
});
