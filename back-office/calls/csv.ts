import { type CallLine, listCalls, listLaterCalls, listOldCalls } from "#workers/people/calls/call-lists.ts";
import { formatTypedPhone } from "#workers/people/identity/phone.ts";
import { OUTCOME_NAMES } from "#workers/people/words/entry-words.ts";
import { writeMinute } from "#workers/people/words/french-time.ts";
import { formatProfession } from "#workers/people/words/record-words.ts";
import { formatCallStanding } from "#workers/people/words/standing-words.ts";
import { officeContext } from "../context.ts";
import { answerCsv } from "../frame/files.ts";
import { listSubjects } from "../panel/describe-panel.ts";
import type { Route } from "./+types/csv";

const COLUMNS = [
  "liste",
  "pour le",
  "prénom",
  "nom",
  "téléphone",
  "e-mail",
  "profession",
  "au sujet de",
  "accord",
  "dernier appel",
  "note",
  "référence",
];

/** All lists of the screen, folded ones included. */
export async function loader({ context }: Route.LoaderArgs) {
  const { stores, now } = context.get(officeContext);
  const [lists, later, old] = await Promise.all([listCalls(stores, now), listLaterCalls(stores, now), listOldCalls(stores, now)]);
  const named: [string, readonly CallLine[]][] = [
    ["à confirmer", lists.unsure],
    ["en retard", lists.late],
    ...lists.today.map(({ lines }): [string, CallLine[]] => ["aujourd’hui", lines]),
    ["nouveau", lists.fresh],
    ["plus tard", later],
    ["ancien", old],
  ];
  return answerCsv(
    "a-appeler.csv",
    named.flatMap(([list, lines]) => lines.map((line) => describe(list, line))),
    COLUMNS,
  );
}

function describe(list: string, { person, dueAt, waiting, last }: CallLine): Record<string, string> {
  return {
    liste: list,
    "pour le": dueAt ? writeMinute(dueAt) : "",
    prénom: person.prenom,
    nom: person.nom,
    téléphone: formatTypedPhone(person.telephone),
    "e-mail": person.email ?? "",
    profession: formatProfession(person.profession),
    "au sujet de": [...new Set(waiting.flatMap(listSubjects))].join(" ; "),
    accord: formatCallStanding(person),
    "dernier appel": last?.status ? `${OUTCOME_NAMES[last.status]}, ${writeMinute(last.at)}, ${last.author}` : "",
    note: person.entries.findLast(({ note }) => note)?.note ?? "",
    référence: person.records[0].reference,
  };
}
