import { employerFile } from "#app/content/pages/employer-file.ts";
import { quotationTexts } from "#app/content/quotation.ts";
import { employers } from "#app/content/visitor.ts";
import { iatrogenicHarm, nurseVaccination, pain } from "#tests/references.ts";
import { sendRequest } from "./callback-journey.ts";
import { expect, test } from "./fixtures.ts";

/** The employer's file on a small laptop; the way to it: journeys.spec.ts, who pays: tests/build/who-pays.test.ts. */

test.use({ viewport: { width: 1366, height: 768 } });

test("what is typed is shown in the letter alone", async ({ page, site }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto(`/dossier-employeur?profession=infirmiers&statut=salarie&employeur=hopital-public&formats=${pain.PI}`);
  await page.getByRole("textbox", { name: employerFile.fields.list.name }).fill("Sandrine Morel");
  await page.getByRole("textbox", { name: employerFile.fields.list.place, exact: true }).fill("Grenoble");
  const letter = page.locator("#lettre");
  await expect(letter).toContainText("Sandrine Morel");
  await expect(letter.locator(".pack-blank")).toHaveCount(6);
  await test.step("it stays for another employer", async () => {
    await page.getByRole("link", { name: employers.cabinet.label }).click();
    await expect(page.getByText("Qui paie, dans un cabinet libéral")).toBeVisible();
    await expect(letter).toContainText("Grenoble");
    await expect(page).toHaveURL(/employeur=cabinet/);
  });
  await test.step("it is sent nowhere", async () => {
    expect(sent.filter((one) => /Morel|Grenoble/.test(decodeURIComponent(one)))).toEqual([]);
  });

  await test.step("a quotation is asked for with what the file knows", async () => {
    await page.getByRole("link", { name: employers["hopital-public"].label }).click();
    await expect(page).toHaveURL(/employeur=hopital-public/);
    await expect(page.getByText("Qui paie, à l’hôpital public")).toBeVisible();
    await page.getByRole("link", { name: quotationTexts.ask }).first().click();
    const dialog = page.getByRole("dialog", { name: quotationTexts.title });
    await expect(dialog).toContainText(pain.PI);
    await expect(dialog).toContainText("Salarié(e), hôpital ou Ehpad public");
    await sendRequest(dialog);
    const kept = { besoin: "devis", employeur: "hopital-public", statut: "salarie", profession: "infirmiers", selection: pain.PI };
    expect(await site.readRows("callback_requests")).toEqual([expect.objectContaining(kept)]);
  });
});

test("a file prints on as many sheets of A4 as it has, none of them empty", async ({ page }) => {
  const references = `${pain.PI}.${nurseVaccination.EPP}.${iatrogenicHarm.EPP}`;
  await page.goto(`/dossier-employeur?profession=infirmiers&statut=salarie&employeur=hopital-public&formats=${references}`);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(5);
  // Room for engines that round a page's height up.
  await page.emulateMedia({ media: "print" });
  const heights = await page.locator(".pack-sheet").evaluateAll((all) => all.map((sheet) => sheet.getBoundingClientRect().height));
  for (const height of heights) expect(height).toBeLessThanOrEqual((297 / 25.4) * 96 - 1);
});
