import "#tests/until-2026.ts";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { formatEuros } from "#app/content/format.ts";
import { payerFacts } from "#app/content/payers/records.ts";
import { typeset } from "#app/content/typeset.ts";
import { EMPLOYERS, FORMATS, type Format, PROFESSIONS, type Profession, STATUSES } from "#app/content/vocabulary.ts";
import type { Year, Years } from "#app/content/year-schema.ts";
import { years } from "#app/content/years.ts";
import { plainly } from "#tests/plain-text.ts";
import { type AskedOffer, answer } from "./answer.ts";
import { answerHeadline } from "./headline.ts";
import { answerTogether, pickWeighed } from "./together.ts";
import type { Visitor } from "./who.ts";
import { writeAnswer, writeLabel, writeNote, writeProofs } from "./write.ts";
import { writeTogetherLine } from "./write-together.ts";

const SOURCE = { name: "Agence nationale du DPC", url: null, writtenOn: "2027-01-12", readOn: "2027-01-14" };
const proved = { certainty: "text" as const, sources: [SOURCE] };
const funded2027 = { ...proved, until: "2027-12-31", hours: { generalistes: 21, infirmiers: 14 } };
const references2027 = { ...proved, until: "2027-12-31" };
const period2027 = { name: "2027-2029", from: "2027-01-01", until: "2029-12-31", sources: [SOURCE] };
const scale = { ...proved, share: { PI: 1, EPP: 0.5, FC: 0 } };
const silent: Year = { funding: null, scale: null, references: null, period: null };

/** As they may be published one day. */
function publish(changes: Record<string, Partial<Years[string]>>): Years {
  const merged = { ...years };
  for (const [year, records] of Object.entries(changes)) merged[year] = { ...(merged[year] ?? silent), ...records };
  return merged;
}

const with2027 = publish({ 2027: { funding: funded2027, references: references2027 } });
const withScale = publish({ 2026: { scale } });

/** Apart from the catalogue, whose amounts may change. */
const SAMPLES: Record<Profession, Record<Format, Omit<AskedOffer, "profession" | "format">>> = {
  generalistes: {
    PI: { reference: "9A0X2499002", hours: 10, indemnityInCents: 45_000, priceInCents: 77_900 },
    EPP: { reference: "9A0X2499013", hours: 4, indemnityInCents: 18_000, priceInCents: 49_400 },
    FC: { reference: "9A0X2499006", hours: 6, indemnityInCents: 13_500, priceInCents: 28_500 },
  },
  infirmiers: {
    PI: { reference: "9A0X2499009", hours: 10, indemnityInCents: 23_560, priceInCents: 46_740 },
    EPP: { reference: "9A0X2499012", hours: 4, indemnityInCents: 12_160, priceInCents: 29_640 },
    FC: { reference: "9A0X2499005", hours: 6, indemnityInCents: 11_400, priceInCents: 17_100 },
  },
};

function sample(profession: Profession, format: Format): AskedOffer {
  return { profession, format, ...SAMPLES[profession][format] };
}

const unsaid: Visitor = { status: null, employer: null };
const PEOPLE: Array<[name: string, person: Visitor]> = [
  ["non dit", unsaid],
  ...STATUSES.map((status): [string, Visitor] => [status, { status, employer: null }]),
  ...EMPLOYERS.map((employer): [string, Visitor] => [`salarie/${employer}`, { status: "salarie", employer }]),
];

const CLASSES: Record<string, { day: string; records: Years }> = {
  A: { day: "2026-11-29", records: years },
  B: { day: "2026-12-20", records: years },
  C: { day: "2027-01-15", records: years },
  D: { day: "2027-03-01", records: with2027 },
  E: { day: "2026-11-29", records: withScale },
};

/** One answer, as a row of the table. */
function describeRow(of: string, profession: Profession, name: string, person: Visitor, format: Format): string {
  const { day, records } = CLASSES[of] ?? { day: "", records: years };
  const found = answer(sample(profession, format), person, day, records);
  const { indemnity, payer, reference, toPayInCents } = found;
  const { label } = writeLabel(indemnity, found.isDayFunded);
  const cells = [
    `${of} ${day}`,
    profession,
    name,
    format,
    `fin ${found.ends}`,
    `payeur ${payer.kind}`,
    `à payer ${toPayInCents === null ? "–" : formatEuros(toPayInCents)}`,
    `indemnité ${indemnity.cents === null ? "–" : formatEuros(indemnity.cents)} ${indemnity.standing} ${label ?? ""}`,
    `plafond ${found.capHours ?? "–"}`,
    found.countsFor.period ?? "–",
    `réf. ${reference.state}`,
    writeAnswer(found, day, records).line,
  ];
  return plainly(cells.join(" | "));
}

