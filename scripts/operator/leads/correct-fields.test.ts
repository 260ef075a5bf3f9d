import { expect, test } from "vitest";
import { makeLead } from "#tests/worker/make-records.ts";
import { correctFields } from "./correct-fields.ts";

const sent = { ...makeLead({ id: "3f2a91c0" }), consent_phone: 1 };

test("what is typed is read as its column holds it: « oui » is true, and nothing is null where it may be", () => {
  const { corrected, wrong } = correctFields("catalogue_downloads", sent, [
    ["consent_phone", "oui"],
    ["utm_source", ""],
    ["catalogue_type", "infirmiers"],
  ]);

  expect(wrong).toEqual([]);
  expect(corrected).toEqual({ ...sent, consent_phone: true, utm_source: null, catalogue_type: "infirmiers" });
});

test("what no column can hold is named, and left as it was", () => {
  const typed: [string, string][] = [
    ["catalogue_type", "dentistes"],
    ["consent_email", "peut-être"],
    ["prenom", "Ali"],
    ["inconnu", "1"],
  ];

  expect(correctFields("catalogue_downloads", sent, typed)).toEqual({
    corrected: { ...sent, prenom: "Ali" },
    wrong: ["catalogue_type", "consent_email", "inconnu"],
  });
});
