import { expect } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { professions } from "#app/content/professions.ts";
import { canonicalPath } from "#app/content/redirects.ts";
import { EMPLOYER_FILE_PATH } from "#app/content/salaried-links.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

test("every internal link and its fragment exist", async ({ see, get }) => {
  const hrefs = new Set<string>();
  for (const path of [...canonicalPaths, ...Object.values(SELECTION_STATES), "/nulle-part"]) {
    const { document, url } = await see(path);
    for (const link of document.querySelectorAll('a[href^="/"], a[href^="#"], a[href^="?"]')) {
      const { pathname, search, hash } = new URL(link.getAttribute("href") ?? "", url);
      // Without a profession, the file leads elsewhere.
      hrefs.add(hash || pathname === EMPLOYER_FILE_PATH ? pathname + search + hash : pathname);
    }
  }
  expect(hrefs.size).toBeGreaterThan(canonicalPaths.length);

  for (const href of hrefs) {
    const [address = "", hash] = href.split("#");
    if (hash) expect((await see(address)).document.getElementById(hash), href).not.toBeNull();
    else {
      const [path = ""] = address.split("?");
      expect((await get(address)).status, href).toBe(canonicalPath(path) === path ? 200 : 301);
    }
  }
});

test("the film is served in byte ranges", async ({ get }) => {
  for (const name of ["app.mp4", "app.webm"]) {
    const response = await get(`/film/${name}`, { headers: { Range: "bytes=0-1" } });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toMatch(/^bytes 0-1\/\d+$/);
    expect((await response.arrayBuffer()).byteLength).toBe(2);
  }
});

test("home links to both lists, the stores of the app and the telephone", async ({ browser }) => {
  const { main } = await browser.visit("/");
  const links = [...main.querySelectorAll("a")];
  for (const profession of PROFESSIONS)
    expect(links.filter((link) => link.getAttribute("href") === professions[profession].listPath).length).toBeGreaterThan(1);
  for (const store of ["App Store", "Google Play"]) {
    const [link] = links.filter((candidate) => readText(candidate).includes(store));
    expect(link?.getAttribute("target")).toBe("_blank");
    expect(readText(link as Element)).toContain("nouvel onglet");
  }
  const [call] = links.filter((link) => readText(link).includes("Appelez-nous 24/7"));
  expect(call?.getAttribute("href")).toMatch(/^tel:\+33\d{9}$/);
});
