import { SCREENS } from "#workers/people/screen-words.ts";
import "./calls.css";
import { useEffect, useRef } from "react";
import { data, Link, useLocation } from "react-router";
import { parisDate, parisMidnight } from "#app/content/dated.ts";
import { addDays } from "#app/content/days.ts";
import { capitalise, formatCount, formatNumber } from "#app/content/format.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import { findCalendar } from "#scripts/operator/back-office/places.ts";
import { remoteOptions } from "#scripts/operator/stores/remote-options.ts";
import { listConsentSentences } from "#workers/db/records.ts";
import { listSentFacts } from "#workers/db/results.ts";
import { allLines, type CallLine, type CallList, countCalls, listCalls, listNextDay } from "#workers/people/call-list.ts";
import { closeOldCalls, identifyOldCalls } from "#workers/people/close-old-calls.ts";
import { findByRecord } from "#workers/people/decide.ts";
import { sayDay, sayFullDay, sayHour } from "#workers/people/french-time.ts";
import { PageHead, Segments } from "../frame/heads.tsx";
import { Kbd } from "../frame/keys.tsx";
import { Remark } from "../frame/notice.tsx";
import { leadTo, readFields, readFrom } from "../frame/query.ts";
import { LastStep } from "../frame/question.tsx";
import { Screen } from "../frame/screen.tsx";
import { describeLastStep, describePanel } from "../panel/describe-panel.ts";
import { OutcomePanel } from "../panel/outcome-panel.tsx";
import { TOO_LATE, takeDecision } from "../panel/take-decision.ts";
import type { Route } from "./+types/route";
import { CLOSE_OLD, FOLDED, type ListParameters, readWanted, useListQuery, writeListQuery } from "./address.ts";
import { countOutcomes, describeGroups, describeNext, describeSettled } from "./describe-calls.ts";
import { CallGroups } from "./groups.tsx";
import { NothingLeft } from "./nothing-left.tsx";
import { useWatchedList } from "./use-watched-list.ts";

/** Calls of the next day that are listed at the end of a day. */
const NEXT_SHOWN = 12;

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { stores, place, now } = visit;
  const query = new URL(request.url).searchParams;
  const wanted = readWanted(query);
  const today = parisDate(now);
  const bookingDay = { from: parisMidnight(today).toISOString(), to: parisMidnight(addDays(today, 1)).toISOString() };
  const [people, everyone, sentences, bookings] = await Promise.all([
    visit.readPeople(),
    visit.readCalls(),
    listConsentSentences(stores.database),
    listSentFacts(stores.database, "calendly_bookings", bookingDay),
  ]);
  const whole = wanted.profession ? listCalls(people, { now, profession: wanted.profession }) : everyone;
  const [list, counted] = wanted.isNextDay ? [listNextDay(whole), listNextDay(everyone)] : [whole, everyone];
  const countOf = (profession: Profession) => allLines(counted).filter((line) => line.isAllowed && line.profession === profession).length;
  const chosen = findByRecord(people, query.get("ligne"));
  const person = chosen ?? (allLines(list).find(({ isAllowed }) => isAllowed) ?? allLines(list)[0] ?? list.withoutTime[0])?.person;
  const lateFrom = readFrom(query.get("retards"));
  const isIn = (lines: readonly CallLine[]) => lines.some((line) => line.person === person);
  const open = isIn(list.old) || query.has("clore") ? "old" : isIn(list.withoutTime) ? "catalogue" : null;
  const nextDay = list.next.day;
  const shownDay = wanted.isNextDay ? nextDay : today;
  const groups = describeGroups(list, { now, shownDay, lateFrom, open: FOLDED.find((id) => id === query.get("ouvrir")) ?? open });
  const nextLines = list.next.groups.flatMap(({ lines }) => lines);
  return {
    wanted,
    /** Of both professions, today. */
    callCount: countCalls(everyone),
    count: countCalls(list),
    lateCount: list.late.length,
    lateFrom,
    exportCommand: `npm run leads -- export${remoteOptions(place.environment)}`,
    counts: { generalistes: countOf("generalistes"), infirmiers: countOf("infirmiers") },
    date: wanted.isNextDay ? sayFullDay(nextDay) : `${sayFullDay(today)}, ${sayHour(now.toISOString())}`,
    groups,
    /** What tells the old calls that are asked about; null while nobody asks to close them. */
    oldCalls: list.old.length > 0 && query.has("clore") ? await identifyOldCalls(list.old) : null,
    honeypotCount: list.honeypotCount,
    settled: { count: list.settled.length, words: countOutcomes(list), lines: query.has("faits") ? describeSettled(list, now) : null },
    next: {
      day: sayDay(nextDay, now),
      count: nextLines.length,
      /** Shown once nobody is left today. */
      lines: groups.length === 0 ? nextLines.slice(0, NEXT_SHOWN).map(describeNext) : [],
    },
    bookings: { count: bookings.length, calendar: findCalendar(place) },
    person: person ? describePanel(person, sentences, now) : null,
    nextKey: person && findNext(list, person)?.key,
    isRefusalAsked: chosen !== undefined && query.has("refus"),
    step: describeLastStep(visit, people),
  };
}

