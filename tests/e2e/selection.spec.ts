import type { Page } from "playwright/test";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { selectionPage as texts } from "#app/content/pages/selection.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const DOCTOR = "/ma-selection?profession=generalistes&statut=liberal-conventionne&heures=14&formats=9A0X2425002.9A0X2425020";

const card = (page: Page) => page.getByRole("complementary", { name: texts.total.title });
const row = (page: Page, reference: string) => page.locator(`input[name^="choix-"][value="${reference}"]`);
const expectSearch = (page: Page, expected: string) => expect(page).toHaveURL(({ search }) => search === expected);

test.describe("the address", () => {
  test.use({ hasInvitations: true });

  test("sets no cookie and keeps nothing in the browser but itself, for the visit", async ({ page, context }) => {
    await page.goto(DOCTOR);
    await row(page, "9A0X2425003").check({ force: true });
    expect(await context.cookies()).toEqual([]);
    await expect(page).toHaveURL(/9A0X2425003/);
    const stored = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
    expect(stored).toEqual([[], [trackerNames.selection]]);
  });

  test("follows each tick in place, survives a reload and is left in one step back", async ({ warmPage: page }) => {
    await page.goto("/formations");
    await page.goto("/ma-selection?profession=generalistes&heures=14");
    await row(page, "9A0X2425002").check({ force: true });
    await expect(card(page).getByText("10 h choisies")).toBeVisible();
    await row(page, "9A0X2425020").check({ force: true });
    await expect(page).toHaveURL(/formats=9A0X2425002\.9A0X2425020$/);
    await page.reload();
    await expect(card(page).getByText("14 h choisies")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/formations$/);
  });

  test("names each value that it cannot use, and the visitor may prefer the other format", async ({ warmPage: page }) => {
    await page.goto("/ma-selection?profession=generalistes&heures=99&formats=9A0X2425015.9A0X2425014.9A0X2425009.9A0X0000000");
    await expect(page.getByText("Le lien compte trop d’heures.")).toBeVisible();
    await expect(page.getByText("9A0X2425009 (PI, Douleur) s’adresse aux infirmiers.")).toBeVisible();
    await expect(page.getByText("9A0X0000000 n’est pas dans notre catalogue.")).toBeVisible();
    await page.getByRole("link", { name: "Préférer la FC" }).click();
    await expect(row(page, "9A0X2425014")).toBeChecked();
    await expect(page.getByText("laissée de côté")).toHaveCount(0);
    await expectSearch(page, "?profession=generalistes&statut=liberal-conventionne&heures=21&formats=9A0X2425014");
  });
});

test.describe("the visit", () => {
  const header = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Ma sélection/ });
  const footerLink = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Ma sélection" });

  test("keeps what is added, and the header counts it without a move", async ({ warmPage: page }) => {
    await page.goto("/formations/generalistes/diagnostic-endometriose");
    await expect(header(page)).toHaveAccessibleName("Ma sélection, vide");
    const before = await header(page).boundingBox();
    const inscription = page.getByRole("region", { name: "Inscription" });
    await inscription.getByRole("link", { name: "Ajouter à ma sélection" }).first().click();
    await expect(inscription.getByText("Ajoutée · 10 h sur 21")).toBeVisible();
    await expect(inscription.getByRole("link", { name: "Voir ma sélection" })).toBeFocused();
    await expect(header(page)).toHaveAccessibleName("Ma sélection 1 programme");
    expect(await header(page).boundingBox()).toEqual(before);
    expect(await findViolations(page, "header")).toEqual([]);

    await page.reload();
    await expect(header(page)).toHaveAccessibleName("Ma sélection 1 programme");
    await footerLink(page).click();
    await expect(row(page, "9A0X2425002")).toBeChecked();
    await expect(page).toHaveURL(/formats=9A0X2425002$/);
    await page.goto("/ma-selection");
    await expect(row(page, "9A0X2425002")).toBeChecked();

    await page.getByRole("link", { name: /^Voir le programme : Vaccination/ }).click();
    await inscription.getByRole("link", { name: "Ajouter à ma sélection" }).first().click();
    await expect(inscription.getByText("Ajoutée · 14 h sur 21")).toBeVisible();
    await page.goBack();
    await expect(row(page, "9A0X2425020")).toBeChecked();
    await expect(page).toHaveURL(/formats=9A0X2425002\.9A0X2425020$/);
  });

  test("gives way to an address that names formats, and empties without coming back", async ({ warmPage: page }) => {
    await page.goto(DOCTOR);
    await expect(header(page)).toHaveAccessibleName("Ma sélection 2 programmes");
    await page.goto("/ma-selection?profession=infirmiers&formats=9A0X2425009");
    await expect(row(page, "9A0X2425009")).toBeChecked();
    await expect(header(page)).toHaveAccessibleName("Ma sélection 1 programme");
    await page.getByRole("link", { name: /^Retirer PI/ }).click();
    await expect(card(page).getByText("0 h choisie")).toBeVisible();
    await expect(header(page)).toHaveAccessibleName("Ma sélection, vide");
    await page.reload();
    await expect(card(page).getByText("0 h choisie")).toBeVisible();
  });

  test("asks before it answers: nobody's profession is ticked, nothing is proposed until one is", async ({ warmPage: page }) => {
    await page.goto("/ma-selection");
    for (const name of Object.values(texts.questions.profession.options)) await expect(page.getByRole("radio", { name })).not.toBeChecked();
    await expect(page.getByRole("heading", { name: texts.asking.title.replaceAll("\u00A0", " ") })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await page.getByRole("radio", { name: "Salarié" }).check({ force: true });
    await expect(card(page)).toHaveCount(0);
    await page.getByRole("radio", { name: "Infirmier, infirmière" }).check({ force: true });
    await expect(card(page)).toBeVisible();
    await expectSearch(page, "?profession=infirmiers&statut=salarie&heures=14");
  });
});

