import { data, Link, redirect } from "react-router";
import { decide, type Note, type Seen } from "#workers/people/calls/decisions.ts";
import { correctPerson } from "#workers/people/identity/corrections.ts";
import { loadPerson } from "#workers/people/identity/person.ts";
import { findNeighbours, searchPeople } from "#workers/people/identity/search.ts";
import { settleSharedRecord } from "#workers/people/identity/settle-shared-record.ts";
import { erasePerson } from "#workers/people/rights/erasures.ts";
import { type Office, officeContext } from "../context.ts";
import { keepFormOnFault, keepScreenOnFault } from "../frame/connection.ts";
import { answerGone, type FormFields, readFields, writeQuery } from "../frame/forms.tsx";
import { Icon } from "../frame/icon.tsx";
import { PhoneNumber } from "../frame/phone-number.tsx";
import { Plate } from "../frame/plate.tsx";
import { PageHead, Screen } from "../frame/screen.tsx";
import { readAskedTime } from "../panel/call-time.ts";
import { describeCallers } from "../panel/describe-callers.ts";
import { Done } from "../panel/done.tsx";
import { OutcomePanel } from "../panel/outcome-panel.tsx";
import { describeDone, doubt, explain, refuse, type Taken, takeDecision } from "../panel/take-decision.ts";
import type { Route } from "./+types/route";
import { describeFile, describeFound, describeHit, readChannel, readCorrections } from "./describe-file.ts";
import { DIALOGS, ERASE_WORD, type Undone } from "./dialogs.tsx";
import { PersonFile } from "./file.tsx";
import { readSearch, writeSearch } from "./search-words.ts";
import { SAME, SETTLE } from "./shared-records.tsx";

