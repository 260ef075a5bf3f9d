import { expect, test } from "vitest";
import { cleanAddress } from "./page-address.ts";

const SITE = "https://cimes.test";

const SHARED = ["format", "quand", "statut", "source", "profession", "employeur", "besoin", "reference", "_routes"];
test.each(SHARED)("?%s= is a page of its own, cached for everyone", (name) => {
  const address = `${SITE}/contact?${name}=9A0X2499002`;
  expect(cleanAddress(address)).toEqual({ address, isKept: true, isClean: true });
});

const OWN = ["q", "depuis", "demande", "jour", "numero", "heures", "formats", "selection", "telechargement", "echec", "choix-gp-nutrition"];

test.each([...OWN.map((name) => `/contact?${name}=1`), "/catalogue?nouveau=1", "/catalogue.data?_routes=x&nouveau=1"])(
  "%s is for one visitor: it is not cached, and stays as it is",
  (path) => expect(cleanAddress(SITE + path)).toEqual({ address: SITE + path, isKept: false, isClean: true }),
);

test("parameters that change nothing leave the address, and the others take one order", () => {
  expect(cleanAddress(`${SITE}/ma-selection?statut=b&utm_source=x&profession=a&fbclid=y`)).toEqual({
    address: `${SITE}/ma-selection?profession=a&statut=b`,
    isKept: true,
    isClean: false,
  });
  expect(cleanAddress(`${SITE}/?utm_source=x`)).toEqual({ address: `${SITE}/`, isKept: true, isClean: false });
});

test("a value that no page of ours writes is not cached", () => {
  for (const value of ["", "deux mots", "<b>", "a".repeat(101)])
    expect(cleanAddress(`${SITE}/contact?source=${encodeURIComponent(value)}`).isKept).toBe(false);
  expect(cleanAddress(`${SITE}/contact?source=${"a".repeat(100)}`).isKept).toBe(true);
});
