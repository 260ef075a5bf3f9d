import { expect, test } from "vitest";
import { cleanAddress } from "./page-address.ts";

const SITE = "https://cimes.test";

const SHARED = ["format", "quand", "statut", "source", "profession", "employeur", "besoin", "reference", "_routes"];
test.each(SHARED)("?%s= is a separate page, cached for everyone", (name) => {
  const address = `${SITE}/contact?${name}=9A0X2499002`;
  expect(cleanAddress(address)).toEqual({ address, isKept: true, isClean: true });
});

const OWN = ["q", "depuis", "heures", "formats", "selection", "telechargement", "echec", "choix-gp-nutrition"];

test.each([
  ...OWN.map((name) => `/contact?${name}=1`),
  "/catalogue?nouveau=1",
  "/ma-demande/0123?effacer=oui",
  "/ma-demande/0123.data?x=1",
  "/catalogue.data?_routes=x&nouveau=1",
])("%s is for one visitor: not cached, and left unchanged", (path) =>
  expect(cleanAddress(SITE + path)).toEqual({ address: SITE + path, isKept: false, isClean: true }),
);

test("a parameter that nobody listed reaches its page, which is then not cached", () => {
  const address = `${SITE}/faq?nouveau=1&utm_source=x`;
  expect(cleanAddress(address)).toEqual({ address, isKept: false, isClean: true });
});

test.each(["utm_source", "utm_id", "mtm_campaign", "pk_kwd", "mc_cid", "_hsenc", "gclid", "gbraid", "fbclid", "msclkid", "_gl"])(
  "?%s=, which tells of a campaign alone, costs no page of its own",
  (name) => expect(cleanAddress(`${SITE}/faq?${name}=x`)).toEqual({ address: `${SITE}/faq`, isKept: true, isClean: false }),
);

test("parameters of campaigns are removed, the others sorted", () => {
  expect(cleanAddress(`${SITE}/ma-selection?statut=b&utm_source=x&profession=a&fbclid=y`)).toEqual({
    address: `${SITE}/ma-selection?profession=a&statut=b`,
    isKept: true,
    isClean: false,
  });
  expect(cleanAddress(`${SITE}/?utm_source=x`)).toEqual({ address: `${SITE}/`, isKept: true, isClean: false });
});

test("a value that none of our pages writes is not cached", () => {
  for (const value of ["", "deux mots", "<b>", "a".repeat(101)])
    expect(cleanAddress(`${SITE}/contact?source=${encodeURIComponent(value)}`).isKept).toBe(false);
  expect(cleanAddress(`${SITE}/contact?source=${"a".repeat(100)}`).isKept).toBe(true);
});
