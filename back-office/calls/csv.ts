import { type CallLine, listCalls, listLaterCalls, listOldCalls } from "#workers/people/calls/call-lists.ts";
import { OUTCOME_NAMES } from "#workers/people/words/entry-words.ts";
import { writeMinute } from "#workers/people/words/french-time.ts";
import { formatCallStanding } from "#workers/people/words/standing-words.ts";
import { officeContext } from "../context.ts";
import { answerCsv, CONTACT_COLUMNS } from "../frame/files.ts";
import { listSubjects } from "../panel/describe-panel.ts";
import type { Route } from "./+types/csv";

/** Includes folded lists. */
export async function loader({ context }: Route.LoaderArgs) {
  const { stores, now } = context.get(officeContext);
  const [lists, later, old] = await Promise.all([listCalls(stores, now), listLaterCalls(stores, now), listOldCalls(stores, now)]);
  const named: [list: string, lines: readonly CallLine[]][] = [
    ["à confirmer", lists.unsure],
    ["en retard", lists.late],
    ["aujourd’hui", lists.today.flatMap(({ lines }) => lines)],
    ["nouveau", lists.fresh],
    ["plus tard", later],
    ["ancien", old],
  ];
  const rows = named.flatMap(([list, lines]) => lines.map((line) => ({ list, ...line })));
  return answerCsv("a-appeler.csv", rows, {
    liste: ({ list }) => list,
    "pour le": ({ dueAt }) => (dueAt ? writeMinute(dueAt) : ""),
    ...CONTACT_COLUMNS,
    "au sujet de": ({ waiting }) => [...new Set(waiting.flatMap(listSubjects))].join(" ; "),
    accord: ({ person }) => formatCallStanding(person),
    "dernier appel": ({ last }) => (last?.status ? `${OUTCOME_NAMES[last.status]}, ${writeMinute(last.at)}, ${last.author}` : ""),
    note: ({ person }) => person.entries.findLast(({ note }) => note)?.note ?? "",
    référence: ({ person }) => person.records[0].reference,
  });
}
