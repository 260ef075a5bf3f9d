import { formatCallCode } from "#app/content/call-code.ts";
import { formatDay } from "#app/content/day-words.ts";
import { capitalise, formatCount } from "#app/content/format.ts";
import { countEnrolments, describeLine } from "#app/content/pages/employer-quotation.ts";
import { describeSubject } from "#app/content/programmes/find-offer.ts";
import { nameQuotedOffer } from "#app/content/quoted-offers.ts";
import { foldName, MANY_OF_ONE_NAME } from "#workers/people/identity/person-keys.ts";
import { formatReference } from "#workers/people/identity/reference.ts";
import { formatCatalogue, formatNeed, formatProfession, formatSlotHours, isolate } from "#workers/people/labels/record-labels.ts";
import { SCREENS } from "#workers/people/labels/screen-labels.ts";
import type { SentRecord } from "../db/people.ts";
import type { PersonTable } from "../db/vocabulary.ts";
import { plainName } from "./chat-text.ts";

/** E-mail holds the reference and first name; both say the call code, never in a subject; chat adds profession, time and subject. No other personal data. */

export interface Message {
  chat: string;
  email: { subject: string; text: string };
}

const HEADLINES: Record<PersonTable, string> = {
  callback_requests: "Rappel demandé",
  catalogue_downloads: "Catalogue téléchargé",
  quotation_requests: "Devis demandé",
};
const MINUTE_MS = 60_000;
const LONGEST_IN_MINUTES = 120;
/** Above this count, the back office lists them. */
const MOST_LINES = 10;
const WHERE_THE_REST_IS = `Tout le reste est dans le suivi des demandes, à l’écran « ${SCREENS["/appels"]} ».`;

/** Oldest first. `opposed`: ids of records on the opposition list. */
export function describeRecords(records: readonly SentRecord[], opposed: ReadonlySet<string>): Message {
  const [first, ...others] = records;
  if (first === undefined) throw new Error("A message announces at least one record");
  if (others.length === 0) {
    const subject = emailLine(first);
    return { chat: chatLine(first, opposed), email: { subject, text: `${mailLine(first)}\n\n${WHERE_THE_REST_IS}\n` } };
  }
  const subject = `${formatCount(records.length, "demande")} en ${describeSpan(records)}`;
  const lines = foldNames(records);
  const listed = lines.length > MOST_LINES ? [] : lines;
  const headline = `${subject}${listed.length > 0 ? " :" : "."}`;
  return {
    chat: [headline, ...listed.map((each) => foldedLine(each) ?? chatLine(each[0], opposed)), WHERE_THE_REST_IS].join("\n"),
    email: {
      subject,
      text: `${[headline, listed.map((each) => foldedLine(each) ?? mailLine(each[0])).join("\n"), WHERE_THE_REST_IS].filter(Boolean).join("\n\n")}\n`,
    },
  };
}

const TRIAL = "Message d’essai : vous serez prévenu ici. Il n’y a rien à faire.";
export const TEST_MESSAGE: Message = { chat: TRIAL, email: { subject: "Message d’essai", text: `${TRIAL}\n` } };

type Folded = [SentRecord, ...SentRecord[]];

/** One line per record; one for all of a name sent many times, so that the others can be read. */
function foldNames(records: readonly SentRecord[]): Folded[] {
  return [...Map.groupBy(records, foldName).values()].flatMap((same) =>
    same.length < MANY_OF_ONE_NAME ? same.map((record): Folded => [record]) : [same as Folded],
  );
}

/** « 44 envois du même nom : Jean » */
function foldedLine([first, ...others]: Folded): string | null {
  if (others.length === 0) return null;
  return `${formatCount(others.length + 1, "envoi")} du même nom : ${nameSender(first)}`;
}

/** A first name, or how many learners a quotation is for. */
function nameSender(record: SentRecord): string {
  return record.table === "quotation_requests" ? countEnrolments(record.lines) : isolate(plainName(record.prenom));
}

function chatLine(record: SentRecord, opposed: ReadonlySet<string>): string {
  const warning = opposed.has(record.id) ? "à confirmer avant d’appeler : a refusé de l’être" : "";
  return [emailLine(record), codeLine(record), ...describeDetails(record), warning].filter(Boolean).join(", ");
}

/** « Devis demandé : Zoé, CIM-7F3K-29QX » */
function emailLine(record: SentRecord): string {
  const need = "besoin" in record ? formatNeed(record.besoin) : "";
  return `${capitalise(need || HEADLINES[record.table])} : ${nameSender(record)}, ${formatReference(record.id)}`;
}

/** In the text, never in the subject. */
function mailLine(record: SentRecord): string {
  return [emailLine(record), codeLine(record)].filter(Boolean).join(", ");
}

/** « dites d’abord : 48 27 »; empty without a code. */
function codeLine(record: SentRecord): string {
  const call_code = "call_code" in record && record.call_code;
  return call_code ? `dites d’abord : ${formatCallCode(call_code)}` : "";
}

/** « Infirmiers », « mardi 24 novembre », « Fin de journée (17 h – 19 h) », « Endométriose, programme intégré, 9A0X2425002, 10 h » */
function describeDetails(record: SentRecord): (string | null)[] {
  if (record.table === "quotation_requests")
    return record.lines.map((line) => describeLine(line.learners, nameQuotedOffer(line.reference)));
  if (record.table === "catalogue_downloads") return [formatCatalogue(record.catalogue_type)];
  const day = record.jour === null ? null : formatDay(record.jour);
  return [
    formatProfession(record.profession),
    day && `${day.weekday} ${day.date}`,
    formatSlotHours(record.creneau, record.jour),
    describeSubject(record),
  ];
}

function describeSpan(records: readonly SentRecord[]): string {
  const moments = records.map(({ created_at }) => Date.parse(created_at));
  const minutes = Math.max(1, Math.ceil(((moments.at(-1) ?? 0) - (moments[0] ?? 0)) / MINUTE_MS));
  return minutes < LONGEST_IN_MINUTES ? formatCount(minutes, "minute") : formatCount(Math.round(minutes / 60), "heure");
}
