import { capitalise } from "#app/content/format.ts";
import { describeSubject, findAsked } from "#app/content/programmes/find-offer.ts";
import { typeset } from "#app/content/typeset.ts";
import type { ContactRefusal, ErasureHash, FollowUpEntry } from "#workers/db/schema.ts";
import { OPPOSITION } from "#workers/db/vocabulary.ts";
import { isUndoing, latestFirst } from "./entries.ts";
import { sayDay, sayFullDay } from "./french-time.ts";
import { sayCorrection, sayOutcome, sayRefusal } from "./outcome-words.ts";
import type { Entries, PersonOnFile, PersonRecord } from "./read-people.ts";
import { sayCatalogue, sayNeed, saySlot } from "./record-words.ts";
import { formatReference } from "./reference.ts";
import { saySource } from "./source-words.ts";

/** One thing that happened with a person, in words. */
interface HistoryEvent {
  /** ISO 8601. */
  at: string;
  /** Null for what the person did. */
  author: string | null;
  words: string;
}

/** A person's history, newest first: what they sent and what we noted. With the whole dates when there is no `now`. */
export function listHistory(person: PersonOnFile, now?: Date): HistoryEvent[] {
  return [...person.records.map((record) => describeSent(record, now)), ...listNoted(person)].sort(latestFirst);
}

/** What a request asks for: « Endométriose, PI, mardi 24 nov., le matin ». */
export function sayRequest(record: PersonRecord & { table: "callback_requests" }, now?: Date): string {
  const when = saySlot(record.creneau);
  const asked = findAsked(record).map(({ programme, format }) => `${programme.shortTitle}, ${format}`);
  const day = record.jour && (now ? sayDay(record.jour, now) : sayFullDay(record.jour));
  return typeset(
    [sayNeed(record.besoin), asked.join(" et ") || describeSubject(record), day ? `${day}, ${when}` : when].filter(Boolean).join(", "),
  );
}

function describeSent(record: PersonRecord, now?: Date): HistoryEvent {
  const campaign = record.utm_campaign ? ` Campagne « ${record.utm_campaign} ».` : "";
  const what =
    record.table === "callback_requests"
      ? `Demande de rappel : ${sayRequest(record, now)}. ${capitalise(saySource(record))}.`
      : `Catalogue ${sayCatalogue(record.catalogue_type)}. ${capitalise(saySource({ source_page: record.source_page }))}.`;
  return { at: record.created_at, author: null, words: typeset(what + campaign) };
}

/** What operators noted, an entry that is shared by several records once. */
export function listNoted({ records, followUps, refusals }: PersonOnFile): HistoryEvent[] {
  const corrections = new Map(records.flatMap((record) => record.corrections).map((entry) => [`${entry.id} ${entry.field}`, entry]));
  const noted: (HistoryEvent & { id: string })[] = [
    ...followUps.map((entry) => ({ ...entry, words: sayFollowUp(entry) })),
    ...refusals.map((entry) => ({ ...entry, words: describeRefusal(entry) })),
    ...[...corrections.values()].map((entry) => ({ ...entry, words: `${capitalise(sayCorrection(entry))} : ${entry.value}.` })),
  ];
  return noted.map(({ at, author, id, words }) => ({ at, author, words: typeset(isUndoing({ id }) ? `Annulé : ${words}` : words) }));
}

function sayFollowUp({ status, call_at, note }: FollowUpEntry): string {
  if (status === null) return note ? `Note : ${note}` : "Note effacée.";
  return `${capitalise(sayOutcome({ status, call_at }))}${note ? ` : « ${note} »` : ""}.`;
}

function describeRefusal(entry: ContactRefusal): string {
  const words = entry.is_refused ? capitalise(sayRefusal(entry)) : `Refus levé : ${sayRefusal(entry)}`;
  return `${words}${entry.note ? `, ${entry.note}` : ""}.`;
}

/** What an operator did, without any name or address. */
export type JournalLine = ReturnType<typeof writeJournal>[number];

/** Everything that operators noted, refused, corrected or erased, newest first; an entry that concerns several records is one line. */
export function writeJournal({ followUps, refusals, corrections, erasures }: Entries & { erasures: readonly ErasureHash[] }) {
  const entries = [
    ...followUps.map((entry) => ({ ...entry, what: nameFollowUp(entry) })),
    // What the opposition list adds is no operator's doing.
    ...refusals.filter(({ author }) => author !== OPPOSITION).map((entry) => ({ ...entry, what: sayRefusal(entry) })),
    ...corrections.map((entry) => ({ ...entry, what: sayCorrection(entry) })),
    // An erasure keeps nothing but its hashes.
    ...erasures.map(({ erased_at, id }) => ({ at: erased_at, id, what: "effacement", author: "", record_id: null })),
  ];
  const lines = [...Map.groupBy(entries, ({ id, what }) => `${id} ${what}`).values()].map((group) => {
    const [{ id, at, author, what }] = group as [(typeof entries)[number]];
    const ids = new Set(group.flatMap(({ record_id }) => record_id ?? []));
    return {
      id: `${id} ${what}`,
      at,
      author,
      what: typeset(isUndoing({ id }) ? `annulé : ${what}` : what),
      records: [...ids].map((record) => ({ id: record, reference: formatReference(record) })),
    };
  });
  return lines.sort(latestFirst);
}

/** The same without what is in it. */
function nameFollowUp({ status, call_at, note }: FollowUpEntry): string {
  if (status === null) return note ? "note" : "note effacée";
  return `${sayOutcome({ status, call_at })}${note ? ", avec une note" : ""}`;
}