test("each row of the table of expectations is the answer's: five classes of days, nine persons, two professions, three formats", () => {
  const expected = readFileSync(path.join(import.meta.dirname, "answer-table.txt"), "utf8")
    .trim()
    .split("\n")
    .map(plainly);
  const rows = Object.keys(CLASSES).flatMap((of) =>
    PROFESSIONS.flatMap((profession) =>
      PEOPLE.flatMap(([name, person]) => FORMATS.map((format) => describeRow(of, profession, name, person, format))),
    ),
  );
  expect(rows.toSorted()).toEqual(expected.toSorted());
  expect(rows).toHaveLength(270);
});

const ask = (format: Format, day: string, records = years, person = unsaid, profession: Profession = "generalistes") =>
  answer(sample(profession, format), person, day, records);

/** Every answer that a person of one day can get. */
function answerEverybody(records: Years, day: string) {
  return PROFESSIONS.flatMap((profession) =>
    PEOPLE.flatMap(([, person]) => FORMATS.map((format) => ask(format, day, records, person, profession))),
  );
}

const of2026: Year = years[2026] ?? silent;
const of2025: Year = years[2025] ?? silent;
const EARLIER = "2026-12-05";

test.each<[record: string, changed: Years]>([
  ["the funded year's last day", publish({ 2026: { funding: of2026.funding && { ...of2026.funding, until: EARLIER } } })],
  ["its hours", publish({ 2026: { funding: of2026.funding && { ...of2026.funding, hours: { generalistes: 20, infirmiers: 14 } } } })],
  ["its certainty", publish({ 2026: { funding: of2026.funding && { ...of2026.funding, certainty: "reported", sources: [SOURCE] } } })],
  ["the funded year itself", publish({ 2026: { funding: null } })],
  ["the last scale read", publish({ 2025: { scale: of2025.scale && { ...of2025.scale, share: { PI: 1, EPP: 0.9, FC: 1 } } } })],
  ["the year's scale", withScale],
  ["what is announced", publish({ 2026: { announced: of2026.announced && { ...of2026.announced, share: { FC: 0.5 } } } })],
  ["the envelope", publish({ 2026: { envelope: undefined } })],
  ["the references' last day", publish({ 2026: { references: of2026.references && { ...of2026.references, until: EARLIER } } })],
  ["the references themselves", publish({ 2026: { references: null } })],
  ["the obligation", publish({ 2026: { obligation: undefined } })],
  ["the period's last day", publish({ 2026: { period: of2026.period && { ...of2026.period, until: EARLIER } } })],
  ["the period's name", publish({ 2026: { period: of2026.period && { ...of2026.period, name: "2023-2027" } } })],
  ["the next year's payer", with2027],
  ["the next year's references", publish({ 2027: { references: references2027 } })],
  ["the next period", publish({ 2027: { period: period2027 } })],
])("%s changes an answer of today", (_, changed) => {
  expect(answerEverybody(changed, "2026-11-29")).not.toEqual(answerEverybody(years, "2026-11-29"));
});

test("the period and the funded year end on days of their own", () => {
  const shortPeriod = publish({ 2026: { period: of2026.period && { ...of2026.period, until: EARLIER } } });
  const shortFunding = publish({ 2026: { funding: of2026.funding && { ...of2026.funding, until: EARLIER } } });
  expect(ask("FC", "2026-11-29", shortPeriod)).toMatchObject({ line: "in-time-no-period", payer: { kind: "agency" } });
  expect(ask("FC", "2026-11-29", shortFunding)).toMatchObject({
    line: "ends-later",
    payer: { kind: "unknown" },
    countsFor: { period: "2023-2026" },
  });
  expect(ask("FC", "2026-11-29", shortFunding, { status: "salarie", employer: null }).line).toBe("in-time");
});

