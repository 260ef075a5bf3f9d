import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { highestIndemnityInCents } from "#app/content/offers.ts";
import type { Years } from "#app/content/year-schema.ts";
import { years } from "#app/content/years.ts";
import { Refusal } from "./command.ts";
import type { Finding } from "./finding.ts";
import { readAcceptances, report } from "./launch-check.ts";
import { type Facts, readFacts } from "./launch-facts.ts";
import { listFindings } from "./launch-findings.ts";

const LIVE = {
  workers_dev: false,
  preview_urls: false,
  routes: [{ pattern: "www.cimes.fr", custom_domain: true }],
  vars: {
    SITE_ORIGIN: "https://www.cimes.fr",
    INDEXING: "allow",
    UNKNOWN_PATH: "404",
    SCHEDULING_URL: "https://calendly.com/cimes",
    NOTIFICATION_EMAILS: "zoe@cimes.fr",
  },
};
const real = await readFacts(new Date("2026-11-26T10:00:00Z"), LIVE);
const read = { name: "a page", url: null, writtenOn: "2026-01-01", readOn: "2026-01-02" };
const funding = { hours: { generalistes: 21, infirmiers: 14 }, until: "2026-12-31", certainty: "text" as const, sources: [read] };
const records: Years = { ...years, ...(years["2026"] && { "2026": { ...years["2026"], funding } }) };
const facts: Facts = { ...real, modules: {}, claims: {}, years: records, stalePictures: [] };

function find(changes: Partial<Facts>): Record<string, string> {
  const known = new Set(listFindings(facts).map(({ id }) => id));
  const found = listFindings({ ...facts, ...changes }).filter(({ id }) => !known.has(id));
  return Object.fromEntries(found.map(({ id, severity }) => [id, severity]));
}

const FILE = "app/content/essai.ts";
const inContent = (value: unknown) => find({ modules: { [FILE]: { record: value } } });

test.each([
  ["a null", { siret: null }, { "inconnu-record-siret": "refused" }],
  ["braces", { name: "{raison sociale}" }, { "remplir-raison-sociale": "refused" }],
  ["an example address", "contact@cimes.example", { "adresse-contact-cimes-example": "refused" }],
  ["a fictitious telephone", "04 65 71 20 38", { "telephone-0465712038": "refused" }],
  ["a provisional link", { isPlaceholder: true }, { "provisoire-record-isplaceholder": "refused" }],
  ["a sample", { sample: true, text: "Utile." }, { "exemples-essai": "blocking" }],
  ["a question that the expert has not confirmed", { validatedBy: null }, { "attente-record-validatedby": "blocking" }],
  ["ratings without their number of answers", { answers: null, period: "2026" }, { "attente-record-answers": "blocking" }],
  ["a source read more than a year ago", { readOn: "2025-11-20" }, { "relire-record-readon": "advice" }],
])("%s in the content is listed", (_, value, expected) => expect(inContent(value)).toEqual(expected));

test.each([
  ["an empty note", { note: null }],
  ["a withheld value", { value: "12 formations", reason: "Aucun décompte." }],
  ["a real telephone", "04 76 12 34 56"],
  ["a real review", { sample: false, text: "Utile." }],
  ["a source read this year", { readOn: "2026-11-20" }],
  ["a quoted page, listed with the outside pages", { url: "https://www.cimes.fr", readOn: null }],
])("%s is not listed", (_, value) => expect(inContent(value)).toEqual({}));

test("a figure needs a dated source, unless the site counts it", () => {
  const claim = { value: "90 %", label: "de satisfaction", source: "Questionnaire", date: "2026-10-01" };
  const claims = { bare: { ...claim, source: null }, dated: claim, counted: { ...claim, source: "Catalogue", date: null } };
  expect(find({ claims })).toEqual({ "chiffre-bare": "blocking" });
});

test("a yearly maximum that the formats do not give is listed, above or below", () => {
  const claim = (value: string) => ({ value, label: "par an", source: "s", date: "2026-10-01" });
  const found = find({ claims: { upToIndemnityGeneralistes: claim("950 €"), upToIndemnityInfirmiers: claim("357 €") } });
  expect(found).toEqual({ "maximum-generalistes": "blocking", "maximum-infirmiers": "blocking" });
});

test("the hours of the year need a dated source, and every amount the scale of its year", () => {
  const ids = (changes: Partial<Facts>) => Object.keys(find(changes));
  expect(ids({ years })).toEqual(["heures-2026"]);
  const scales = (now: string) => listFindings({ ...facts, now: new Date(now) }).filter(({ id }) => id.startsWith("bareme-"));
  expect(scales("2025-06-01")).toEqual([]);
  expect(scales("2026-06-01")).toMatchObject([{ severity: "blocking" }]);
});

test("the hours of a year that is published early need a dated source at once", () => {
  const next = { funding: { ...funding, until: "2027-12-31" }, scale: null, references: null, period: null };
  const unread = { ...next, funding: { ...next.funding, sources: [{ ...read, readOn: null }] } };
  expect(find({ years: { ...records, 2027: unread } })).toEqual({ "heures-2027": "blocking" });
  expect(find({ years: { ...records, 2027: next } })).toEqual({});
});

