import { lastHours } from "#app/answer/headline.ts";
import { employerFileAddress } from "#app/content/salaried-links.ts";
import {
  EMPLOYERS,
  type Employer,
  isAgencyStatus,
  PROFESSIONS,
  type Profession,
  readOneOf,
  STATUSES,
  type Status,
} from "#app/content/vocabulary.ts";
import { joinAddress, joinReferences, listPlainChoices, readReferences, SELECTION_KEYS, UNKNOWN_HOURS } from "./address-parts.ts";
import { isFundedByAgency } from "./rights.ts";
import { listReferences, type Selectable, type SelectableProgramme } from "./selectable.ts";

/** A selection lives in its address. */

export interface Selection {
  profession: Profession;
  status: Status;
  /** Whether the agency may pay this status, whatever is published. */
  isAgency: boolean;
  /** Whether it does in the day's year: hours are then counted. */
  isFunded: boolean;
  /** That the agency can fund in the day's year, or could in the last one published. */
  yearHours: number;
  /** Null for « je ne sais pas ». */
  hours: number | null;
  employer: Employer | null;
  /** List order, one per programme. */
  choices: readonly Selectable[];
}

export type Dropped =
  | { reason: "profession" | "status" | "employer" | "reference"; value: string }
  | { reason: "hours"; value: string; kept: number }
  | { reason: "other-profession"; choice: Selectable; profession: Profession }
  | { reason: "second-format"; choice: Selectable; kept: Selectable };

/**
 * `?profession=generalistes&statut=liberal-conventionne&heures=14&formats=9A0X2425002.9A0X2425020`. Lists unknown or
 * contradictory values as dropped. Funding depends on the day (ISO date in Paris).
 */
export function readSelection(query: URLSearchParams, programmes: readonly SelectableProgramme[], day: string) {
  const dropped: Dropped[] = [];
  const named = readReferences(query);
  const known = programmes.flatMap((programme) =>
    listReferences(programme).map((choice) => ({ choice, profession: programme.profession })),
  );
  const find = (reference: string) => known.find(({ choice }) => choice.reference === reference);

  const given = readAnswer(PROFESSIONS, "profession", query, dropped) ?? named.map(find).find((found) => found)?.profession;
  // Default: the profession with more yearly hours.
  const profession = given ?? PROFESSIONS[0];
  const status = readAnswer(STATUSES, "status", query, dropped) ?? STATUSES[0];
  const isAgency = isAgencyStatus(status);
  const isFunded = isFundedByAgency(status, day);
  // Hours are meaningless where the agency funds none.
  const yearHours = lastHours(profession, day);
  const hours = readHours(query, yearHours, isFunded ? dropped : []);
  const employer = readAnswer(EMPLOYERS, "employer", query, dropped) ?? null;

  const chosen = new Map<string, Selectable>();
  for (const reference of named) {
    const found = find(reference);
    const kept = found && chosen.get(found.choice.programme);
    if (!found) dropped.push({ reason: "reference", value: reference });
    else if (found.profession !== profession) dropped.push({ reason: "other-profession", ...found });
    else if (kept) dropped.push({ reason: "second-format", choice: found.choice, kept });
    else chosen.set(found.choice.programme, found.choice);
  }
  const choices = programmes.flatMap(({ id }) => chosen.get(id) ?? []);
  const selection: Selection = { profession, status, isAgency, isFunded, yearHours, hours, employer, choices };
  // Without a profession nothing is proposed.
  return { selection, hasProfession: given !== undefined, dropped };
}

/** From the `?`; omits a profession the visitor has not given. */
export function writeSelection({ profession, status, hours, employer, choices }: Selection, hasProfession = true): string {
  return joinAddress([
    [SELECTION_KEYS.profession, hasProfession ? profession : ""],
    [SELECTION_KEYS.status, status],
    [SELECTION_KEYS.hours, String(hours ?? UNKNOWN_HOURS)],
    [SELECTION_KEYS.employer, employer ?? ""],
    [SELECTION_KEYS.references, joinReferences(choices)],
  ]);
}

export function fileAddressOf({ profession, employer, choices }: Selection): string {
  return employerFileAddress({ profession, employer, references: joinReferences(choices) });
}

/** Ignores advertising parameters. */
export function hasSelection(query: URLSearchParams): boolean {
  return Object.values(SELECTION_KEYS).some((key) => query.has(key)) || listPlainChoices(query).length > 0;
}

/** Redirect target of a plain form; null if canonical. Unknown values remain, to be reported. */
export function tidyPlainAddress(query: URLSearchParams): string | null {
  const plain = listPlainChoices(query);
  const hours = query.getAll(SELECTION_KEYS.hours);
  if (plain.length === 0 && hours.length < 2) return null;
  const given = new URLSearchParams(query);
  if (hours.includes(UNKNOWN_HOURS)) given.set(SELECTION_KEYS.hours, UNKNOWN_HOURS);
  given.set(SELECTION_KEYS.references, readReferences(query).join("."));
  return joinAddress(Object.values(SELECTION_KEYS).map((key) => [key, given.get(key) ?? ""]));
}

function readAnswer<Value extends string>(
  values: readonly Value[],
  key: "profession" | "status" | "employer",
  query: URLSearchParams,
  dropped: Dropped[],
): Value | undefined {
  const asked = query.get(SELECTION_KEYS[key]);
  const found = readOneOf(query, SELECTION_KEYS[key], values);
  if (asked && !found) dropped.push({ reason: key, value: asked });
  return found;
}

/** 0 to the year's ceiling, its default. */
function readHours(query: URLSearchParams, ceiling: number, dropped: Dropped[]): number | null {
  const asked = query.getAll(SELECTION_KEYS.hours);
  if (asked.includes(UNKNOWN_HOURS)) return null;
  const [value = ""] = asked;
  const { hours, isExact } = parseHours(value, ceiling);
  const kept = hours ?? ceiling;
  if (!isExact) dropped.push({ reason: "hours", value, kept });
  return kept;
}

/** Hours as someone typed them. */
export interface TypedHours {
  /** Whole, no more than the year has; null without a number. */
  hours: number | null;
  /** False where something else was typed than what counts. */
  isExact: boolean;
}

/** « 10,5 » and « 10h30 » count as 10, inexactly. */
export function parseHours(text: string, ceiling: number): TypedHours {
  const whole = Number.parseInt(text, 10);
  const hours = whole >= 0 ? Math.min(whole, ceiling) : null;
  return { hours, isExact: /^\d*\s*h?$/i.test(text.trim()) && (hours === null || hours === whole) };
}

/** Replaces its programme's other format. */
export function choose(selection: Selection, programmes: readonly SelectableProgramme[], choice: Selectable): Selection {
  const chosen = [choice, ...selection.choices];
  return { ...selection, choices: programmes.flatMap(({ id }) => chosen.find(({ programme }) => programme === id) ?? []) };
}

/** Drops formats; a full year remains a full year. */
export function changeProfession(selection: Selection, profession: Profession, day: string): Selection {
  if (profession === selection.profession) return selection;
  const isWholeYear = selection.hours === selection.yearHours;
  const yearHours = lastHours(profession, day);
  const kept = isWholeYear ? yearHours : Math.min(selection.hours ?? yearHours, yearHours);
  return { ...selection, profession, yearHours, hours: selection.hours === null ? null : kept, choices: [] };
}

/** In list order. */
export function listCandidates(selection: Selection, programmes: readonly SelectableProgramme[]): SelectableProgramme[] {
  return programmes.filter(({ profession }) => profession === selection.profession);
}
