import { formatReference } from "#people/reference.ts";
import { labelOf } from "#people/status-words.ts";
import { readArguments } from "#scripts/command-line.ts";
import { listRefusals } from "#workers/db/contact-refusals.ts";
import { listErasures } from "#workers/db/erasures.ts";
import { listFollowUps } from "#workers/db/follow-up-entries.ts";
import { listCorrections } from "#workers/db/record-corrections.ts";
import { alignColumns } from "./list.ts";
import type { Operator } from "./operator.ts";
import { formatParisTime, startOfParisDay } from "./paris-time.ts";

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
  const lines = [
    ...followUps.map((entry) => ({
      ...entry,
      what: entry.status === null ? "note" : `suivi : ${labelOf(entry.status)}${entry.note ? ", avec une note" : ""}`,
    })),
    ...refusals.map((entry) => ({ ...entry, what: `« ne plus ${CHANNELS[entry.channel]} » ${entry.is_refused ? "noté" : "levé"}` })),
    ...corrections.map((entry) => ({ ...entry, what: `${entry.field} corrigé` })),
    ...erasures.map(({ erased_at: at, id }) => ({ at, id, what: "effacement", author: "", record_id: null })),
  ];
  const recent = lines.filter(({ at }) => at >= since).sort((a, b) => b.at.localeCompare(a.at));
  // The rows of one entry become one line.
  const rows = [...Map.groupBy(recent, ({ id, what }) => `${id} ${what}`).values()].map((entries) => {
    const [{ at, what, author }] = entries as [(typeof lines)[number]];
    return [
      formatParisTime(at),
      what,
      author,
      entries
        .flatMap(({ record_id }) => record_id ?? [])
        .map(formatReference)
        .join(" "),
    ];
  });
  print(alignColumns([["quand", "quoi", "par", "référence"], ...rows]));
}
