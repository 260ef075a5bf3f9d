import { type Answer, answer } from "#app/answer/answer.ts";
import { yearOf } from "#app/answer/when.ts";
import type { Visitor } from "#app/answer/who.ts";
import { writeAnswer, writeIndemnity, writeProofs } from "#app/answer/write.ts";
import { type WrittenPayer, writeKnownPayer } from "#app/answer/write-payer.ts";
import { formatEuros, formatHours, spellNumber } from "#app/content/format.ts";
import { financingPage } from "#app/content/pages/financing.ts";
import * as words from "#app/content/pages/financing-answers.ts";
import { gpEndometriosis } from "#app/content/programmes/gp-endometriosis.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { nursePain } from "#app/content/programmes/nurse-pain.ts";
import { employerFileAddress } from "#app/content/salaried-links.ts";
import type { ClaimSource } from "#app/content/schema.ts";
import { composeAddress, selectionLinks } from "#app/content/selection-links.ts";
import { employers } from "#app/content/visitor.ts";
import { EMPLOYERS, FORMATS, type Profession, STATUS_KEY, STATUSES, type Status } from "#app/content/vocabulary.ts";

const { bill, terms, steps, payers } = words.financingAnswers;

export interface FinancingRow {
  /** The fragment that opens it. */
  id: string;
  status: Status;
  name: string;
  hint: string;
  /** At the closed row. */
  payer: string;
  /** At its plate. */
  payerName: string;
  example: { subject: string; rows: ReadonlyArray<{ term: string; detail?: string; value: string; isSum?: boolean }> };
  /** Where the payer is unknown. */
  line: string | null;
  parts: ReadonlyArray<{ term: string; texts: ReadonlyArray<{ lead?: string; text: string }> }>;
  steps: ReadonlyArray<{ title: string; text: string; isQuotation?: boolean }>;
  /** Without `to`, opens a callback. */
  action: { label: string; to?: string };
  other?: { text: string; label: string; to: string };
  sources: readonly ClaimSource[];
}

const examples = { generalistes: gpEndometriosis, infirmiers: nursePain };

/** Who pays, by status, told on a day (ISO date in Paris) by one example: a format whose payer is known, if there is one. */
export function readRows(profession: Profession, day: string): FinancingRow[] {
  const programme = examples[profession];
  const ask = (format: (typeof FORMATS)[number], person: Visitor) =>
    answer({ ...programme.formats[format], profession, format }, person, day);
  const nobody = { status: null, employer: null };
  const format = FORMATS.find((one) => ask(one, nobody).payer.kind === "agency") ?? "FC";
  return STATUSES.map((status) => {
    const person = { status, employer: null };
    const found = ask(format, person);
    const told = { profession, status, day, found };
    return {
      id: `${status}-${profession}`,
      status,
      ...financingPage.signs.list[status],
      ...describePayer(told),
      ...withSubject(
        programme.shortTitle,
        found,
        describe(told, (employer) => ask(format, { ...person, employer })),
      ),
    };
  });
}

interface Told {
  profession: Profession;
  status: Status;
  day: string;
  found: Answer;
}
type Answered = Omit<FinancingRow, "id" | "status" | "name" | "hint" | "payer" | "payerName" | "example"> & {
  bill: FinancingRow["example"]["rows"];
};

function withSubject(programme: string, { format, hours }: Answer, { bill: rows, ...rest }: Answered) {
  return { ...rest, example: { subject: words.nameExample(programme, format, formatHours(hours)), rows } };
}

function describePayer({ profession, status, found }: Told) {
  const { kind } = found.payer;
  if (kind !== "unknown") return { payer: payers[kind], payerName: ownWords(profession, { status, employer: null }, found).name };
  const unknown = words.nameUnpublishedPayer(yearOf(found.ends));
  return { payer: unknown, payerName: unknown };
}

function ownWords(profession: Profession, person: Visitor, found: Answer): WrittenPayer {
  return writeKnownPayer(found, profession, person);
}

function describe(told: Told, askEmployer: (employer: (typeof EMPLOYERS)[number]) => Answer): Answered {
  const { kind } = told.found.payer;
  if (kind === "agency") return describeAgency(told);
  if (kind === "self") return describeSelf(told);
  return kind === "employer" ? describeEmployer(told, askEmployer) : describeUnknown(told);
}

