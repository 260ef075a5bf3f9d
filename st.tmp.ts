import { writeFileSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { startBackOffice } from "#scripts/operator/back-office/start-back-office.ts";
import { openScratchStores } from "#tests/operator/scratch-stores.ts";
import { seedLeads } from "#tests/operator/seed-leads.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
const OUT = process.argv[2];
const NOW = new Date("2026-11-24T09:12:00.000Z");
const stores = await openScratchStores();
await seedLeads(stores, 400, NOW);
let n = 0; const id = () => `${String(++n).padStart(8, "0")}-1111-4000-8000-000000000000`;
const R = (prenom, nom, telephone, o = {}) => seedRequest(stores, { id: id(), prenom, nom, telephone, format_reference: "9A0X2425002", programme: "gp-endometriosis", source_page: "/formations/generalistes/diagnostic-endometriose", source_type: "formation_details_card", ...o });
await R("Maud", "Trévenans", "04 65 71 20 10", { jour: "2026-11-23", creneau: "fin-de-journee", profession: "infirmiers", format_reference: "9A0X2425005" });
await R("Hélène", "Vauclair", "04 65 71 20 14", { created_at: "2026-11-23T07:52:00.000Z" });
await R("Hélène", "Vauclair", "04 65 71 20 14", { created_at: "2026-11-23T18:31:00.000Z", format_reference: "9A0X2425019" });
await seedLead(stores, { id: id(), prenom: "Hélène", nom: "Vauclair", telephone: "04 65 71 20 14", email: "h@exemple.fr", utm_campaign: "lettre" });
await R("Louis", "Fermatti", "04 65 71 20 16", { creneau: "apres-midi", suspect: "too-fast" });
await R("Trap", "Robot", "04 65 71 20 18", { suspect: "trap" });
await R("Claire", "Montfroid", "04 65 71 20 30", { creneau: "apres-midi", profession: "infirmiers", format_reference: "9A0X2425009" });
await R("Julien", "Sarrazel", "04 65 71 20 30", { creneau: "fin-de-journee", profession: "infirmiers", format_reference: null });
await R("Agnès", "Belmontet", "04 65 71 20 31", { jour: "2026-11-25" });
const put = (key, text) => stores.outbox.write(key, new TextEncoder().encode(text), "application/json");
await put("outbox/callback_requests/a.json", JSON.stringify({ id: "a", created_at: "2026-11-24T08:00:00.000Z" }));
await put("quarantine/catalogue_downloads/b.json", JSON.stringify({ id: "b", created_at: "2026-11-24T08:00:00.000Z", prenom: "Zoé", nom: "M", consent_phone: true, telephone: null }));
await put("quarantine/catalogue_downloads/c.json", "{");
let down = false;
const office = await startBackOffice({ start: "local", author: "Inès", port: "0", now: () => NOW, open: async () => { if (down) throw new Error("down"); return { ...stores, close: async () => undefined }; } });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-background-networking"] });
const prints = {}; const shots = process.argv[3] === "shots";
const used = new Set(); const selectors = JSON.parse(process.env.SELECTORS ?? "[]");
const matches = {};
for (const width of [1440, 1024]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(office.makeAddress());
  const grab = async (name) => {
    await page.evaluate(() => document.activeElement?.blur?.());
    const got = await page.evaluate((selectors) => {
      const all = [...document.querySelectorAll("*")];
      const styles = all.map((e) => [null, "::before", "::after"].map((p) => { const s = getComputedStyle(e, p); if (p && s.content === "none") return ""; let t = ""; for (const k of s) if (!k.startsWith("--")) t += `${k}:${s.getPropertyValue(k)};`; let h = 0; for (let i = 0; i < t.length; i++) h = (h * 31 + t.charCodeAt(i)) | 0; return h; }).join("/") + " " + e.tagName + "." + e.className);
      const m = {}; for (const s of selectors) { try { const l = [...document.querySelectorAll(s)].map((e) => all.indexOf(e)); if (l.length) m[s] = l; } catch {} }
      return { styles, m };
    }, selectors);
    prints[`${name}-${width}`] = got.styles;
    for (const [s, l] of Object.entries(got.m)) (matches[s] ??= []).push(...l.map((i) => `${name}-${width}-${i}`));
    if (shots) await page.screenshot({ path: `${OUT}-${name}-${width}.png` });
  };
  const go = (path) => page.goto(office.origin + path);
  for (const [name, path] of Object.entries({ appels: "/local/appels", demain: "/local/appels?demain=1", ligne: "/local/appels?ligne=00000002-1111-4000-8000-000000000000", prof: "/local/appels?profession=infirmiers", faits: "/local/appels?faits=1", personnes: "/local/personnes", cherche: "/local/personnes?q=04+65+71+20+30", chercheMartin: "/local/personnes?q=martin", resultats: "/local/resultats", resultats12: "/local/resultats?periode=12-mois", etat: "/local/etat", quarantaine: "/local/etat/quarantaine", quarantaineRefus: "/local/etat/quarantaine?refus", ranges: "/local/etat?ranges=1&restes=1", live: "/en-ligne/appels" })) { await go(path); await grab(name); if (name === "etat") { await page.evaluate(() => document.querySelectorAll("details").forEach((d) => (d.open = true))); await grab("etatOuvert"); } }
  await go("/local/appels"); await page.evaluate(() => document.querySelectorAll("details").forEach((d) => (d.open = true))); await grab("ouvert");
  await go("/local/appels"); await page.keyboard.press("?"); await grab("touches"); await page.keyboard.press("Escape");
  await page.keyboard.press("n"); await page.waitForTimeout(1200); await grab("refus");
  await go("/local/personnes?q=04+65+71+20+30&qui=00000007-1111-4000-8000-000000000000");
  await page.locator(".bo-hit").first().click(); await page.waitForTimeout(1200); await grab("fiche");
  for (const [k, w] of [["c", "corriger"], ["f", "noterRefus"]]) { await page.locator("h2").first().click(); await page.keyboard.press(k); await page.waitForTimeout(1200); await grab(w); await page.keyboard.press("Escape"); await page.waitForTimeout(1200); }
  await page.getByRole("link", { name: /Effacer/ }).click(); await page.waitForTimeout(1200); await grab("effacer"); await page.keyboard.press("Escape"); await page.waitForTimeout(1200);
  await page.locator("h2").first().click(); await page.keyboard.press("d"); await page.waitForTimeout(1500); await grab("acces"); await page.emulateMedia({ media: "print" }); await grab("accesPrint"); await page.emulateMedia({ media: null });
  await go("/local/appels?ligne=00000002-1111-4000-8000-000000000000&conflit=joint"); await grab("conflit");
  if (width === 1440) { await go("/local/appels?ligne=00000005-1111-4000-8000-000000000000"); await page.keyboard.press("n"); await page.waitForTimeout(900); await page.keyboard.press("n"); await page.waitForTimeout(900); await go("/local/appels?ligne=00000006-1111-4000-8000-000000000000"); await page.keyboard.press("j"); await page.waitForTimeout(1200); }
  await go("/local/appels?ligne=00000005-1111-4000-8000-000000000000&faits=1"); await grab("apres");
  await go("/preproduction/appels"); await grab("echec");
}
await browser.close(); await office.close();
// empty day
const empty = await openScratchStores();
await seedRequest(empty, { id: id(), prenom: "Agnès", nom: "Belmontet", jour: "2026-11-25" });
writeFileSync(`${OUT}.json`, JSON.stringify(prints)); if (selectors.length) writeFileSync(`${OUT}-matches.json`, JSON.stringify(matches));
const office2 = await startBackOffice({ start: "local", author: "Inès", port: "0", now: () => NOW, open: async () => ({ ...empty, close: async () => undefined }) });
const b2 = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-background-networking"] });
for (const width of [1440, 1024]) { const p = await b2.newPage({ viewport: { width, height: 900 } }); await p.goto(office2.makeAddress()); const g = await p.evaluate((selectors) => { const all = [...document.querySelectorAll("*")]; const m = {}; for (const s of selectors) { try { const l = [...document.querySelectorAll(s)].map((e) => all.indexOf(e)); if (l.length) m[s] = l; } catch {} } return { m, styles: all.map((e) => { const s = getComputedStyle(e); let t = ""; for (const k of s) if (!k.startsWith("--")) t += `${k}:${s.getPropertyValue(k)};`; return t; }) }; }, selectors); prints[`vide-${width}`] = g.styles; for (const [s, l] of Object.entries(g.m)) (matches[s] ??= []).push(...l.map((i) => `vide-${width}-${i}`)); await p.close(); }
writeFileSync(`${OUT}.json`, JSON.stringify(prints)); if (selectors.length) writeFileSync(`${OUT}-matches.json`, JSON.stringify(matches));
console.log(Object.keys(prints).length, "states");
await b2.close(); await office2.close(); await stores.close(); await empty.close(); process.exit(0);
