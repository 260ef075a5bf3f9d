import { legalIdentity } from "#app/content/legal-identity.ts";
import { listOffers } from "#app/content/offers.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import type { Format, LineKey, Profession } from "#app/content/vocabulary.ts";
import type { Years } from "#app/content/year-schema.ts";
import { years } from "#app/content/years.ts";
import { type Indemnity, readIndemnity } from "./indemnity.ts";
import { type Proof, readProofs } from "./proofs.ts";
import { type Day, lastStartOf, latest, readLine, readWhen } from "./when.ts";
import { isOutsideAgency, type Payer, readPayer, type Visitor } from "./who.ts";

export interface AskedOffer {
  profession: Profession;
  format: Format;
  reference: string;
  hours: number;
  priceInCents: number;
  indemnityInCents: number;
}

export interface Answer {
  format: Format;
  hours: number;
  priceInCents: number;
  /** Earliest end. */
  ends: Day;
  /** Last day on which this format still ends inside the funded year of the day; null where no year is funded. */
  lastStart: Day | null;
  /** Null `certainty` where the payer is unknown. */
  payer: Payer;
  /** What the person pays: nothing where the agency pays; null where it is the employer's, or unknown. */
  toPayInCents: number | null;
  indemnity: Indemnity;
  /** Of a year, where the agency pays and the year of the end is funded; else null. */
  capHours: number | null;
  /** `period`: null where nobody has published one for the end. */
  countsFor: { types: readonly ("FC" | "EPP")[]; period: string | null };
  /** `lastDay`: of the published reference. */
  reference: { number: string; lastDay: Day | null; state: "open" | "ends-after" | "expired" };
  line: LineKey;
  isDayFunded: boolean;
  /** For the closed details, in order. */
  proofs: readonly Proof[];
}

const TYPES = { PI: ["FC", "EPP"], EPP: ["EPP"], FC: ["FC"] } as const satisfies Record<Format, readonly ("FC" | "EPP")[]>;

/**
 * What an offer is for this person, started on this day (ISO date in Paris). Paid, indemnified and counted by what is
 * published for the day on which it can end at the earliest; where nothing is published for it, nothing is promised.
 * Amounts are in cents. `records` and `hasCertificate` are the published ones, save in tests.
 */
export function answer(
  offer: AskedOffer,
  person: Visitor,
  day: Day,
  records: Years = years,
  hasCertificate = legalIdentity.qualityCertificate !== null,
): Answer {
  const { profession, format, reference, hours, priceInCents } = offer;
  const when = readWhen(format, day, records);
  const payer = readPayer(profession, person, when);
  const isOutside = isOutsideAgency(payer.kind);
  const lastDay = latest("references", records)?.until ?? null;
  return {
    format,
    hours,
    priceInCents,
    ends: when.ends,
    lastStart: lastStartOf(format, day, records),
    payer,
    toPayInCents: { agency: 0, self: priceInCents, employer: null, unknown: null }[payer.kind],
    indemnity: readIndemnity(format, offer.indemnityInCents, when, isOutside, records),
    capHours: payer.kind === "agency" ? (when.funding?.hours[profession] ?? null) : null,
    countsFor: { types: TYPES[format], period: when.period?.name ?? null },
    reference: { number: reference, lastDay, state: readReference(lastDay, when.ends, day) },
    line: readLine(when, day, isOutside),
    isDayFunded: when.fundingOfDay !== null,
    proofs: readProofs({ profession, person, payer, when, day, records, hasCertificate }),
  };
}

function readReference(lastDay: Day | null, ends: Day, day: Day): Answer["reference"]["state"] {
  if (lastDay === null || day > lastDay) return "expired";
  return ends > lastDay ? "ends-after" : "open";
}

/** Of each reference of a programme, in the order of its formats. */
export function answerProgramme(
  programme: Pick<Programme, "profession" | "formats" | "mobileOffer">,
  person: Visitor,
  day: Day,
  records: Years = years,
): Answer[] {
  const { profession } = programme;
  return listOffers(programme).map(({ format, offer }) => answer({ ...offer, profession, format }, person, day, records));
}
