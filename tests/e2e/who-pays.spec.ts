import type { Locator, Page } from "playwright/test";
import { employers } from "#app/content/employers.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { employerFile } from "#app/content/pages/employer-file.ts";
import { financingPage } from "#app/content/pages/financing.ts";
import { professions } from "#app/content/professions.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { quotationTexts } from "#app/content/quotation.ts";
import { scaleRows } from "#app/content/scale.ts";
import { iatrogenicHarm, nurseVaccination, pain } from "#tests/references.ts";
import { sendRequest } from "./callback-journey.ts";
import { expect, test } from "./fixtures.ts";
import { countTaps, notePrints } from "./taps.ts";

/** Who pays, from home to the answer and to the employer's file, on a small laptop. */

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: true });

/** What is in the window now, as words with plain spaces. */
const readWindow = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const seen: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { top, bottom, height } = range.getBoundingClientRect();
      if (height > 1 && bottom > 0 && top < window.innerHeight && parentElement?.checkVisibility({ visibilityProperty: true }))
        seen.push(nodeValue ?? "");
    }
    return seen.join(" ").replaceAll(/[\u00A0\u202F\s]+/g, " ");
  });

test("a nurse of a public hospital prints her file in 5 taps", async ({ page }) => {
  const prints = await notePrints(page);
  const foreign = programmes.filter(({ profession }) => profession === "generalistes").flatMap(({ title }) => title);
  const offers = programmes.flatMap(({ formats }) => Object.values(formats));
  const indemnities = offers.map(({ indemnityInCents }) => formatEuros(indemnityInCents));
  const finger = countTaps();
  /** Neither an indemnity, nor « 0 € », nor a doctor's programme. */
  async function tapAndRead(target: Locator, address: RegExp, arrival: Locator) {
    await finger.tap(target);
    await expect(page).toHaveURL(address);
    await expect(arrival).toBeVisible();
    const text = await readWindow(page);
    for (const word of [...foreign, ...indemnities].map((one) => one.replaceAll(/[\u00A0\u202F]/g, " "))) expect(text).not.toContain(word);
    expect(text).not.toMatch(/(?<![\d,] ?)0 €/);
  }
  await page.goto("/");
  const main = page.getByRole("main");
  const nurses = main.getByRole("link", { name: professions.infirmiers.one });
  const status = main.getByRole("link", { name: financingPage.signs.list.salarie.name });
  const file = main.getByRole("link", { name: "Dossier pour un employeur public" });
  await test.step("what she reads on the way is hers", async () => {
    await tapAndRead(
      page.getByRole("banner").getByRole("link", { name: "Financement" }),
      /\/financement$/,
      main.getByRole("heading", { level: 1, name: financingPage.title }),
    );
    await tapAndRead(nurses.first(), /profession=infirmiers/, status);
    await tapAndRead(status, /statut=salarie/, file);
    await tapAndRead(file, /\/dossier-employeur/, page.getByRole("heading", { level: 1, name: employerFile.title }));
  });
  await expect(main.getByText("Qui paie, à l’hôpital public")).toBeVisible();
  await expect(main.locator(".pack-sheet")).toHaveCount(3);
  await test.step("the file prints as it is", async () => {
    const print = page.getByRole("button", { name: employerFile.take.print });
    await expect(print).toBeInViewport({ ratio: 1 });
    await finger.tap(print);
    await expect.poll(() => prints).toEqual([expect.stringContaining(employerFile.meta.title)]);
    expect(finger.taps).toBeLessThanOrEqual(5);
  });
  expect((await page.locator(".pack-sheet").allInnerTexts()).join(" ")).not.toMatch(/indemnité|(?<!\d)0\s€/);
});

test("a general practitioner reads what one hour of each format pays after 2 taps", async ({ page }) => {
  const finger = countTaps();
  await page.goto("/");
  await finger.tap(page.getByRole("banner").getByRole("link", { name: "Financement" }));
  await finger.tap(page.getByRole("main").getByRole("link", { name: professions.generalistes.one }).first());
  await expect(page).toHaveURL(/profession=generalistes/);
  const rows = page.locator("#bareme .tone-generalistes tr");
  await rows.first().scrollIntoViewIfNeeded();
  for (const { format, hours, priceInCents, perHourInCents } of scaleRows.generalistes) {
    const ofFormat = rows.filter({ hasText: `${format} ${formatHours(hours)}` });
    await expect(ofFormat.filter({ hasText: formatEuros(priceInCents) })).toContainText(formatEuros(perHourInCents));
  }
  expect(finger.taps).toBeLessThanOrEqual(2);
});

test("what is typed stands in the letter alone", async ({ warmPage: page, site }) => {
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

test("a file prints on as many sheets of A4 as it has, none of them empty", async ({ warmPage: page }) => {
  for (const [references, sheets] of [
    [pain.PI, 3],
    [`${pain.PI}.${nurseVaccination.EPP}.${iatrogenicHarm.EPP}`, 5],
  ] as const) {
    await page.goto(`/dossier-employeur?profession=infirmiers&statut=salarie&employeur=hopital-public&formats=${references}`);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
    // An engine that rounds a page's height up still has room for a sheet.
    await page.emulateMedia({ media: "print" });
    const heights = await page.locator(".pack-sheet").evaluateAll((all) => all.map((sheet) => sheet.getBoundingClientRect().height));
    for (const height of heights) expect(height).toBeLessThanOrEqual((297 / 25.4) * 96 - 1);
    await page.emulateMedia({ media: null });
  }
});
