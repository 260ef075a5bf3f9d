import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { callbackTexts, slotHoursOn } from "#app/content/callback.ts";
import { OPEN_SLOTS } from "#app/features/callback/request-schema.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { openPlainBrowser } from "#tests/build/plain-browser.ts";
import { startBuiltSite } from "#tests/built-site.ts";
import { fillRequest } from "#tests/e2e/callback-journey.ts";
import { expect, expectPage, test } from "#tests/e2e/fixtures.ts";
import { makeNextBuild } from "./next-build.ts";

/** Two versions of the site behind one port: what is open in the first is sent to the second, and nothing is lost. */

const { form } = callbackTexts;
const SUBMISSIONS = 200;
const AT_ONCE = 10;

/** Forwards to one of several servers, under its own address. */
async function openPort(first: string) {
  let target = first;
  const server = createServer((received, answer) => {
    const { pathname, search } = new URL(received.url ?? "/", first);
    const forwarded = request(new URL(pathname + search, target), { method: received.method, headers: received.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    received.pipe(forwarded);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    switchTo(next: string) {
      target = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("what was open before a deployment arrives after it", async ({ browser, site }) => {
  const build = makeNextBuild();
  const next = await startBuiltSite({ configPath: build.configPath });
  const port = await openPort(site.address);
  const tab = await browser.newPage({ baseURL: port.address });
  const faults: string[] = [];
  tab.on("pageerror", ({ message }) => faults.push(message));
  const main = tab.getByRole("main");
  const plain = openPlainBrowser(port.address);

  await tab.goto("/contact");
  await expect(tab.locator("html")).toHaveAttribute("data-hydrated");
  const [script = ""] = (await tab.content()).match(/\/assets\/[\w.-]+\.js/) ?? [];
  await fillRequest(main);
  const open = await plain.visit("/contact");
  expect((await fetch(port.address + script)).status).toBe(200);
  port.switchTo(next.address);
  expect((await fetch(port.address + script)).status).toBe(404);

  await test.step("a form that a browser holds open", async () => {
    await main.getByRole("button", { name: form.submit }).click();
    await expect(tab.getByRole("heading", { name: form.doneTitle })).toBeVisible();
    expect(await next.readRows("callback_requests")).toHaveLength(1);
  });

  await test.step("a link leads where it says", async () => {
    await tab.getByRole("banner").getByRole("link", { name: "Organisme" }).click();
    await expectPage(tab, "/organisme");
    await expect(tab.locator("html")).toHaveAttribute("data-hydrated");
    expect(faults).toEqual([]);
  });

  await test.step(`${SUBMISSIONS} forms without scripts`, async () => {
    const [jour = ""] = listCallbackDays(new Date());
    const creneau = OPEN_SLOTS.find((slot) => slotHoursOn(jour, slot)) ?? "matin";
    const send = async (index: number) => {
      const telephone = `06 12 34 ${String(index).padStart(4, "0")}`;
      const typed = { prenom: "Claire", nom: "Martin", telephone, profession: "infirmiers", jour, creneau, consent: "on" };
      const done = await plain.press(open, form.submit, typed, { "CF-Connecting-IP": `192.0.2.${index}` });
      return done.text.includes(form.doneTitle);
    };
    for (let index = 0; index < SUBMISSIONS; index += AT_ONCE)
      expect(await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => send(index + offset)))).not.toContain(false);
    expect(await next.readRows("callback_requests")).toHaveLength(1 + SUBMISSIONS);
    expect(await site.readRows("callback_requests")).toEqual([]);
  });

  await tab.context().close();
  port.close();
  await next.close();
  build.remove();
});
