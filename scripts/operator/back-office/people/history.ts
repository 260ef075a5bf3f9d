import { describeSubject, findAsked } from "#app/content/programmes/find-offer.ts";
import { sayDay, sayMoment } from "#people/french-time.ts";
import { sayOutcome } from "#people/outcome-words.ts";
import type { PersonOnFile, PersonRecord } from "#people/read-people.ts";
import { sayCatalogue, saySlot } from "#people/record-words.ts";
import { saySource } from "#people/source-words.ts";
import type { ContactRefusal, RecordCorrection } from "#workers/db/schema.ts";
import { html, type Piece } from "../html.ts";
import { capitalise } from "../shell.ts";

/** A person's history, newest first: what they sent and what we noted. */
export function sayHistory(person: PersonOnFile, now: Date): Piece {
  return timeline([...sentEvents(person, now), ...notedEvents(person)], (at) => sayMoment(at, now));
}

/** Events, newest first; ours look different from theirs. */
export function timeline(events: readonly HistoryEvent[], say: (moment: string) => string): Piece {
  return html`<ol class="bo-timeline">${events
    .toSorted(newestFirst)
    .map(
      ({ at, author, words }) =>
        html`<li class="${author ? "is-us" : ""}"><time class="bo-tiny" datetime="${at}">${say(at)}${author ? ` · ${author}` : ""}</time>${words}</li>`,
    )}</ol>`;
}

export function newestFirst(a: { at: string }, b: { at: string }): number {
  return a.at < b.at ? 1 : Number(a.at > b.at) * -1;
}

interface HistoryEvent {
  at: string;
  /** Undefined for the person's own actions. */
  author?: string;
  words: Piece;
}

type Request = PersonRecord & { table: "callback_requests" };

/** « Endométriose, PI, mardi 24 nov., le matin ». */
export function sayRequest(record: Request, now: Date): string {
  const when = saySlot(record.creneau);
  return [
    findAsked(record)
      .map(({ programme, format }) => `${programme.shortTitle}, ${format}`)
      .join(" et "),
    record.jour ? `${sayDay(record.jour, now)}, ${when}` : when,
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a request is about, each in two words: « Endométriose PI »; the programme alone when no format was chosen. */
export function sayAsked(record: Request): string[] {
  const asked = findAsked(record).map(({ programme, format }) => `${programme.shortTitle} ${format}`);
  return asked.length > 0 ? asked : [describeSubject(record) ?? []].flat();
}

function sentEvents({ records }: PersonOnFile, now: Date): HistoryEvent[] {
  return records.map((record) => {
    const campaign = record.utm_campaign ? ` Campagne « ${record.utm_campaign} ».` : "";
    return {
      at: record.created_at,
      words:
        record.table === "callback_requests"
          ? html`Demande de rappel : ${sayRequest(record, now)}. ${saySource(record)}.${campaign}`
          : html`Catalogue ${sayCatalogue(record.catalogue_type)}. ${saySource({ source_page: record.source_page })}.${campaign}`,
    };
  });
}

/** What was noted; an entry shared by several records is listed once. */
export function notedEvents({ records, refusals }: PersonOnFile): HistoryEvent[] {
  const followUps = new Map(records.flatMap((record) => record.followUps).map((entry) => [entry.id, entry]));
  const corrections = new Map(records.flatMap((record) => record.corrections).map((entry) => [`${entry.id}${entry.field}`, entry]));
  return [
    ...[...followUps.values()].map((entry) => ({
      at: entry.at,
      author: entry.author,
      words:
        entry.status === null
          ? entry.note
            ? html`Note : ${entry.note}`
            : html`Note effacée.`
          : html`${capitalise(sayOutcome(entry))}${entry.note ? html` : « ${entry.note} »` : ""}.`,
    })),
    ...refusals.map((entry) => ({
      at: entry.at,
      author: entry.author,
      words: html`<b>${sayRefusal(entry)}</b>${entry.note ? `, ${entry.note}` : ""}.`,
    })),
    ...[...corrections.values()].map((entry) => ({ at: entry.at, author: entry.author, words: html`${sayCorrection(entry)}` })),
  ];
}

function sayRefusal({ channel, is_refused }: ContactRefusal): string {
  const verb = channel === "telephone" ? "appeler" : "écrire";
  return is_refused
    ? `Ne plus ${verb}`
    : `Refus levé : peut de nouveau ${channel === "telephone" ? "être appelé" : "recevoir des e-mails"}`;
}

const FIELDS: Record<RecordCorrection["field"], string> = {
  prenom: "Prénom corrigé",
  nom: "Nom corrigé",
  email: "E-mail corrigé",
  telephone: "Téléphone corrigé",
};

function sayCorrection({ field, value }: RecordCorrection): string {
  return `${FIELDS[field]} : ${value}.`;
}
