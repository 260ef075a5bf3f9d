import { callbackTexts, describeAppointment } from "#app/content/callback.ts";
import { capitalise } from "#app/content/format.ts";
import { menuTexts } from "#app/content/navigation.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { mobilePain } from "#tests/references.ts";
import { formatReference } from "#workers/people/identity/reference.ts";
import { fillRequest, sentRequest } from "./callback-journey.ts";
import { expect, test } from "./fixtures.ts";

// What can be checked from the HTML alone is in tests/build/links-and-forms.test.ts.
test.use({ javaScriptEnabled: false });

const { form } = callbackTexts;

test("the main journey works without scripts", async ({ page, site }) => {
  const [programme] = programmes;
  await page.goto(programme?.path ?? "/");
  await test.step("every step of a programme is sharp", async () => {
    await expect(page.locator("#etapes > li").last()).toHaveCSS("filter", "none");
  });

  const navigation = page.getByRole("navigation", { name: "Navigation principale" });
  await test.step("the menu opens on hover", async () => {
    await navigation.getByRole("link", { name: "Formations", exact: true }).hover();
    await expect(navigation.getByRole("link", { name: "Médecins généralistes" })).toBeVisible();
  });

  await test.step("on a phone the menu leads down to the pages of the footer", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("button", { name: "Ouvrir le menu" })).toBeHidden();
    await page.getByRole("link", { name: menuTexts.menu }).click();
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
  });
  await test.step("a callback button leads to the form, which keeps where it came from", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
    await expect(page).toHaveURL(/\/contact\?source=header_cta#demande-de-rappel$/);
    await fillRequest(page);
    await page.getByRole("button", { name: form.submit }).click();

    await expect(page).toHaveURL(/\/ma-demande\/[0-9a-f]{32}\?notee=oui#etat$/);
    await expect(page.getByRole("status").getByText(form.doneTitle)).toBeInViewport();
    const rows = await site.readRows("callback_requests");
    expect(rows).toEqual([expect.objectContaining({ ...sentRequest, source_page: "/contact", source_type: "header_cta" })]);
    const { date, moment } = describeAppointment(String(rows[0]?.jour), "matin");
    for (const words of [capitalise(date), moment]) await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
    await expect(page.getByText(formatReference(String(rows[0]?.id)))).toBeVisible();
  });
});

test("on a phone the card asks about the offer that it shows", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/formations/infirmiers/amelioration-douleur");
  const card = page.getByRole("region", { name: "Inscription" });
  await expect(card.getByText(mobilePain).filter({ visible: true })).toBeVisible();
  await card.getByRole("button", { name: "Je m’inscris" }).filter({ visible: true }).click();
  await expect(page.locator("summary").filter({ hasText: callbackTexts.subject.label })).toContainText(mobilePain);
});