test("a catalogue of a year whose funding has ended is refused, until it is dated of a later one", () => {
  const pdfs = (now: string, programmes = facts.programmes) =>
    listFindings({ ...facts, programmes, now: new Date(now) }).filter(({ id }) => id.startsWith("catalogue-"));
  expect(pdfs("2026-12-31T12:00:00Z")).toEqual([]);
  expect(
    pdfs("2027-01-01T12:00:00Z")
      .map(({ id, severity }) => `${id} ${severity}`)
      .toSorted(),
  ).toEqual(["catalogue-generalistes refused", "catalogue-infirmiers refused"]);
  const [first, ...others] = facts.programmes;
  const updated = first ? [{ ...first, updatedOn: "2027-01-14" }, ...others] : [];
  expect(pdfs("2027-01-15T12:00:00Z", updated).map(({ id }) => id)).toEqual(["catalogue-infirmiers"]);
});

test("an amount that differs on hover, or a card that differs on a phone, is listed", () => {
  const hoveredAt = (hoverIndemnityInCents: number) =>
    listFindings({ ...facts, programmes: facts.programmes.map((programme) => ({ ...programme, hoverIndemnityInCents })) })
      .map(({ id }) => id)
      .filter((id) => id.startsWith("survol-"));
  const [first] = facts.programmes;
  expect(hoveredAt(1)).toContain(`survol-${first?.id}`);
  expect(hoveredAt(first ? highestIndemnityInCents(first) : 0)).not.toContain(`survol-${first?.id}`);
});

test.each([
  ["a missing site address", { vars: { ...LIVE.vars, SITE_ORIGIN: "" } }, { "site-origin": "refused", domaine: "refused" }],
  ["an invalid setting", { vars: { ...LIVE.vars, SCHEDULING_URL: "calendly" } }, { "reglage-scheduling-url": "refused" }],
  ["an unbound domain", { routes: [] }, { domaine: "refused" }],
  ["public preview addresses", { preview_urls: true }, { "adresses-de-version": "refused" }],
  ["forbidden indexing", { vars: { ...LIVE.vars, INDEXING: "forbid" } }, { indexation: "blocking" }],
  ["a missing calendar", { vars: { ...LIVE.vars, SCHEDULING_URL: "" } }, { calendrier: "blocking" }],
  ["a fixed date", { vars: { ...LIVE.vars, TODAY: "2027-01-01" } }, { "date-fixe": "refused" }],
  ["a missing recipient of notifications", { vars: { ...LIVE.vars, NOTIFICATION_EMAILS: "" } }, { prevenir: "blocking" }],
])("%s is listed", (_, changes, expected) => expect(find({ config: { ...LIVE, ...changes } })).toEqual(expected));

test("what a value says is listed, never what only a person can weigh: each line of advice ends with a change", () => {
  const advised = listFindings(real).flatMap(({ id, severity }) => (severity === "advice" ? [id.replace(/-.*/, "")] : []));
  expect(new Set(advised)).toEqual(new Set(["appel", "edition", "orientation"]));
});

test("an amount that differs from the hourly one of its like is listed", () => {
  expect(listFindings(facts).map(({ id }) => id)).toContain("prix-horaire-nurse-vaccination-fc-9a0x2425010");
});

const everything = listFindings(real);
const ofIds = (pattern: RegExp) => everything.filter(({ id }) => pattern.test(id));

test("an example address or number is listed with the file in which it stands, not with one that quotes it", () => {
  const found = ofIds(/^(adresse-.*-example|telephone-)/);
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(["telephone-0465712038", "adresse-contact-cimes-dpc-example"]));
  for (const { id, file } of found) expect(file, id).toBe("app/content/organisation.ts");
});

test("what is missing is called by its French name, with the line on which to write it", () => {
  const missing = ofIds(/^inconnu-/);
  expect(missing.length).toBeGreaterThan(20);
  for (const { sentence } of missing) expect(sentence).toMatch(/^à renseigner : l(e |a |es |')[^.]+, ligne « [a-zA-Z]+ »$/);
  for (const { sentence } of ofIds(/^(attente|provisoire|relire)-/)) expect(sentence).toMatch(/^[^.]+ : .+, ligne « [a-zA-Z]+ »/);
});

const finding = (id: string, severity: Finding["severity"]): Finding => ({ id, severity, sentence: "Une phrase.", file: FILE });
const accepted = (id: string) => ({ id, name: "Claire Martin", date: "2026-11-26" });

test("a person's acceptance clears blocking findings, never refused ones", () => {
  const findings = [finding("nul", "refused"), finding("exemples", "blocking"), finding("edition", "advice")];
  expect(report(findings, []).blocking).toBe(2);
  expect(report(findings, [accepted("exemples"), accepted("nul")]).blocking).toBe(1);
  expect(report(findings.slice(1), [accepted("exemples")]).text).toContain("Rien ne retient la mise en ligne.");
});

test("acceptances without a full name or a date are refused in French", () => {
  const wrong = [{}, { ...accepted("a"), name: "Claire" }, { ...accepted("a"), date: "hier" }].map((one) => JSON.stringify([one]));
  for (const text of ["", ...wrong]) expect(() => readAcceptances(text)).toThrow(Refusal);
});
