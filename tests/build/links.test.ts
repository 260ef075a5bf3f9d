import { expect } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { organisation } from "#app/content/organisation.ts";
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

test("home links to both lists, the stores where the app is, and the telephone", async ({ browser }) => {
  const { main } = await browser.visit("/");
  const links = [...main.querySelectorAll("a")];
  for (const profession of PROFESSIONS)
    expect(links.filter((link) => link.getAttribute("href") === professions[profession].listPath).length).toBeGreaterThan(1);
  const { appStore, googlePlay } = organisation.apps;
  for (const [store, { url, isPlaceholder }] of Object.entries({ "App Store": appStore, "Google Play": googlePlay })) {
    const found = links
      .filter((link) => readText(link).includes(store))
      .map((link) => [link.getAttribute("href"), link.getAttribute("target")]);
    // A provisional address leads to the store's front page, not to the application.
    expect(found, store).toEqual(isPlaceholder ? [] : [[url, "_blank"]]);
  }
  const [call] = links.filter((link) => readText(link).includes("Appelez-nous 24/7"));
  expect(call?.getAttribute("href")).toMatch(/^tel:\+33\d{9}$/);
});
