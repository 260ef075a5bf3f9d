import { formatEuros, formatHours } from "#app/content/format.ts";
import { offerOf } from "#app/content/offers.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { expect, test } from "./fixtures.ts";

/** What each programme shows and its register button: every-page.spec.ts and tests/build/programme.test.ts. */

const PAIN = "/formations/infirmiers/amelioration-douleur";
const card = (page: import("playwright/test").Page) => page.getByRole("region", { name: "Inscription" });

test("choosing a format swaps reference, hours, indemnity and price, and survives a reload", async ({ page }) => {
  const programme = programmes.find(({ path }) => path === PAIN);
  if (!programme) throw new Error("no such programme");
  await page.goto(PAIN);

  for (const format of ["FC", "EPP", "PI"] as const) {
    const offer = offerOf(programme, format);
    await card(page)
      .getByRole("radio", { name: new RegExp(`^${format}`) })
      .check();

    for (const text of [
      offer?.reference ?? "",
      formatHours(offer?.hours ?? 0),
      formatEuros(offer?.indemnityInCents ?? 0),
      formatEuros(offer?.priceInCents ?? 0),
    ]) {
      await expect(card(page).getByRole("definition").filter({ hasText: text })).toBeVisible();
    }
    await expect(page).toHaveURL(new RegExp(`format=${format}$`));
  }

  await card(page).getByRole("radio", { name: /^EPP/ }).check();
  await page.reload();
  await expect(card(page).getByRole("radio", { name: /^EPP/ })).toBeChecked();
  await expect(card(page).getByText("9A0X2425012").first()).toBeVisible();
});

test("the formats are a radio group for the keyboard, and a format that is not offered still says so", async ({ warmPage: page }) => {
  await page.goto("/formations/generalistes/vaccination");
  const epp = card(page).getByRole("radio", { name: /^EPP/ });
  await epp.focus();

  await page.keyboard.press("ArrowRight");

  await expect(card(page).getByRole("radio", { name: /^FC/ })).toBeChecked();
  await expect(card(page).getByRole("radio", { name: /^PI/ })).toBeDisabled();
  await expect(card(page).getByText("non proposé").first()).toBeVisible();
});

test("on a phone the card is above the content", async ({ warmPage: page }) => {
  await page.goto("/formations/generalistes/diagnostic-alzheimer");
  for (const width of [390, 767]) {
    await page.setViewportSize({ width, height: 844 });
    const cardBox = await card(page).boundingBox();
    const intro = await page.getByRole("button", { name: "Je m’inscris maintenant" }).boundingBox();

    expect((cardBox?.y ?? 0) + (cardBox?.height ?? 0), `${width} px`).toBeLessThan(intro?.y ?? 0);
  }
});

