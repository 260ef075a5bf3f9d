import { expect, test } from "vitest";
import { plainly } from "#tests/plain-text.ts";
import { describeOffer, listPracticalItems, writeInvitation } from "./programme.ts";
import { enrolment } from "./programme-enrolment.ts";

const offer = { reference: "9A0X2499009", hours: 10, indemnityInCents: 23_560, priceInCents: 46_740 };

test("the practical information has eight items, among them the seven that Qualiopi requires", () => {
  const terms = listPracticalItems({ profession: "infirmiers", formats: { EPP: offer } }).map(({ term }) => term);
  expect(terms.join(", ")).toBe(
    "Public, Prérequis, Durée et tarif, Modalités et délais d’accès, Méthodes mobilisées, Modalités d’évaluation, Accessibilité, Contact",
  );
});

test("the practical information has no hour, price or reference, but a link to the comparison", () => {
  const items = listPracticalItems({ profession: "generalistes", formats: { PI: offer, FC: { ...offer, hours: 6 } } });
  expect(items.flatMap(({ term, text }) => (term === "Contact" ? [] : [text])).join(" ")).not.toMatch(/\d\s?(h|€)|9A0X/);
  expect(items.flatMap(({ links = [] }) => links.map(({ to }) => to))).toContain("#formats");
  expect(items.filter(({ text }) => text.includes("PI"))).toHaveLength(3);
});

test("a programme without PI mentions the EPP alone", () => {
  const texts = listPracticalItems({ profession: "generalistes", formats: { EPP: offer } }).map(({ text }) => text);
  expect(texts.join(" ")).not.toContain("PI");
});

const said = { line: "Une phrase.", indemnity: { term: "Indemnité", value: "235,60 €", label: "barème 2025" } };

test("a change of format and an invitation are full sentences", () => {
  expect(plainly(describeOffer("PI", offer, said))).toBe(
    "Programme intégré : 10 h, indemnité 235,60 € (barème 2025), prix 467,40 €, référence 9A0X2499009. Une phrase.",
  );
  const { subject, text } = writeInvitation("Vaccination", offer);
  expect(plainly(subject)).toBe("Formation DPC : Vaccination");
  expect(plainly(text)).toBe("Bonjour, cette formation en ligne pourrait vous intéresser : Vaccination, 10 h, référence 9A0X2499009.");
});

test("enrolling takes five steps, one of them with the format's reference", () => {
  const { steps } = enrolment;
  expect(steps).toHaveLength(5);
  expect(steps.join(" ")).toContain("collez la référence de votre format.");
});