test.each([
  ["FC", "2026-12-17", "agency"],
  ["FC", "2026-12-18", "unknown"],
  ["PI", "2026-09-17", "agency"],
  ["PI", "2026-09-18", "unknown"],
  ["EPP", "2026-09-17", "agency"],
  ["EPP", "2026-09-18", "unknown"],
] as const)("started on its last day an action ends in the funded year, a day later it does not: %s on %s", (format, day, kind) => {
  expect(ask(format, day).payer.kind).toBe(kind);
  expect(ask(format, day).lastStart).toBe(format === "FC" ? "2026-12-17" : "2026-09-17");
});

test("a last day still counts: of the period, of a reference, and of what is proved", () => {
  expect(ask("FC", "2026-12-17")).toMatchObject({ countsFor: { period: "2023-2026" }, reference: { state: "open" } });
  expect(ask("FC", "2026-12-18")).toMatchObject({ countsFor: { period: null }, reference: { state: "ends-after" } });
  const stateOn = (day: string) => [ask("FC", day).reference.state, ask("FC", day).proofs.some(({ isPast }) => isPast)];
  expect(stateOn("2026-12-31")).toEqual(["ends-after", false]);
  expect(stateOn("2027-01-01")).toEqual(["expired", true]);
});

test("the first day of a period counts", () => {
  expect(ask("FC", "2026-12-18", publish({ 2027: { period: period2027 } }))).toMatchObject({
    ends: "2027-01-01",
    countsFor: { period: "2027-2029" },
  });
});

test("on an unpublished day an action that ends in a later year says so, with that year", () => {
  const late = ask("PI", "2027-10-01");
  expect(late.line).toBe("ends-later");
  expect(writeAnswer(late, "2027-10-01").line).toContain("Fin en 2028");
  expect(ask("FC", "2027-10-01").line).toBe("year-unpublished");
  expect(ask("PI", "2027-10-01", years, { status: "salarie", employer: null }).line).toBe("period-unpublished");
  expect(ask("FC", "2027-10-01").lastStart).toBeNull();
});

test("in a published year without a period, a late action ends later for everybody", () => {
  expect(ask("PI", "2027-09-18", with2027).line).toBe("ends-later");
  expect(ask("PI", "2027-09-18", with2027, { status: "salarie", employer: null }).line).toBe("ends-later-no-period");
  expect(ask("PI", "2027-09-17", with2027).line).toBe("in-time-no-period");
});

test("with its period, scale and references, a published year answers as any other", () => {
  const whole = publish({ 2027: { funding: funded2027, scale, references: references2027, period: period2027 } });
  const found = ask("FC", "2027-03-01", whole);
  expect(found).toMatchObject({ line: "in-time", toPayInCents: 0, capHours: 21, countsFor: { types: ["FC"], period: "2027-2029" } });
  expect(found.indemnity).toEqual({ cents: 0, standing: "confirmed", year: "2027", announcedInCents: null });
  expect(writeAnswer(found, "2027-03-01", whole).indemnity).toMatchObject({
    value: typeset("aucune en 2027"),
    label: null,
    hasStar: false,
  });
  expect(ask("EPP", "2027-03-01", whole).indemnity.cents).toBe(9_000);
  // The references of a funded year may be missing still.
  expect(ask("FC", "2027-03-01", publish({ 2027: { funding: funded2027 } })).reference.state).toBe("expired");
});

test("a later year's scale says nothing of this one", () => {
  const early = publish({ 2027: { scale } });
  for (const format of FORMATS) expect(ask(format, "2026-09-01", early).indemnity).toEqual(ask(format, "2026-09-01").indemnity);
  const higher = publish({ 2027: { scale: { ...scale, upTo: { generalistes: 100_000, infirmiers: 40_000 } } } });
  expect(answerHeadline("generalistes", "2026-09-01", higher)).toEqual(answerHeadline("generalistes", "2026-09-01"));
});

test("a cut and an envelope are told of a funded year alone", () => {
  const { announced, envelope } = of2026;
  const unfunded = publish({ 2027: { announced, envelope } });
  expect(ids("FC", "2027-01-15", unsaid, unfunded)).toEqual(["period", "obligation", "references", "later"]);
});

test("what is announced is told, never subtracted", () => {
  expect(ask("FC", "2026-11-29").indemnity).toMatchObject({ cents: 13_500, announcedInCents: 0 });
  expect(ask("EPP", "2026-09-01").indemnity).toMatchObject({ cents: 18_000, announcedInCents: 9_000, standing: "announced-lower" });
  expect(ask("PI", "2026-09-01").indemnity).toMatchObject({ cents: 45_000, announcedInCents: null, standing: "last-published" });
  expect(ask("FC", "2026-11-29", withScale).proofs.map(({ id }) => id)).not.toContain("cut");
});

