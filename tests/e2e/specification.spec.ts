import { programmes } from "#app/content/programmes/index.ts";
import { expect, test } from "./fixtures.ts";

/** The texts that SPEC.md quotes, copied by hand, per screen. Spaces and apostrophes are set in type on the page. */
const QUOTED: Record<string, readonly string[]> = {
  "/": [
    "Être rappelé",
    "Trouvez votre formation",
    "Appelez-nous 24/7",
    "Télécharger le catalogue 2025",
    "Gratuit, instantané et sans engagement",
    "Prendre rendez-vous",
    "2 543",
    "90 %",
    "15 000 h",
    "2 000",
    "1 146+",
    "100 %",
    "4,7/5",
    "7 formations",
    "450 €",
    "180 €",
    "471,20 €",
    "209 €",
    "114 €",
    "21 h",
    "950 €",
    "14 h",
    "357 €",
  ],
  "/contact": ["Être rappelé(e)", "9 h – 19 h", "Eybens", "24 heures"],
  "/formations": ["Nos formations", "100 % en ligne • Éligible DPC • Indemnisé"],
  "/formations-generalistes": ["450 €", "180 €", "21 h", "950 €"],
  "/formations-infirmiers": ["471,20 €", "209 €", "114 €", "14 h", "357 €"],
  "/financement": ["Une prise en charge à 100 %", "Agence nationale du DPC", "OPCO", "employeur"],
  "/organisme": ["HAS", "Agence nationale du DPC"],
  "/faq": ["DPC Général", "Obligations", "Éligibilité", "Plateforme", "Inscription", "Formations"],
  "/conditions-de-vente": ["Conditions de Vente"],
  "/conditions-utilisation": ["Conditions d'Utilisation"],
  "/politique-confidentialite": ["Politique de Confidentialité"],
  ...Object.fromEntries(
    programmes.map(({ path }) => [
      path,
      ["Prise en charge : DPC (100 %)", "nous contacter", "Je m'inscris maintenant", "Contactez-nous pour plus d'informations", "5/5"],
    ]),
  ),
};

for (const [path, texts] of Object.entries(QUOTED)) {
  test(`${path} holds every text that the specification quotes for it`, async ({ page }) => {
    await page.goto(path);
    const text = await page.locator("body").innerText();
    const plain = text
      .replace(/[\u00A0\u202F\s]+/g, " ")
      .replaceAll("\u2060", "")
      .replaceAll("’", "'")
      .toLowerCase();
    for (const quoted of texts) expect(plain, quoted).toContain(quoted.toLowerCase());
  });
}

test("the nurse list shows no prices", async ({ page }) => {
  await page.goto("/formations-infirmiers");
  const text = await page.getByRole("main").innerText();
  for (const price of ["467,40", "296,40", "313"]) expect(text).not.toContain(price);
});

test("the lists hold 4 and 3 cards in the order of the specification", async ({ page }) => {
  for (const [path, links] of [
    ["/formations-generalistes", ["diagnostic-endometriose", "troubles-nutritionnels", "vaccination", "diagnostic-alzheimer"]],
    ["/formations-infirmiers", ["amelioration-douleur", "vaccination-enjeux", "iatrogenie-medicamenteuse"]],
  ] as const) {
    await page.goto(path);
    const hrefs = await page
      .getByRole("main")
      .getByRole("article")
      .getByRole("link")
      .evaluateAll((items) => [...new Set(items.map((item) => item.getAttribute("href")?.split(/[?#]/)[0]?.split("/").at(-1)))]);
    expect(hrefs).toEqual(links);
  }
});