function describeAgency({ profession, status, day, found }: Told): Answered {
  const { priceInCents, hours, ends, capHours, isDayFunded } = found;
  const price = formatEuros(priceInCents);
  const indemnity = writeIndemnity(found.indemnity, isDayFunded);
  const payer = ownWords(profession, { status, employer: null }, found);
  const centre = writeProofs(
    found.proofs.filter(({ id }) => id === "centre"),
    day,
  ).map(({ text }) => text);
  return {
    line: null,
    bill: [
      { term: bill.price, value: price },
      { term: bill.settled, value: `− ${price}` },
      { term: bill.charge, detail: words.endsIn(yearOf(ends)), value: formatEuros(0), isSum: true },
      {
        term: centre.length > 0 ? bill.indemnity : bill.received,
        detail: words.nameReceived(indemnity.label),
        value: indemnity.value,
        isSum: true,
      },
      ...(capHours === null
        ? []
        : [{ term: bill.left, detail: bill.ofYear, value: words.nameLeft(formatHours(capHours - hours), capHours) }]),
    ],
    parts: [
      { term: terms.course, texts: [{ text: payer.text }] },
      { term: terms.indemnity, texts: [payer.indemnity, ...centre].map((text) => ({ text })) },
      { term: terms.condition, texts: [{ text: words.financingAnswers.eligibility }] },
    ],
    steps: steps.agency,
    action: compose(profession, status),
    sources: payer.sources,
  };
}

/** Promises nothing, refers to the account. */
function describeUnknown({ profession, status, day, found }: Told): Answered {
  return {
    line: writeAnswer(found, day).line,
    bill: [{ term: bill.price, detail: bill.net, value: formatEuros(found.priceInCents), isSum: true }],
    parts: [{ term: terms.course, texts: [{ text: words.financingAnswers.unpublished }] }],
    steps: steps.unknown,
    action: compose(profession, status),
    sources: [],
  };
}

function describeEmployer({ profession, found }: Told, askEmployer: (employer: (typeof EMPLOYERS)[number]) => Answer): Answered {
  const { number: references } = found.reference;
  const hospital = `[${words.financingAnswers.hospitalFile[profession]}](${employerFileAddress({ profession, employer: "hopital-public", references })})`;
  const each = EMPLOYERS.map((employer) => {
    const asked = askEmployer(employer);
    const payer = ownWords(profession, { status: "salarie", employer }, asked);
    const hasAgencyPart = asked.payer.aids.some(({ from }) => from === "agency-by-opco" || from === "agency-to-dpc-medical");
    const text = hasAgencyPart ? words.addAgencyPart(payer.text, payer.agency) : payer.text;
    return { payer, lead: `${employers[employer].label}\u00A0:`, text: employer === "hopital-public" ? `${text} ${hospital}` : text };
  });
  const clauses = [...new Set(each.flatMap(({ payer }) => payer.clause ?? []))];
  return {
    line: null,
    bill: [{ term: bill.employerCost, detail: bill.net, value: formatEuros(found.priceInCents), isSum: true }, noIndemnity(found)],
    parts: [
      { term: terms.course, texts: [...each.map(({ lead, text }) => ({ lead, text })), ...clauses.map((text) => ({ text }))] },
      { term: terms.indemnity, texts: [{ text: ownWords(profession, { status: "salarie", employer: null }, found).indemnity }] },
      { term: terms.time, texts: [{ text: words.nameWorkTime(formatHours(found.hours)) }] },
    ],
    steps: steps.employer,
    action: { label: words.financingAnswers.prepareFile, to: employerFileAddress({ profession, references }) },
    other: { ...words.askOtherCourse(spellNumber(programmesOf(profession).length)), to: employerFileAddress({ profession }) },
    sources: [...new Map(each.flatMap(({ payer }) => payer.sources).map((source) => [source.name, source])).values()],
  };
}

function describeSelf({ profession, status, found }: Told): Answered {
  const price = formatEuros(found.priceInCents);
  const { text, clause, indemnity, step, sources } = ownWords(profession, { status, employer: null }, found);
  const [first, ...rest] = steps.self;
  return {
    line: null,
    bill: [
      { term: bill.price, detail: bill.net, value: price },
      { term: bill.charge, detail: bill.unlessFund, value: price, isSum: true },
      noIndemnity(found),
    ],
    parts: [
      { term: terms.course, texts: [text, clause].flatMap((one) => (one ? [{ text: one }] : [])) },
      { term: terms.indemnity, texts: [{ text: indemnity }] },
      { term: terms.condition, texts: [{ text: words.financingAnswers.nothingSettled }] },
    ],
    steps: [first, step, ...rest].flatMap((one) => one ?? []),
    action: { label: words.financingAnswers.callback },
    sources,
  };
}

function noIndemnity({ indemnity, isDayFunded }: Answer) {
  const { term, value } = writeIndemnity(indemnity, isDayFunded);
  return { term, value };
}

function compose(profession: Profession, status: Status) {
  return { label: selectionLinks.compose, to: `${composeAddress(profession)}&${STATUS_KEY}=${status}` };
}