const aidsOf = (profession: Profession, person: Visitor, day = "2026-11-29") => {
  const { kind, aids, hasReason } = ask("FC", day, years, person, profession).payer;
  return [kind, hasReason, ...aids.map(({ from, needs }) => [from, ...needs].join(" "))].join(", ");
};
const OPCO = "opco agreement qualiopi";

test.each<[profession: Profession, name: string, in2026: string, in2027: string]>([
  ["generalistes", "salarie", `employer, false, ${OPCO}`, `employer, false, ${OPCO}`],
  [
    "generalistes",
    "salarie/hopital-public",
    "employer, false, dpc-medical agreement, anfh agreement, agency-to-dpc-medical agreement",
    "employer, false, dpc-medical agreement, anfh agreement",
  ],
  ["generalistes", "salarie/prive", `employer, false, ${OPCO}, agency-by-opco agreement`, `employer, false, ${OPCO}`],
  ["generalistes", "salarie/cabinet", `employer, true, ${OPCO}`, `employer, false, ${OPCO}`],
  ["generalistes", "salarie/autre", "employer, false", "employer, false"],
  ["generalistes", "remplacant-ou-autre", "self, false, none-faf-pm written-answer", "self, false, none-faf-pm written-answer"],
  ["infirmiers", "salarie", `employer, false, ${OPCO}`, `employer, false, ${OPCO}`],
  [
    "infirmiers",
    "salarie/hopital-public",
    "employer, true, training-plan agreement, anfh agreement",
    "employer, false, training-plan agreement, anfh agreement",
  ],
  ["infirmiers", "salarie/prive", `employer, true, ${OPCO}`, `employer, false, ${OPCO}`],
  ["infirmiers", "salarie/cabinet", `employer, true, ${OPCO}`, `employer, false, ${OPCO}`],
  ["infirmiers", "salarie/autre", "employer, false", "employer, false"],
  ["infirmiers", "remplacant-ou-autre", "self, false, fif-pl written-answer qualiopi", "self, false, fif-pl written-answer qualiopi"],
  ["infirmiers", "centre-de-sante", "agency, false", "unknown, false"],
])(
  "%s, %s: who pays, whether the agency's rule is a reason, what may help; the agency's part ends with its year",
  (profession, name, in2026, in2027) => {
    const [, person = unsaid] = PEOPLE.find(([of]) => of === name) ?? [];
    expect(aidsOf(profession, person)).toBe(in2026);
    expect(aidsOf(profession, person, "2027-01-15")).toBe(in2027);
  },
);

test("an action that ends after the year has no part of the agency's either", () => {
  expect(ask("PI", "2026-11-29", years, { status: "salarie", employer: "prive" }).payer.aids).toHaveLength(1);
  expect(ask("PI", "2026-11-29", years, { status: "salarie", employer: "cabinet" }).payer.hasReason).toBe(false);
});

test("every payer's record is one of these situations", () => {
  for (const profession of PROFESSIONS)
    expect(Object.keys(payerFacts[profession]).toSorted()).toEqual([...STATUSES, ...EMPLOYERS].toSorted());
});

const proofsOf = (format: Format, day: string, person = unsaid, records = years, hasCertificate = false) =>
  answer(sample("generalistes", format), person, day, records, hasCertificate).proofs;
const ids = (...of: Parameters<typeof proofsOf>) => proofsOf(...of).map(({ id }) => id);

test("the proofs are those of the day, the person and the format, what is sure first", () => {
  const always = ["funding", "period", "obligation", "references", "cut", "envelope"];
  expect(ids("FC", "2026-11-29")).toEqual(always);
  expect(ids("PI", "2026-11-29")).toEqual([...always, "later"]);
  expect(ids("FC", "2026-11-29", { status: "centre-de-sante", employer: null })).toEqual([...always, "centre"]);
  const privately: Visitor = { status: "salarie", employer: "prive" };
  expect(ids("FC", "2026-11-29", privately)).toEqual([...always.toSpliced(4, 0, "agency-by-opco"), "qualiopi"]);
  expect(ids("FC", "2026-11-29", privately, years, true)).not.toContain("qualiopi");
  expect(ids("PI", "2027-01-15", privately)).toEqual(["period", "obligation", "references", "later-outside-agency", "qualiopi"]);
  expect(ids("FC", "2027-01-15")).toEqual(["period", "obligation", "references", "later"]);
});

