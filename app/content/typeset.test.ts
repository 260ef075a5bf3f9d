import { expect, test } from "vitest";
import { typeset } from "./typeset.ts";

const TEXTS = [
  "L'agence d'État : « 2 543 inscriptions » ; et vous ?",
  "Téléchargement réussi !",
  "332,50 € et 12 345,60 €, soit 90 % ou 100%",
  "du lundi au vendredi, 9 h – 19 h, puis 14 h – 18 h 30",
  "Appelez le 04 65 71 20 38 (n° 9A0X, art. L6352-12, TSA 80715)",
  "Calendly (https://calendly.com/d'ici?x=5%20%20a) ou l'adresse conseil@cimes-dpc.example ?",
];

test.each(TEXTS)("typesetting is idempotent and changes only apostrophes and spaces: %s", (text) => {
  const bare = (value: string) => value.replace(/[\s'’]/g, "");
  expect(typeset(typeset(text))).toBe(typeset(text));
  expect(bare(typeset(text))).toBe(bare(text));
});

test.each([
  ["L'audit d'État", "L’audit d’État"],
  ["Salarié(e) ? Oui ; non !", "Salarié(e)\u202F? Oui\u202F; non\u202F!"],
  ["Vaccination : enjeux", "Vaccination\u00A0: enjeux"],
  ["« Mon DPC »", "«\u00A0Mon DPC\u00A0»"],
  ["2 543 inscriptions", "2\u202F543 inscriptions"],
  ["15 000 h", "15\u202F000\u00A0h"],
  ["DPC (100%)", "DPC (100\u00A0%)"],
  ["entre 2 °C et 8 °C, 22 kg/m²", "entre 2\u00A0°C et 8\u00A0°C, 22\u00A0kg/m²"],
  ["21 heures par an", "21\u00A0heures par an"],
  ["9 h – 12 h et 14 h – 18 h 30", "9\u00A0h\u00A0–\u00A012\u00A0h et 14\u00A0h\u00A0–\u00A018\u00A0h\u00A030"],
  ["04 65 71 20 38", "04\u00A065\u00A071\u00A020\u00A038"],
  ["période 2023-2026, dès le 1er janvier", "période 2023-2026, dès le 1er\u00A0janvier"],
  ["Voir les 4 programmes, barème 2025", "Voir les\u00A04\u00A0programmes, barème\u00A02025"],
  ["lu le 27 novembre 2026", "lu le 27\u00A0novembre 2026"],
  ["Décret n° 2023-736", "Décret n°\u00A02023-736"],
])("%s is set as %s", (typed, set) => expect(typeset(typed)).toBe(set));

test.each([
  "https://www.agencedpc.fr/recherche?titre=l'audit%20clinique&prix=5%20",
  "conseil+dpc@cimes-dpc.example",
  "2026-12-31",
  "/formations/infirmiers/amelioration-douleur",
  "CIM-3932-6549",
  "en 2026 100 personnes",
  "12 habitants",
  "de 2024 12 lots",
])("%s stays as typed", (text) => expect(typeset(text)).toBe(text));

test("text around an address is set, the address is not", () => {
  expect(typeset("l'aide : https://a.fr/l'b ; d'ici : c@a.fr !")).toBe("l’aide\u00A0: https://a.fr/l'b\u202F; d’ici\u00A0: c@a.fr\u202F!");
});

test("strings are set at any depth, other values stay", () => {
  const others = { hours: 10, note: null, missing: undefined, sample: true };
  expect(typeset({ a: ["l'un", { b: "l'autre" }], ...others })).toEqual({ a: ["l’un", { b: "l’autre" }], ...others });
});
