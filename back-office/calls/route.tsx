import "./calls.css";
import { useEffect, useRef } from "react";
import { data, Link, redirect, useLocation } from "react-router";
import { parisDate, parisMidnight } from "#app/content/dated.ts";
import { formatCount, formatNumber } from "#app/content/format.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { addDays } from "#app/features/callback/working-days.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { allLines, type CallLine, type CallList, countCalls, listCalls, listNextDay } from "#people/call-list.ts";
import { capitalise } from "#people/capitalise.ts";
import { closeOldCalls, identifyOldCalls } from "#people/close-old-calls.ts";
import { sayDay, sayFullDay, sayHour } from "#people/french-time.ts";
import { findByRecord } from "#people/seen-person.ts";
import { findLastStep, sayStep } from "#people/undo.ts";
import { findCalendar } from "#scripts/operator/back-office/find-calendar.ts";
import { decideIn, visitContext } from "#scripts/operator/back-office/office.ts";
import { listConsentSentences } from "#workers/db/consent-sentences.ts";
import { listBookingFacts } from "#workers/db/results.ts";
import { Icon } from "../frame/icon.tsx";
import { Kbd } from "../frame/kbd.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { Screen } from "../frame/screen.tsx";
import { Segments } from "../frame/segments.tsx";
import { UndoStep } from "../frame/undo-step.tsx";
import { describePanel } from "../panel/describe-panel.ts";
import { OutcomePanel } from "../panel/outcome-panel.tsx";
import { sayMessage, takeDecision, UNDO } from "../panel/take-decision.ts";
import type { Route } from "./+types/route";
import { callsAddress, type ListWanted } from "./address.ts";
import { countOutcomes, describeGroups, describeNext, describeSettled, FOLDED, LINES_PER_PAGE } from "./describe-calls.ts";
import { CallGroups } from "./groups.tsx";
import { NothingLeft } from "./nothing-left.tsx";
import { useWatchedList } from "./use-watched-list.ts";

const CLOSE_OLD = "clore-anciens";

function readWanted(query: URLSearchParams): ListWanted {
  return { profession: PROFESSIONS.find((one) => one === query.get("profession")) ?? null, isNextDay: query.has("demain") };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { stores, place, now, author, readPeople } = context.get(visitContext);
  const query = new URL(request.url).searchParams;
  const wanted = readWanted(query);
  const today = parisDate(now);
  const bookingDay = { from: parisMidnight(today).toISOString(), to: parisMidnight(addDays(today, 1)).toISOString() };
  const [people, sentences, bookings] = await Promise.all([
    readPeople(),
    listConsentSentences(stores.database),
    listBookingFacts(stores.database, bookingDay),
  ]);
  const everyone = listCalls(people, { now });
  const whole = wanted.profession ? listCalls(people, { now, profession: wanted.profession }) : everyone;
  const [list, counted] = wanted.isNextDay ? [listNextDay(whole), listNextDay(everyone)] : [whole, everyone];
  const countOf = (profession: Profession) => allLines(counted).filter((line) => line.isAllowed && line.profession === profession).length;
  const chosen = findByRecord(people, query.get("ligne") ?? undefined);
  const person = chosen ?? (allLines(list).find(({ isAllowed }) => isAllowed) ?? allLines(list)[0] ?? list.withoutTime[0])?.person;
  const lateFrom = Math.max(0, Number.parseInt(query.get("retards") ?? "0", 10) || 0);
  const isIn = (lines: readonly CallLine[]) => lines.some((line) => line.person === person);
  const open = isIn(list.old) || query.has("clore") ? "old" : isIn(list.withoutTime) ? "catalogue" : null;
  const step = findLastStep(people, author, now);
  const shownDay = wanted.isNextDay ? list.next.day : today;
  return {
    wanted,
    callCount: countCalls(everyone),
    count: countCalls(list),
    lateCount: list.late.length,
    lateFrom,
    counts: { generalistes: countOf("generalistes"), infirmiers: countOf("infirmiers") },
    day: wanted.isNextDay ? capitalise(sayDay(list.next.day, now)) : null,
    date: wanted.isNextDay ? sayFullDay(list.next.day) : `${sayFullDay(today)}, ${sayHour(now.toISOString())}`,
    groups: describeGroups(list, { now, shownDay, lateFrom, open: FOLDED.find((id) => id === query.get("ouvrir")) ?? open }),
    totals: { late: list.late.length, perPage: LINES_PER_PAGE },
    oldCalls: list.old.length > 0 && query.has("clore") ? await identifyOldCalls(list.old) : null,
    honeypotCount: list.honeypotCount,
    settled: { count: list.settled.length, words: countOutcomes(list), lines: query.has("faits") ? describeSettled(list, now) : null },
    next: {
      day: capitalise(sayDay(list.next.day, now)),
      words: sayDay(list.next.day, now),
      date: sayFullDay(list.next.day),
      lines: describeNext(list),
    },
    bookings: { count: bookings.length, calendar: findCalendar(place) },
    person: person ? describePanel(person, sentences, now) : null,
    nextKey: person ? (findNext(list, person)?.key ?? null) : null,
    isRefusalAsked: chosen !== undefined && query.has("refus"),
    step: step ? { id: step.id, time: sayHour(step.at), words: sayStep(step, now) } : null,
    message: sayMessage(query.get("message")),
  };
}

