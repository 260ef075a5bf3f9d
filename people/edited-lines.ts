import { isDay } from "#app/content/days.ts";
import type { ContactRefusal, FollowUpEntry } from "#workers/db/schema.ts";
import { compare, NOTE_MAX_LENGTH } from "./entries.ts";
import { momentOf, writeMinute } from "./french-time.ts";
import { findStatusWord, labelOf, STATUS_LABELS, type StatusWord } from "./outcome-words.ts";
import { phoneKey } from "./phone.ts";
import type { PersonOnFile } from "./read-people.ts";

/**
 * What somebody changed in an exported file before it comes back: the follow-up, the note and the time to call again. Each line says which
 * entry was the last when it was written, so that what a colleague did since is neither undone nor taken for a change.
 */

/** The columns that are taken; all others say what visitors sent, or follow from the rest. */
export const TAKEN_COLUMNS = ["suivi", "note", "rappeler_le"] as const;
/** What they are compared with. The first is the id of the last entry; a spreadsheet may shorten the second to minutes. */
export const SEEN_COLUMNS = ["suivi_id", "suivi_le"] as const;
/** The columns that tell of no edit: also those that follow from the rest, and may have changed since for good reasons. */
const KNOWN_COLUMNS: ReadonlySet<string> = new Set([
  ...[...TAKEN_COLUMNS, ...SEEN_COLUMNS],
  ...["personne", "telephone_international", "ne_pas_appeler", "motif", "ne_pas_ecrire", "motif_email", "suivi_par"],
]);

/** A line of the file, with its number there. */
export interface EditedLine {
  number: number;
  cells: Readonly<Record<string, string>>;
}

/** What a line is about. */
interface FollowedRecord {
  id: string;
  followUps: readonly FollowUpEntry[];
  /** Undefined for a booking, which names nobody. */
  person?: PersonOnFile;
}

export interface LineEdit<Row extends FollowedRecord> {
  row: Row;
  /** Null when it stays as it is. */
  status: StatusWord | null;
  /** ISO 8601; with `a-rappeler` only. */
  callAt: string | null;
  note: string | null;
}

export interface EditPlan<Row extends FollowedRecord> {
  edits: LineEdit<Row>[];
  /** Lines that somebody else changed since, or that are gone (`row` undefined); with what the file says of the follow-up. */
  conflicts: { number: number; row: Row | undefined; wanted: string }[];
  /** Columns that were changed and are not taken, each with its lines. */
  notTaken: Map<string, number[]>;
  /** What no line can say: nothing must be applied then. */
  errors: { number: number; words: string }[];
}

type Entry = FollowUpEntry | ContactRefusal;

/** What was noted of a record at some moment. */
interface FollowUpCells {
  /** The last outcome and, where it was the last word, the refusal to be called: an export says one or the other. */
  statuses: StatusWord[];
  note: string;
  /** `2026-11-24 14:00`, in Paris; empty for none. */
  callAt: string;
}

/** Tells the changes of a file. `write` gives the cells that an export would write now. */
export function planEdits<Row extends FollowedRecord>(
  lines: readonly EditedLine[],
  rows: ReadonlyMap<string, Row>,
  { write, now }: { write(row: Row): Readonly<Record<string, string>>; now: Date },
): EditPlan<Row> {
  const plan: EditPlan<Row> = { edits: [], conflicts: [], notTaken: new Map(), errors: [] };
  for (const line of lines) {
    const row = rows.get(line.cells.id ?? "");
    const wanted = line.cells.suivi?.trim() ?? "";
    if (!row) {
      plan.conflicts.push({ number: line.number, row, wanted });
      continue;
    }
    noteOthers(plan.notTaken, line, row, write(row));
    const history = historyOf(row);
    const seen = findSeen(history, line.cells);
    const edit = readEdit(line, row, { former: seen === undefined ? undefined : followUpAt(history.slice(0, seen + 1)), history, now });
    if ("words" in edit) plan.errors.push({ number: line.number, words: edit.words });
    else if (isStaleRefusal(row, wanted)) plan.conflicts.push({ number: line.number, row, wanted });
    else if (edit.status === null && edit.callAt === undefined && edit.note === null) continue;
    else if (seen !== history.length - 1) plan.conflicts.push({ number: line.number, row, wanted });
    else plan.edits.push({ row, status: edit.status, callAt: edit.callAt ?? null, note: edit.note });
  }
  return plan;
}

