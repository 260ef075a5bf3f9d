import type { Locator } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { formatReference } from "#workers/people/identity/reference.ts";
import { callbackDialog, fillRequest, openCallback, sendRequest, sentRequest } from "./callback-journey.ts";
import { closeByEscape, expect, expectPage, test } from "./fixtures.ts";

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

test("the form of /contact is restored after a visit elsewhere", async ({ warmPage: page }) => {
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

  test("the hours of a call are given in Paris time and in the visitor's, also in the agenda", async ({ page, site }) => {
    const dialog = await openCallback(page);
    const midday = dialog.getByRole("radio", { name: /^Midi/ });
    await expect(dialog.getByText(form.parisTime)).toBeVisible();
    await expect(midday).toHaveAccessibleName(/chez vous 1[45]\sh\D+1[67]\sh/);
    await sendRequest(dialog);
    await expect(dialog.getByText(form.parisTime)).toBeVisible();
    await expect(dialog.getByText(/chez vous/)).toBeVisible();
    const [row] = await site.readRows("callback_requests");
    const address = await dialog.getByRole("link", { name: form.agenda }).getAttribute("href");
    const agenda = (await (await page.request.get(address ?? "")).text()).replaceAll("\r\n ", "");
    expect(agenda).toContain(formatReference(String(row?.id)));
    expect(agenda).toContain(form.parisTime);
    expect(agenda).toMatch(/chez vous\s:/);
  });
});
