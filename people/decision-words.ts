import { formatCount } from "#app/content/format.ts";
import { lastEntryOf } from "./call-list.ts";
import type { Decided } from "./decide.ts";
import { sayHour } from "./french-time.ts";
import { sayOutcome } from "./outcome-words.ts";
import { fullName } from "./person-file.ts";
import type { PersonOnFile } from "./read-people.ts";
import { lastPhoneRefusal } from "./seen-person.ts";

export type Unwritten = Exclude<Decided, { isWritten: true }>;

/** Why a decision was not written, in two sentences: what happened meanwhile, and what became of the decision (`ours`: « joint »). */
export function sayUnwritten(decided: Unwritten, ours: string, now: Date): { fact: string; result: string; theirs: string } {
  const result = `Votre « ${ours} » n’a pas été appliqué.`;
  if (decided.reason === "gone") return { fact: "Cette personne n’est plus dans la base.", result, theirs: "" };
  if (decided.reason === "nothing") return { fact: "Il n’y avait rien à noter.", result: "", theirs: "" };
  if (decided.reason === "regrouped") {
    const [person, ...others] = decided.people;
    const count = formatCount(person.records.length, "envoi");
    const joined = `${fullName(person)} a maintenant ${count} : un autre est venu depuis, ou l’a rejoint.`;
    const fact = others.length > 0 ? `Ces envois sont maintenant de ${decided.people.length} personnes.` : joined;
    return { fact, result, theirs: "" };
  }
  const { theirs, by } = describeTheirs(decided, now);
  return { fact: `${by?.author ?? "Quelqu’un"} a noté « ${theirs} » à ${sayHour(by?.at ?? now.toISOString())}.`, result, theirs };
}

function describeTheirs({ reason, person }: { reason: string; person: PersonOnFile }, now: Date) {
  if (reason === "refused") {
    const by = lastPhoneRefusal(person);
    return { theirs: by?.is_refused === false ? "peut être appelé" : "ne plus appeler", by };
  }
  const by = lastEntryOf(person);
  return { theirs: by ? (by.status === null ? (by.note ?? "une note") : sayOutcome(by, now)) : "nouveau", by };
}