test("each proof says how sure it is", () => {
  expect(Object.fromEntries(proofsOf("FC", "2026-11-29").map(({ id, certainty }) => [id, certainty]))).toEqual({
    // Nobody has read their sources yet.
    funding: "operator",
    obligation: "operator",
    period: "text",
    references: "reported",
    cut: "announced",
    envelope: null,
  });
});

test("a claim whose sources nobody has read is the operator's, and such a source is not printed", () => {
  const [funding] = proofsOf("FC", "2026-11-29");
  expect(funding).toMatchObject({ certainty: "operator", sources: [] });
  const read = publish({ 2026: { funding: of2026.funding && { ...of2026.funding, sources: [SOURCE, { ...SOURCE, readOn: null }] } } });
  expect(proofsOf("FC", "2026-11-29", unsaid, read)[0]).toMatchObject({ certainty: "text", sources: [SOURCE] });
});

test("from the first day of an unpublished year, what was proved is told in the past", () => {
  const told = (day: string) => writeProofs(proofsOf("FC", day), day).map(({ text }) => plainly(text));
  expect(told("2026-11-29").join(" ")).not.toContain("valai");
  const [period, obligation, references, later] = told("2027-01-15");
  expect(period).toBe("Les orientations 2023-2025 valaient jusqu’au 31 décembre 2026 (arrêté du 23 juin 2025).");
  expect(obligation).toContain("valait jusqu’au 31 décembre 2026");
  expect(references).toBe("Les références publiées valaient jusqu’au 31 décembre 2026.");
  expect(later).toBe("Pour 2027, ni le payeur, ni les heures, ni l’indemnité ne sont publiés.");
});

const together = (formats: Format[], day: string, person = unsaid, hoursLeft: number | null = 21, records = years) => {
  const each = formats.map((format) => ask(format, day, records, person));
  const found = answerTogether(each.map(pickWeighed), hoursLeft);
  const texts = each.map((one) => ({ ...one, text: writeAnswer(one, day, records).line }));
  return { ...found, text: plainly(writeTogetherLine(found, texts) ?? "") };
};

test("several offers add up only where every amount is known", () => {
  expect(together(["FC"], "2026-11-29")).toMatchObject({ hours: 6, toPayInCents: 0, indemnityInCents: 13_500, missing: ["EPP"] });
  expect(together(["FC", "PI"], "2026-11-29")).toMatchObject({
    priceInCents: 106_400,
    toPayInCents: null,
    indemnityInCents: null,
    missing: [],
  });
  expect(together(["FC", "PI"], "2026-09-01")).toMatchObject({ toPayInCents: 0, indemnityInCents: 58_500 });
  expect(together(["FC"], "2026-11-29", unsaid, 5)).toMatchObject({ hoursOver: 1, toPayInCents: null, indemnityInCents: null });
  const self: Visitor = { status: "remplacant-ou-autre", employer: null };
  expect(together(["FC", "PI"], "2026-11-29", self, null)).toMatchObject({ toPayInCents: 106_400, indemnityInCents: null, hoursOver: 0 });
  expect(together(["FC"], "2026-11-29", { status: "salarie", employer: null }, null).toPayInCents).toBeNull();
  expect(together([], "2026-11-29")).toMatchObject({ line: null, toPayInCents: null, indemnityInCents: null, text: "" });
});

test.each<[formats: Format[], day: string, name: string, text: string]>([
  [["FC", "EPP"], "2026-09-01", "non dit", "Tout peut finir en 2026 ; deux types d’actions sur trois sont réunis."],
  [["PI"], "2026-09-01", "non dit", "Tout peut finir en 2026 ; deux types d’actions sur trois sont réunis."],
  [["FC", "FC"], "2026-11-29", "non dit", "Tout peut finir en 2026 ; la FC seule ne remplit pas l’obligation."],
  [["EPP"], "2026-09-01", "non dit", "Tout peut finir en 2026 ; l’EPP seule ne remplit pas l’obligation."],
  [["FC", "PI"], "2026-11-29", "non dit", "Une partie finit en 2027 : ni son payeur ni son indemnité ne sont publiés."],
  [["FC", "PI"], "2026-11-29", "salarie", "Une partie finit en 2027 : on ne sait pas encore pour quelle période elle comptera."],
  [["PI", "EPP"], "2026-11-29", "non dit", "Fin en 2027 : ni le payeur ni l’indemnité ne sont encore publiés."],
  [["PI", "FC"], "2027-10-01", "non dit", "La prise en charge de 2027 n’est pas publiée : votre compte agencedpc.fr fait foi."],
  [["PI", "FC"], "2027-10-01", "salarie", "Ce qui suit la période 2023-2026 n’est pas encore publié."],
])("%j on %s, %s: one line for all", (formats, day, name, text) => {
  const [, person = unsaid] = PEOPLE.find(([of]) => of === name) ?? [];
  expect(together(formats, day, person, null).text).toBe(text);
});

