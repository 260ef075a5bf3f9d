import { expect } from "vitest";
import { callCodeTexts } from "#app/content/call-code.ts";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { callbackConsent } from "#app/content/consent-versions.ts";
import { ownRequestPage as page } from "#app/content/pages/own-request.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import type { Site } from "#tests/built-site.ts";
import { plainly } from "#tests/plain-text.ts";
import type { Page } from "./plain-browser.ts";
import { test } from "./site.ts";

const [firstDay = "", secondDay = ""] = listCallbackDays(new Date());

async function ask(
  get: (path: string, init?: RequestInit) => Promise<Response>,
): Promise<{ link: string; code: string; cle: string; id: string }> {
  const body = JSON.stringify({
    ...{ prenom: "Claire", nom: "Martin", telephone: "06 12 34 56 78", profession: "infirmiers", jour: firstDay, creneau: "matin" },
    ...{ consent: true, consent_text_version: callbackConsent.version },
  });
  const response = await get("/api/callback-requests", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  const { cle, code, id } = await response.json<{ cle: string; code: string; id: string }>();
  return { link: `${page.path}/${cle}`, cle, code, id };
}

const readIds = async (site: Site) => (await site.readRows("callback_requests")).map(({ id }) => id);
const told = ({ document }: Page) => plainly(document.querySelector("[role=status]")?.textContent ?? "");

test("without scripts a call is moved, cancelled and asked for again from its link, and the code stays", async ({ get, browser }) => {
  const { link, code } = await ask(get);
  const shown = await browser.visit(link);
  expect(shown.text).toContain(`${code.slice(0, 2)} ${code.slice(2)}`);
  expect(shown.text).toContain("06 •• •• •• 78");

  const moved = await browser.press(shown, page.move.submit, { jour: secondDay, creneau: "fin-de-journee" });
  expect(told(moved)).toContain(plainly(page.states.moved.title));
  expect(moved.text).toContain(plainly(callbackTexts.form.slots["fin-de-journee"].when));
  expect(moved.text).toContain(`${code.slice(0, 2)} ${code.slice(2)}`);

  const cancelled = await browser.press(moved, page.cancel.submit);
  expect(told(cancelled)).toContain(plainly(page.states.cancelled.title));
});

test("a day without its moment is refused with a message, and what was chosen stays chosen", async ({ get, browser }) => {
  const { link } = await ask(get);
  const refused = await browser.press(await browser.visit(link), page.move.submit, { jour: secondDay });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("Choisissez un moment");
  expect(refused.document.querySelector('[name="jour"][checked]')?.getAttribute("value")).toBe(secondDay);
});

test("data are erased by a second press only, and the link is dead afterwards", async ({ get, browser, site }) => {
  const { link, id } = await ask(get);
  const question = await browser.visit(`${link}?effacer=oui`);
  expect(await readIds(site)).toContain(id);
  const erased = await browser.press(question, page.confirmErase.submit);
  expect(told(erased)).toContain(plainly(page.states.erased.title));
  expect(erased.url.pathname).not.toContain(link);
  expect(await readIds(site)).not.toContain(id);
  expect((await browser.visit(link)).status).toBe(404);
});

test("« ne plus m'appeler » says so, and offers to erase", async ({ get, browser }) => {
  const { link } = await ask(get);
  const refused = await browser.press(await browser.visit(link), page.refuse.submit);
  expect(told(refused)).toContain(plainly(page.states.refused.title));
  expect(refused.text).toContain(plainly(page.erase.submit));
});

test("a link scanner that opens every link of the page changes nothing", async ({ get, browser, site }) => {
  const { link, id } = await ask(get);
  const { document } = await browser.visit(link);
  const links = [...document.querySelectorAll("main a[href]")].map((each) => each.getAttribute("href") ?? "");
  for (const href of links.filter((each) => !/^(tel|mailto):/.test(each)))
    await get(new URL(href, `https://x${link}`).pathname + new URL(href, `https://x${link}`).search);
  expect(await readIds(site)).toContain(id);
  expect((await browser.visit(link)).text).toContain(plainly(page.move.title));
});

test("a prefetch, a HEAD and a read that asks to erase change nothing", async ({ get, browser, site }) => {
  const { link, id } = await ask(get);
  for (const init of [{ method: "HEAD" }, { headers: { "Sec-Purpose": "prefetch" } }, { headers: { Purpose: "prefetch" } }] as const)
    for (const address of [link, `${link}?kind=erase`, `${link}?effacer=oui`, `${link}?kind=cancel`, `${link}.data?kind=erase`])
      await (await get(address, init)).text();
  expect(await readIds(site)).toContain(id);
  expect((await browser.visit(link)).text).toContain(plainly(page.move.title));
});

test("a replayed gesture is done once, and says what is so", async ({ get, browser }) => {
  const { link } = await ask(get);
  const shown = await browser.visit(link);
  for (let press = 0; press < 3; press++)
    expect(told(await browser.press(shown, page.cancel.submit))).toContain(plainly(page.states.cancelled.title));
  const erase = await browser.visit(`${link}?effacer=oui`);
  expect(told(await browser.press(erase, page.confirmErase.submit))).toContain(plainly(page.states.erased.title));
  expect((await browser.press(erase, page.confirmErase.submit)).status).toBe(404);
});

test("one person's link shows and changes nothing of another's", async ({ get, browser, site }) => {
  const [mine, other] = [await ask(get), await ask(get)];
  expect(mine.cle).not.toBe(other.cle);
  await browser.press(await browser.visit(mine.link), page.cancel.submit);
  const shown = await browser.visit(other.link);
  expect(shown.text).toContain(plainly(page.move.title));
  expect(told(shown)).toBe("");
  expect(await readIds(site)).toEqual(expect.arrayContaining([mine.id, other.id]));
});

test("without scripts who agreed to be called reads the code with the catalogue, and nobody else", async ({ browser }) => {
  const typed = { prenom: "Claire", nom: "Martin", telephone: "06 12 34 56 78", catalogue_type: "infirmiers" };
  for (const consent of [{ consent_phone: "on" }, {}]) {
    const sent = await browser.press(await browser.visit("/catalogue"), catalogueForm.open, {
      ...typed,
      ...consent,
      email: "c@exemple.fr",
    });
    expect(sent.text.includes(plainly(callCodeTexts.ifCalled))).toBe("consent_phone" in consent);
  }
});

test("the page is stored, indexed and told to others by nobody, and its key is in no log", async ({ get, site, server }) => {
  const { link, cle } = await ask(get);
  for (const address of [link, `${link}?effacer=oui`, `${page.path}/${"0".repeat(32)}`, `${link}.data`]) {
    const response = await get(address);
    expect(response.headers.get("Cache-Control"), address).toBe("private, no-store");
    expect(response.headers.get("X-Robots-Tag"), address).toBe("noindex");
    expect(response.headers.get("Referrer-Policy"), address).toBe("no-referrer");
    expect(response.headers.get("Cloudflare-CDN-Cache-Control"), address).toBeNull();
    await response.text();
  }
  const html = await (await get(link)).text();
  for (const [, address] of html.matchAll(/(?:canonical" href|og:url" content)="([^"]+)"/g)) expect(address).not.toContain(cle);
  expect(JSON.stringify(server.readLogs())).not.toContain(cle);
  expect(JSON.stringify(await site.readRows("callback_requests"))).not.toContain(cle);
});

test("another site's form changes nothing", async ({ get, browser, site }) => {
  const { link, id } = await ask(get);
  const response = await get(link, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    body: "kind=erase",
  });
  expect(response.status).toBe(403);
  expect(await readIds(site)).toContain(id);
  const own = await get(link, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "null", "Sec-Fetch-Site": "same-origin" },
    body: "kind=cancel",
  });
  expect(own.status).toBe(303);
  expect(told(await browser.visit(link))).toContain(plainly(page.states.cancelled.title));
});

test("a request sent from the page of another one never stores its key", async ({ get, site }) => {
  const { link } = await ask(get);
  const body = JSON.stringify({
    ...{ prenom: "Zoé", nom: "Petit", telephone: "06 99 34 56 78", profession: "infirmiers" },
    jour: firstDay,
    creneau: "matin",
    consent: true,
    source_page: link,
  });
  await get("/api/callback-requests", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  expect((await site.readRows("callback_requests")).map(({ source_page }) => source_page)).toContain(page.path);
});
