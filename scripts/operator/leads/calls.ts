import { formatCount, formatNumber } from "#app/content/format.ts";
import { findAsked } from "#app/content/programmes/find-offer.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { allLines, type CallLine, countCalls, listCalls } from "#people/call-list.ts";
import { sayPhone } from "#people/phone.ts";
import { type PersonRecord, readPeople } from "#people/read-people.ts";
import { describeDoubt, sayNeed, saySlot } from "#people/record-words.ts";
import { labelOf } from "#people/status-words.ts";
import { readArguments, readChoice } from "#scripts/command-line.ts";
import { alignColumns } from "./list.ts";
import type { Operator } from "./operator.ts";
import { formatParisTime } from "./paris-time.ts";
import { describeRefusal } from "./standing-words.ts";

const HEADER = ["quand", "qui", "téléphone", "profession", "à propos de", "référence", "suivi", "ne pas appeler", "doute", "note"];

/** `calls`: who is to be called today, late ones first, one line per person: the list of the back office. */
export async function printCalls({ stores, now, print, note }: Operator, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { type: { type: "string" } });
  const profession = options.type === undefined ? undefined : readChoice(options.type, PROFESSIONS, "--type");
  const list = listCalls(await readPeople(stores.database, now), { now, profession });
  print(alignColumns([HEADER, ...allLines(list).map(describeLine)]));
  note(`${formatNumber(countCalls(list))} à appeler aujourd'hui, dont ${formatNumber(list.late.length)} en retard.`);
  note(
    `${formatCount(list.withoutTime.length, "personne de plus a pris un catalogue et accepte", "personnes de plus ont pris un catalogue et acceptent")} d'être ${list.withoutTime.length > 1 ? "appelées" : "appelée"}.`,
  );
}

function describeLine({ person, due, isLate, requests, profession, last }: CallLine): string[] {
  const [request] = requests;
  const asked = request?.table === "callback_requests" && !last ? saySlot(request.creneau) : "";
  const slot = due?.slot ? saySlot(due.slot) : asked;
  const moment = due ? formatParisTime(due.from) : "";
  return [
    `${slot ? `${moment.slice(0, 10)} ${slot}` : moment}${isLate ? " (en retard)" : ""}`,
    `${person.prenom} ${person.nom}`,
    sayPhone(person.telephone),
    profession,
    requests.map((each) => (each.table === "callback_requests" ? sayAsked(each) : "")).join(", "),
    requests.map(({ reference }) => reference).join(" "),
    labelOf(last?.status ?? "nouveau"),
    describeRefusal(person.standing.telephone) ?? "",
    describeDoubt(request?.suspect ?? null),
    person.records.flatMap(({ followUps }) => followUps).findLast(({ note }) => note !== null)?.note ?? "",
  ];
}

/** « nurse-pain 9A0X2425009, nurse-iatrogenic-harm 9A0X2425018 »; the programme alone when no format was chosen. */
function sayAsked(request: PersonRecord & { table: "callback_requests" }): string {
  const asked = findAsked(request).map(({ programme, offer }) => `${programme.id} ${offer.reference}`);
  const subject = asked.length > 0 ? asked.join(", ") : (request.programme ?? "");
  return [sayNeed(request.besoin), subject].filter(Boolean).join(" : ");
}
