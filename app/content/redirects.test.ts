import { expect, test } from "vitest";
import { canonicalPaths } from "./canonical-paths.ts";
import { professions } from "./professions.ts";
import { programmes } from "./programmes/index.ts";
import { canonicalAddress, canonicalPath, redirects } from "./redirects.ts";

test.each([
  ["/formations/generalistes", "/formations-generalistes"],
  ["/medecins-generalistes", "/formations-generalistes"],
  ["/formations/infirmiers", "/formations-infirmiers"],
  ["/infirmiers-diplomes-etat", "/formations-infirmiers"],
  ["/conditions-generales-utilisations", "/conditions-utilisation"],
  ["/conditions-generales-dutilisation", "/conditions-utilisation"],
  ["/formations/generalistes/vaccination-generalistes", "/formations/generalistes/vaccination"],
  ["/", "/"],
  ["", "/"],
  ["//", "/"],
  ["/faq/", "/faq"],
  ["//faq///", "/faq"],
  ["/FAQ", "/faq"],
  ["/Formations//Generalistes/", "/formations-generalistes"],
  ["/formations/generalistes/vaccination", "/formations/generalistes/vaccination"],
  ["//evil.example/faq", "/evil.example/faq"],
  ["/inconnu/", "/inconnu"],
  ["/constructor", "/constructor"],
  ["/%C3%A9T%c3%A9", "/%C3%A9t%c3%A9"],
])("%s has the canonical path %s", (pathname, canonical) => expect(canonicalPath(pathname)).toBe(canonical));

test.each([
  ["/medecins-generalistes?statut=salarie#programmes", "/formations-generalistes?statut=salarie#programmes"],
  ["?effacer=oui#etat", "?effacer=oui#etat"],
  ["#etat", "#etat"],
])("a link to %s leads to %s", (href, address) => expect(canonicalAddress(href)).toBe(address));

test("a canonical path redirects nowhere, and no redirect leads to another", () => {
  for (const path of [...canonicalPaths, ...Object.values(redirects)]) expect(canonicalPath(path)).toBe(path);
  expect(canonicalPaths).toEqual(expect.arrayContaining(Object.values(redirects)));
});

test("the sitemap names every path once, every programme and every list among them", () => {
  expect(new Set(canonicalPaths).size).toBe(canonicalPaths.length);
  for (const { path } of programmes) expect(canonicalPaths).toContain(path);
  for (const { listPath, navPath } of Object.values(professions)) {
    expect(canonicalPaths).toContain(listPath);
    expect(canonicalPath(navPath)).toBe(listPath);
  }
});