/** The line to go on with: the next one of the same list, a catalogue lead after another. */
function findNext(list: CallList, person: CallLine["person"]): CallLine | undefined {
  const lines = [list.withoutTime, list.old].find((some) => some.some((line) => line.person === person)) ?? allLines(list);
  const index = lines.findIndex((line) => line.person === person);
  return lines.slice(index + 1).find(({ isAllowed }) => isAllowed) ?? lines.slice(0, Math.max(0, index)).find(({ isAllowed }) => isAllowed);
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const fields = await readFields(request);
  const query = new URL(request.url).searchParams;
  const to = (parameters: ListParameters, message?: string) => leadTo(visit, `.${writeListQuery(query, parameters)}`, message);
  if (fields.issue === CLOSE_OLD) {
    const count = await closeOldCalls(visit, fields.vu ?? "");
    return count > 0 ? to({}, "Les anciens appels sont clos.") : to({ clore: "1" }, TOO_LATE);
  }
  const taken = await takeDecision(visit, fields);
  if ("unwritten" in taken) return data({ unwritten: taken.unwritten });
  if (taken.undone) return to({ ligne: taken.undone });
  return taken.message ? to({ ligne: fields.ligne }, taken.message) : to({ ligne: fields.suivante });
}

/** « À appeler »: who to call now, and how to note the outcome without the mouse. */
export default function Calls({ loaderData: list, actionData, params }: Route.ComponentProps) {
  const { wanted, person, counts, next } = list;
  const { groups, changes, arrivedCount } = useWatchedList(list.groups, params.place, !wanted.isNextDay && wanted.profession === null);
  useFocusOnLine();
  const listQuery = useListQuery();
  const here = listQuery({ ligne: person?.key });
  const professions = {
    Tous: null,
    [`Médecins ${counts.generalistes}`]: "generalistes",
    [`Infirmiers ${counts.infirmiers}`]: "infirmiers",
  };
  const views = Object.entries(professions).map(([words, profession]) => ({
    words,
    to: listQuery({ profession }),
    isCurrent: profession === wanted.profession,
  }));
  return (
    <Screen
      title={`À appeler (${list.callCount})`}
      keys={{ choisir: "↑ ↓", appeler: "Entrée", issue: "J A R I S N", note: "E" }}
      end={
        <>
          {arrivedCount > 0 && `${formatCount(arrivedCount, "nouvelle demande", "nouvelles demandes")}. `}
          <LastStep step={list.step} action={here} />
        </>
      }
    >
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_clamp(18.5rem,31vw,28rem)]">
        <div className="[container:calls/inline-size] sm:border-r-1">
          <div className="calls-head">
            <PageHead
              title={wanted.isNextDay ? capitalise(next.day) : SCREENS.appels}
              words={
                <span className="font-600 font-display text-ink text-item-l">
                  {formatNumber(list.count + arrivedCount)} à appeler
                  {list.lateCount > 0 && (
                    <>
                      {" "}
                      · <b className="font-600 text-brique">{formatNumber(list.lateCount)} en retard</b>
                    </>
                  )}
                </span>
              }
            >
              <span>{list.date}</span>
              {wanted.isNextDay && (
                <Link to={listQuery({ demain: null })} data-key="p" className={buttonClass({ variant: "line", size: "sm" })}>
                  Revenir à aujourd'hui <Kbd>P</Kbd>
                </Link>
              )}
              <Segments label="Profession" views={views} />
            </PageHead>
          </div>
          <Bookings {...list.bookings} />
          {wanted.isNextDay || groups.length > 0 ? (
            <CallGroups groups={groups} changes={changes} list={list} here={here} />
          ) : (
            <NothingLeft settled={list.settled} next={next} />
          )}
        </div>
        <div className="calls-side border-t-1.5 border-ink bg-raised sm:border-0">
          {person ? (
            <OutcomePanel
              person={person}
              hidden={{ suivante: list.nextKey ?? "" }}
              unwritten={actionData?.unwritten}
              isRefusalAsked={list.isRefusalAsked}
              here={here}
              refuse={listQuery({ ligne: person.key, refus: "1" })}
              file={`../personnes?qui=${person.key}`}
            />
          ) : (
            <p className="p-7 text-moss">Choisissez une ligne.</p>
          )}
        </div>
      </div>
    </Screen>
  );
}

/** Appointments that visitors made themselves: the calendar is a second inbox. */
function Bookings({ count, calendar }: { count: number; calendar: string | null }) {
  if (count === 0) return null;
  return (
    <div className="screen-sides pb-3">
      <Remark icon="clock">
        <b>{formatCount(count, "rendez-vous pris", "rendez-vous pris")}</b> aujourd'hui dans le calendrier, où ils se tiennent.{" "}
        {calendar && (
          <a href={calendar} target="_blank" rel="noreferrer">
            Ouvrir le calendrier
          </a>
        )}
      </Remark>
    </div>
  );
}

/** After an action the focus is on the line that is open, or on what asks for an answer; never away from a field. */
function useFocusOnLine() {
  const { key: visit } = useLocation();
  const shown = useRef(visit);

  useEffect(() => {
    if (shown.current === visit) return;
    shown.current = visit;
    if (document.activeElement?.matches("input, textarea") || document.querySelector("[role=alertdialog]")) return;
    const line = document.querySelector<HTMLElement>("a[data-line][aria-current]");
    line?.focus({ preventScroll: true });
    // On a phone the panel lies below the list.
    const isBeside = matchMedia("(min-width: 44rem)").matches;
    if (isBeside) line?.closest("li")?.scrollIntoView({ block: "nearest" });
    else document.querySelector(".calls-side")?.scrollIntoView();
  }, [visit]);
}