/** The id of the last entry on a record, for the column that a returning line is recognised by; empty when there is none. */
export function lastEntryId(record: FollowedRecord): string {
  return historyOf(record).at(-1)?.id ?? "";
}

/** The file says « ne plus appeler », and the person asked for a call since: an adviser must say which holds. */
function isStaleRefusal({ person }: FollowedRecord, wanted: string): boolean {
  return person?.standing.telephone.state === "unsure" && findStatusWord(wanted) === "ne-plus-appeler";
}

/** What a line changes: `null` leaves as it is, and so does an undefined `callAt`. */
type Edit = Pick<LineEdit<FollowedRecord>, "status" | "note"> & { callAt: string | null | undefined };

/** What a line changes, or why that cannot be. `former` is how it was written; undefined when no entry fits what it says. */
function readEdit(
  { cells }: EditedLine,
  row: FollowedRecord,
  { former, history, now }: { former: FollowUpCells | undefined; history: readonly Entry[]; now: Date },
): Edit | { words: string } {
  const current = followUpAt(history);
  const text = cells.suivi?.trim() ?? "";
  const last = row.followUps.findLast(({ status }) => status !== null)?.status ?? "nouveau";
  const word = text === "" ? last : findStatusWord(text);
  if (word === undefined) return { words: `le suivi « ${text} » n'existe pas. Choisissez ${STATUS_LABELS.join(", ")}.` };
  const status = word === last || current.statuses.includes(word) || former?.statuses.includes(word) ? null : word;
  if (status === "ne-plus-appeler" && !row.person)
    return { words: "une réservation ne nomme personne : « ne plus appeler » se note sur une demande." };

  const note = cells.note === undefined ? null : plainText(cells.note).slice(0, NOTE_MAX_LENGTH);
  const isNoteEdited = note !== null && note !== plainText(current.note) && note !== plainText(former?.note ?? current.note);

  const typed = readSpreadsheetTime(cells.rappeler_le ?? "").slice(0, 16);
  const isTimeEdited = cells.rappeler_le !== undefined && typed !== current.callAt && typed !== (former?.callAt ?? current.callAt);
  const next: StatusWord = status ?? last;
  if (!isTimeEdited || (typed === "" && next !== "a-rappeler")) {
    const callAt = status === "a-rappeler" ? null : undefined;
    return { status, callAt, note: isNoteEdited ? note : null };
  }
  const moment = typed === "" ? null : readMoment(typed);
  if (typed !== "" && moment === null)
    return { words: `« ${cells.rappeler_le} » n'est pas un moment : écrivez-le ainsi, 2026-11-24 14:00.` };
  if (next !== "a-rappeler") return { words: "« rappeler_le » va avec le suivi « à rappeler »." };
  if (moment !== null && moment <= now.toISOString()) return { words: `le moment « ${cells.rappeler_le} » est passé.` };
  return { status: "a-rappeler", callAt: moment, note: isNoteEdited ? note : null };
}

/** Follow-ups and refusals to be called, oldest first. */
function historyOf({ followUps, person }: FollowedRecord): Entry[] {
  const refusals = person?.refusals.filter(({ channel }) => channel === "telephone") ?? [];
  return [...followUps, ...refusals].sort((a, b) => compare(a.at, b.at) || compare(a.id, b.id));
}

/** What stood after these entries. */
function followUpAt(history: readonly Entry[]): FollowUpCells {
  const followUps = history.filter((entry): entry is FollowUpEntry => "status" in entry);
  const refusal = history.findLast((entry): entry is ContactRefusal => "is_refused" in entry);
  const last = followUps.findLast(({ status }) => status !== null);
  return {
    statuses: [last?.status ?? "nouveau", ...(refusal?.is_refused ? ["ne-plus-appeler" as const] : [])],
    note: followUps.findLast(({ note }) => note !== null)?.note ?? "",
    callAt: last?.call_at ? writeMinute(last.call_at) : "",
  };
}