test.describe("the total", () => {
  test("answers a tick within one frame", async ({ warmPage: page }) => {
    await page.goto("/ma-selection?profession=generalistes&heures=14");
    const frames = await page.evaluate(async () => {
      const input = document.querySelector<HTMLInputElement>('input[value="9A0X2425002"]');
      const total = document.querySelector("#total h2");
      input?.click();
      let passed = 0;
      while (!total?.textContent?.startsWith("10") && passed < 60) {
        await new Promise(requestAnimationFrame);
        passed++;
      }
      return passed;
    });
    expect(frames).toBeLessThanOrEqual(1);
  });

  test("beyond the hours has no sum, and each remedy comes back within them", async ({ warmPage: page }) => {
    await page.goto("/ma-selection?profession=generalistes&heures=14&formats=9A0X2425002.9A0X2425003");
    await expect(card(page).getByText("6 h de trop.")).toBeVisible();
    await expect(card(page).getByText("€")).toHaveCount(0);
    await card(page).getByRole("link", { name: "Nutrition et obésité en EPP, 4 h" }).click();
    await expect(card(page).getByText("630 €")).toBeVisible();
  });

  test("is said once, politely, after a change and not before", async ({ warmPage: page }) => {
    await page.goto(DOCTOR);
    const status = page.getByRole("main").locator("> [role=status]");
    await expect(status).toBeEmpty();
    await row(page, "9A0X2425017").check({ force: true });
    await expect(status).toHaveText("2 formations, 17 h sur 14, 3 h de trop.");
    await page.getByRole("link", { name: /^Retirer FC/ }).click();
    await expect(status).toHaveText("1 formation, 10 h sur 14, indemnité 450 €.");
  });
});

