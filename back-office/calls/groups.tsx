import type { ReactNode } from "react";
import { Link } from "react-router";
import { capitalise, formatCount, formatNumber } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "../frame/icon.tsx";
import { Kbd } from "../frame/keys.tsx";
import { Pages } from "../frame/pages.tsx";
import { Plate } from "../frame/plate.tsx";
import { Question } from "../frame/question.tsx";
import type { Route } from "./+types/route";
import { CLOSE_OLD, FOLDED, useListQuery } from "./address.ts";
import { CallRow } from "./call-row.tsx";
import type { GroupView, ShortLineView } from "./describe-calls.ts";

export type ListData = Route.ComponentProps["loaderData"];

interface GroupsProps {
  groups: GroupView[];
  /** What others did to a line, by its key. */
  changes: ReadonlyMap<string, string>;
  list: ListData;
  here: string;
}

/** The calls of the day: overdue ones first, then by time of day; then what is done, what is old, and who took a catalogue. */
export function CallGroups({ groups, changes, list, here }: GroupsProps) {
  const listQuery = useListQuery();
  const isFolded = ({ id }: GroupView) => FOLDED.some((folded) => folded === id);
  const timed = groups.filter((group) => !isFolded(group));
  const rows = ({ lines }: GroupView) => (
    <ol>
      {lines.map((line) => (
        <CallRow
          key={line.key}
          line={line}
          change={changes.get(line.key)}
          isSelected={line.key === list.person?.key}
          address={listQuery({ ligne: line.key })}
        />
      ))}
    </ol>
  );
  return (
    <div className="pb-2">
      {timed.map((group) => (
        <section key={group.id} aria-label={group.title}>
          <GroupHead group={group} />
          {rows(group)}
          {group.id === "late" && <Pages from={list.lateFrom} all={group.total} to={(from) => listQuery({ retards: from })} />}
        </section>
      ))}
      {timed.length === 0 && (
        <p className="flex items-center gap-2.5 screen-sides py-3">
          <Icon name="tick" />
          <b>Plus personne à une heure promise {list.wanted.isNextDay ? "ce jour-là" : "aujourd'hui"}.</b>
        </p>
      )}
      <Settled settled={list.settled} />
      {groups.filter(isFolded).map((group) => (
        <Folded key={group.id} group={group} exportCommand={list.exportCommand}>
          {group.id === "old" && <CloseOld count={group.total} seen={list.oldCalls} here={here} />}
          {rows(group)}
        </Folded>
      ))}
      {list.honeypotCount > 0 && (
        <p className="screen-sides py-2 text-moss text-small">
          {formatCount(list.honeypotCount, "envoi écarté", "envois écartés")} : un champ que seul un robot voit était rempli.
        </p>
      )}
      {!list.wanted.isNextDay && list.next.count > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 screen-sides py-3 text-moss text-small">
          {sayNextDay(list.next)}.
          <PrepareLink day={list.next.day} />
        </p>
      )}
    </div>
  );
}

/** « Demain : 3 appels promis » */
export function sayNextDay({ day, count }: ListData["next"]): string {
  return typeset(`${capitalise(day)} : ${formatCount(count, "appel promis", "appels promis")}`);
}

/** « Préparer demain » */
export function PrepareLink({ day, className = "text-pine" }: { day: string; className?: string }) {
  const listQuery = useListQuery();
  return (
    <Link to={listQuery({ demain: "1" })} data-key="p" className={className}>
      Préparer {day} <Kbd>P</Kbd>
    </Link>
  );
}

const HEAD = "flex items-baseline gap-2.5 screen-sides border-b-1.5 border-current pt-4 pb-1.5 text-label leading-title";

function GroupHead({ group: { id, title, words, count } }: { group: GroupView }) {
  const isUrgent = id === "late" || id === "unsure";
  return (
    <h2 className={`${HEAD} ${isUrgent ? "text-brique" : ""}`}>
      {isUrgent && <Icon name={id === "late" ? "clock" : "warning"} className="size-4 self-center" />}
      {title} <span className="font-400 text-moss">{words}</span>
      <span className="numeric ml-auto">{formatNumber(count)}</span>
    </h2>
  );
}

