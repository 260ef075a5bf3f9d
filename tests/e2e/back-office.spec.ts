import { spawn } from "node:child_process";
import { once } from "node:events";
import { renameSync } from "node:fs";
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { test as base, expect, type Page } from "playwright/test";
import { slotHours } from "#app/content/callback.ts";
import { SCREEN_BUILD } from "#scripts/operator/back-office/screens.ts";
import { startBackOffice } from "#scripts/operator/back-office/start-back-office.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { ROOT } from "#scripts/toolbox.ts";
import { query } from "#tests/operator/query.ts";
import { openScratchStores } from "#tests/operator/scratch-stores.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import { endometriosis, iatrogenicHarm, pain } from "#tests/references.ts";
import { findViolations } from "./axe.ts";

/** The back office in a real browser, on its own D1 and R2. It is 10:12 on a Tuesday in Paris. */
const NOW = new Date("2026-11-24T09:12:00.000Z");
const TOMORROW = `à rappeler, demain ${slotHours.matin[0]} h`;

type Office = Awaited<ReturnType<typeof startBackOffice>>;

interface Fixtures {
  stores: Stores;
  office: Office;
  /** Shows a page on the same stores from the machine of a colleague, and lets it in. */
  enterTheirs(path?: string): Promise<Page>;
  /** Answers of these statuses, of which the browser complains on its console, are what the test is about. */
  expectedStatuses: number[];
  /** While it is on, every store of the office fails. */
  outage: { isOn: boolean };
}

/** What the tests of a process share: starting it takes as long as a test, and the caches of its page are warm. */
interface Desk {
  stores: Stores;
  outage: { isOn: boolean };
  office: Office;
  colleague: Office;
  page: Page;
}