export async function loader({ context, request, url: { searchParams: query } }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const { stores, now } = office;
  const key = query.get("qui");
  const words = await readSearch(request);
  const [found, callers] = await Promise.all([searchPeople(stores, words, now), describeCallers(office)]);
  const person = key ? (found.people.find((each) => each.key === key) ?? (await loadPerson(stores, key, now))) : undefined;
  if (key && !person) answerGone();
  return {
    query: words,
    foundWords: describeFound(found, words),
    hits: found.people.map((each) => describeHit(each, now)),
    done: await describeDone(office, query, person),
    isErased: query.has("efface"),
    person: person ? describeFile(person, await findNeighbours(stores, person, now), now) : null,
    caller: callers[person?.key ?? ""],
    asked: query.get("faire"),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const fields = await readFields(request);
  if (fields.faire === "chercher") {
    const words = fields.q ?? "";
    const { people } = await searchPeople(office.stores, words, office.now);
    // The only hit is opened.
    const found = people.length === 1 ? people[0]?.key : null;
    return redirect(`/personnes${writeQuery({ qui: found })}`, { status: 303, headers: { "Set-Cookie": await writeSearch(words) } });
  }
  const seen = { key: fields.qui ?? "", revision: fields.vu ?? "" };
  const go = (query: Record<string, string>) => redirect(`/personnes${writeQuery(query)}`, 303);
  if (fields.faire === "corriger") return correct(office, seen, fields, go);
  if (fields.faire === "effacer") {
    if (fields.mot?.trim().toUpperCase() !== ERASE_WORD)
      return data<Undone>({ fault: `Rien n’a été effacé : tapez ${ERASE_WORD} en entier.` }, { status: 400 });
    const erased = await erasePerson(office, seen);
    if (erased.isWritten) return go({ efface: "1" });
    if (erased.reason === "gone") answerGone();
    return data<Undone>({ fault: CHANGED }, { status: 409 });
  }
  if (fields.faire === SETTLE) {
    const settled = await settleSharedRecord(office, seen, fields.entre ?? "", fields.avec === SAME ? "same" : (fields.avec ?? ""));
    if (settled.isWritten) return go({ qui: settled.person.key, fait: settled.person.key, entree: settled.entryId });
    if (settled.reason === "gone") answerGone();
    return data<Undone>({ unwritten: { sentence: CHANGED, keep: "Relire", again: null, note: "" } }, { status: 409 });
  }
  const taken = fields.faire === "accord" ? await notePermission(office, seen, fields) : await takeDecision(office, fields);
  if ("unwritten" in taken) return data<Undone>({ unwritten: taken.unwritten, typed: fields }, { status: 409 });
  return go({ qui: taken.key, fait: taken.key, entree: taken.entryId });
}

const CHANGED = "Cette fiche a changé depuis : relisez. Rien n’a été fait.";

async function correct(office: Office, seen: Seen, fields: FormFields, go: (query: Record<string, string>) => Response) {
  const corrected = await correctPerson(office, seen, readCorrections(fields));
  if (corrected.isWritten) return go({ qui: corrected.person.key, fait: corrected.person.key, entree: corrected.entryId });
  if (corrected.reason === "nothing") return go({ qui: seen.key });
  if (corrected.reason === "gone") answerGone();
  const [faults, fault] = corrected.reason === "faults" ? [corrected.faults, "Rien n’a été corrigé."] : [[], CHANGED];
  return data<Undone>({ typed: fields, faults, fault }, { status: 409 });
}

async function notePermission(office: Office, seen: Seen, fields: FormFields): Promise<Taken> {
  const channel = readChannel(fields.canal);
  const words = fields.note?.trim() ?? "";
  const kind = (["refusal", "lifting", "agreement"] as const).find((one) => one === fields.sens);
  if (!kind) return refuse("Choisissez ce que la personne a dit : rien n’a été noté.", words);
  if (kind === "agreement" && words === "") return refuse("Notez les mots de la personne : sans eux, l’accord ne prouve rien.", "");
  const isToCall = kind === "agreement" && channel === "telephone" && fields.quand;
  const time = isToCall ? readAskedTime(fields.quand, fields.certain, office.now) : null;
  if (time && "fault" in time) return refuse(time.fault, words);
  if (time?.doubt) return doubt({ ...time, doubt: time.doubt }, fields);
  const note: Note = kind === "agreement" ? { kind, channel, note: words, call_at: time?.moment ?? null } : { kind, channel, note: words };
  return explain(office, await decide(office, seen, note), "accord ou refus", fields);
}

export const clientLoader = keepScreenOnFault<typeof loader>();
export const clientAction = keepFormOnFault<typeof action>();

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { query, foundWords, hits, person, caller, asked, done, isErased } = loaderData;
  const here = `/personnes${writeQuery({ qui: person?.key })}`;
  const Dialog = DIALOGS.get(asked ?? "");
  return (
    <Screen title={person ? person.name : "Personnes"}>
      <Done done={done} action={here} />
      <div className="grid flex-1 grid-cols-1 content-start laptop:grid-cols-[19rem_minmax(0,1fr)]">
        <div className={`laptop:border-r-1 print:hidden ${person ? "max-laptop:hidden" : ""}`}>
          <PageHead title="Personnes">{query && <a href="/personnes.csv">CSV</a>}</PageHead>
          <div className="screen-sides pb-6">
            {isErased && (
              <p role="status" className="mb-4 flex w-fit items-center gap-2 rounded-sm bg-glacier px-3 py-2">
                <Icon name="tick" />
                Effacé. Il ne reste que des identifiants au hasard, qui ne nomment personne.
              </p>
            )}
            <p className="text-moss text-compact" role="status">
              {foundWords}
            </p>
            {hits.length > 0 && <Hits hits={hits} current={person?.key} />}
          </div>
        </div>
        {person ? (
          <div className="grid grid-cols-1 content-start large:grid-cols-[25rem_minmax(0,1fr)]">
            <p className="px-4 pt-3 laptop:hidden print:hidden">
              <Link to="/personnes" className="inline-flex min-h-11 items-center">
                ← Revenir à la recherche
              </Link>
            </p>
            <div className="bg-raised large:border-r-1 print:hidden">
              <OutcomePanel person={person} caller={caller} unwritten={asked ? undefined : actionData?.unwritten} here={here} />
            </div>
            <PersonFile file={person} here={here} />
          </div>
        ) : (
          <p className="px-6 py-6 text-moss max-laptop:hidden">Cherchez, puis choisissez une personne.</p>
        )}
      </div>
      {person && Dialog && <Dialog file={person} here={here} undone={actionData ?? {}} />}
    </Screen>
  );
}

function Hits({ hits, current }: { hits: Route.ComponentProps["loaderData"]["hits"]; current: string | undefined }) {
  return (
    <ul className="mt-3 border-t-1">
      {hits.map(({ key, name, profession, number, isAllowed, email, words, waiting }) => (
        <li key={key} className={HIT}>
          <span className="flex items-center gap-2">
            <Plate profession={profession} />
            <Link
              to={writeQuery({ qui: key })}
              aria-current={key === current || undefined}
              className="font-650 text-ink no-underline outline-none wrap-anywhere after:absolute after:inset-0 after:content-empty"
            >
              <bdi>{name}</bdi>
            </Link>
          </span>
          {number && <PhoneNumber number={number} canBeCalled={isAllowed} person={key} />}
          {email && <bdi className="block text-moss text-compact wrap-anywhere">{email}</bdi>}
          <span className="block text-moss text-compact">{words}</span>
          {waiting && <span className="block font-600 text-compact">attend encore la base</span>}
        </li>
      ))}
    </ul>
  );
}

const HIT = "person-hit relative border-b-1 p-2 hover:bg-glacier";