interface FoldedProps extends Pick<ListData, "exportCommand"> {
  group: GroupView;
  children: ReactNode;
}

/** A link rather than a native fold: thousands of lines are not sent before somebody asks for them. */
function Folded({ group: { id, title, words, lines, total }, exportCommand, children }: FoldedProps) {
  const listQuery = useListQuery();
  const isOpen = lines.length > 0;
  return (
    <section aria-label={title}>
      <h2>
        <Link
          to={listQuery({ ouvrir: isOpen ? null : id })}
          preventScrollReset
          aria-expanded={isOpen}
          className={`${HEAD} text-ink no-underline hover:underline`}
        >
          <Icon name="chevron" className={`size-4 self-center ${isOpen ? "rotate-90" : ""}`} />
          {title} <span className="font-400 text-moss max-sm:hidden">{words}</span>
          <span className="numeric ml-auto">{formatNumber(total)}</span>
        </Link>
      </h2>
      {isOpen && children}
      {isOpen && lines.length < total && (
        <p className="screen-sides py-3 text-moss text-small">
          {formatNumber(lines.length)} sur {formatNumber(total)}. Pour le tableur : <code className="code">{exportCommand}</code>
        </p>
      )}
    </section>
  );
}

/** « Tout clore » asks, and is taken back as one. */
function CloseOld({ count, seen, here }: { count: number; seen: string | null; here: string }) {
  const listQuery = useListQuery();
  if (seen === null)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 screen-sides py-3 text-small">
        Promis il y a plus de deux semaines, et jamais notés.
        <Link to={listQuery({ clore: "1" })} className={buttonClass({ variant: "line", size: "sm" })}>
          Tout clore…
        </Link>
      </p>
    );
  const title = typeset(`Clore ${formatCount(count, "ancien appel", "anciens appels")} ?`);
  return (
    <div className="screen-sides pb-3">
      <Question title={title} back={here} fields={{ vu: seen, issue: CLOSE_OLD }} yes="Tout clore">
        Tous seront notés « sans suite », et « Annuler » revient sur tous à la fois.
      </Question>
    </div>
  );
}

export function Settled({ settled: { count, words, lines } }: Pick<ListData, "settled">) {
  const listQuery = useListQuery();
  if (count === 0) return null;
  return (
    <section aria-label="Faits aujourd'hui">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 screen-sides py-3 text-moss">
        <Icon name="tick" />
        <span>
          <b className="text-ink">{formatCount(count, "fait")}</b> aujourd'hui : {words}.
        </span>
        <Link to={listQuery({ faits: lines ? null : "1" })}>{lines ? "Les cacher" : "Les montrer"}</Link>
      </p>
      {lines && <ShortLines lines={lines} />}
    </section>
  );
}

/** Calls in a line each: those that are done, or those of the next day. */
export function ShortLines({ lines }: { lines: ShortLineView[] }) {
  const listQuery = useListQuery();
  return (
    <ol>
      {lines.map(({ key, time, name, profession, words, author }) => (
        <li key={key} className={SHORT}>
          <span className="numeric font-600 font-display">{time}</span>
          <span className="flex items-center gap-2.5 font-600">
            <Plate profession={profession} />
            <Link to={listQuery({ ligne: key })} className="text-ink [overflow-wrap:anywhere]">
              {name}
            </Link>
          </span>
          <span className={UNDER}>{words}</span>
          <span className={`text-moss ${UNDER}`}>{author}</span>
        </li>
      ))}
    </ol>
  );
}

/** Four columns where there is the room. */
const SHORT = [
  "grid grid-cols-[3.9rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-[0.1rem] border-b-1 px-4 py-2",
  "[@container_calls_(min-width:44rem)]:grid-cols-[4.4rem_minmax(0,1fr)_16rem_7rem] [@container_calls_(min-width:44rem)]:px-6",
].join(" ");
const UNDER = "[@container_calls_(width<44rem)]:col-start-2";