const test = base.extend<Fixtures, { desk: Desk }>({
  desk: [
    async ({ browser }, use) => {
      const stores = await openScratchStores();
      const outage = { isOn: false };
      const [office, colleague] = await Promise.all([
        startOffice(withOutage(stores, outage), "Inès"),
        startOffice(async () => stores, "Nadia"),
      ]);
      const context = await browser.newContext({ locale: "fr-FR", timezoneId: "Europe/Paris" });
      const page = await context.newPage();
      await use({ stores, outage, office, colleague, page });
      await context.close();
      await Promise.all([office.close(), colleague.close()]);
      await stores.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  stores: async ({ desk: { stores, office, colleague, page } }, use) => {
    await use(stores);
    for (const table of TABLES) await query(stores, `DELETE FROM ${table}`);
    for (const { key } of await stores.outbox.list("")) await stores.outbox.remove(key);
    // Who is gone is noticed before others have come, and nobody is looked for any more. Neither draws a screen.
    for (const { origin } of [office, colleague]) {
      const cookies = (await page.context().cookies(origin)).map(({ name, value }) => `${name}=${value}`).join("; ");
      const headers = { Origin: origin, Cookie: cookies };
      await ask(origin, "/local/appels/veille", { ...headers, "Content-Type": "application/json" }, "POST", "[]");
      await ask(
        origin,
        "/local/personnes",
        { ...headers, "Content-Type": "application/x-www-form-urlencoded" },
        "POST",
        "faire=chercher&q=",
      );
    }
  },

  office: async ({ desk }, use) => use(desk.office),
  outage: async ({ desk }, use) => use(desk.outage),

  enterTheirs: async ({ desk: { colleague, page }, stores: _ }, use) => {
    const pages: Page[] = [];
    await use(async (path) => {
      const theirs = await page.context().newPage();
      pages.push(theirs);
      await enter(theirs, colleague, path);
      return theirs;
    });
    for (const theirs of pages) await theirs.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
  expectedStatuses: async ({}, use) => use([]),

  /** The shared page, as new; one of its own for a browser without scripts. */
  page: async ({ browser, desk, javaScriptEnabled, viewport, expectedStatuses, stores: _ }, use) => {
    const page = javaScriptEnabled ? desk.page : await browser.newPage({ javaScriptEnabled });
    if (viewport) await page.setViewportSize(viewport);
    const faults: string[] = [];
    page.on("console", (message) => {
      const isExpected = expectedStatuses.some((status) => message.text().includes(`a status of ${status}`));
      if (message.type() === "error" && !isExpected) faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(error.message));
    await use(page);
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // Whatever the page asks for when it is left is asked before the next test starts.
    await page.goto("about:blank");
    if (page !== desk.page) await page.close();
    expect(faults, "errors of the console").toEqual([]);
  },
});

const TABLES = [
  "catalogue_downloads",
  "callback_requests",
  "follow_up_entries",
  "contact_refusals",
  "record_corrections",
  "erasure_hashes",
];

function withOutage(stores: Stores, outage: { isOn: boolean }) {
  const database = new Proxy(stores.database, {
    get: (target, name) => {
      if (outage.isOn) throw new Error("D1_ERROR: down");
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return async () => {
    if (outage.isOn) throw new Error("down");
    return { ...stores, database };
  };
}

function startOffice(openStores: () => Promise<Stores>, author: string): Promise<Office> {
  const open = async () => ({ ...(await openStores()), close: async () => undefined });
  return startBackOffice({ start: "local", author, port: "0", open, now: () => NOW });
}

/** Lets the page into an office and shows a screen. */
async function visit(page: Page, office: Office, path: string): Promise<void> {
  // Only the cookie is needed of the first answer.
  await page.request.get(office.makeAddress(), { maxRedirects: 0 });
  await page.goto(office.origin + path);
}

/** Lets the page in and waits until keys answer. */
async function enter(page: Page, office: Office, path = "/local/appels"): Promise<void> {
  await visit(page, office, path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Shows the person that « Personnes » finds first. */
async function openFile(page: Page, office: Office, words: string): Promise<void> {
  await enter(page, office, "/local/personnes");
  await search(page, words);
}

async function search(page: Page, words: string): Promise<void> {
  const field = searchField(page);
  await field.fill(words);
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Tout le monde" })).toBeVisible();
  await expect(field).toHaveValue(words);
}

function searchField(page: Page) {
  return page.getByRole("main").getByRole("searchbox", { name: "Chercher une personne" });
}

const helene = { prenom: "Hélène", nom: "Vauclair", telephone: "04 65 71 20 14" } as const;
const claire = { prenom: "Claire", nom: "Montfroid", telephone: "04 65 71 20 30" } as const;
const julien = { prenom: "Julien", nom: "Sarrazel", telephone: "04 65 71 20 30" } as const;

// One process: a second one would start a desk of its own. This file is the first to start and among the longest, so none waits for it.
test.describe.configure({ mode: "default" });

test("every screen and every dialog holds to WCAG 2.2 AA, on a phone or at 400 % too", async ({ page, stores, office }) => {
  test.slow();
  await seedRequest(stores, { ...helene, selection: `${pain.PI}.${iatrogenicHarm.EPP}` });
  await seedRequest(stores, { ...julien, jour: "2026-11-02", created_at: "2026-11-01T08:00:00.000Z" });
  await seedLead(stores, claire);
  const [person] = await query<{ id: string }>(stores, "SELECT id FROM catalogue_downloads");
  const file = `/local/personnes?qui=${person?.id}`;
  await enter(page, office);
  await page.keyboard.press("j");
  await expect(page.getByRole("contentinfo")).toContainText("Hélène Vauclair, joint.");

  // What all screens share, their frame, is looked at once for each screen; what a screen shows in another state, without it.
  const expectNoFault = async (name: string, part = ":root") => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findViolations(page, part), `${name} at ${width} px`).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect.soft(scrollWidth, `${name} scrolls sideways at ${width} px`).toBe(clientWidth);
    }
  };
  const go = async (path: string) => {
    await page.goto(office.origin + path);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  };

  await test.step("the calls, what is folded and tomorrow's", async () => {
    await expectNoFault("calls");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Toutes les touches" })).toBeVisible();
    await expectNoFault("keys", "[role=dialog]");
    await go("/local/appels?ouvrir=old&faits=1");
    await expectNoFault("folded calls", "main");
    await page.getByRole("link", { name: "Tout clore…" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectNoFault("closing old calls", "[role=alertdialog]");
    await go("/local/appels?demain=1");
    await expectNoFault("tomorrow's calls", "main");
  });
  await test.step("a person's file and its dialogs", async () => {
    await go(file);
    await expectNoFault("file");
    for (const name of ["Corriger", "Noter ou lever un refus", "Effacer…"]) {
      await page.getByRole("link", { name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoFault(name, "dialog");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await page.keyboard.press("n");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectNoFault("refusing calls", "[role=alertdialog]");
  });
  for (const path of [
    "/local/personnes",
    "/local/personnes/journal",
    `/local/personnes/lettre?qui=${person?.id}`,
    "/local/resultats",
    "/local/resultats/rapport",
    "/en-ligne/entrer",
  ]) {
    await test.step(path, async () => {
      await page.goto(office.origin + path);
      await expectNoFault(path);
      const table = page.locator("main section[tabindex]").first();
      if (path.endsWith("rapport")) expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    });
  }
});

test("started where nobody is at a keyboard it serves until it is asked to end", async () => {
  test.slow();
  const command = [path.join(ROOT, "scripts/operator/back-office.ts"), "--no-open"];
  const office = spawn(process.execPath, command, { cwd: ROOT, env: { ...process.env, PORT: "0" }, stdio: ["ignore", "pipe", "pipe"] });
  const faults: string[] = [];
  createInterface({ input: office.stderr }).on("line", (line) => faults.push(line));
  let address = "";
  for await (const line of createInterface({ input: office.stdout })) {
    address = /http:\S+/.exec(line)?.[0] ?? "";
    if (address) break;
  }
  expect(address, faults.join("\n")).not.toBe("");
  expect((await fetch(address, { redirect: "manual" })).status).toBe(303);
  office.kill("SIGTERM");
  await once(office, "exit");
  expect(faults.filter((line) => /^\s+at /.test(line))).toEqual([]);
});

test("today's and overdue requests are one list, sorted by day and time", async ({ page, stores, office }) => {
  await seedRequest(stores, { ...claire, creneau: "apres-midi", selection: `${pain.PI}.${iatrogenicHarm.EPP}` });
  await seedRequest(stores, { ...helene, programme: "gp-endometriosis", format_reference: endometriosis.PI });
  await seedRequest(stores, { ...helene, created_at: "2026-11-23T18:00:00.000Z", creneau: "fin-de-journee" });
  await seedLead(stores, helene);
  await seedRequest(stores, { prenom: "Maud", nom: "Trévenans", telephone: "04 65 71 30 18", jour: "2026-11-23" });
  await seedRequest(stores, { prenom: "Paul", nom: "Remonçon", telephone: "04 65 71 77 70", jour: "2026-11-25" });
  await enter(page, office);
  await test.step("each person has one line", async () => {
    await expect(linesOf(page)).toHaveText(["Maud Trévenans", "Hélène Vauclair", "Claire Montfroid"]);
    await expect(page.getByText("3 à appeler · 1 en retard")).toBeVisible();
  });
  const line = lineOf(page, "Hélène Vauclair");
  await test.step("a line says what was asked for and by which number", async () => {
    await expect(line).toContainText(endometriosis.PI);
    await expect(line).toContainText("Deux demandes, un seul appel");
    await expect(line.getByRole("link", { name: "04 65 71 20 14" })).toHaveAttribute("href", "tel:+33465712014");
    for (const reference of [pain.PI, iatrogenicHarm.EPP]) await expect(lineOf(page, "Claire Montfroid")).toContainText(reference);
  });
  await expect(page.getByText("Demain : 1 appel promis.")).toBeVisible();
});

test("a page holds nobody whom it does not show", async ({ page, stores, office }) => {
  await seedRequest(stores, helene);
  await seedRequest(stores, { prenom: "Paul", nom: "Remonçon", telephone: "04 65 71 77 70", jour: "2026-11-25" });
  for (const nom of ["Un", "Deux", "Trois", "Quatre"]) await seedLead(stores, { prenom: "Voisine", nom, email: `${nom}@exemple.fr` });
  await enter(page, office);
  await expect(page.getByText("Demain : 1 appel promis.")).toBeVisible();
  expect(await page.content()).not.toContain("Remonçon");
  await page.getByRole("link", { name: "toute sa fiche" }).click();
  await expect(page.getByText("et 1 autre.")).toBeVisible();
  await search(page, "vauclair");
  await page.reload();
  const named = (await page.content()).match(/Voisine (Un|Deux|Trois|Quatre)/g);
  expect(new Set(named).size).toBe(3);
  await page.goto(`${office.origin}/local/personnes/lettre?qui=x`);
  await expect(page.getByText("Cette personne n’est plus dans la base.")).toBeVisible();
  expect(await page.getByRole("complementary").count()).toBe(0);
});

test("one key notes an outcome", async ({ page, stores, office }) => {
  await seedRequest(stores, helene);
  await seedRequest(stores, { ...helene, creneau: "midi" });
  await seedRequest(stores, { ...claire, creneau: "midi" });
  await enter(page, office);
  const list = page.getByRole("dialog", { name: "Toutes les touches" });
  await test.step("« ? » lists the keys, and no other key acts behind the list", async () => {
    await page.keyboard.press("?");
    await expect(list.getByRole("definition").filter({ hasText: "ne plus appeler" })).toBeVisible();
    await page.keyboard.press("i");
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
  });
  await test.step("it is noted on all the person's records, and the next line is chosen", async () => {
    await page.keyboard.press("j");
    await expect(page.getByRole("contentinfo")).toContainText("Hélène Vauclair, joint.");
    await expect(chosenLine(page)).toHaveText("Claire Montfroid");
    await expect(chosenLine(page)).toBeFocused();
    expect(await query(stores, "SELECT DISTINCT status, author FROM follow_up_entries")).toEqual([{ status: "joint", author: "Inès" }]);
  });
  await test.step("Z takes it back", async () => {
    await page.keyboard.press("z");
    await expect(chosenLine(page)).toHaveText("Hélène Vauclair");
    await expect(page.getByText("2 à appeler")).toBeVisible();
  });
  await test.step("a key that comes before the next page is meant for it", async () => {
    await page.evaluate(() => {
      for (const key of ["ArrowDown", "i"])
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
    await expect(page.getByRole("contentinfo")).toContainText("Claire Montfroid, inscrit.");
  });
});

test("« à rappeler » asks when", async ({ page, stores, office }) => {
  await seedRequest(stores, helene);
  await enter(page, office);
  const footer = page.getByRole("contentinfo");
  const date = page.getByLabel("Jour et heure");
  await test.step("each of the times it offers has a key", async () => {
    await page.keyboard.press("r");
    await page.keyboard.press("3");
    await expect(footer).toContainText(TOMORROW);
  });
  await test.step("the fourth is any date, and the one noted before is taken back", async () => {
    for (const key of ["z", "r", "4"]) await page.keyboard.press(key);
    await expect(date).toBeFocused();
    await expect(footer).not.toContainText(TOMORROW);
  });
  await test.step("a date that has passed is refused", async () => {
    // The browser refuses what has passed by itself; whoever has an old browser is told by us.
    await date.evaluate((field: HTMLInputElement) => field.removeAttribute("min"));
    await date.fill("2026-11-24T09:00");
    await date.press("Enter");
    await expect(footer).toContainText("est passé");
  });
  await test.step("the date is one of Paris", async () => {
    await date.fill("2026-12-01T14:37");
    await page.getByRole("button", { name: "Noter", exact: true }).click();
    await expect(footer).toContainText("mardi 1er déc. 14 h 37");
    const [row] = await query<{ call_at: string }>(stores, "SELECT call_at FROM follow_up_entries ORDER BY at DESC LIMIT 1");
    expect(row?.call_at).toBe("2026-12-01T13:37:00.000Z");
  });
});

test("« Préparer demain » shows the calls of the next working day", async ({ page, stores, office }) => {
  await seedRequest(stores, helene);
  await seedRequest(stores, { ...claire, jour: "2026-11-25", creneau: "matin" });
  await seedRequest(stores, { prenom: "Paul", nom: "Remonçon", telephone: "04 65 71 77 70", jour: "2026-11-25", creneau: "midi" });
  await enter(page, office);
  await test.step("the list is that of the next day", async () => {
    await page.keyboard.press("p");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demain");
    await expect(page.getByText("2 à appeler")).toBeVisible();
    await expect(linesOf(page)).toHaveText(["Claire Montfroid", "Paul Remonçon"]);
  });
  await test.step("what is noted stays on it", async () => {
    await page.keyboard.press("j");
    await expect(linesOf(page)).toHaveText(["Paul Remonçon"]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demain");
    await page.keyboard.press("z");
    await expect(linesOf(page)).toHaveText(["Claire Montfroid", "Paul Remonçon"]);
  });
  await test.step("P goes back", async () => {
    await page.keyboard.press("p");
    await expect(linesOf(page)).toHaveText(["Hélène Vauclair"]);
  });
});

test("a note keeps what is typed", async ({ page, stores, office }) => {
  await seedRequest(stores, helene);
  await enter(page, office);
  const notes = page.getByLabel("Notes");
  await test.step("letters are no keys, and survive a reload", async () => {
    await page.keyboard.press("e");
    await page.keyboard.type("Joindre jeudi");
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect(notes).toHaveValue("Joindre jeudi");
  });
  await test.step("what is typed while a note is kept stays and is kept after it", async () => {
    await page.keyboard.press("e");
    await page.keyboard.type(", s'inscrit");
    const letThrough = await holdAnswers(page);
    await page.keyboard.press("Escape");
    await notes.click();
    await page.keyboard.press("End");
    await page.keyboard.type(" seul");
    letThrough();
    await expect(page.getByRole("contentinfo")).toContainText("Note gardée.");
    expect(await query(stores, "SELECT status, note FROM follow_up_entries")).toEqual([{ status: null, note: "Joindre jeudi, s'inscrit" }]);
    await expect(notes).toHaveValue("Joindre jeudi, s'inscrit seul");
    await page.keyboard.press("Escape");
    await expect(panelOf(page, "Hélène Vauclair")).toContainText("Note : Joindre jeudi, s’inscrit seul");
    expect(decodeURIComponent(page.url())).not.toContain("jeudi");
  });
});

test("what a colleague did meanwhile stops an outcome until one decides", async ({ page, stores, office, enterTheirs }) => {
  await seedRequest(stores, helene);
  await seedRequest(stores, { ...helene, creneau: "midi" });
  await enter(page, office);
  const theirs = await enterTheirs();
  await test.step("an outcome is named, and one may note one's own all the same", async () => {
    await theirs.keyboard.press("j");
    await expect(theirs.getByRole("contentinfo")).toContainText("Hélène Vauclair, joint.");

    await page.keyboard.press("r");
    await page.keyboard.press("3");
    const conflict = page.getByRole("alert");
    await expect(conflict).toContainText(`Nadia a noté « joint » à 10 h 12. Votre « ${TOMORROW} » n’a pas été appliqué.`);
    expect(await query(stores, "SELECT DISTINCT author, status FROM follow_up_entries")).toEqual([{ author: "Nadia", status: "joint" }]);
    await conflict.getByRole("button", { name: "Noter quand même" }).click();
    await expect(page.getByRole("contentinfo")).toContainText(TOMORROW);
    expect(await query(stores, "SELECT count(*) AS count FROM follow_up_entries WHERE author = 'Inès' AND status = 'a-rappeler'")).toEqual([
      { count: 2 },
    ]);
  });

  await test.step("a refusal stops it too", async () => {
    await page.keyboard.press("z");
    await expect(panelOf(page, "Hélène Vauclair")).toBeVisible();
    await theirs.keyboard.press("z");
    await expect(panelOf(theirs, "Hélène Vauclair")).toBeVisible();
    await refuseByKey(theirs, "Hélène Vauclair");
    await page.keyboard.press("i");
    await expect(page.getByRole("alert")).toContainText("Nadia a noté « ne plus appeler » à 10 h 12");
    expect(await query(stores, "SELECT * FROM follow_up_entries WHERE status = 'inscrit'")).toEqual([]);
  });
});

const zoe = { prenom: "Zoé", nom: "Martin" } as const;

test("« ne plus appeler » asks again when the records were folded anew meanwhile", async ({ page, stores, office }) => {
  await seedRequest(stores, { ...zoe, telephone: "06 11 11 11 11" });
  await seedLead(stores, { ...zoe, email: "zoe@exemple.fr", telephone: "06 22 22 22 22" });
  await enter(page, office);
  await showCatalogueLeads(page);
  await expect(lineOf(page, "Zoé Martin")).toHaveCount(2);
  await lineOf(page, "Zoé Martin").last().getByRole("link", { name: "Zoé Martin" }).click();
  await expect(panelOf(page, "Zoé Martin")).toContainText("06 22 22 22 22");
  await page.keyboard.press("n");
  await expect(page.getByRole("alertdialog")).toContainText("son envoi");
  await seedLead(stores, { ...zoe, email: "zoe@exemple.fr", telephone: "06 11 11 11 11", created_at: "2026-11-24T09:11:30.000Z" });
  await page.getByRole("alertdialog").getByRole("button", { name: "Ne plus appeler" }).click();
  await expect(page.getByRole("alert")).toContainText("3 envois");
  expect(await query(stores, "SELECT * FROM contact_refusals")).toEqual([]);
  await page.getByRole("alert").getByRole("button", { name: "Ne plus appeler" }).click();
  await expect(page.getByRole("contentinfo")).toContainText("ne plus appeler");
  expect(await query(stores, "SELECT count(*) AS count FROM contact_refusals")).toEqual([{ count: 3 }]);
});

test("« ne plus appeler » holds for all that the person sent", async ({ page, stores, office }) => {
  await seedRequest(stores, helene);
  await seedRequest(stores, { ...claire, creneau: "midi" });
  await seedLead(stores, claire);
  await enter(page, office);
  const footer = page.getByRole("contentinfo");
  await page.keyboard.press("r");
  await page.keyboard.press("3");
  await expect(footer).toContainText("Hélène Vauclair, à rappeler");
  await test.step("it asks", async () => {
    await page.keyboard.press("n");
    await expect(page.getByRole("alertdialog", { name: "Ne plus appeler Claire Montfroid" })).toBeVisible();
    expect(await query(stores, "SELECT * FROM contact_refusals")).toEqual([]);
  });
  const line = lineOf(page, "Claire Montfroid");
  await test.step("every record is refused, and the number is no link any more", async () => {
    await page.keyboard.press("n");
    await expect(footer).toContainText("Claire Montfroid, ne plus appeler");
    await expect(line).toContainText("ne plus appeler");
    await expect(line.getByRole("link", { name: /^04/ })).toHaveCount(0);
    await expect(page.getByText("0 à appeler")).toBeVisible();
    expect(await query(stores, "SELECT count(*) AS count FROM contact_refusals WHERE channel = 'telephone'")).toEqual([{ count: 2 }]);
  });
  await test.step("Z goes back step by step", async () => {
    await page.keyboard.press("z");
    await expect(footer).toContainText("Hélène Vauclair, à rappeler");
    await expect(line).toContainText("appel accepté");
    await page.keyboard.press("z");
    await expect(lineOf(page, "Hélène Vauclair")).toBeVisible();
    await expect(footer).not.toContainText("à rappeler, ");
    expect(await query(stores, "SELECT status FROM follow_up_entries ORDER BY at")).toEqual([
      { status: "a-rappeler" },
      { status: "nouveau" },
    ]);
  });
});

test("a key that is held down acts once", async ({ page, stores, office }) => {
  const names = ["Ana", "Bea", "Cléa", "Dora", "Élie", "Fanny"];
  for (const [index, prenom] of names.entries()) await seedRequest(stores, { prenom, nom: "Tenue", telephone: `06 00 00 00 0${index}` });
  await enter(page, office);
  const hold = async (key: string) => {
    for (let times = 0; times < 5; times++) await page.keyboard.down(key);
  };
  await test.step("an outcome is noted once", async () => {
    await hold("s");
    await expect(page.getByRole("contentinfo")).toContainText("sans suite");
    await hold("s");
    await page.keyboard.up("s");
  });
  await test.step("a refusal that it asks for is not confirmed", async () => {
    await hold("n");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await hold("n");
    await page.keyboard.up("n");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect(await query(stores, "SELECT count(*) AS count FROM follow_up_entries")).toEqual([{ count: 1 }]);
    expect(await query(stores, "SELECT * FROM contact_refusals")).toEqual([]);
  });
});

test("what others did meanwhile appears by itself", async ({ context, stores, office, enterTheirs }) => {
  await seedRequest(stores, helene);
  await seedRequest(stores, { ...claire, creneau: "midi" });
  await seedRequest(stores, { prenom: "Maud", nom: "Trévenans", telephone: "04 65 71 30 18", creneau: "apres-midi" });
  const page = await context.newPage();
  await page.clock.install();
  await enter(page, office);
  const theirs = await enterTheirs();
  await theirs.keyboard.press("j");
  await expect(theirs.getByRole("contentinfo")).toContainText("Hélène Vauclair, joint.");
  await refuseByKey(theirs, "Claire Montfroid");
  await seedRequest(stores, { prenom: "Paul", nom: "Remonçon", telephone: "04 65 71 77 70", creneau: "fin-de-journee" });

  await page.clock.fastForward(31_000);
  await expect(lineOf(page, "Hélène Vauclair")).toContainText("Nadia : joint");
  await expect(lineOf(page, "Claire Montfroid")).toContainText("Nadia : ne plus appeler");
  await expect(lineOf(page, "Maud Trévenans")).not.toContainText("Nadia");
  await expect(lineOf(page, "Paul Remonçon")).toBeVisible();
  await expect(linesOf(page)).toHaveText(["Hélène Vauclair", "Claire Montfroid", "Maud Trévenans", "Paul Remonçon"]);
});

test("an outcome noted on a catalogue's line leaves the next line where that one was", async ({ page, stores, office }) => {
  for (let index = 10; index < 50; index++) {
    const telephone = `06 11 11 11 ${index}`;
    await seedLead(stores, {
      prenom: "Léa",
      nom: `Numéro${index}`,
      telephone,
      email: `${index}@exemple.fr`,
      created_at: `2026-11-20T10:${index}:00.000Z`,
    });
  }
  await enter(page, office);
  await showCatalogueLeads(page);
  await linesOf(page).nth(25).click();
  await expect(chosenLine(page)).toHaveText("Léa Numéro24");
  const before = await chosenLine(page).boundingBox();
  await page.keyboard.press("j");
  await expect(chosenLine(page)).toHaveText("Léa Numéro23");
  await expect(chosenLine(page)).toBeFocused();
  expect((await chosenLine(page).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -2);
});

test("overdue calls beyond fifty are on a second page", async ({ page, stores, office }) => {
  for (let index = 10; index <= 60; index++)
    await seedRequest(stores, { prenom: "Ana", nom: `Tardive${index}`, telephone: `06 00 00 00 ${index}`, jour: "2026-11-20" });
  await enter(page, office);
  await expect(linesOf(page)).toHaveCount(50);
  await page.getByRole("link", { name: "Page suivante" }).click();
  await expect(page.getByText("51 à 51, sur 51.")).toBeVisible();
  await expect(linesOf(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Page précédente" }).click();
  await expect(linesOf(page)).toHaveCount(50);
});

test("a call without an answer stays in the list until it is closed", async ({ page, stores, office }) => {
  await seedRequest(stores, helene);
  for (const [index, prenom] of ["Ana", "Bea"].entries())
    await seedRequest(stores, { prenom, nom: "Ancienne", telephone: `06 00 00 00 0${index}`, jour: "2026-10-05" });
  await enter(page, office);
  await test.step("one key counts the next attempt", async () => {
    for (const attempt of ["deuxième essai", "troisième essai"]) {
      await page.keyboard.press("a");
      await expect(lineOf(page, "Hélène Vauclair")).toContainText(attempt);
    }
    await expect(page.getByText("1 à appeler")).toBeVisible();
  });
  await test.step("old calls are closed together", async () => {
    await page.getByRole("link", { name: "Retards de plus de deux semaines" }).click();
    await page.getByRole("link", { name: "Tout clore…" }).click();
    await page.getByRole("alertdialog", { name: "Clore 2 anciens appels" }).getByRole("button", { name: "Tout clore" }).click();
    await expect(page.getByRole("contentinfo")).toContainText("2 personnes, sans suite");
    await expect(page.getByRole("link", { name: "Retards de plus de deux semaines" })).toHaveCount(0);
  });
  await test.step("they are taken back as one", async () => {
    await page.keyboard.press("z");
    await expect(page.getByRole("link", { name: "Retards de plus de deux semaines" })).toBeVisible();
  });
});

test("people are found by whatever is known of them", async ({ page, stores, office }) => {
  await seedRequest(stores, { ...claire, profession: "infirmiers" });
  await seedLead(stores, { ...claire, email: "claire@exemple.fr", consent_phone: false });
  await seedLead(stores, { ...julien, email: "julien@exemple.fr" });
  await test.step("a number finds all who share it", async () => {
    await openFile(page, office, "0465712030");
    await expect(page.getByText("2 personnes partagent ce numéro")).toBeVisible();
  });
  await search(page, "julien@");
  await expect(panelOf(page, "Julien Sarrazel")).toBeVisible();
  const reference = await panelOf(page, "Julien Sarrazel").getByText(/^CIM-/).textContent();

  // What is typed while an answer is on its way stays, and Enter looks for it.
  const letThrough = await holdAnswers(page);
  await searchField(page).fill("montfr");
  await searchField(page).press("Enter");
  await searchField(page).fill(reference?.toLowerCase() ?? "");
  letThrough();
  await expect(panelOf(page, "Claire Montfroid")).toBeVisible();
  await expect(searchField(page)).toHaveValue(reference?.toLowerCase() ?? "");
  await test.step("a file has everything that was sent", async () => {
    await expect(page.getByRole("article").filter({ hasText: "Donné" }).first()).toContainText("J’accepte d’être rappelé(e)");
    await expect(page.getByRole("article").filter({ hasText: "Non coché" })).toHaveCount(1);
  });
  await test.step("a reference finds its person, and stands in no address", async () => {
    await searchField(page).press("Enter");
    await expect(panelOf(page, "Julien Sarrazel")).toBeVisible();
    await expect(page.getByText("1 personne", { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
  });
  await test.step("« Tout le monde » empties the search", async () => {
    await page.getByRole("button", { name: "Tout le monde" }).click();
    await expect(searchField(page)).toHaveValue("");
  });
});

test("letters meant for a note that an answer takes away note nothing about the next person", async ({ page, stores, office }) => {
  await seedRequest(stores, helene);
  await seedRequest(stores, { ...claire, creneau: "midi" });
  await enter(page, office);
  const letThrough = await holdAnswers(page);
  await page.getByRole("button", { name: "Joint" }).click();
  await page.getByLabel("Notes").click();
  await page.keyboard.type("Pr");
  letThrough();
  await expect(chosenLine(page)).toHaveText("Claire Montfroid");
  await page.keyboard.type("is");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.getByRole("contentinfo")).toContainText("Claire Montfroid, joint.");
  expect(await query(stores, "SELECT DISTINCT status FROM follow_up_entries")).toEqual([{ status: "joint" }]);
  await openFile(page, office, "vauclair");
  await expect(page.getByLabel("Notes")).toHaveValue("Pr");
});

test("a file tells all that is known of a person", async ({ page, stores, office }) => {
  await seedLead(stores, { ...claire, consent_phone: false, email: "claire@exemple.fr", telephone: "04 65 71 20 30 poste 12" });
  await openFile(page, office, "montfroid");
  await test.step("it notes outcomes as the list does", async () => {
    await expect(page.getByRole("complementary")).toContainText(/20\s30 poste 12/);
    await page.keyboard.press("i");
    await expect(page.getByRole("contentinfo")).toContainText("Claire Montfroid, inscrit.");
    await page.keyboard.press("z");
    await expect(page.getByRole("contentinfo")).not.toContainText("inscrit");
    expect(await query(stores, "SELECT status FROM follow_up_entries ORDER BY at")).toEqual([{ status: "inscrit" }, { status: "nouveau" }]);
  });

  await test.step("a refusal is noted and lifted, and no key acts behind its dialog", async () => {
    await page.keyboard.press("f");
    const dialog = page.getByRole("dialog", { name: "Refus de Claire Montfroid" });
    await expect(dialog.getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("s");
    await dialog.getByRole("radio", { name: "Ne plus écrire" }).check();
    await dialog.getByRole("button", { name: "Noter" }).click();
    await expect(page.getByRole("main").getByText("ne plus écrire", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Noter ou lever un refus" }).click();
    await dialog.getByRole("radio", { name: "Peut de nouveau recevoir des e-mails" }).check();
    await dialog.getByRole("button", { name: "Noter" }).click();
    await expect(page.getByRole("main").getByText("e-mail accepté", { exact: true })).toBeVisible();
  });

  await test.step("the letter says all of it in Paris time", async () => {
    await page.keyboard.press("d");
    const letter = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Ce que nous savons de vous" }) });
    await expect(letter).toContainText(/Vendredi 20\snov\.\s2026, 21\sh\s40\s: catalogue/);
    await expect(letter).toContainText("Vous avez coché : « J’accepte de recevoir par e-mail");
    await expect(letter).toContainText(/Mardi 24\snov\.\s2026, 10\sh\s12\s: Inscrit\./);
    await expect(letter).not.toContainText("catalogue_downloads");
    await page.keyboard.press("Escape");
  });
  await test.step("the journal says who, and names nobody else", async () => {
    await page.getByRole("link", { name: "Journal" }).click();
    const lines = page.getByRole("row");
    await expect(lines).toHaveCount(5);
    await expect(lines.filter({ hasText: "ne plus écrire" })).toContainText("Inès");
    await expect(page.getByRole("main")).not.toContainText("Montfroid");
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("what is known of a person can be changed", async ({ page, stores, office }) => {
    await seedLead(stores, { ...helene, email: "helene@exemple.fr" });
    await visit(page, office, "/local/personnes");
    await test.step("it is corrected", async () => {
      await search(page, "vauclair");
      await expect(page.locator("kbd:visible")).toHaveCount(0);
      await page.getByRole("link", { name: "Corriger" }).click();
      await page.getByLabel("E-mail").fill("h.vauclair@exemple.fr");
      await page.getByRole("button", { name: "Enregistrer la correction" }).click();
      await expect(page.getByRole("contentinfo")).toContainText("Correction enregistrée");
    });
    await test.step("an outcome is noted", async () => {
      await page.getByRole("button", { name: "Joint" }).click();
      await expect(page.getByRole("contentinfo")).toContainText("Hélène Vauclair, joint.");
      expect(await query(stores, "SELECT status FROM follow_up_entries")).toEqual([{ status: "joint" }]);
    });
  });
});

test("nothing of a line runs into its neighbour at any width", async ({ page, stores, office }) => {
  const long = { prenom: "Maud", nom: "Trévenans-de-la-Rochefoucauld", telephone: "04 65 71 30 18 ou 06 12 34 56 78" };
  // The last working day but one before today is told by its name.
  await seedRequest(stores, {
    ...long,
    jour: "2026-11-18",
    created_at: "2026-11-17T09:00:00.000Z",
    selection: `${pain.PI}.${iatrogenicHarm.EPP}`,
  });
  await enter(page, office);
  // 360 px: 720 at 200 %.
  for (const width of [320, 360, 390, 720, 960, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overlaps = await page.locator(".call").evaluate((line) => {
      const parts = [...line.children].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return { name: part.className.split(" ")[0], box: range.getBoundingClientRect() };
      });
      return parts.flatMap(({ name, box: a }, index) =>
        parts
          .slice(0, index)
          .filter(({ box: b }) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          .map((other) => `${name} on ${other.name}`),
      );
    });
    expect.soft(overlaps, `${width} px`).toEqual([]);
    // The number leaves the name the room of its longest word.
    const name = page.getByRole("main").getByRole("link", { name: "Maud Trévenans-de-la-Rochefoucauld" });
    expect.soft((await name.boundingBox())?.width, `${width} px`).toBeGreaterThan(120);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
});

test("a correction changes one value", async ({ page, stores, office }) => {
  await seedLead(stores, { ...helene, email: "helene@exemple.fr", created_at: "2026-11-23T08:00:00.000Z" });
  await seedLead(stores, { ...helene, prenom: "HELENE", telephone: "+33465712014", email: "h.vauclair@exemple.fr" });
  await openFile(page, office, "vauclair");
  await page.getByRole("link", { name: "Corriger" }).click();
  const dialog = page.getByRole("dialog", { name: "Corriger Hélène Vauclair" });
  await test.step("one that is wrong is told in the dialog", async () => {
    await dialog.getByLabel("E-mail").first().fill("sans-arobase");
    await dialog.getByRole("button", { name: "Enregistrer la correction" }).click();
    await expect(dialog.getByText("Adresse email invalide")).toBeVisible();
  });
  await test.step("it is read everywhere", async () => {
    await dialog.getByLabel("E-mail").first().fill("helene@nouveau.fr");
    await dialog.getByRole("button", { name: "Enregistrer la correction" }).click();
    await expect(page.getByRole("contentinfo")).toContainText("Correction enregistrée");
    await expect(page.getByRole("link", { name: "helene@nouveau.fr", exact: true })).toBeVisible();
  });
  await test.step("what was sent is kept", async () => {
    await expect(page.getByRole("definition").filter({ hasText: "helene@exemple.fr" })).toBeVisible();
    expect(await query(stores, "SELECT field, value FROM record_corrections")).toEqual([{ field: "email", value: "helene@nouveau.fr" }]);
  });
});

test("a correction never undoes a colleague's", async ({ page, stores, office, enterTheirs }) => {
  await seedLead(stores, { ...helene, email: "helene@exemple.fr" });
  await enter(page, office, "/local/personnes");
  const theirs = await enterTheirs("/local/personnes");
  const dialogOf = (each: Page) => each.getByRole("dialog", { name: "Corriger Hélène Vauclair" });
  for (const each of [page, theirs]) {
    await search(each, "vauclair");
    await each.getByRole("link", { name: "Corriger" }).click();
  }
  const correct = async (each: Page, label: string, value: string) => {
    await dialogOf(each).getByLabel(label).fill(value);
    await dialogOf(each).getByRole("button", { name: "Enregistrer la correction" }).click();
  };
  await test.step("it is asked for again where a colleague was first", async () => {
    await correct(theirs, "Téléphone", "06 99 99 99 99");
    await expect(theirs.getByRole("contentinfo")).toContainText("Correction enregistrée");
    await correct(page, "Téléphone", "06 88 88 88 88");
    await expect(dialogOf(page)).toContainText("Nadia a corrigé en « 06 99 99 99 99 »");
    expect(await query(stores, "SELECT value FROM record_corrections")).toEqual([{ value: "06 99 99 99 99" }]);
  });
  await test.step("whoever decides has the last word", async () => {
    await page.getByRole("button", { name: "Enregistrer la correction" }).click();
    await expect(page.getByRole("contentinfo")).toContainText("Correction enregistrée");
    expect(await query(stores, "SELECT value FROM record_corrections ORDER BY at")).toEqual([
      { value: "06 99 99 99 99" },
      { value: "06 88 88 88 88" },
    ]);
  });
});

test("erasing takes all that one person sent", async ({ page, stores, office }) => {
  await seedRequest(stores, { ...claire, programme: "nurse-pain", format_reference: pain.PI });
  await seedLead(stores, { ...claire, catalogue_type: "infirmiers", email: "claire@exemple.fr" });
  await seedLead(stores, { ...julien, email: "julien@exemple.fr" });
  await putAside(stores, "outbox/callback_requests/x.json", { ...claire, id: "x", created_at: NOW.toISOString() });
  await openFile(page, office, "montfroid");
  await page.getByRole("link", { name: "Effacer…" }).click();
  const dialog = page.getByRole("dialog", { name: "Effacer Claire Montfroid" });
  await test.step("it names each record and who stays", async () => {
    for (const what of ["Demande de rappel", "Catalogue Infirmiers IDE", "fichier mis de côté, illisible"])
      await expect(dialog.getByRole("row").filter({ hasText: what })).toHaveCount(1);
    await expect(dialog).toContainText(/Reste\s: Julien Sarrazel/);
  });
  const button = dialog.getByRole("button", { name: "Effacer Claire Montfroid" });
  await test.step("it wants the word in full", async () => {
    await expect(dialog.getByLabel("Tapez EFFACER pour confirmer")).toBeFocused();
    await page.keyboard.type("EFFAC");
    await expect(button).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    expect(await query(stores, "SELECT count(*) AS count FROM callback_requests")).toEqual([{ count: 1 }]);
  });

  await test.step("it leaves the neighbour alone", async () => {
    await page.getByRole("link", { name: "Effacer…" }).click();
    await dialog.getByLabel("Tapez EFFACER pour confirmer").fill("EFFACER");
    await button.click();
    await expect(page.getByRole("contentinfo")).toContainText("Effacé.");
    expect(await query(stores, "SELECT prenom FROM catalogue_downloads UNION ALL SELECT prenom FROM callback_requests")).toEqual([
      { prenom: "Julien" },
    ]);
    expect((await stores.outbox.list("")).filter(({ key }) => !key.startsWith("erasures/"))).toEqual([]);
  });
});

test("what is noted while the stores fail goes through once they answer", async ({ page, stores, office, outage, expectedStatuses }) => {
  expectedStatuses.push(503);
  await seedRequest(stores, helene);
  await enter(page, office);
  outage.isOn = true;
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { name: "La base ne répond pas." })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(/joint/i);
  outage.isOn = false;
  await page.getByRole("button", { name: "Essayer de nouveau" }).click();
  await expect(page.getByRole("contentinfo")).toContainText("Hélène Vauclair, joint.");
});

test("names and campaigns are text, whatever they say", async ({ page, stores, office }) => {
  const evil = `<img src=x onerror="document.title='pris'">`;
  await seedRequest(stores, { prenom: evil, nom: "X", utm_campaign: evil, created_at: "2026-11-18T08:00:00.000Z", source_page: "/" });
  await enter(page, office);
  for (const path of ["appels", "personnes", "resultats"]) {
    if (!page.url().endsWith(path)) await page.goto(`${office.origin}/local/${path}`);
    await expect(page.locator("main img")).toHaveCount(0);
    await expect(page.locator("main")).toContainText("onerror");
  }
});

test.describe("refusals", () => {
  test("the token lets one browser in", async ({ browser, office }) => {
    const address = office.makeAddress();
    const [first, second] = [await browser.newContext(), await browser.newContext()];
    await test.step("the first that has it gets in, though a later build took away what is shown", async () => {
      const mine = await first.newPage();
      renameSync(SCREEN_BUILD, `${SCREEN_BUILD}.away`);
      const entering = mine.goto(address).then(() => mine.locator("html[data-hydrated]").waitFor({ state: "attached" }));
      await entering.finally(() => renameSync(`${SCREEN_BUILD}.away`, SCREEN_BUILD));
      expect(mine.url()).toBe(`${office.origin}/local/appels`);
      const [cookie] = await first.cookies();
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict" });
    });
    await test.step("no other gets in, and nobody without it", async () => {
      const theirs = await second.newPage();
      expect((await theirs.goto(address))?.status()).toBe(403);
      expect((await theirs.goto(`${office.origin}/local/appels`))?.status()).toBe(403);
    });
    await first.close();
    await second.close();
  });

  test("another Host is refused even with the cookie", async ({ office }) => {
    const cookie = await takeCookie(office);
    expect((await ask(office.origin, "/local/appels", { Cookie: cookie })).statusCode).toBe(200);
    expect((await ask(office.origin, "/local/appels", { Cookie: cookie, Host: "piege.exemple" })).statusCode).toBe(403);
    expect(
      (await ask(office.origin, "/local/appels", { Cookie: cookie, Host: `localhost:${new URL(office.origin).port}` })).statusCode,
    ).toBe(403);
  });

  test("a page of another site can do nothing with it", async ({ page, stores, office, expectedStatuses }) => {
    expectedStatuses.push(403);
    await seedRequest(stores, helene);
    await enter(page, office);
    const cookie = await takeCookie(office);
    await test.step("no address but its own may post", async () => {
      for (const origin of ["https://piege.exemple", "null", undefined]) {
        const answer = await ask(office.origin, "/local/appels/refus", { Cookie: cookie, ...(origin && { Origin: origin }) }, "POST");
        expect(answer.statusCode).toBe(403);
      }
    });
    await test.step("the browser sends no cookie from another page", async () => {
      await page.route("http://piege.exemple/", (route) =>
        route.fulfill({
          contentType: "text/html",
          body: `<form method="post" action="${office.origin}/local/appels/refus"><input name="ligne" value="x"></form>
            <script>document.forms[0].submit()</script>`,
        }),
      );
      const answer = page.waitForResponse((response) => response.url().endsWith("/local/appels/refus"));
      await page.goto("http://piege.exemple/").catch(() => null);
      expect((await answer).status()).toBe(403);
      expect(await query(stores, "SELECT * FROM contact_refusals")).toEqual([]);
    });
    await test.step("no frame shows it and no cache keeps it", async () => {
      const headers = (await ask(office.origin, "/local/appels", { Cookie: cookie })).headers;
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["content-security-policy"]).toContain("script-src 'self'");
      expect(headers["cache-control"]).toBe("no-store");
    });
  });

  test("nothing listens on the addresses of the network", async ({ office }) => {
    const { port } = new URL(office.origin);
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list?.filter(({ internal }) => !internal) ?? []);
    for (const { address } of addresses) expect(await canConnect(address, Number(port)), address).toBe(false);
    expect(await canConnect("127.0.0.1", Number(port))).toBe(true);
  });
});

/** A file of the outbox: a record, or a text that is none. */
async function putAside(stores: Stores, key: string, content: object | string): Promise<void> {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  await stores.outbox.write(key, new TextEncoder().encode(text), "application/json");
}

/** Notes « ne plus appeler » on the person who is chosen. */
async function refuseByKey(page: Page, name: string): Promise<void> {
  await page.keyboard.press("n");
  const question = page.getByRole("alertdialog", { name: `Ne plus appeler ${name}` });
  // A key that comes before the question is ready confirms nothing.
  await expect(question.getByRole("button", { name: "Ne plus appeler" })).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.getByRole("contentinfo")).toContainText(`${name}, ne plus appeler`);
}

/** Keeps what is sent back until it is let through. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname.endsWith(".data"),
    async (route) => {
      if (route.request().method() === "POST") await promise;
      await route.continue();
    },
  );
  return resolve;
}

/** Whom the list shows, in its order. */
function linesOf(page: Page) {
  return page.getByRole("main").locator("a[data-line]");
}

function chosenLine(page: Page) {
  return page.getByRole("main").locator("a[data-line][aria-current]");
}

/** A line of the list, by who is to be called. */
function lineOf(page: Page, name: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
}

/** What is known of the chosen line, with the outcomes. */
function panelOf(page: Page, name: string) {
  return page.getByRole("complementary", { name });
}

async function showCatalogueLeads(page: Page): Promise<void> {
  await page.getByText("Ont pris un catalogue").click();
}

async function takeCookie(office: Office): Promise<string> {
  const answer = await ask(office.origin, office.makeAddress().slice(office.origin.length), {});
  return String(answer.headers["set-cookie"]?.[0]).split(";")[0] ?? "";
}

/** One request on a connection of its own: one that has been idle may be closed just then. */
function ask(origin: string, path: string, headers: OutgoingHttpHeaders, method = "GET", body = ""): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(origin);
    const options = { hostname, port, path, method, agent: false, headers: { Host: host, ...headers } };
    const asked = httpRequest(options, (answer) => resolve(answer.resume()));
    asked.on("error", reject).end(body);
  });
}

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket
      .on("connect", () => end(true))
      .on("error", () => end(false))
      .on("timeout", () => end(false));
  });
}
