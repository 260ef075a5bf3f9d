import type { Page } from "playwright/test";
import { selectionPage as texts } from "#app/content/pages/selection.ts";
import { takeAway } from "#app/content/pages/selection-take-away.ts";
import { FUNDED_DAY, fundedHours } from "#tests/days.ts";
import { endometriosis, gpVaccination, nutrition, pain, priceOf, scaleOf } from "#tests/references.ts";
import { findViolations } from "./axe.ts";
import { bottomOf, expect, test } from "./fixtures.ts";

const DOCTOR = `/ma-selection?profession=generalistes&statut=liberal-conventionne&heures=14&formats=${endometriosis.PI}.${gpVaccination.EPP}`;

const YEAR_HOURS = String(fundedHours.generalistes);

test.use({ day: FUNDED_DAY });

/** As a page of plain spaces is searched. */
const plain = (words: string) => words.replaceAll("\u00A0", " ");
const card = (page: Page) => page.getByRole("complementary", { name: texts.total.title });
const row = (page: Page, reference: string) => page.locator(`input[name^="choix-"][value="${reference}"]`);
/** Where the row comes to rest: a tick above it opens a line. */
const tick = (page: Page, reference: string) => page.locator("label", { has: row(page, reference) }).click();
const endsWith =
  (end: string) =>
  ({ search }: URL): boolean =>
    search.endsWith(end);
const expectSearch = (page: Page, expected: string) => expect(page).toHaveURL(({ search }) => search === expected);

const header = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Ma sélection/ });

test("a visit keeps what is added", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/formations/generalistes/diagnostic-endometriose");
  await expect(header(page)).toHaveAccessibleName("Ma sélection, vide");
  const before = await header(page).boundingBox();
  const inscription = page.getByRole("region", { name: "Inscription" });
  const add = inscription.getByRole("link", { name: "Ajouter à ma sélection" }).first();
  await test.step("the header counts it without moving", async () => {
    await add.click();
    await expect(inscription.getByText(`Ajoutée · 10 h sur ${YEAR_HOURS}`)).toBeVisible();
    await expect(inscription.getByRole("link", { name: "Voir ma sélection" })).toBeFocused();
    await expect(header(page)).toHaveAccessibleName("Ma sélection 1 programme");
    expect(await header(page).boundingBox()).toEqual(before);
  });
  await test.step("what has changed breaks no rule of accessibility", async () => {
    expect(await findViolations(page, "header, [aria-labelledby=inscription]")).toEqual([]);
  });

  await test.step("a reload and a link keep it", async () => {
    await page.reload();
    await expect(header(page)).toHaveAccessibleName("Ma sélection 1 programme");
    await page.getByRole("contentinfo").getByRole("link", { name: "Ma sélection" }).click();
    await expect(row(page, endometriosis.PI)).toBeChecked();
    await expect(page).toHaveURL(endsWith(`formats=${endometriosis.PI}`));
    await expect.poll(() => page.evaluate(() => window.scrollY), "from the footer it opens at the top, on the totals").toBe(0);
    await page.goto("/ma-selection");
    await expect(row(page, endometriosis.PI)).toBeChecked();
  });
  await test.step("another programme joins it, also after a step back", async () => {
    await page.getByRole("link", { name: /^Voir le programme : Vaccination/ }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith("/vaccination"));
    await expect.poll(() => page.evaluate(() => window.scrollY), "a press during the jump to the top would miss").toBe(0);
    await inscription.getByRole("link", { name: "Ajouter à ma sélection" }).first().click();
    await expect(inscription.getByText(`Ajoutée · 14 h sur ${YEAR_HOURS}`)).toBeVisible();
    await page.goBack();
    await expect(row(page, gpVaccination.EPP)).toBeChecked();
    await expect(page).toHaveURL(endsWith(`formats=${endometriosis.PI}.${gpVaccination.EPP}`));
    await expect(header(page)).toHaveAccessibleName("Ma sélection 2 programmes");
  });
  await test.step("an address that names formats replaces it, and once emptied it stays empty", async () => {
    await page.goto(`/ma-selection?profession=infirmiers&formats=${pain.PI}`);
    await expect(row(page, pain.PI)).toBeChecked();
    await expect(header(page)).toHaveAccessibleName("Ma sélection 1 programme");
    await page.getByRole("link", { name: /^Retirer PI/ }).click();
    await expect(card(page).getByText(plain(texts.total.empty))).toBeVisible();
    await expect(header(page)).toHaveAccessibleName("Ma sélection, vide");
    await page.reload();
    await expect(card(page).getByText(plain(texts.total.empty))).toBeVisible();
  });
});

