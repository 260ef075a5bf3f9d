import { expect, test } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { endometriosis } from "#tests/references.ts";
import { mendAddress } from "./pasted-address.ts";

const mend = (address: string) => mendAddress(new URL(address, "https://cimes.test"));

const ENDS = [
  ".",
  ",",
  ";",
  ":",
  "!",
  ")",
  "]",
  ">",
  "%20",
  "%22",
  "%C2%A0",
  "%E2%80%AF",
  "%E2%80%8B",
  "%EF%BB%BF",
  "%C2%BB",
  "%C2%A0%C2%BB.",
  "%E2%80%99",
  "%E2%80%9D",
  "%E2%80%A6",
  "'",
];

test.each(ENDS)("what a sentence puts behind an address, « %s », leads to its page", (end) => {
  expect(mend(`/faq${end}`)).toBe("/faq");
  expect(mend(`/FAQ/${end}?utm_source=lettre`)).toBe("/faq?utm_source=lettre");
  expect(mend(`/infirmiers-diplomes-etat${end}`)).toBe("/formations-infirmiers");
});

test.each([
  ["parameters added with &", "/faq&utm_source=lettre&utm_medium=e-mail", "/faq?utm_source=lettre&utm_medium=e-mail"],
  ["parameters added with & before others", "/faq&utm_source=lettre?utm_medium=e-mail", "/faq?utm_source=lettre&utm_medium=e-mail"],
  ["parameters added with &amp;", "/faq&amp;utm_source=lettre", "/faq?utm_source=lettre"],
  ["an encoded question mark", `/ma-selection%3Fformats=${endometriosis.PI}`, `/ma-selection?formats=${endometriosis.PI}`],
  [
    "a whole encoded query",
    "/financement%3fstatut%3Dsalarie%26profession%3Dinfirmiers",
    "/financement?statut=salarie&profession=infirmiers",
  ],
  ["an encoded fragment", "/contact%23demande-de-rappel", "/contact#demande-de-rappel"],
  ["an encoded fragment after an encoded query", "/contact%3Fsource=x%23demande", "/contact?source=x#demande"],
  ["parameters behind the home page", "/&utm_source=lettre", "/?utm_source=lettre"],
  [
    "&amp; between parameters",
    "/ma-selection?profession=infirmiers&amp;statut=salarie&amp;amp;heures=9",
    "/ma-selection?profession=infirmiers&statut=salarie&heures=9",
  ],
  ["amp; before the first", "/?amp;utm_source=a", "/?utm_source=a"],
])("%s", (_, pasted, meant) => expect(mend(pasted)).toBe(meant));

test.each(["/nulle-part.", "/nulle-part&utm_source=a", "/evil.example/faq)", "/%E2%80%8B%zz", "/favicon.icon)", "/nulle%20part"])(
  "%s stays, since what remains is no page",
  (path) => expect(mend(path)).toBe(path),
);

test("a page's own address stays, with an escape as it is written", () => {
  for (const path of canonicalPaths)
    expect(mend(`${path}?q=a%26amp;b&utm_source=%C3%89t%c3%a9`)).toBe(`${path}?q=a%26amp;b&utm_source=%C3%89t%c3%a9`);
  expect(mend("/%C3%89%c3%a9/")).toBe("/%C3%89%c3%a9");
});

test("a mended address is mended", () => {
  for (const end of ENDS) expect(mend(mend(`/catalogue${end}&depuis=/faq`))).toBe("/catalogue?depuis=/faq");
});
