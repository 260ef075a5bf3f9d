import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { formatCount, formatNumber } from "#app/content/format.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "../frame/icon.tsx";
import { Kbd } from "../frame/kbd.tsx";
import { Plate } from "../frame/plate.tsx";
import { CallRow } from "./call-row.tsx";
import type { GroupView, SettledView } from "./describe-calls.ts";

export interface ListData {
  wanted: { isNextDay: boolean };
  person: { key: string } | null;
  lateFrom: number;
  totals: { late: number; perPage: number };
  oldCalls: string | null;
  honeypotCount: number;
  settled: { count: number; words: string; lines: SettledView[] | null };
  next: { day: string; words: string; lines: unknown[] };
}

interface GroupsProps {
  groups: GroupView[];
  /** What others did to a line, by its key. */
  changes: ReadonlyMap<string, string>;
  loaderData: ListData;
  /** The address of this list with other parameters. */
  address: (parameters: Record<string, string>) => string;
  here: string;
}

/** The calls of the day: overdue ones first, then by time of day; then what is done, what is old, and who took a catalogue. */
export function CallGroups({ groups, changes, loaderData, address, here }: GroupsProps) {
  const { person, totals, settled } = loaderData;
  const timed = groups.filter(({ id }) => id !== "old" && id !== "catalogue");
  const old = groups.find(({ id }) => id === "old");
  const catalogue = groups.find(({ id }) => id === "catalogue");
  const rows = ({ lines }: GroupView) => (
    <ol>
      {lines.map((line) => (
        <CallRow
          key={line.key}
          line={line}
          change={changes.get(line.key)}
          isSelected={line.key === person?.key}
          address={address({ ligne: line.key })}
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
          {group.id === "late" && <LatePages from={loaderData.lateFrom} totals={totals} address={address} />}
        </section>
      ))}
      {timed.length === 0 && (
        <p className="flex items-center gap-2.5 px-4 py-3 lg:px-6">
          <Icon name="tick" />
          <b>Plus personne à une heure promise {loaderData.wanted.isNextDay ? "ce jour-là" : "aujourd'hui"}.</b>
        </p>
      )}
      <Settled settled={settled} address={address} />
      {old && (
        <Folded group={old} address={address}>
          <CloseOld count={old.total} seen={loaderData.oldCalls} address={address} here={here} />
          {rows(old)}
          <Shown shown={old.lines.length} all={old.total} />
        </Folded>
      )}
      {catalogue && (
        <Folded group={catalogue} address={address}>
          {rows(catalogue)}
          <Shown shown={catalogue.lines.length} all={catalogue.total} />
        </Folded>
      )}
      {loaderData.honeypotCount > 0 && (
        <p className="px-4 py-2 text-moss text-small lg:px-6">
          {formatCount(loaderData.honeypotCount, "envoi écarté", "envois écartés")} : un champ que seul un robot voit était rempli.
        </p>
      )}
      {!loaderData.wanted.isNextDay && loaderData.next.lines.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-moss text-small lg:px-6">
          {loaderData.next.day} : {formatCount(loaderData.next.lines.length, "appel promis", "appels promis")}.
          <PrepareLink words={loaderData.next.words} to={address({ demain: "1" })} />
        </p>
      )}
    </div>
  );
}

/** « Préparer demain » */
export function PrepareLink({ words, to, className = "text-pine" }: { words: string; to: string; className?: string }) {
  return (
    <Link to={to} data-key="p" className={className}>
      Préparer {words} <Kbd>P</Kbd>
    </Link>
  );
}

function GroupHead({ group: { id, title, words, count } }: { group: GroupView }) {
  const isUrgent = id === "late" || id === "unsure";
  return (
    <h2
      className={`flex items-baseline gap-2.5 border-b-1.5 border-solid px-4 pt-4 pb-1.5 text-label leading-title lg:px-6 ${isUrgent ? "border-brique text-brique" : "border-ink"}`}
    >
      {isUrgent && <Icon name={id === "late" ? "clock" : "warning"} className="size-4 self-center" />}
      {title} <span className="font-400 text-moss">{words}</span>
      <span className="numeric ml-auto">{formatNumber(count)}</span>
    </h2>
  );
}

