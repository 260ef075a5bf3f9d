import "./calls.css";
import { data, Link, redirect } from "react-router";
import { parisDate } from "#app/content/dated.ts";
import { capitalise, formatCount, formatNumber } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { FIRST_CALLS, listCalls, listLaterCalls, listOldCalls, OLD_DAYS } from "#workers/people/calls/call-lists.ts";
import { noteOngoingCall } from "#workers/people/calls/ongoing-calls.ts";
import { findFlood } from "#workers/people/calls/put-flood-away.ts";
import { loadPerson } from "#workers/people/identity/person.ts";
import { formatFullDate, formatHour } from "#workers/people/labels/french-time.ts";
import { officeContext } from "../context.ts";
import { keepFormOnFault, keepScreenOnFault } from "../frame/connection.ts";
import { GONE, readFields, writeQuery } from "../frame/forms.tsx";
import { Icon } from "../frame/icon.tsx";
import { Remark } from "../frame/notice.tsx";
import { Ordinal } from "../frame/ordinal.tsx";
import { PageHead, Screen } from "../frame/screen.tsx";
import { describeCallers } from "../panel/describe-callers.ts";
import { describePanel } from "../panel/describe-panel.ts";
import { Done } from "../panel/done.tsx";
import { CALLING, FIELDS, PUT_AWAY } from "../panel/fields.ts";
import { OutcomePanel } from "../panel/outcome-panel.tsx";
import { describeDone, putAway, takeDecision, type Unwritten } from "../panel/take-decision.ts";
import type { Route } from "./+types/route";
import { CallRow } from "./call-row.tsx";
import { describeGroup, describeGroups, describeSetAside, formatDone, type GroupView, type LineView } from "./describe-calls.ts";
import { describeFlood, PutAway } from "./put-away.tsx";
import { SetAside } from "./set-aside.tsx";
import { useArrivals } from "./use-arrivals.ts";
import { useFreshList } from "./use-fresh-list.ts";
import { useNamedPerson } from "./use-named-person.ts";

/** People of a folded list, per kind. */
const FOLDED_LIMIT = 25;
/** Query values: a folded list, or the full one. */
const OLD = "anciens";
const LATER = "plus-tard";
const ALL = "tout";

export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const { stores, now, calendarUrl } = office;
  const open = query.get("ouvrir");
  const [lists, old, later, callers] = await Promise.all([
    open === ALL ? listCalls(stores, now) : listCalls(stores, now, FIRST_CALLS),
    open === OLD ? listOldCalls(stores, now, FOLDED_LIMIT) : null,
    open === LATER ? listLaterCalls(stores, now, FOLDED_LIMIT) : null,
    describeCallers(office),
  ]);
  const groups = describeGroups(lists, now);
  const chosen = query.get("qui");
  const flood = await findFlood(stores, query.get(PUT_AWAY) ?? "");
  const key = chosen ?? groups[0]?.lines[0]?.key;
  const person = key && !flood ? await loadPerson(stores, key, now) : undefined;
  const view = {
    groups,
    count: groups.flatMap(({ lines }) => lines).filter(({ isAllowed }) => isAllowed).length,
    lateCount: lists.late.length,
    isWhole: lists.isWhole,
    moment: capitalise(`${formatFullDate(parisDate(now))}, ${formatHour(now.toISOString())}`),
    folded: [
      {
        id: LATER,
        title: "Les jours suivants",
        group: later && describeGroup(LATER, "Les jours suivants", "promis ou demandés ; le CSV les a tous", later, now),
      },
      {
        id: OLD,
        title: typeset(`Depuis plus de ${OLD_DAYS} jours : ${formatCount(lists.oldCount, "envoi")}`),
        group: old && describeGroup(OLD, `Depuis plus de ${OLD_DAYS} jours`, "les promesses d'abord ; le CSV les a tous", old, now),
      },
    ].filter(({ id, group }) => id !== OLD || group || lists.oldCount > 0),
    setAside: describeSetAside(lists, now),
    bookings: { count: lists.bookingCount, calendarUrl },
    doneWords: formatDone(lists.done),
    /** Whether the address names a person, rather than the first of the list being open. */
    isChosen: chosen !== null,
    person: person ? describePanel(person, now) : null,
    flood: flood && describeFlood(flood),
    callers,
    open,
    done: await describeDone(office, query, person),
  };
  return data(view, { status: chosen && !person ? 404 : 200 });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const [office, fields] = [context.get(officeContext), await readFields(request)];
  if (fields[FIELDS.choice] === CALLING) {
    await noteOngoingCall(office, fields[FIELDS.person] ?? "");
    return null;
  }
  const taken = fields[FIELDS.choice] === PUT_AWAY ? await putAway(office, fields) : await takeDecision(office, fields);
  if ("unwritten" in taken) return data({ unwritten: taken.unwritten }, { status: 409 });
  return redirect(`/appels${writeQuery({ ouvrir: url.searchParams.get("ouvrir"), fait: taken.key, entree: taken.entryId })}`, 303);
}

