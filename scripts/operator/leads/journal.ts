import { readArguments } from "#scripts/command-line.ts";
import { listRefusals } from "#workers/db/contact-refusals.ts";
import { listErasures } from "#workers/db/erasures.ts";
import { listFollowUps } from "#workers/db/follow-up-entries.ts";
import { listCorrections } from "#workers/db/record-corrections.ts";
import { formatReference } from "#workers/people/reference.ts";
import { labelOf } from "./follow-up.ts";
import { alignColumns } from "./list.ts";
import type { Operator } from "./operator.ts";
import { formatParisTime, startOfParisDay } from "./paris-time.ts";

interface Line {
  at: string;
  /** Rows of one entry share it, and become one line. */
  id: string;
  what: string;
  author: string;
  recordId: string | null;
}

const CHANNELS = { telephone: "appeler", email: "écrire" } as const;

/** `journal`: everything that operators noted, corrected or erased, newest first, by reference and without any name or address. */
export async function printJournal({ stores: { database }, print }: Operator, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { since: { type: "string" } });
  const since = options.since === undefined ? "" : startOfParisDay(options.since);
  const [followUps, refusals, corrections, erasures] = await Promise.all([
    listFollowUps(database),
    listRefusals(database),
    listCorrections(database),
    listErasures(database),
  ]);
  const lines: Line[] = [
    ...followUps.map(({ status, note, ...entry }) =>
      line(entry, status === null ? "note" : `suivi : ${labelOf(status)}${note ? ", avec une note" : ""}`),
    ),
    ...refusals.map(({ channel, is_refused, ...entry }) => line(entry, `« ne plus ${CHANNELS[channel]} » ${is_refused ? "noté" : "levé"}`)),
    ...corrections.map(({ field, ...entry }) => line(entry, `${field} corrigé`)),
    ...erasures.map(({ erased_at: at, id }) => ({ at, id, what: "effacement", author: "", recordId: null })),
  ];
  const entries = Map.groupBy(
    lines.filter(({ at }) => at >= since),
    ({ id, what }) => `${id} ${what}`,
  );
  const rows = [...entries.values()]
    .map(([first, ...others]) => ({ ...(first as Line), recordIds: [first as Line, ...others].flatMap(({ recordId }) => recordId ?? []) }))
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ at, what, author, recordIds }) => [formatParisTime(at), what, author, recordIds.map(formatReference).join(" ")]);
  print(alignColumns([["quand", "quoi", "par", "référence"], ...rows]));
}

function line({ at, id, author, record_id }: { at: string; id: string; author: string; record_id: string }, what: string): Line {
  return { at, id, what, author, recordId: record_id };
}
