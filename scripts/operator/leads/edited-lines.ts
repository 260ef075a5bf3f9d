import type { ContactRefusal, FollowUpEntry } from "#workers/db/schema.ts";
import { compare, NOTE_MAX_LENGTH } from "#workers/people/entries.ts";
import { readMinute, writeMinute, writeSecond } from "#workers/people/french-time.ts";
import { findStatusWord, STATUS_LABELS, type StatusWord } from "#workers/people/outcome-words.ts";
import { phoneKey } from "#workers/people/phone.ts";
import { writeRow } from "./columns.ts";
import type { Row } from "./rows.ts";

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

/** What a line changes. */
interface Edit {
  /** Null when it stays as it is. */
  status: StatusWord | null;
  /** ISO 8601; with `a-rappeler` only. */
  callAt: string | null;
  note: string | null;
}

export interface EditPlan {
  edits: (Edit & { row: Row })[];
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
  statuses: [StatusWord, ...StatusWord[]];
  note: string;
  /** `2026-11-24 14:00`, in Paris; empty for none. */
  rappeler_le: string;
}

/** Tells the changes of a file. `rows` are the records as of now, by id. */
export function planEdits(lines: readonly EditedLine[], rows: ReadonlyMap<string, Row>, now: Date): EditPlan {
  const plan: EditPlan = { edits: [], conflicts: [], notTaken: new Map(), errors: [] };
  for (const { number, cells } of lines) {
    const row = rows.get(cells.id ?? "");
    const wanted = cells.suivi?.trim() ?? "";
    const conflict = { number, row, wanted };
    if (!row) {
      plan.conflicts.push(conflict);
      continue;
    }
    for (const name of listOtherEdits(cells, row)) plan.notTaken.set(name, [...(plan.notTaken.get(name) ?? []), number]);
    const history = listHistory(row);
    const seen = findSeen(history, cells);
    const edit = readEdit(cells, now, followUpAt(history), seen === undefined ? undefined : followUpAt(history.slice(0, seen + 1)));
    const isStale = isStaleRefusal(row, wanted);
    if (edit === null && !isStale) continue;
    if (typeof edit === "string") plan.errors.push({ number, words: edit });
    else if (edit?.status === "ne-plus-appeler" && !row.person)
      plan.errors.push({ number, words: "une réservation ne nomme personne : « ne plus appeler » se note sur une demande." });
    else if (edit === null || isStale || seen !== history.length - 1) plan.conflicts.push(conflict);
    else plan.edits.push({ row, ...edit });
  }
  return plan;
}

/** Follow-ups and refusals to be called, oldest first. */
export function listHistory({ followUps, person }: Row): Entry[] {
  const refusals = person?.refusals.filter(({ channel }) => channel === "telephone") ?? [];
  return [...followUps, ...refusals].sort((a, b) => compare(a.at, b.at) || compare(a.id, b.id));
}

/** The file says « ne plus appeler », and the person asked for a call since: an adviser must say which holds. */
function isStaleRefusal({ person }: Row, wanted: string): boolean {
  return person?.standing.telephone.state === "unsure" && findStatusWord(wanted) === "ne-plus-appeler";
}

/**
 * What a line changes, null for nothing, or in words why that cannot be. `former` is how it was written; undefined when no entry fits what
 * it says.
 */
function readEdit(cells: EditedLine["cells"], now: Date, current: FollowUpCells, former = current): Edit | string | null {
  const text = cells.suivi?.trim() ?? "";
  const [last] = current.statuses;
  const word = text === "" ? last : findStatusWord(text);
  if (word === undefined) return `le suivi « ${text} » n'existe pas. Choisissez ${STATUS_LABELS.join(", ")}.`;
  const status = [...current.statuses, ...former.statuses].includes(word) ? null : word;

  const written = cells.note === undefined ? current.note : plainText(cells.note).slice(0, NOTE_MAX_LENGTH);
  const note = [current.note, former.note].includes(written) ? null : written;

  const time = cells.rappeler_le === undefined ? current.rappeler_le : readSpreadsheetTime(cells.rappeler_le).slice(0, 16);
  const next = status ?? last;
  if ([current.rappeler_le, former.rappeler_le].includes(time) || (time === "" && next !== "a-rappeler"))
    return status === null && note === null ? null : { status, callAt: null, note };
  const callAt = readMinute(time);
  if (time !== "" && callAt === null) return `« ${cells.rappeler_le} » n'est pas un moment : écrivez-le ainsi, 2026-11-24 14:00.`;
  if (next !== "a-rappeler") return "« rappeler_le » va avec le suivi « à rappeler ».";
  if (callAt !== null && callAt <= now.toISOString()) return `le moment « ${cells.rappeler_le} » est passé.`;
  return { status: "a-rappeler", callAt, note };
}

/** What stood after these entries. */
function followUpAt(history: readonly Entry[]): FollowUpCells {
  const followUps = history.filter((entry) => "status" in entry);
  const refusal = history.findLast((entry) => "is_refused" in entry);
  const last = followUps.findLast(({ status }) => status !== null);
  return {
    statuses: [last?.status ?? "nouveau", ...(refusal?.is_refused ? ["ne-plus-appeler" as const] : [])],
    note: plainText(followUps.findLast(({ note }) => note !== null)?.note ?? ""),
    rappeler_le: last?.call_at ? writeMinute(last.call_at) : "",
  };
}

/** The place of the last entry that the line knows: -1 when it knows none, undefined when it names one that is not there. */
function findSeen(history: readonly Entry[], cells: EditedLine["cells"]): number | undefined {
  if (cells.suivi_id !== undefined) {
    const id = cells.suivi_id.trim();
    const index = history.findLastIndex((entry) => entry.id === id);
    return id !== "" && index === -1 ? undefined : index;
  }
  // A note alone moves no time: with those that follow the line may be as new as can be.
  const isChange = (entry: Entry) => "is_refused" in entry || entry.status !== null;
  const time = readSpreadsheetTime(cells.suivi_le ?? "");
  const index = time === "" ? -1 : history.findLastIndex(({ at }) => writeSecond(at).startsWith(time));
  if (time !== "" && index === -1) return undefined;
  return history.slice(index + 1).some(isChange) ? index : history.length - 1;
}

/** The columns beside those that are taken in which a line says something else than what is there, or was there before a correction. */
function listOtherEdits(cells: EditedLine["cells"], row: Row): string[] {
  const written = writeRow(row);
  const corrections = row.person?.records.flatMap((record) => record.corrections.map(({ field, value }) => ({ [field]: value }))) ?? [];
  const values: Readonly<Record<string, string | null>>[] = [
    written,
    ...corrections,
    ...(row.person?.records.map(({ sent }) => ({ ...sent })) ?? []),
  ];
  return Object.entries(cells).flatMap(([name, text]) => {
    const isEdited = !KNOWN_COLUMNS.has(name) && name in written && !values.some((each) => isSameCell(name, text, each[name] ?? ""));
    return isEdited ? [name] : [];
  });
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