/** The line to go on with: the next one of the same list, a catalogue lead after another. */
function findNext(list: CallList, person: CallLine["person"]): CallLine | undefined {
  const lines = [list.withoutTime, list.old].find((some) => some.some((line) => line.person === person)) ?? allLines(list);
  const index = lines.findIndex((line) => line.person === person);
  return lines.slice(index + 1).find(({ isAllowed }) => isAllowed) ?? lines.slice(0, Math.max(0, index)).find(({ isAllowed }) => isAllowed);
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData();
  const wanted = readWanted(new URL(request.url).searchParams);
  const to = (parameters: Record<string, string>) => redirect(callsAddress(params.place, wanted, parameters), 303);
  const [line, next] = ["ligne", "suivante"].map((name) => String(form.get(name) ?? ""));
  if (form.get("issue") === CLOSE_OLD) {
    const count = await closeOldCalls(decideIn(visit), String(form.get("vu")));
    return count > 0 ? to({ message: "clos" }) : to({ clore: "1", message: "trop-tard" });
  }
  const taken = await takeDecision(visit, form);
  if (taken.isWritten && taken.issue === UNDO) return to({ ...(taken.key && { ligne: taken.key }) });
  if (taken.isWritten && taken.message) return to({ ...(line && { ligne: line }), message: taken.message });
  if (taken.isWritten) return to({ ...(next && { ligne: next }) });
  if ("unwritten" in taken) return data({ unwritten: taken.unwritten });
  return to({ ...(line && { ligne: line }), message: taken.message });
}

/** « À appeler »: who to call now, and how to note the outcome without the mouse. */
export default function Calls({ loaderData, actionData, params }: Route.ComponentProps) {
  const { wanted, person, groups: read, step, message, counts } = loaderData;
  const { groups, changes, arrivedCount } = useWatchedList(read, params.place, !wanted.isNextDay && wanted.profession === null);
  useFocusOnLine();
  const address = (parameters: Record<string, string>) => callsAddress(params.place, wanted, parameters);
  const here = person ? address({ ligne: person.key }) : address({});
  const isEmpty = !wanted.isNextDay && groups.length === 0;
  return (
    <Screen
      title={`À appeler (${loaderData.callCount})`}
      keys={[
        { keys: ["↑", "↓"], does: "choisir" },
        { keys: ["Entrée"], does: "appeler" },
        { keys: ["J", "A", "R", "I", "S", "N"], does: "issue" },
        { keys: ["E"], does: "note" },
      ]}
      end={
        <>
          {arrivedCount > 0 && `${formatCount(arrivedCount, "nouvelle demande", "nouvelles demandes")}. `}
          {message && `${message} `}
          {step && <UndoStep step={step} action={here} />}
        </>
      }
    >
      <div className="calls">
        <div className="calls-list">
          <div className="calls-head">
            <PageHead
              title={loaderData.day ?? "À appeler"}
              words={
                <span className="font-600 font-display text-ink text-item-l">
                  {formatNumber(loaderData.count + arrivedCount)} à appeler
                  {loaderData.lateCount > 0 && (
                    <>
                      {" "}
                      · <b className="font-600 text-brique">{formatNumber(loaderData.lateCount)} en retard</b>
                    </>
                  )}
                </span>
              }
            >
              <span>{loaderData.date}</span>
              {wanted.isNextDay && (
                <Link
                  to={callsAddress(params.place, { ...wanted, isNextDay: false }, {})}
                  data-key="p"
                  className={buttonClass({ variant: "line", size: "sm" })}
                >
                  Revenir à aujourd'hui <Kbd>P</Kbd>
                </Link>
              )}
              <Segments label="Profession">
                {([null, "generalistes", "infirmiers"] as const).map((profession) => (
                  <Link
                    key={profession}
                    to={callsAddress(params.place, { ...wanted, profession }, {})}
                    aria-current={profession === wanted.profession ? "true" : undefined}
                  >
                    {profession === null ? "Tous" : `${profession === "generalistes" ? "Médecins" : "Infirmiers"} ${counts[profession]}`}
                  </Link>
                ))}
              </Segments>
            </PageHead>
          </div>
          <Bookings {...loaderData.bookings} />
          {isEmpty ? (
            <NothingLeft settled={loaderData.settled} next={loaderData.next} address={address} place={params.place} />
          ) : (
            <CallGroups groups={groups} changes={changes} loaderData={loaderData} address={address} here={here} />
          )}
        </div>
        <div className="calls-side">
          {person ? (
            <OutcomePanel
              person={person}
              hidden={{ suivante: loaderData.nextKey ?? "" }}
              unwritten={actionData?.unwritten}
              isRefusalAsked={loaderData.isRefusalAsked && !actionData?.unwritten}
              addresses={{
                here,
                refuse: address({ ligne: person.key, refus: "1" }),
                file: `/${params.place}/personnes?qui=${person.key}`,
              }}
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
    <p className="flex items-start gap-2 px-4 pb-3 text-small lg:px-6">
      <Icon name="clock" className="mt-0.75 size-4" />
      <span>
        <b>{formatCount(count, "rendez-vous pris", "rendez-vous pris")}</b> aujourd'hui dans le calendrier, où ils se tiennent.{" "}
        {calendar && (
          <a href={calendar} target="_blank" rel="noreferrer" className="text-pine">
            Ouvrir le calendrier
          </a>
        )}
      </span>
    </p>
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