test.describe("the questions", () => {
  test("take hours typed, stepped or unknown, never more than the year has", async ({ warmPage: page }) => {
    await page.goto("/ma-selection?profession=generalistes");
    const hours = page.getByRole("textbox", { name: texts.questions.hours.label });
    await expect(hours).toHaveValue("21");
    await hours.fill("6");
    await expect(page).toHaveURL(/heures=6/);
    await page.getByRole("button", { name: texts.questions.hours.more }).click();
    await expect(hours).toHaveValue("7");
    await hours.fill("99");
    await expect(hours).toHaveValue("21");
    await expect(page.getByText("21 h au plus par an")).toBeVisible();
    await hours.fill("10.5");
    await expect(page.getByText("heures entières : nous retenons 10 h")).toBeVisible();
    await expect(page).toHaveURL(/heures=10$/);
    await hours.fill("-3");
    await expect(page.getByText("Indiquez un nombre d’heures entier, de 0 à 21. Nous gardons 10 h.")).toBeVisible();
    await expect(hours).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("checkbox", { name: texts.questions.hours.unknown }).check();
    await expect(page).toHaveURL(/heures=inconnues/);
    await expect(page.getByText("Nous comptons 21 h, le plafond d’une année.")).toBeVisible();
  });

  test("work from the keyboard alone, down to the references", async ({ warmPage: page }) => {
    await page.goto("/ma-selection?heures=14");
    await page.getByRole("radio", { name: "Médecin généraliste" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/profession=infirmiers/);
    await row(page, "9A0X2425009").focus();
    await page.keyboard.press("Space");
    await expect(card(page).getByText("10 h choisies")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(row(page, "9A0X2425012")).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Retirer EPP, 9A0X2425012" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(card(page).getByText("0 h choisie")).toBeVisible();
    await expect(row(page, "9A0X2425012")).toBeFocused();
  });

  test("with fewer hours than the shortest format give way to what one can do", async ({ warmPage: page }) => {
    await page.goto("/ma-selection?profession=generalistes&heures=2");
    await expect(page.getByRole("heading", { name: "Avec 2 h, rien ne tient encore" })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await page.getByRole("button", { name: texts.questions.hours.more }).click();
    await page.getByRole("button", { name: texts.questions.hours.more }).click();
    await expect(card(page)).toBeVisible();
  });

  test("answered before hydration count", async ({ page }) => {
    await page.route(/\/assets\/entry\.client/, async (route) => {
      await page.locator('input[value="9A0X2425002"]').check({ force: true });
      await route.fallback();
    });
    await page.goto("/ma-selection?profession=generalistes&heures=14", { waitUntil: "commit" });
    await expect(page).toHaveURL(/formats=9A0X2425002/);
    await expect(card(page).getByText("10 h choisies")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is a plain form, and its answer one tidy address", async ({ page }) => {
    await page.goto("/ma-selection?profession=generalistes&heures=14");
    await row(page, "9A0X2425002").check({ force: true });
    await row(page, "9A0X2425020").check({ force: true });
    await page.getByRole("button", { name: texts.list.update }).click();
    await expectSearch(page, "?profession=generalistes&statut=liberal-conventionne&heures=14&formats=9A0X2425002.9A0X2425020");
    await expect(card(page).getByText("630 €")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Copier/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Retirer PI, 9A0X2425002" }).click();
    await expect(card(page).getByText("4 h choisies")).toBeVisible();
  });
});

test.describe("on a phone of 390 × 844", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the three questions and the foot bar share the first screen", async ({ warmPage: page }) => {
    for (const address of [DOCTOR, "/ma-selection?profession=generalistes", "/ma-selection?profession=infirmiers&statut=salarie"]) {
      await page.goto(address);
      const questions = await page.locator(".selection-questions").boundingBox();
      const foot = await page.locator(".selection-foot").boundingBox();
      if (!questions || !foot) throw new Error(`questions or foot bar are missing at ${address}`);
      expect(questions.y, address).toBeGreaterThan(0);
      expect(questions.y + questions.height, address).toBeLessThanOrEqual(foot.y);
      expect(foot.y + foot.height, address).toBeLessThanOrEqual(844);
    }
  });

  test("the foot bar joins the page in a low window and gives way to a dialog", async ({ warmPage: page }) => {
    await page.goto(DOCTOR);
    const foot = page.locator(".selection-foot");
    await expect(foot).toHaveCSS("position", "sticky");
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(foot).toHaveCSS("position", "static");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await expect(foot).toBeHidden();
  });

  test("opened with a choice, the total stands before the propositions", async ({ warmPage: page }) => {
    await page.goto(DOCTOR);
    const total = await card(page).boundingBox();
    const compose = await page.getByRole("heading", { name: texts.compose.title }).boundingBox();
    expect(total?.y ?? 0).toBeLessThan(compose?.y ?? 0);
  });

  test("the bottom bar never covers a reference", async ({ warmPage: page }) => {
    await page.goto(DOCTOR);
    await page.getByRole("link", { name: "Mes références" }).click();
    const ticket = page.locator(".selection-ticket").first();
    await expect(ticket).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const foot = await page.locator(".selection-foot").boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((await ticket.boundingBox())?.y ?? 0);
    }).toPass();
  });
});

test("the employer's file breaks no reference over two lines on a phone", async ({ warmPage: page }) => {
  await page.goto(SELECTION_STATES["the employer's file"] ?? "");
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await page.locator(".pack-sheet").evaluateAll((sheets) =>
      sheets.flatMap((sheet) => {
        const found: number[] = [];
        const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
        while (texts.nextNode())
          for (const { index, 0: reference } of (texts.currentNode.nodeValue ?? "").matchAll(/\b9A0X\d{7}\b/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + reference.length);
            found.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
          }
        return found;
      }),
    );
    expect(lines.length).toBeGreaterThan(6);
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
  }
});

test.describe("taking it away", () => {
  test("copies one reference, all of them, and the link that reopens the selection", async ({ page, context, site }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(DOCTOR);
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole("button", { name: "Copier la référence 9A0X2425020" }).click();
    await expect.poll(read).toBe("9A0X2425020");
    await page.getByRole("button", { name: "Copier les deux" }).click();
    await expect(page.getByText("Références copiées")).toBeVisible();
    expect(await read()).toBe("9A0X2425002\n9A0X2425020");
    await page.getByRole("button", { name: /Copier le lien/ }).click();
    await expect(page.getByText("Lien copié").first()).toBeVisible();
    const link = await read();
    expect(link.endsWith(DOCTOR)).toBe(true);
    await page.goto(site.address + DOCTOR);
    await expect(card(page).getByText("630 €")).toBeVisible();
  });

  test("sends the references by e-mail where there is no share sheet", async ({ warmPage: page }) => {
    await page.goto(DOCTOR);
    const href = await page.getByRole("link", { name: /^Envoyer/ }).getAttribute("href");
    const body = decodeURIComponent(href ?? "");
    expect(body).toContain("9A0X2425002");
    expect(body).toContain(DOCTOR);
  });
});

test("in forced colours only the chosen formats are ticked, and the total covers no other text", async ({ warmPage: page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(DOCTOR);
  const mark = (reference: string) => row(page, reference).locator("~ .selection-tick > span");
  await expect(mark("9A0X2425002")).toBeVisible();
  await expect(mark("9A0X2425017")).toBeHidden();
  const [sum, first] = await Promise.all(
    [card(page).getByRole("heading", { level: 2 }), card(page).getByRole("listitem").first()].map((part) => part.boundingBox()),
  );
  expect((sum?.y ?? 0) + (sum?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
});
