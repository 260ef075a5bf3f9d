import { parseHTML } from "linkedom";
import { expect } from "vitest";
import { callbackTexts, OPEN_SLOTS, slotHoursOn } from "#app/content/callback.ts";
import { callbackLabel } from "#app/content/navigation.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { SourceType } from "#app/features/callback/source-types.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { endometriosis, hoursOf } from "#tests/references.ts";
import { type Page, readText } from "./plain-browser.ts";
import { test } from "./site.ts";

/** Callback buttons without scripts. With them, the modal gets the same source and subject. */

const { form } = callbackTexts;
const ENDOMETRIOSIS = "/formations/generalistes/diagnostic-endometriose";
const [jour = ""] = listCallbackDays(new Date());
const creneau = OPEN_SLOTS.find((slot) => slotHoursOn(jour, slot)) ?? "matin";
const TYPED = { prenom: "Claire", nom: "Martin", telephone: "06 12 34 56 78", profession: "infirmiers", jour, creneau, consent: "on" };

const CALLS: ReadonlyArray<readonly [path: string, name: string, source: SourceType]> = [
  ["/", callbackLabel, "header_cta"],
  ["/", "Prendre rendez-vous", "home_process_cta"],
  ["/contact", "Être rappelé(e)", "contact_page_cta"],
  ["/financement", "Vérifier mon éligibilité", "financing_page_cta"],
  ["/faq?q=zzz", "Être rappelé(e)", "faq_empty_cta"],
];

const buttonsOf = ({ main }: Page, name: string) => [...main.querySelectorAll("button")].filter((button) => readText(button) === name);

const subjectOf = ({ main }: Page) => readText(main.querySelector("#demande-de-rappel details summary") as Element);

for (const [path, name, source] of CALLS)
  test(`a request by « ${name} » of ${path} is stored with ${source}`, async ({ browser, site }) => {
    const contact = await browser.press(await browser.visit(path), name);
    expect(contact.url.pathname + contact.url.search).toBe(`/contact?source=${source}`);
    const done = await browser.press(contact, form.submit, TYPED);
    expect(done.text).toContain(form.doneTitle);
    expect(await site.readRows("callback_requests")).toEqual([expect.objectContaining({ source_type: source, consent_fault: null })]);
  });

const QUOTATION = "/contact?besoin=devis&profession=infirmiers";
for (const [path, wrong, count] of [
  ["/contact", { prenom: "", nom: "" }, "2 champs sont à corriger."],
  ["/contact", { creneau: "" }, "Un champ est à corriger."],
  [QUOTATION, { email_formation: "service formation" }, "Un champ est à corriger."],
  [QUOTATION, { email_formation: "service formation", telephone: "" }, "2 champs sont à corriger."],
] as const)
  test(`${path} refuses a wrong ${Object.keys(wrong)} with a summary, each line a link to its field`, async ({ browser, site }) => {
    const { main } = await browser.press(await browser.visit(path), form.submit, { ...TYPED, ...wrong });
    const [first] = main.querySelector("#demande-de-rappel")?.children ?? [];
    expect(readText(first as Element)).toContain(count);
    const fields = [...(first?.querySelectorAll("a") ?? [])].map((link) => main.querySelector(link.getAttribute("href") ?? "none"));
    expect(fields.map((field) => field?.getAttribute("name"))).toEqual(Object.keys(wrong));
    for (const field of fields) expect(field?.closest("[aria-invalid]")?.getAttribute("aria-describedby")).toMatch(/-error/);
    expect(await site.readRows("callback_requests")).toEqual([]);
  });

test("the summary names a fault outside the fields", async ({ get }) => {
  const page = await get("/contact", { method: "POST", body: new URLSearchParams({ ...TYPED, id: "x" }) });
  const { document } = parseHTML(await page.text());
  const [first] = document.querySelector("#demande-de-rappel")?.children ?? [];
  expect(readText(first as Element)).toContain("Identifiant invalide");
});

test("the three buttons of every programme have their source", async ({ see }) => {
  for (const { path } of programmes)
    for (const name of ["Contactez-nous pour plus d’informations", "Je m’inscris", "Je m’inscris maintenant"]) {
      const sources = buttonsOf(await see(path), name).map((button) => `${button.getAttribute("name")} ${button.getAttribute("value")}`);
      expect(new Set(sources), `« ${name} » of ${path}`).toEqual(new Set([`source ${"formation_details_card" satisfies SourceType}`]));
    }
});

test("« Je m'inscris » passes its choice to the form and the stored request", async ({ browser, site }) => {
  const contact = await browser.press(await browser.visit(`${ENDOMETRIOSIS}?format=FC`), "Je m’inscris");
  expect(contact.url.pathname).toBe("/contact");
  expect(contact.url.searchParams.get("reference")).toBe(endometriosis.FC);
  expect(subjectOf(contact)).toContain(`Endométriose, FC, ${endometriosis.FC}, ${hoursOf(endometriosis.FC)}`);
  expect(contact.document.querySelector('[name="profession"][type="hidden"]')?.getAttribute("value")).toBe("generalistes");
  const done = await browser.press(contact, form.submit, TYPED);
  expect(done.url.pathname).toMatch(/^\/ma-demande\/[0-9a-f]{32}$/);
  const agenda = [...done.document.querySelectorAll("a")].find((link) => readText(link).startsWith(form.agenda));
  expect(agenda?.getAttribute("href")).toMatch(/^\/ma-demande\/[0-9a-f]{32}\/agenda\.ics/);
  expect(await site.readRows("callback_requests")).toEqual([
    expect.objectContaining({ programme: "gp-endometriosis", format_reference: endometriosis.FC }),
  ]);
});

test("a refused form keeps everything typed", async ({ browser, site }) => {
  const contact = await browser.visit(`/contact?source=header_cta&reference=${endometriosis.FC}`);
  const refused = await browser.press(contact, form.submit, { prenom: "Claire", creneau: "matin", format_reference: endometriosis.EPP });

  expect(refused.status).toBe(400);
  for (const message of ["Votre nom", "Choisissez un jour"]) expect(refused.text).toContain(message);
  const typed = (selector: string) => refused.main.querySelector(selector)?.getAttribute("value");
  expect(typed('[name="prenom"]')).toBe("Claire");
  expect(typed('[name="creneau"][checked]')).toBe("matin");
  expect(subjectOf(refused)).toContain(`Endométriose, EPP, ${endometriosis.EPP}, ${hoursOf(endometriosis.EPP)}`);
  expect(await site.readRows("callback_requests")).toEqual([]);

  expect((await browser.press(refused, form.submit, TYPED)).text).toContain(form.doneTitle);
  expect(await site.readRows("callback_requests")).toEqual([
    expect.objectContaining({ source_type: "header_cta", format_reference: endometriosis.EPP }),
  ]);
});

test("a selection is attached only for its own profession", async ({ browser }) => {
  for (const [profession, count] of Object.entries({ generalistes: 1, infirmiers: 0 })) {
    const { main } = await browser.visit(`/contact?profession=${profession}&selection=${endometriosis.FC}`);
    expect(main.querySelectorAll('[name="selection"]'), profession).toHaveLength(count);
  }
});
