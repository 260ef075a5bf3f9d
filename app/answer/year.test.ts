import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { readFaq } from "#app/content/faq.ts";
import { readEnrolmentHelp } from "#app/content/pages/enrolment-help.ts";
import { describePeriod } from "#app/content/period.ts";
import type { Year } from "#app/content/year-schema.ts";
import { years } from "#app/content/years.ts";
import { plainly } from "#tests/plain-text.ts";
import { readYear } from "./year.ts";

const of = (day: string, records = years) =>
  Object.fromEntries(readFaq(readYear(day, records)).map(({ id, answer }) => [id, plainly(answer)]));
const OBLIGATION = "que-dois-je-faire-pour-respecter-mon-obligation-de-dpc";
const PAYER = "qui-finance-ma-formation-et-vais-je-etre-indemnise-e";
const ELIGIBLE = "suis-je-eligible-a-la-prise-en-charge";
const ENROL = "comment-m-inscrire-a-une-formation";
const CLAUSE = "Aucune certification Qualiopi publiée à ce jour : un OPCO ou un fonds peut refuser.";

test("the obligation is one of three ways", () => {
  expect(of("2026-11-29")[OBLIGATION]).toContain("sauf parcours de votre CNP ou accréditation");
  expect(of("2026-11-29")[OBLIGATION]).not.toContain("Vous devez");
  expect(of("2027-01-02")[OBLIGATION]).not.toContain("deux types d’actions");
});

test("what an OPCO or a fund may pay stands with the certificate it asks for", () => {
  for (const day of ["2026-11-29", "2026-12-20", "2027-01-02"]) {
    for (const [id, answer] of Object.entries(of(day)))
      expect(answer.includes(CLAUSE), `${day} ${id}`).toBe(/son OPCO|Le FIF-PL|le FIF-PL/.test(answer));
    expect(of(day)[ENROL]).not.toContain("Qualiopi");
  }
});

test("nobody is told to look for a reference after its last day", () => {
  expect(of("2026-12-31")[ENROL]).toContain("recherchez l’action avec la référence");
  expect(of("2027-01-01")[ENROL]).not.toContain("recherchez l’action avec la référence");
  expect(of("2027-01-01")[ENROL]).toContain("Les références publiées valaient jusqu’au 31 décembre 2026");
  expect(readFaq(readYear("2027-01-01")).find(({ id }) => id === ENROL)?.hasDrawing).toBe(false);
  const help = (day: string) => plainly(JSON.stringify(readEnrolmentHelp(readYear(day))));
  expect(help("2026-12-31")).toContain("Copiez-la depuis la page du programme");
  expect(help("2027-01-01")).not.toContain("Copiez-la depuis la page du programme");
});

test("hours and payer of a year are said while they are published", () => {
  expect(of("2026-12-31")[PAYER]).toMatch(/En 2026, l’Agence .*21 h .*14 h/s);
  expect(of("2027-01-01")[PAYER]).toContain("ni le payeur, ni le plafond d’heures, ni l’indemnité de l’année ne sont publiés");
  expect(of("2027-01-01")[ELIGIBLE]).not.toContain("l’Agence finance");
});

test("one record makes every text speak of its year", () => {
  const funding = {
    ...(years["2026"]?.funding as NonNullable<Year["funding"]>),
    hours: { generalistes: 18, infirmiers: 12 },
    until: "2027-12-31",
  };
  const sources = years["2026"]?.period?.sources ?? [];
  const record: Year = {
    funding,
    scale: null,
    references: { until: "2027-12-31", certainty: "text", sources },
    period: { name: "2027-2029", from: "2027-01-01", until: "2029-12-31", sources },
  };
  const published = { ...years, "2027": record };
  expect(of("2027-02-01", published)[PAYER]).toMatch(/En 2027, l’Agence .*18 h .*12 h/s);
  expect(of("2027-02-01", published)[ENROL]).toContain("recherchez l’action avec la référence");
  expect(of("2027-02-01", published)[OBLIGATION]).toContain("La période 2027-2029 va jusqu’au 31 décembre 2029");
  const notice = describePeriod(readYear("2027-02-01", published));
  expect(plainly(notice.heading)).toBe("Période DPC 2027-2029");
  expect(notice.years.map(({ year }) => year)).toEqual(["2027", "2028", "2029"]);
});

test("the period is told until its last day, then what follows it", () => {
  const notice = (day: string) => describePeriod(readYear(day));
  expect(plainly(notice("2026-12-31").text)).toContain("jusqu’au 31 décembre 2026");
  expect(notice("2026-12-31").years.map(({ year }) => year)).toEqual(["2023", "2024", "2025", "2026"]);
  expect(notice("2027-01-01").heading).toBe("Formation continue et certification périodique");
  expect(notice("2027-01-01").text).not.toContain("2026.");
  expect(notice("2027-01-01").years).toEqual([]);
});
