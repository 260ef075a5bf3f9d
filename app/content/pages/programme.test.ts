import { expect, test } from "vitest";
import { programmes } from "../programmes/index.ts";
import { typeset } from "../typeset.ts";
import { describeOffer, describeOtherFormat, listEnrolmentSteps, listPracticalItems, programmePage, writeInvitation } from "./programme.ts";

/** No-break spaces as plain ones. */
function withPlainSpaces(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, " ");
}

const offer = { reference: "9A0X2425009", hours: 10, indemnityInCents: 23_560, priceInCents: 46_740 };

test("the practical information has nine items, of which Qualiopi wants eight beside the objectives", () => {
  expect(listPracticalItems({ profession: "infirmiers", formats: { EPP: offer } }).map(({ term }) => term)).toEqual([
    "Public",
    "Prérequis",
    "Durée",
    "Modalités et délais d’accès",
    "Méthodes mobilisées",
    "Modalités d’évaluation",
    "Tarif",
    "Accessibilité",
    "Contact",
  ]);
});

test("duration, access and price name every format that is offered, and no other", () => {
  const items = listPracticalItems({
    profession: "generalistes",
    formats: { PI: offer, FC: { ...offer, hours: 6, priceInCents: 17_100 } },
  });
  const texts = Object.fromEntries(items.map(({ term, text }) => [term, withPlainSpaces(text)]));
  expect(texts.Durée).toContain("PI 10 h, FC 6 h de travail personnel. Pour l’EPP et le PI,");
  expect(texts.Tarif).toContain("PI 467,40 €, FC 171 €, nets de taxe. 0 € à votre charge");
  expect(texts["Modalités et délais d’accès"]).toContain("(PI 9A0X2425009, FC 9A0X2425009)");
});

test("a programme without PI speaks of the EPP alone", () => {
  const texts = listPracticalItems({ profession: "generalistes", formats: { EPP: offer } }).map(({ text }) => text);
  expect(texts.join(" ")).not.toContain("PI");
});

test("a change of format, a step outside it and an invitation are announced in full sentences", () => {
  expect(withPlainSpaces(describeOffer("PI", offer))).toBe(
    "Programme intégré : 10 h, indemnité 235,60 €, prix 467,40 €, référence 9A0X2425009.",
  );
  expect(describeOtherFormat(["EPP"])).toBe("Cette étape concerne le format EPP");
  const { subject, text } = writeInvitation("Vaccination", offer);
  expect(withPlainSpaces(subject)).toBe("Formation DPC : Vaccination");
  expect(withPlainSpaces(text)).toBe(
    "Bonjour, cette formation en ligne pourrait vous intéresser : Vaccination, 10 h, référence 9A0X2425009.",
  );
});

test("enrolling takes five gestures, with the reference to paste", () => {
  const steps = listEnrolmentSteps("9A0X2425009");
  expect(steps).toHaveLength(5);
  expect(steps.join(" ")).toContain("collez la référence 9A0X2425009.");
});

test("every text is set in French type, has no gap left to fill and promises nothing forbidden", () => {
  const practical = programmes.map(({ profession, formats }) => listPracticalItems({ profession, formats }));
  const texts = [programmePage, practical, listEnrolmentSteps("9A0X2425009")];
  expect(typeset(texts)).toEqual(texts);
  expect(JSON.stringify(texts)).not.toMatch(/agréé|accrédit|gratuit|garanti|\bCPF\b|!|[^"[{,:]\{/i);
});