test("on a tablet and on a large screen the card is next to the content and stays in view while scrolling", async ({ warmPage: page }) => {
  await page.goto(PAIN);
  for (const [width, cardWidth] of [
    [768, 320],
    [820, 320],
    [1023, 320],
    [1024, 350],
    [1440, 350],
  ] as const) {
    await test.step(`at ${width} px, ${cardWidth} px wide`, async () => {
      await page.setViewportSize({ width, height: 1024 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      const about = page.getByRole("heading", { level: 2, name: "À propos de cette formation" });
      const [cardBox, aboutBox] = [await card(page).boundingBox(), await about.boundingBox()];
      expect(Math.round(cardBox?.width ?? 0)).toBe(cardWidth);
      expect(cardBox?.x).toBeGreaterThan((aboutBox?.x ?? 0) + (aboutBox?.width ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      for (const name of ["Comparer les formats", "Informations pratiques"]) {
        await page
          .getByRole("heading", { level: 2, name })
          .evaluate((title) => title.scrollIntoView({ behavior: "instant", block: "start" }));
        await expect(card(page)).toBeInViewport({ ratio: 1 });
        expect((await card(page).boundingBox())?.y).toBe(88);
      }
    });
  }
});

test("the reference can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PAIN);

  await card(page)
    .getByRole("button", { name: /Copier la référence/ })
    .click();

  await expect(page.getByText("Référence copiée").first()).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("9A0X2425009");
});

test("steps are blurred from the fourth on, and one button sharpens all of them and moves focus to the fourth", async ({
  warmPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(PAIN);
  const steps = page.locator("#etapes > li");
  const looks = () =>
    steps.evaluateAll((items) => items.map((item) => [getComputedStyle(item).filter !== "none", Number(getComputedStyle(item).opacity)]));

  expect((await looks()).slice(0, 7)).toEqual([
    [false, 1],
    [false, 1],
    [false, 1],
    [true, 0.9],
    [true, 0.7],
    [true, 0.4],
    [true, 0.4],
  ]);

  const button = page.getByRole("button", { name: "Afficher tout le parcours" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.click();

  expect(new Set((await looks()).map(String))).toEqual(new Set(["false,1"]));
  await expect(steps.nth(3)).toBeFocused();
  await expect(page.getByRole("button", { name: "Réduire" })).toHaveAttribute("aria-expanded", "true");
});

test("what was revealed and unfolded stays so when the window turns into a phone's, and back", async ({ warmPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${PAIN}?format=FC`);
  await page.getByRole("button", { name: "Afficher tout le parcours" }).click();
  await page.getByRole("button", { name: /^\+ \d+ étapes? du format/ }).click();

  for (const width of [390, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("button", { name: "Réduire" })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Masquer/ })).toBeVisible();
      const looks = await page
        .locator(".path-step")
        .filter({ visible: true })
        .evaluateAll((steps) => steps.map((step) => [getComputedStyle(step).filter, getComputedStyle(step).opacity].join()));
      expect(looks).toHaveLength(11);
      expect(new Set(looks)).toEqual(new Set(["none,1"]));
    });
  }
});

test("no step is blurred when more contrast is wished or in print", async ({ warmPage: page }) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto(PAIN);
  const filters = () =>
    page.locator("#etapes > li").evaluateAll((items) => new Set(items.map((item) => getComputedStyle(item).filter)).size);
  expect(await filters()).toBe(1);

  await page.emulateMedia({ contrast: null, media: "print" });
  expect(await filters()).toBe(1);
});

test("a programme prints on two A4 sheets", async ({ warmPage: page }) => {
  await page.goto(PAIN);
  const pdf = new TextDecoder("latin1").decode(await page.pdf({ preferCSSPageSize: true }));
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)?.length).toBeLessThanOrEqual(2);
});

test("at every width the path numbers the steps of the chosen format and folds the others", async ({ warmPage: page }) => {
  await page.goto("/formations/generalistes/vaccination");
  const steps = page.locator("#etapes > li").filter({ visible: true });
  const eachWidth = async (check: () => Promise<void>) => {
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`at ${width} px`, check);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  };
  const fold = page.getByRole("button", { name: "+ 7 étapes du format FC" });
  await eachWidth(async () => {
    await expect(steps).toHaveCount(4);
    await expect(steps.last()).toContainText("Second tour d’audit");
    await expect(fold).toHaveAttribute("aria-expanded", "false");
  });

  await fold.click();
  await eachWidth(() => expect(steps).toHaveCount(11));
  await page.getByRole("button", { name: "Masquer les 7 étapes du format FC" }).click();
  await eachWidth(() => expect(steps).toHaveCount(4));

  await card(page).getByRole("radio", { name: /^FC/ }).check();
  await eachWidth(async () => {
    await expect(page.getByRole("button", { name: "+ 1 étape du format EPP" })).toBeVisible();
    await expect(steps).toHaveCount(10);
    await expect(steps.getByText(/tour d’audit/i).filter({ visible: true })).toHaveCount(0);
  });
});

test("a path of few steps keeps its buttons below it, a long one on its strongly blurred part", async ({ warmPage: page }) => {
  await page.goto("/formations/generalistes/vaccination");
  const list = page.locator("#etapes");
  const button = page.getByRole("button", { name: "Afficher tout le parcours" });
  const isBelow = async () => {
    const [listBox, buttonBox] = [await list.boundingBox(), await button.boundingBox()];
    return (buttonBox?.y ?? 0) >= (listBox?.y ?? 0) + (listBox?.height ?? 0);
  };
  expect(await isBelow()).toBe(true);
  await card(page).getByRole("radio", { name: /^FC/ }).check();
  await expect.poll(isBelow).toBe(false);
});

test("an integrated programme folds nothing", async ({ warmPage: page }) => {
  await page.goto("/formations/generalistes/diagnostic-endometriose");
  await expect(page.locator("#etapes > li").filter({ visible: true })).toHaveCount(11);
  await expect(page.getByRole("button", { name: /étapes? du format/ })).toHaveCount(0);
});

test("at every width the nurse pain page says one thing about its card and its other formats", async ({ warmPage: page }) => {
  await page.goto(PAIN);
  const fixed = card(page).getByRole("heading", { name: "Formation continue", exact: true });
  const others = card(page)
    .getByRole("link")
    .filter({ hasText: /9A0X24250/ });
  for (const width of [1440, 1024, 768, 390]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const isPhone = width < 768;
      await expect(fixed).toBeVisible({ visible: isPhone });
      await expect(page.locator(".comparison-choice").filter({ visible: true })).toHaveCount(isPhone ? 0 : 1);
      await expect(others.filter({ visible: true })).toHaveCount(isPhone ? 2 : 0);
    });
  }

  for (const text of ["Programme intégré", "10 h", "9A0X2425009", "235,60 €", "467,40 €"]) await expect(others.first()).toContainText(text);
  for (const text of ["Évaluation des pratiques", "4 h", "9A0X2425012", "121,60 €", "296,40 €"])
    await expect(others.last()).toContainText(text);
  await expect(card(page).getByText(/9A0X2425024, de 7\sh, et 9A0X2425005, de 6\sh/)).toBeVisible();
  for (const text of ["9A0X2425024", "7 h", "115,50 €", "178,50 €"]) await expect(card(page).getByText(text).first()).toBeVisible();
  await expect(card(page).getByRole("radio").first()).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await others.first().click();
  await expect(page.getByRole("heading", { name: "Comparer les formats" })).toBeInViewport();
});