type Loaded = Route.ComponentProps["loaderData"];

export const clientLoader = keepScreenOnFault<typeof loader>();
export const clientAction = keepFormOnFault<typeof action>();

export default function Calls({ loaderData: list, actionData }: Route.ComponentProps) {
  const { person, isChosen, callers, open, folded, bookings } = list;
  const unwritten = actionData?.unwritten;
  const arrivals = useArrivals(list.groups);
  useFreshList();
  useNamedPerson(unwritten ? undefined : person?.key, list.done !== null);
  const isAlone = isChosen || list.flood !== null || unwritten !== undefined;
  const row: Row = (line) => (
    <CallRow
      key={line.key}
      line={line}
      caller={callers[line.key]}
      isSelected={line.key === person?.key}
      address={writeQuery({ ouvrir: open, qui: line.key })}
      putAway={writeQuery({ ouvrir: open, [PUT_AWAY]: line.key })}
    />
  );
  return (
    <Screen title={`À appeler (${list.count})`}>
      <Done done={list.done} action={`/appels${writeQuery({ ouvrir: open, qui: isChosen ? person?.key : null })}`} />
      <div className="grid flex-1 grid-cols-1 laptop:grid-cols-[minmax(0,1fr)_clamp(20rem,31vw,28rem)]">
        <div className={`calls-list laptop:border-r-1 ${isAlone ? "max-laptop:hidden print:block" : ""}`}>
          <PageHead title="À appeler" words={<Counts isWhole={list.isWhole} count={list.count} lateCount={list.lateCount} />}>
            <span>
              <Ordinal words={list.moment} />
            </span>
            <a href="/a-appeler.csv">CSV</a>
          </PageHead>
          <Arrivals {...arrivals} />
          {bookings.count > 0 && (
            <div className="screen-sides pb-3">
              <Remark icon="clock">
                <b>{formatCount(bookings.count, "rendez-vous pris", "rendez-vous pris")}</b> aujourd'hui dans le calendrier, où ils se
                tiennent.{" "}
                {bookings.calendarUrl && (
                  <a href={bookings.calendarUrl} target="_blank" rel="noreferrer">
                    Ouvrir le calendrier
                  </a>
                )}
              </Remark>
            </div>
          )}
          {!list.isWhole && (
            <div className="screen-sides pb-3">
              <Remark icon="warning">
                La liste est longue : voici les plus anciens et les plus récents.{" "}
                {open !== ALL && <Link to={writeQuery({ ouvrir: ALL })}>Tout afficher</Link>}
              </Remark>
            </div>
          )}
          {arrivals.shown.length === 0 && <NothingLeft />}
          {arrivals.shown.map((group) => (
            <Group key={group.id} group={group} row={row} />
          ))}
          <p className="flex items-center gap-2 screen-sides py-3 text-moss">
            <Icon name="tick" />
            {list.doneWords}
          </p>
          {folded.map(({ id, title, group }) => (
            <section key={id} aria-label={title} className="border-b-1 print:hidden">
              {/* Its list loads when opened. */}
              <Link to={writeQuery({ ouvrir: group ? null : id })} preventScrollReset aria-expanded={group !== null} className={FOLD}>
                <Icon name="chevron" className={`size-4 ${group ? "rotate-90" : ""}`} />
                {title}
              </Link>
              {group && <Group group={group} row={row} />}
            </section>
          ))}
          <SetAside people={list.setAside} />
        </div>
        <div className={`calls-side bg-raised print:hidden ${isAlone ? "" : "max-laptop:hidden"}`}>
          {arrivals.count > 0 && person && (
            <p className="px-4 pt-5 text-moss text-compact max-laptop:hidden desktop:px-6">
              Elle reste ici jusqu'à ce que vous la quittiez.
            </p>
          )}
          <Side {...list} unwritten={unwritten} />
        </div>
      </div>
    </Screen>
  );
}