test("the total follows each tick", async ({ page }) => {
  await page.goto("/formations");
  await page.goto("/ma-selection?profession=generalistes&heures=14");
  // What is announced for each change: spoken.spec.ts.
  const status = page.getByRole("main").locator("> [role=status]");
  await expect(status, "nothing is announced before a change").toBeEmpty();
  await tick(page, endometriosis.PI);
  await test.step("beyond the hours it has remedies instead of an amount", async () => {
    await tick(page, nutrition.PI);
    await expect(card(page).getByText("6 h de trop : au-delà de vos heures, pas de prise en charge.")).toBeVisible();
    await expect(card(page).getByText("€")).toHaveCount(0);
    await card(page).getByRole("link", { name: "Nutrition et obésité en EPP, 4 h" }).click();
    await expect(card(page).getByText(priceOf(endometriosis.PI, nutrition.EPP))).toBeVisible();
  });

  await test.step("ticks that come faster than the list is drawn all count", async () => {
    await page.evaluate(
      (references) => {
        for (const reference of references) document.querySelector<HTMLInputElement>(`input[value="${reference}"]`)?.click();
      },
      [endometriosis.EPP, gpVaccination.EPP],
    );
    const price = priceOf(endometriosis.EPP, nutrition.EPP, gpVaccination.EPP);
    await expect(status).toContainText(`3 formations, 12 h sur 14, prix ${price}. `);
  });
  await test.step("the address survives a reload and is left in one step back", async () => {
    await expect(page).toHaveURL(endsWith(`heures=14&formats=${endometriosis.EPP}.${nutrition.EPP}.${gpVaccination.EPP}`));
    await page.reload();
    await expect(page.getByText("12 h choisies sur 14")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/formations$/);
  });
});

