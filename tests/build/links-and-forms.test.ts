import { expect } from "vitest";
import { catalogueForm } from "#app/content/catalogue.ts";
import { callbackLabel } from "#app/content/navigation.ts";
import { professions } from "#app/content/professions.ts";
import { programmes, programmesOf } from "#app/content/programmes/index.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { endometriosis } from "#tests/references.ts";
import type { Page } from "./plain-browser.ts";
import { test } from "./site.ts";

const TYPED = { prenom: "Claire", nom: "Martin", email: "claire.martin@exemple.fr", telephone: "06 12 34 56 78" };

const typedInto = ({ document }: Page, name: string) => document.querySelector(`[name="${name}"]`)?.getAttribute("value");

test("the catalogue button leads to a page where the whole flow works", async ({ browser, site, get }) => {
  const form = await browser.press(await browser.visit("/"), catalogueForm.open);
  expect(form.url.pathname).toBe("/catalogue");
  const done = await browser.press(form, catalogueForm.open, { ...TYPED, catalogue_type: "infirmiers" });

  expect(done.status).toBe(200);
  expect(done.text).toContain("Le catalogue Infirmiers IDE");
  const [, address = ""] = /^0;url=(.+)$/.exec(done.headers.get("Refresh") ?? "") ?? [];
  expect(done.html).toContain(`href="${address}"`);
  // Under its name: tests/worker/catalogue-file.test.ts.
  expect((await get(address)).headers.get("Content-Type")).toBe("application/pdf");
  expect(await site.readRows("catalogue_downloads")).toEqual([
    expect.objectContaining({ nom: "Martin", catalogue_type: "infirmiers", source_page: "/" }),
  ]);
});

test("an invalid form comes back with messages and is not stored", async ({ browser, site }) => {
  const refused = await browser.press(await browser.visit("/catalogue"), catalogueForm.open);
  const { status, text } = refused;
  expect(status).toBe(400);
  for (const message of ["Le prénom est requis", "Le nom est requis", "L’adresse email est requise", "Le numéro de téléphone est requis"])
    expect(text).toContain(message);
  expect(text).toContain("Choisissez votre profession");
  const wrong = await browser.press(refused, catalogueForm.open, { prenom: "Claire", email: "claire@exemple" });
  expect(wrong.text).toContain("Adresse email invalide");
  expect(typedInto(wrong, "prenom")).toBe("Claire");
  expect(typedInto(wrong, "email")).toBe("claire@exemple");
  expect(await site.readRows("catalogue_downloads")).toEqual([]);
});

test("a browser that hides where it comes from is served like any other", async ({ browser, site }) => {
  const hidden = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
  const lead = { ...TYPED, catalogue_type: "infirmiers" };
  const done = await browser.press(await browser.visit("/catalogue"), catalogueForm.open, lead, hidden);
  expect(done.status).toBe(200);
  expect(await site.readRows("catalogue_downloads")).toHaveLength(1);
});

test("the format of a programme can be chosen", async ({ browser }) => {
  const [programme] = programmes;
  const page = await browser.press(await browser.visit(programme?.path ?? "/"), "Afficher", { format: "EPP" });
  expect(page.url.searchParams.get("format")).toBe("EPP");
  expect(page.main.querySelector('input[name="format"][checked]')?.getAttribute("value")).toBe("EPP");
  expect(page.text).toContain(endometriosis.EPP);
});

test("from every list and programme both forms know the profession", async ({ browser }) => {
  for (const profession of PROFESSIONS) {
    for (const path of [professions[profession].listPath, ...programmesOf(profession).map((programme) => programme.path)]) {
      const page = await browser.visit(path);
      const { document } = await browser.press(page, callbackLabel);
      expect(document.querySelector('[name="profession"]')?.getAttribute("value"), path).toBe(profession);
      const { document: form } = await browser.press(page, catalogueForm.open);
      expect(form.querySelector("[name=catalogue_type][checked]")?.getAttribute("value"), path).toBe(profession);
    }
  }
});
