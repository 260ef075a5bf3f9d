import "./panel.css";
import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "../frame/icon.tsx";
import { Kbd } from "../frame/kbd.tsx";
import { Plate } from "../frame/plate.tsx";
import type { PanelView } from "./describe-panel.ts";
import { CopyNumber } from "./number.tsx";
import type { UnwrittenView } from "./take-decision.ts";

interface PanelProps {
  person: PanelView;
  /** Sent with every decision: where the screen goes on. */
  hidden: Record<string, string>;
  unwritten?: UnwrittenView | undefined;
  /** Whether « ne plus appeler » was asked for and waits for its confirmation. */
  isRefusalAsked: boolean;
  /** This screen: the person alone, and with the question of « ne plus appeler ». */
  addresses: { here: string; refuse: string /** Null where the panel is part of it. */; file: string | null };
}

/**
 * The number, the outcomes, the note, the consent and the history of one person: the same in the list of calls and in the person's file. Its
 * forms post to the screen that shows it, whose action hands them to `takeDecision`.
 */
export function OutcomePanel({ person, hidden, unwritten, isRefusalAsked, addresses }: PanelProps) {
  return (
    <aside aria-label={person.name} data-scrolls className="panel bg-raised px-5 pt-5.5 pb-7 lg:px-7">
      <Heading person={person} file={addresses.file} />
      <Numbers person={person} />
      {unwritten && <Unwritten unwritten={unwritten} hidden={hidden} back={addresses.here} />}
      {isRefusalAsked && <RefusalQuestion person={person} hidden={hidden} back={addresses.here} />}
      <Outcomes person={person} hidden={hidden} addresses={addresses} />
      {person.subjects.length > 0 && (
        <Section title="Demande">
          <ul className="grid gap-0.5">
            {person.subjects.map((subject) => (
              <li key={subject}>{subject}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Consentement">
        <p className={`flex items-center gap-1.5 ${person.standing.isGood ? "text-pine" : "text-brique"}`}>
          <Icon name={person.standing.isGood ? "tick" : "forbidden"} />
          <b>{person.standing.words}</b>
        </p>
        {person.consent && (
          <div className="mt-2 border-l-3 border-meltwater border-solid py-0.5 pl-3.5">
            <p>« {person.consent.words} »</p>
            <p className="mt-0.5 text-micro text-moss">{person.consent.proof}</p>
          </div>
        )}
      </Section>
      <Section title="Historique">
        <ol className="thread">
          {person.history.map(({ at, when, author, words }) => (
            <li key={`${at} ${words}`} data-ours={author === null ? undefined : ""}>
              <time dateTime={at} className="block text-micro text-moss">
                {when}
                {author && ` · ${author}`}
              </time>
              {words}
            </li>
          ))}
        </ol>
      </Section>
    </aside>
  );
}

function Section({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-5.5">
      <h3 className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-item-l leading-title">
        {title}
        {end && <small className="ml-auto font-400 font-[family-name:var(--prose)] text-micro text-moss tracking-normal">{end}</small>}
      </h3>
      {children}
    </section>
  );
}

function Heading({ person, file }: { person: PanelView; file: string | null }) {
  return (
    <>
      <div className="flex items-center gap-2.5">
        <Plate profession={person.profession} />
        <h2 className="text-[1.625rem] leading-title [overflow-wrap:anywhere]">{person.name}</h2>
      </div>
      <p className="mt-1 text-moss text-small">
        {person.words} · <span className="reference">{person.reference}</span>
        {file && (
          <>
            {" "}
            ·{" "}
            <a href={file} className="text-pine">
              toute sa fiche
            </a>
          </>
        )}
      </p>
      {person.due && <p className="mt-1 font-600">{person.due}</p>}
    </>
  );
}

function Numbers({ person: { numbers, canBeCalled, caution } }: { person: PanelView }) {
  const [first, ...others] = numbers;
  if (!first) return null;
  return (
    <>
      {canBeCalled && first.dialled ? (
        <a
          href={`tel:${first.dialled}`}
          data-key="Enter"
          className={`${buttonClass({ variant: "sun", isBlock: true })} numeric relative mt-4 min-h-14 gap-3 font-650! font-display text-[1.5rem]!`}
        >
          <Icon name="phone" className="size-5.5" />
          {first.shown}
          <kbd className="absolute right-3.5 rounded-[4px] border-1 border-ink border-solid px-1.5 font-600 text-micro max-lg:hidden">
            Entrée
          </kbd>
        </a>
      ) : (
        <p className="hatched mt-4 rounded-sm px-3.5 py-2.5">
          <b className="numeric">{first.shown}</b>
          {canBeCalled && " Ce numéro ne se compose pas."}
        </p>
      )}
      {caution && (
        <p className="mt-2 flex items-start gap-2 text-small">
          <Icon name={canBeCalled ? "warning" : "forbidden"} className="mt-0.75 size-4 text-brique" />
          <span>{caution}</span>
        </p>
      )}
      <ul className="mt-1.5 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small">
        <li>
          <CopyNumber number={first} label="copier le numéro" />
        </li>
        {others.map((number) => (
          <li key={number.shown}>
            {canBeCalled && number.dialled ? (
              <a href={`tel:${number.dialled}`} className="numeric text-pine">
                {number.shown}
              </a>
            ) : (
              <span className="numeric">{number.shown}</span>
            )}
            <CopyNumber number={number} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Hidden({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** A decision that was not written: why, and the way to take it again. */
function Unwritten({ unwritten, hidden, back }: { unwritten: UnwrittenView; hidden: Record<string, string>; back: string }) {
  return (
    <div role="alert" className="mt-4 rounded-sm border-1.5 border-brique border-solid bg-brique-soft px-4 py-3">
      <p>
        <b>{unwritten.fact}</b> {unwritten.result}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Link to={back} className={buttonClass({ variant: "line", size: "sm" })}>
          {unwritten.keep}
        </Link>
        {unwritten.again.map(({ label, fields }) => (
          <Form key={label} method="post" action={back}>
            <Hidden fields={{ ...hidden, ...Object.fromEntries(fields) }} />
            <button type="submit" className={buttonClass({ variant: "line", size: "sm" })}>
              {label}
            </button>
          </Form>
        ))}
      </div>
    </div>
  );
}

function RefusalQuestion({ person, hidden, back }: { person: PanelView; hidden: Record<string, string>; back: string }) {
  const confirm = useRef<HTMLButtonElement>(null);
  const count = person.recordCount;

  useEffect(() => confirm.current?.focus(), []);

  return (
    <Form
      method="post"
      action={back}
      role="alertdialog"
      aria-labelledby="refus-titre"
      className="mt-4 rounded-sm border-1.5 border-brique border-solid bg-brique-soft px-4 py-3"
    >
      <Hidden fields={{ ...hidden, ligne: person.key, vu: person.seen, issue: "ne-plus-appeler" }} />
      <p id="refus-titre">
        <b>Ne plus appeler {person.name} ?</b>
      </p>
      <p className="mt-1">Vaut pour {count > 1 ? `ses ${count} envois` : "son envoi"} et ceux à venir.</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <button
          ref={confirm}
          type="submit"
          data-key="n"
          className={`${buttonClass({ variant: "pine", size: "sm" })} border-brique! bg-brique! hover:border-brique-deep! hover:bg-brique-deep!`}
        >
          Ne plus appeler <Kbd>N</Kbd>
        </button>
        <Link to={back} data-key="Escape" className={buttonClass({ variant: "line", size: "sm" })}>
          Revenir <Kbd>Échap</Kbd>
        </Link>
      </div>
    </Form>
  );
}

function Outcomes({ person, hidden, addresses }: Pick<PanelProps, "person" | "hidden" | "addresses">) {
  const { times } = person;
  return (
    // Another person is another form: nothing typed for one stays for the next.
    <Form key={person.key} method="post" action={addresses.here}>
      <Hidden fields={{ ...hidden, ligne: person.key, vu: person.seen }} />
      {/* What Enter in the date field presses: the first button of a form. */}
      <button type="submit" name="issue" value="a-rappeler" hidden tabIndex={-1}>
        Noter le rappel
      </button>
      <Section
        title="Issue de l'appel"
        end={
          <>
            une touche suffit, <Kbd>Z</Kbd> annule
          </>
        }
      >
        <div className="border-hairline border-t-1 border-solid">
          <OutcomeButton issue="joint" letter="J" word="Joint" meaning="a répondu, réfléchit" />
          <OutcomeButton issue="pas-de-reponse" letter="A" word="Pas de réponse" meaning="absent : compte un essai, à réessayer" />
          <details data-menu>
            <summary data-key="r" className="outcome">
              <OutcomeWords letter="R" word="À rappeler" meaning="choisir quand" />
            </summary>
            <div className="grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1 border-b-1 border-hairline border-solid bg-mist py-2 pr-2 pl-10.5 text-small">
              <TimeButton letter="1" value="dans-1-h" label="dans 1 h" />
              {times.evening ? (
                <TimeButton letter="2" {...times.evening} />
              ) : (
                <span className="flex items-center gap-1.5 py-0.5 text-moss">
                  <Kbd>2</Kbd>ce soir : passé
                </span>
              )}
              <TimeButton letter="3" {...times.nextMorning} />
              <details data-menu className="group open:col-span-2">
                <summary data-key="4" className="flex items-center gap-1.5 py-0.5">
                  <Kbd>4</Kbd>autre date…
                </summary>
                <div className="mt-1 flex flex-wrap items-center gap-2">
                  <label>
                    <span className="visually-hidden">Jour et heure</span>
                    <input
                      type="datetime-local"
                      name="quand"
                      min={times.earliest}
                      step={60}
                      className="h-9 rounded-sm border-1.5 border-edge border-solid bg-raised px-2"
                    />
                  </label>
                  <button type="submit" name="issue" value="a-rappeler" className={buttonClass({ variant: "line", size: "sm" })}>
                    Noter
                  </button>
                </div>
              </details>
            </div>
          </details>
          <OutcomeButton issue="inscrit" letter="I" word="Inscrit" meaning="inscription faite avec la personne" />
          <OutcomeButton issue="sans-suite" letter="S" word="Sans suite" meaning="ne donne pas suite, peut redemander" />
          <Link to={addresses.refuse} data-key="n" className="outcome">
            <OutcomeWords letter="N" word="Ne plus appeler" meaning="vaut pour toutes ses demandes ; à confirmer" isGrave />
          </Link>
        </div>
      </Section>
      <Section
        title="Notes"
        end={
          <>
            <Kbd>E</Kbd> écrire{person.note.kept && ` · ${person.note.kept}`}
          </>
        }
      >
        <Note person={person} />
      </Section>
    </Form>
  );
}

function OutcomeButton({ issue, ...words }: { issue: string; letter: string; word: string; meaning: string }) {
  return (
    <button type="submit" name="issue" value={issue} data-key={words.letter.toLowerCase()} className="outcome">
      <OutcomeWords {...words} />
    </button>
  );
}

function OutcomeWords({ letter, word, meaning, isGrave }: { letter: string; word: string; meaning: string; isGrave?: boolean }) {
  return (
    <>
      <span>
        <Kbd>{letter}</Kbd>
      </span>
      <b className={`font-650 ${isGrave ? "text-brique" : ""}`}>{word}</b>
      <span className="text-micro text-moss">{meaning}</span>
    </>
  );
}

function TimeButton({ letter, value, label }: { letter: string; value: string; label: string }) {
  return (
    <button
      type="submit"
      name="issue"
      value={`a-rappeler|${value}`}
      data-key={letter}
      className="flex cursor-pointer items-center gap-1.5 py-0.5 text-left hover:underline"
    >
      <Kbd>{letter}</Kbd>
      {label}
    </button>
  );
}

/** Kept when one leaves it, unless for an outcome, which keeps it too. What was typed and not kept survives a reload of the page. */
function Note({ person: { key, note } }: { person: PanelView }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const draft = `note ${key}`;

  useEffect(() => {
    const kept = sessionStorage.getItem(draft);
    if (kept === null || !field.current) return;
    const { before, text } = JSON.parse(kept) as { before: string; text: string };
    // A note that was kept since, by whomever, counts.
    if (before === note.text) field.current.value = text;
    else sessionStorage.removeItem(draft);
  }, [draft, note.text]);

  const keepOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLTextAreaElement>) => {
    if (currentTarget.value === note.text || currentTarget.form?.contains(relatedTarget)) return;
    currentTarget.form?.requestSubmit(keep.current);
  };

  return (
    <>
      <input type="hidden" name="note_avant" value={note.text} />
      <textarea
        ref={field}
        key={note.text}
        name="note"
        aria-label="Notes"
        data-key="e"
        maxLength={2000}
        defaultValue={note.text}
        onInput={({ currentTarget }) => sessionStorage.setItem(draft, JSON.stringify({ before: note.text, text: currentTarget.value }))}
        onBlur={keepOnLeaving}
        className="block min-h-21 w-full resize-y rounded-sm border-1.5 border-edge border-solid bg-paper px-3 py-2.5"
      />
      <button ref={keep} type="submit" name="issue" value="note" className={`${buttonClass({ variant: "line", size: "sm" })} mt-2`}>
        Garder la note
      </button>
    </>
  );
}