test("the questions accept hours between none and those of the year", async ({ page }) => {
  await page.goto("/ma-selection?profession=generalistes");
  const hours = page.getByRole("textbox", { name: texts.questions.hours.label });
  await expect(hours).toHaveValue(YEAR_HOURS);
  await test.step("they are typed or stepped", async () => {
    await hours.fill("6");
    await expect(page).toHaveURL(/heures=6/);
    await page.getByRole("button", { name: texts.questions.hours.more }).click();
    await expect(hours).toHaveValue("7");
  });
  await test.step("too many and halves are corrected with a message", async () => {
    await hours.fill("99");
    await expect(hours).toHaveValue(YEAR_HOURS);
    await expect(page.getByText(`Nous retenons ${YEAR_HOURS} h.`)).toBeVisible();
    await hours.fill("10.5");
    await expect(page.getByText(`de 0 à ${YEAR_HOURS}. Nous retenons 10 h.`)).toBeVisible();
    await expect(page).toHaveURL(/heures=10$/);
  });
  await test.step("other values are refused", async () => {
    await hours.fill("-3");
    await expect(page.getByText(`Indiquez un nombre d’heures entier, de 0 à ${YEAR_HOURS}. Nous retenons 10 h.`)).toBeVisible();
    await expect(hours).toHaveAttribute("aria-invalid", "true");
  });
  await test.step("unknown hours are those of a year", async () => {
    await page.getByRole("checkbox", { name: texts.questions.hours.unknown }).check();
    await expect(page).toHaveURL(/heures=inconnues/);
    await expect(page.getByText(`Nous comptons ${YEAR_HOURS} h, le plafond d’une année.`)).toBeVisible();
  });

  await test.step("fewer than the shortest format lead to what can be done", async () => {
    await page.getByRole("checkbox", { name: texts.questions.hours.unknown }).uncheck();
    await hours.fill("2");
    await expect(page.getByRole("heading", { name: "Avec 2 h, rien ne tient encore" })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await hours.fill("4");
    await expect(card(page)).toBeVisible();
  });
});

test("the questions are answered by keyboard alone", async ({ page }) => {
  await page.goto("/ma-selection");
  await test.step("nothing is proposed before they are", async () => {
    for (const name of Object.values(texts.questions.profession.options)) await expect(page.getByRole("radio", { name })).not.toBeChecked();
    await expect(page.getByRole("heading", { name: plain(texts.asking.title) })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });
  await page.locator("label", { has: page.getByRole("radio", { name: "Salarié" }) }).click();
  await expect(card(page)).toHaveCount(0);
  await test.step("an arrow changes the answer", async () => {
    await page.getByRole("radio", { name: "Médecin généraliste" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(card(page)).toBeVisible();
    await expectSearch(page, `?profession=infirmiers&statut=salarie&heures=${fundedHours.infirmiers}`);
  });
  await test.step("an arrow changes the format", async () => {
    await row(page, pain.PI).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("10 h choisies")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(row(page, pain.EPP)).toBeChecked();
  });
  await test.step("a format is removed by its link, and the focus stays there", async () => {
    const remove = page.getByRole("link", { name: `Retirer EPP, ${pain.EPP}` });
    await expect(remove).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(remove).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(card(page).getByText(plain(texts.total.emptyUnfunded))).toBeVisible();
    await expect(row(page, pain.EPP)).toBeFocused();
  });
});

test("once something is chosen the questions are folded, and a key unfolds them", async ({ page }) => {
  await page.goto(DOCTOR);
  const status = page.getByRole("radio", { name: texts.questions.status.options["centre-de-sante"] });
  const fold = page.locator("summary", { hasText: texts.questions.change });
  await expect(fold).toHaveText("Médecin généraliste, libéral conventionné, 14 h restantes. Modifier");
  await expect(status).toBeHidden();
  await fold.focus();
  await page.keyboard.press("Enter");
  await test.step("they stay unfolded while they are answered", async () => {
    await page.locator("label", { has: status }).click();
    await expect(fold).toContainText("centre de santé");
    await expect(status).toBeVisible();
    await expectSearch(page, DOCTOR.replace("/ma-selection", "").replace("liberal-conventionne", "centre-de-sante"));
  });
  await test.step("without a choice they are the page's head again", async () => {
    await page
      .getByRole("link", { name: /^Retirer/ })
      .first()
      .click();
    await page.getByRole("link", { name: /^Retirer/ }).click();
    await expect(fold).toBeHidden();
    await expect(status).toBeVisible();
  });
});

for (const holds of ["the browser", "the page"])
  test(`a tick leaves the list where it is while the head changes, held by ${holds}`, async ({ page }) => {
    if (holds === "the page")
      await page.addInitScript(() => {
        CSS.supports = () => false;
        document.addEventListener("DOMContentLoaded", () => document.body.style.setProperty("overflow-anchor", "none"));
      });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/ma-selection?profession=generalistes&heures=14");
    const ticked = row(page, nutrition.EPP);
    await ticked.evaluate((input) => input.closest("li")?.scrollIntoView({ behavior: "instant", block: "center" }));
    const before = await ticked.boundingBox();
    await page.locator("label").filter({ has: ticked }).click();
    await expect(page.locator(".climb-hour")).toHaveCount(4);
    expect(Math.abs(((await ticked.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  });

test("on a phone questions and foot bar, or the total and its button, share the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const foot = page.locator(".selection-foot");
  const heights = new Set<number>();
  for (const address of ["/ma-selection?profession=generalistes", "/ma-selection?profession=infirmiers&statut=salarie"]) {
    await page.goto(address);
    const [questions, bar] = [await page.locator(".selection-questions").boundingBox(), await foot.boundingBox()];
    if (!questions || !bar) throw new Error(`questions or foot bar are missing at ${address}`);
    expect(questions.y, address).toBeGreaterThan(0);
    expect(questions.y + questions.height, address).toBeLessThanOrEqual(bar.y);
    expect(bar.y + bar.height, address).toBeLessThanOrEqual(844);
    heights.add(bar.height);
  }
  const inTime = `/ma-selection?profession=generalistes&formats=${endometriosis.FC}`;
  for (const address of [inTime, DOCTOR]) {
    await page.goto(address);
    await expect(card(page).getByRole("link", { name: takeAway.title }), address).toBeInViewport({ ratio: 1 });
    await expect(foot, "the card says as much").toBeHidden();
    await page.getByRole("heading", { name: texts.list.title }).evaluate((title) => title.scrollIntoView({ behavior: "instant" }));
    await expect(foot).toBeInViewport({ ratio: 1 });
    heights.add((await foot.boundingBox())?.height ?? 0);
  }
  expect([...heights], "one that grew would move the page under a tick").toHaveLength(1);
  await page.goto(inTime);
  const scale = scaleOf(endometriosis.FC);
  await test.step("the scale is beside the amount, until it is confirmed", async () => {
    await (scale === null ? expect(foot).not.toContainText("barème") : expect(foot).toContainText(`€* ${scale}`));
  });
  await page.goto(DOCTOR);
  await test.step("with a choice, the total comes before the propositions", async () => {
    const total = await card(page).boundingBox();
    const compose = await page.getByRole("heading", { name: texts.compose.title }).boundingBox();
    expect(total?.y ?? 0).toBeLessThan(compose?.y ?? 0);
  });
  await test.step("each reference can be brought into view above the bar", async () => {
    await page.getByRole("heading", { name: texts.list.title }).evaluate((title) => title.scrollIntoView({ behavior: "instant" }));
    await page.getByRole("link", { name: "Mes références" }).click();
    const ticket = page.locator(".selection-ticket").first();
    await expect(ticket).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      expect(await bottomOf(foot)).toBeLessThanOrEqual(Math.round((await ticket.boundingBox())?.y ?? 0));
    }).toPass();
  });
  await test.step("in forced colours only the chosen formats are ticked", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const mark = (reference: string) => row(page, reference).locator("~ .selection-tick > span");
    await expect(mark(endometriosis.PI)).toBeVisible();
    await expect(mark(gpVaccination.FC)).toBeHidden();
    await page.emulateMedia({ forcedColors: null });
  });
  await test.step("the bar gives way to a dialog", async () => {
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await expect(foot).toBeHidden();
  });
});

test("a selection can be taken away", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(DOCTOR);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await test.step("a reference is copied alone", async () => {
    await page.getByRole("button", { name: `Copier la référence ${gpVaccination.EPP}` }).click();
    await expect.poll(read).toBe(gpVaccination.EPP);
  });
  await test.step("all references are copied at once", async () => {
    await page.getByRole("button", { name: "Copier les deux" }).click();
    await expect(page.getByText("Références copiées")).toBeVisible();
    expect(await read()).toBe(`${endometriosis.PI}\n${gpVaccination.EPP}`);
  });
  await test.step("its link is copied", async () => {
    await page.getByRole("button", { name: /Copier le lien/ }).click();
    await expect(page.getByText("Lien copié").first()).toBeVisible();
    expect((await read()).endsWith(DOCTOR)).toBe(true);
  });

  await test.step("a letter holds references and link", async () => {
    const letter = await page.getByRole("link", { name: /^Envoyer/ }).getAttribute("href");
    expect(decodeURIComponent(letter ?? "")).toContain(endometriosis.PI);
    expect(decodeURIComponent(letter ?? "")).toContain(DOCTOR);
  });
});