function Counts({ isWhole, count, lateCount }: Pick<Loaded, "isWhole" | "count" | "lateCount">) {
  return (
    <span className="font-600 font-display text-ink text-item-l">
      {isWhole ? "" : "Plus de "}
      {formatNumber(count)} à appeler
      {lateCount > 0 && (
        <>
          {" "}
          · <b className="font-600 text-brique">{formatNumber(lateCount)} en retard</b>
        </>
      )}
    </span>
  );
}

/** « Nouvelle arrivée : 1 » */
function Arrivals({ count, show }: Pick<ReturnType<typeof useArrivals>, "count" | "show">) {
  return (
    <div aria-live="polite" className="print:hidden">
      {count > 0 && (
        <p className="screen-sides flex min-h-11 items-center gap-3 bg-glacier font-600">
          <i className="size-2.5 flex-none rounded-full border-2 border-pine" />
          {count > 1 ? "Nouvelles arrivées" : "Nouvelle arrivée"} : {formatNumber(count)}
          <button type="button" onClick={show} className="ml-auto min-h-11 cursor-pointer font-400 text-pine underline">
            Montrer
          </button>
        </p>
      )}
    </div>
  );
}

type SideProps = Pick<Loaded, "person" | "flood" | "isChosen" | "callers" | "open"> & { unwritten: Unwritten | undefined };

function Side({ person, flood, isChosen, callers, open, unwritten }: SideProps) {
  const way = (
    <p className={`px-4 pt-3 ${person ? "laptop:hidden" : ""}`}>
      <Link to={`/appels${writeQuery({ ouvrir: open })}`} className="inline-flex min-h-11 items-center">
        ← Revenir à la liste
      </Link>
    </p>
  );
  if (flood) {
    return (
      <>
        {way}
        <PutAway flood={flood} fault={unwritten?.sentence} back={`/appels${writeQuery({ ouvrir: open })}`} />
      </>
    );
  }
  if (!person && isChosen) {
    return (
      <>
        {way}
        <div role="status" className="grid gap-2 px-4 pt-3 pb-6 desktop:px-6">
          <h2 className="text-item-l">{GONE.title}</h2>
          <p>{GONE.words}</p>
        </div>
      </>
    );
  }
  if (!person) return <p className="p-6 text-moss">Personne à appeler.</p>;
  return (
    <>
      {way}
      <OutcomePanel
        person={person}
        caller={callers[person.key]}
        unwritten={unwritten}
        here={`/appels${writeQuery({ ouvrir: open, qui: person.key })}`}
        file={`/personnes${writeQuery({ qui: person.key })}`}
      />
    </>
  );
}

type Row = (line: LineView) => React.ReactNode;

function Group({ group: { title, words, isLate, lines }, row }: { group: GroupView; row: Row }) {
  return (
    <section aria-label={title}>
      <h2
        className={`flex items-baseline gap-2 screen-sides border-b-1.5 pt-4 pb-2 text-item ${isLate ? "border-brique text-brique" : "border-ink"}`}
      >
        {isLate && <Icon name="clock" className="size-4 self-center" />}
        {title} <span className="font-400 font-text text-moss text-compact">{words}</span>
        <span className="numeric ml-auto">{formatNumber(lines.length)}</span>
      </h2>
      {lines.length > 0 ? <ol>{lines.map(row)}</ol> : <p className="screen-sides py-3 text-moss">Personne.</p>}
    </section>
  );
}

const FOLD = "flex min-h-11 items-center gap-2 screen-sides py-2 font-600 text-ink no-underline hover:underline";

function NothingLeft() {
  return (
    <div className="screen-sides py-8">
      <svg viewBox="0 0 240 70" aria-hidden="true" className="mb-4 h-18 w-60">
        <circle cx="176" cy="26" r="15" className="fill-sun-soft" />
        <path d="M0 70 38 38l18 12 40-40 26 30 20-12 34 30 26-16 38 28Z" className="fill-meltwater" />
        <path d="M0 70 30 56l26 8 44-22 38 20 36-12 66 20Z" className="fill-pine" />
      </svg>
      <h2 className="text-title">Plus personne à appeler aujourd'hui.</h2>
      <p className="mt-2 text-moss">Une demande qui arrive s'affiche ici d'elle-même, dans la minute.</p>
    </div>
  );
}