/** The place of the last entry that the line knows: -1 when it knows none, undefined when it names one that is not there. */
function findSeen(history: readonly Entry[], cells: EditedLine["cells"]): number | undefined {
  if (cells.suivi_id !== undefined) {
    const id = cells.suivi_id.trim();
    const index = id === "" ? -1 : history.findLastIndex((entry) => entry.id === id);
    return id !== "" && index === -1 ? undefined : index;
  }
  const time = readSpreadsheetTime(cells.suivi_le ?? "");
  if (time === "") return history.some((entry) => "is_refused" in entry || entry.status !== null) ? -1 : history.length - 1;
  const index = history.findLastIndex(({ at }) => writeSecond(at).startsWith(time));
  if (index === -1) return undefined;
  // A note alone moves no time: with those that follow the line may be as new as can be.
  const later = history.slice(index + 1).findIndex((entry) => "is_refused" in entry || entry.status !== null);
  return later === -1 ? history.length - 1 : index;
}

function noteOthers(
  notTaken: Map<string, number[]>,
  { number, cells }: EditedLine,
  row: FollowedRecord,
  written: Readonly<Record<string, string>>,
) {
  for (const [name, text] of Object.entries(cells)) {
    const now = written[name];
    if (KNOWN_COLUMNS.has(name) || now === undefined || isSameCell(name, text, now)) continue;
    // A correction of since the export is no edit.
    const sent =
      row.person?.records.flatMap((record) => [record.sent, ...record.corrections.map(({ field, value }) => ({ [field]: value }))]) ?? [];
    if (sent.some((one) => isSameCell(name, text, (one as Record<string, string | null>)[name] ?? ""))) continue;
    notTaken.set(name, [...(notTaken.get(name) ?? []), number]);
  }
}

/** Whether a cell still says what was written: a spreadsheet turns dates round and takes the zero off a number. */
function isSameCell(name: string, one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => readSpreadsheetTime(plainText(text)).toLowerCase()) as [string, string];
  return a === b || (name === "telephone" && phoneKey(a) !== "" && phoneKey(a) === phoneKey(b));
}

/** Text without the apostrophe that keeps it from being a formula. */
function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .trim()
    .replace(/^'(?=[\s\uFEFF]*[=+\-@＝＋－＠|%])/, "");
}

/** A day or time as a spreadsheet gives it back: `21/11/2026 09:30(:15)` is `2026-11-21 09:30(:15)` again; other text stays. */
function readSpreadsheetTime(text: string): string {
  const [, day, month, year, hour, rest = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2})(:\d\d(?::\d\d)?))?$/.exec(text.trim()) ?? [];
  if (day === undefined) return text.trim();
  const time = hour === undefined ? "" : ` ${hour.padStart(2, "0")}${rest}`;
  return `${year}-${month?.padStart(2, "0")}-${day.padStart(2, "0")}${time}`;
}

function readMoment(text: string): string | null {
  const [, day = "", hour, minute = "0"] = /^(\d{4}-\d\d-\d\d)(?: (\d\d):(\d\d))?$/.exec(text) ?? [];
  return isDay(day) && hour !== undefined && Number(hour) < 24 && Number(minute) < 60 ? momentOf(day, Number(hour), Number(minute)) : null;
}

/** `2026-11-21 09:30:15`, in Paris. */
export function writeSecond(moment: string): string {
  return `${writeMinute(moment)}:${moment.slice(17, 19)}`;
}

/** « joint », « joint, avec une note » */
export function describeEdit({ status, note }: Pick<LineEdit<FollowedRecord>, "status" | "note">): string {
  return [status === null ? "" : labelOf(status), note === null ? "" : "note"].filter(Boolean).join(", ");
}
