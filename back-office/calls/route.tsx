import "./calls.css";
import { data, Link, redirect } from "react-router";
import { parisDate } from "#app/content/dated.ts";
import { capitalise, formatCount, formatNumber } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { FIRST_CALLS, listCalls, listLaterCalls, listOldCalls, OLD_DAYS } from "#workers/people/calls/call-lists.ts";
import { loadPerson } from "#workers/people/identity/person.ts";
import { formatFullDate, formatHour } from "#workers/people/words/french-time.ts";
import { officeContext } from "../context.ts";
import { answerGone, readFields, writeQuery } from "../frame/forms.tsx";
import { Icon } from "../frame/icon.tsx";
import { Remark } from "../frame/notice.tsx";
import { PageHead, Screen } from "../frame/screen.tsx";
import { describePanel } from "../panel/describe-panel.ts";
import { Done } from "../panel/done.tsx";
import { OutcomePanel } from "../panel/outcome-panel.tsx";
import { describeDone, takeDecision, type Unwritten } from "../panel/take-decision.ts";
import type { Route } from "./+types/route";
import { CallRow } from "./call-row.tsx";
import { describeGroup, describeGroups, describeSetAside, formatDone, type GroupView } from "./describe-calls.ts";
import { SetAside } from "./set-aside.tsx";
import { useRevalidation } from "./use-revalidation.ts";

/** Records read for a folded list, per kind. */
const FOLDED_LIMIT = 25;
/** Query values: a folded list, or the full one. */
const OLD = "anciens";
const LATER = "plus-tard";
const ALL = "tout";

export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const { stores, now, calendarUrl } = office;
  const open = query.get("ouvrir");
  const [lists, old, later, done] = await Promise.all([
    open === ALL ? listCalls(stores, now) : listCalls(stores, now, FIRST_CALLS),
    open === OLD ? listOldCalls(stores, now, FOLDED_LIMIT) : null,
    open === LATER ? listLaterCalls(stores, now, FOLDED_LIMIT) : null,
    describeDone(office, query),
  ]);
  const groups = describeGroups(lists, now);
  const chosen = query.get("qui");
  const key = chosen ?? groups[0]?.lines[0]?.key;
  const person = key ? await loadPerson(stores, key, now) : undefined;
  if (chosen && !person) answerGone();
  return {
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
    /** Whether an adviser opened the person, rather than the list by default. */
    isChosen: chosen !== null,
    person: person ? describePanel(person, now) : null,
    open,
    done,
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const fields = await readFields(request);
  const taken = await takeDecision(context.get(officeContext), fields);
  if ("unwritten" in taken) return data({ unwritten: taken.unwritten }, { status: 409 });
  return redirect(`/appels${writeQuery({ ouvrir: url.searchParams.get("ouvrir"), fait: taken.key, entree: taken.entryId })}`, 303);
}

type Loaded = Route.ComponentProps["loaderData"];

export default function Calls({ loaderData: list, actionData }: Route.ComponentProps) {
  const { groups, person, isChosen, open, folded, bookings } = list;
  useRevalidation();
  const isAlone = isChosen || actionData !== undefined;
  const row: Row = (line) => (
    <CallRow key={line.key} line={line} isSelected={line.key === person?.key} address={writeQuery({ ouvrir: open, qui: line.key })} />
  );
  return (
    <Screen title={`À appeler (${list.count})`}>
      <Done done={list.done} action={`/appels${writeQuery({ ouvrir: open })}`} />
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_clamp(20rem,31vw,28rem)]">
        <div className={`[container:calls/inline-size] md:border-r-1 ${isAlone ? "max-md:hidden print:block" : ""}`}>
          <PageHead title="À appeler" words={<Counts isWhole={list.isWhole} count={list.count} lateCount={list.lateCount} />}>
            <span>{list.moment}</span>
            <a href="/a-appeler.csv">CSV</a>
          </PageHead>
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
                La liste est longue : voici les premiers. {open !== ALL && <Link to={writeQuery({ ouvrir: ALL })}>Tout afficher</Link>}
              </Remark>
            </div>
          )}
          {groups.length === 0 && <NothingLeft />}
          {groups.map((group) => (
            <Group key={group.id} group={group} row={row} />
          ))}
          <p className="flex items-center gap-2.5 screen-sides py-3 text-moss">
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
        <div className={`${SIDE} ${isAlone ? "" : "max-md:hidden"}`}>
          <Side person={person} open={open} unwritten={actionData?.unwritten} />
        </div>
      </div>
    </Screen>
  );
}

const SIDE = "bg-raised md:sticky md:top-0 md:max-h-screen md:self-start md:overflow-y-auto md:overscroll-contain print:hidden";

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

function Side({ person, open, unwritten }: Pick<Loaded, "person" | "open"> & { unwritten: Unwritten | undefined }) {
  if (!person) return <p className="p-7 text-moss">Personne à appeler.</p>;
  return (
    <>
      <p className="px-4 pt-3 md:hidden">
        <Link to={`/appels${writeQuery({ ouvrir: open })}`} className="inline-flex min-h-[2.75rem] items-center">
          ← Revenir à la liste
        </Link>
      </p>
      <OutcomePanel
        person={person}
        unwritten={unwritten}
        here={`/appels${writeQuery({ ouvrir: open, qui: person.key })}`}
        file={`/personnes${writeQuery({ qui: person.key })}`}
      />
    </>
  );
}

type Row = (line: GroupView["lines"][number]) => React.ReactNode;

function Group({ group: { title, words, isLate, lines }, row }: { group: GroupView; row: Row }) {
  return (
    <section aria-label={title}>
      <h2
        className={`flex items-baseline gap-2 screen-sides border-b-1.5 pt-4 pb-2 text-item ${isLate ? "border-brique text-brique" : "border-ink"}`}
      >
        {isLate && <Icon name="clock" className="size-4 self-center" />}
        {title} <span className="font-400 font-text text-moss text-small">{words}</span>
        <span className="numeric ml-auto">{formatNumber(lines.length)}</span>
      </h2>
      {lines.length > 0 ? <ol>{lines.map(row)}</ol> : <p className="screen-sides py-3 text-moss">Personne.</p>}
    </section>
  );
}

const FOLD = "flex min-h-[2.75rem] items-center gap-2 screen-sides py-2 font-600 text-ink no-underline hover:underline";

function NothingLeft() {
  return (
    <div className="screen-sides py-8">
      <svg viewBox="0 0 240 70" aria-hidden="true" className="mb-4 h-18 w-60">
        <circle cx="176" cy="26" r="15" className="fill-[var(--sun-soft)]" />
        <path d="M0 70 38 38l18 12 40-40 26 30 20-12 34 30 26-16 38 28Z" className="fill-[var(--meltwater)]" />
        <path d="M0 70 30 56l26 8 44-22 38 20 36-12 66 20Z" className="fill-[var(--pine)]" />
      </svg>
      <h2 className="text-title">Plus personne à appeler aujourd'hui.</h2>
      <p className="mt-2 text-moss">Une demande qui arrive s'affiche ici d'elle-même, dans la minute.</p>
    </div>
  );
}