/** A link rather than a native fold: thousands of lines are not sent before somebody asks for them. */
function Folded({ group, address, children }: { group: GroupView; children: ReactNode } & Pick<GroupsProps, "address">) {
  const isOpen = group.lines.length > 0;
  return (
    <section aria-label={group.title}>
      <h2 className="border-b-1.5 border-ink border-solid text-label leading-title">
        <Link
          to={isOpen ? address({}) : address({ ouvrir: group.id })}
          preventScrollReset
          aria-expanded={isOpen}
          className="flex items-baseline gap-2.5 px-4 pt-4 pb-1.5 text-ink no-underline hover:underline lg:px-6"
        >
          <Icon name="chevron" className={`size-4 self-center ${isOpen ? "rotate-90" : ""}`} />
          {group.title} <span className="font-400 text-moss max-sm:hidden">{group.words}</span>
          <span className="numeric ml-auto">{formatNumber(group.total)}</span>
        </Link>
      </h2>
      {isOpen && children}
    </section>
  );
}

function Shown({ shown, all }: { shown: number; all: number }) {
  if (shown >= all) return null;
  return (
    <p className="px-4 py-3 text-moss text-small lg:px-6">
      {formatNumber(shown)} sur {formatNumber(all)}. Pour le tableur : <code className="code">npm run leads -- export</code>
    </p>
  );
}

function LatePages({
  from,
  totals: { late, perPage },
  address,
}: { from: number } & Pick<ListData, "totals"> & Pick<GroupsProps, "address">) {
  if (late <= perPage) return null;
  const next = from + perPage;
  return (
    <p className="flex flex-wrap gap-x-3 px-4 py-3 text-moss lg:px-6">
      Les retards {formatNumber(from + 1)} à {formatNumber(Math.min(next, late))}, sur {formatNumber(late)}.
      {from > 0 && <Link to={address({ retards: String(Math.max(0, from - perPage)) })}>Les précédents</Link>}
      {next < late && <Link to={address({ retards: String(next) })}>Les suivants</Link>}
    </p>
  );
}

/** « Tout clore » asks, and is taken back as one. */
function CloseOld({ count, seen, address, here }: { count: number; seen: string | null } & Pick<GroupsProps, "address" | "here">) {
  if (seen === null)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 text-small lg:px-6">
        Promis il y a plus de deux semaines, et jamais notés.
        <Link to={address({ clore: "1" })} className={buttonClass({ variant: "line", size: "sm" })}>
          Tout clore…
        </Link>
      </p>
    );
  return (
    <Form
      method="post"
      action={here}
      role="alertdialog"
      aria-labelledby="clore-titre"
      className="mx-4 my-3 rounded-sm border-1.5 border-brique border-solid bg-brique-soft px-4 py-3 lg:mx-6"
    >
      <input type="hidden" name="vu" value={seen} />
      <p id="clore-titre">
        <b>Clore {formatCount(count, "ancien appel", "anciens appels")} ?</b>
      </p>
      <p className="mt-1">
        {count > 1 ? "Ils seront notés" : "Il sera noté"} « sans suite » d'un coup, et {count > 1 ? "reviennent" : "revient"} d'un coup avec{" "}
        <Kbd>Z</Kbd>.
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <button type="submit" name="issue" value="clore-anciens" className={buttonClass({ variant: "pine", size: "sm" })}>
          Tout clore
        </button>
        <Link to={here} data-key="Escape" className={buttonClass({ variant: "line", size: "sm" })}>
          Revenir <Kbd>Échap</Kbd>
        </Link>
      </div>
    </Form>
  );
}

export function Settled({ settled, address }: Pick<ListData, "settled"> & Pick<GroupsProps, "address">) {
  if (settled.count === 0) return null;
  return (
    <section aria-label="Faits aujourd'hui">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-3 text-moss lg:px-6">
        <Icon name="tick" />
        <span>
          <b className="text-ink">{formatCount(settled.count, "fait")}</b> aujourd'hui : {settled.words}.
        </span>
        {settled.lines ? <Link to={address({})}>Les cacher</Link> : <Link to={address({ faits: "1" })}>Les montrer</Link>}
      </p>
      {settled.lines && (
        <ol>
          {settled.lines.map(({ key, time, name, profession, words, author }) => (
            <li key={key} className="done">
              <span className="numeric font-600 font-display">{time}</span>
              <span className="flex items-center gap-2.5 font-600">
                <Plate profession={profession} />
                <Link to={address({ ligne: key })} className="text-ink [overflow-wrap:anywhere]">
                  {name}
                </Link>
              </span>
              <span>{words}</span>
              <span className="text-moss">{author}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