test("more hours than are left is said before anything else", () => {
  expect(together(["PI", "PI", "EPP"], "2026-11-29").text).toBe("3 h de trop : au-delà de vos heures, pas de prise en charge.");
});

test("no line has more than 90 characters", () => {
  const days = ["2026-09-01", "2026-11-29", "2026-12-20", "2027-01-15", "2027-10-01"];
  const all = days.flatMap((day) =>
    [years, with2027].flatMap((records) => answerEverybody(records, day).map((one) => writeAnswer(one, day, records).line)),
  );
  const several = days.flatMap((day) =>
    PEOPLE.flatMap(([, person]) =>
      [["FC"], ["EPP"], ["FC", "PI"], ["PI", "PI", "PI"]].map((formats) => together(formats as Format[], day, person).text),
    ),
  );
  expect([...all, ...several].filter((text) => text.length > 90)).toEqual([]);
  expect(new Set(all).size).toBeGreaterThan(8);
});

test("a year's headline has hours and no charge only while the year is published", () => {
  expect(answerHeadline("generalistes", "2026-11-29")).toEqual({
    hours: 21,
    inCents: 95_000,
    chargeInCents: 0,
    standing: "announced-lower",
    year: "2025",
    isDayFunded: true,
  });
  expect(answerHeadline("infirmiers", "2027-01-15")).toMatchObject({
    hours: null,
    inCents: 35_700,
    chargeInCents: null,
    standing: "not-published",
  });
  expect(answerHeadline("infirmiers", "2027-01-15", with2027)).toMatchObject({ hours: 14, chargeInCents: 0, standing: "last-published" });
  const upTo = publish({ 2026: { scale: { ...scale, upTo: { generalistes: 45_000, infirmiers: 20_000 } } } });
  expect(answerHeadline("generalistes", "2026-11-29", upTo)).toMatchObject({ inCents: 45_000, standing: "confirmed", year: "2026" });
});

test.each<[day: string, records: Years, note: string]>([
  [
    "2026-11-29",
    years,
    "* Montants du barème 2025, selon éligibilité et heures restantes. Pour 2026, des représentants de trois professions annoncent une FC en ligne sans indemnité et une EPP à 50 % ; nous n’avons pas lu le tableau de l’Agence : votre compte agencedpc.fr fait foi.",
  ],
  [
    "2027-01-15",
    years,
    "* Montants du barème 2025, le dernier que nous ayons lu ; une baisse était annoncée pour 2026. L’indemnité de 2027 n’est pas publiée : votre compte agencedpc.fr fait foi.",
  ],
  ["2026-11-29", withScale, "* Montants du barème 2026, selon éligibilité et heures restantes : votre compte agencedpc.fr fait foi."],
  [
    "2027-03-01",
    with2027,
    "* Montants du barème 2025, le dernier que nous ayons lu, selon éligibilité et heures restantes : votre compte agencedpc.fr fait foi.",
  ],
])("on %s the star's note says which scale it is and how sure", (day, records, note) => {
  expect(plainly(writeNote(day, records))).toBe(note);
});

test("the answer has rules only: no word, no clock", () => {
  const code = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  for (const file of code) {
    const source = readFileSync(path.join(import.meta.dirname, file), "utf8").replaceAll(/\/\*\*?.*?\*\/|\/\/.*$/gms, "");
    const strings = [...source.matchAll(/"[^"\n]*"|`[^`]*`/g)].map(([text]) => text.replaceAll(/\$\{[^}]*\}/g, ""));
    expect(source, file).not.toMatch(/\bDate\b/);
    expect(
      strings.filter((text) => text.includes(" ")),
      file,
    ).toEqual([]);
  }
  expect(code.length).toBeGreaterThan(6);
});
