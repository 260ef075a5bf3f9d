import type { Locator, Page } from "playwright/test";
import { callbackTexts, describeAppointment } from "#app/content/callback.ts";
import { callbackConsent } from "#app/content/consent-versions.ts";
import { confirmationAddress } from "#app/features/callback/kept-confirmation.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { expect } from "./fixtures.ts";

const { form } = callbackTexts;

/** Its title becomes that of what is noted. */
const DIALOG = new RegExp([callbackTexts.title, form.doneTitle].map((title) => title.replace(/[().]/g, "\\$&")).join("|"));

export const callbackDialog = (page: Page) => page.getByRole("dialog", { name: DIALOG });

export async function openCallback(page: Page, search = "") {
  await page.goto(`/contact${search}`);
  await page.getByRole("main").getByRole("button", { name: "Être rappelé(e)", exact: true }).click();
  return callbackDialog(page);
}

export async function fillRequest(scope: Pick<Page, "getByLabel" | "getByRole">) {
  await scope.getByRole("radiogroup", { name: form.jour }).getByRole("radio").first().check();
  await scope.getByRole("radio", { name: form.slots.matin.label }).check();
  await scope.getByRole("textbox", { name: form.telephone }).fill("06 12 34 56 78");
  await scope.getByRole("textbox", { name: form.prenom }).fill("Claire");
  await scope.getByRole("textbox", { name: form.nom, exact: true }).fill("Martin");
  // Absent where it is known.
  const profession = scope.getByRole("radio", { name: form.professions.infirmiers });
  if ((await profession.count()) > 0) await profession.check();
  await scope.getByRole("checkbox").check();
}

export async function sendRequest(scope: Locator) {
  await fillRequest(scope);
  await scope.getByRole("button", { name: form.submit }).click();
  // A dialog then bears this name.
  await expect(scope.page().getByRole("heading", { name: form.doneTitle })).toBeVisible();
}

const claire = { prenom: "Claire", nom: "Martin", telephone: "06 12 34 56 78" };
export const sentRequest = { ...claire, profession: "infirmiers", statut: null, creneau: "matin" };

/** The page of a request just sent. */
export async function openConfirmation(page: Page) {
  const [jour = ""] = listCallbackDays(new Date());
  const data = { ...sentRequest, jour, consent: true, consent_text_version: callbackConsent.version, source_page: "/contact" };
  const { cle } = (await (await page.request.post("/api/callback-requests", { data })).json()) as { cle: string };
  await page.goto(confirmationAddress(cle));
  await expect(page.getByRole("status").getByText(form.doneTitle)).toBeVisible();
}

export function confirmationOf(day: string): RegExp {
  const { date, moment } = describeAppointment(day, "matin");
  return new RegExp([form.done, date, moment].map((text) => text.replace(/\s/g, "\\s")).join("\\s*"));
}

/** On a page just loaded, advances the clock until a card is due and its code has decided. */
export async function passTimeForCard(page: Page, milliseconds: number) {
  const code = page.waitForResponse(/\/invitation-[^/]*\.js$/);
  await page.clock.runFor(milliseconds);
  await (await code).finished();
  await page.clock.runFor(2000);
}
