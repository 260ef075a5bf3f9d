import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { typeset } from "#app/content/typeset.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { NOTE_MAX_LENGTH } from "#workers/people/entries.ts";
import { CopyNumber, PhoneNumber } from "../frame/copy.tsx";
import { Icon } from "../frame/icon.tsx";
import { Kbd } from "../frame/keys.tsx";
import { Mark, Remark } from "../frame/notice.tsx";
import { Plate } from "../frame/plate.tsx";
import { HiddenFields, Question } from "../frame/question.tsx";
import type { PanelView } from "./describe-panel.ts";
import { REFUSE } from "./issues.ts";
import type { UnwrittenView } from "./take-decision.ts";

interface PanelProps {
  person: PanelView;
  /** Sent with every decision: where the screen goes on. */
  hidden: Readonly<Record<string, string>>;
  unwritten: UnwrittenView | undefined;
  /** Whether « ne plus appeler » was asked for and waits for its confirmation. */
  isRefusalAsked: boolean;
  /** This screen with the person alone. */
  here: string;
  /** The same with the question of « ne plus appeler ». */
  refuse: string;
  /** Left out where the panel is part of the person's file. */
  file?: string;
}

/**
 * The number, the outcomes, the note, the consent and the history of one person: the same in the list of calls and in the person's file.
 * Its forms post to the screen that shows it, whose action hands them to `takeDecision`.
 */
export function OutcomePanel({ person, hidden, unwritten, isRefusalAsked, here, refuse, file }: PanelProps) {
  const decision = { ...hidden, ligne: person.key, vu: person.seen };
  return (
    <aside aria-label={person.name} data-scrolls className="bg-raised px-5 pt-5.5 pb-7 [container:panel/inline-size] lg:px-7">
      <Heading person={person} file={file} />
      <Numbers person={person} />
      {unwritten && <Unwritten unwritten={unwritten} hidden={hidden} back={here} />}
      {isRefusalAsked && !unwritten && (
        <Question
          title={typeset(`Ne plus appeler ${person.name} ?`)}
          back={here}
          fields={{ ...decision, issue: REFUSE }}
          yes="Ne plus appeler"
          letter="N"
        >
          Vaut pour {person.recordCount > 1 ? `ses ${person.recordCount} envois` : "son envoi"} et ceux à venir.
        </Question>
      )}
      {/* Another person is another form: nothing typed for one stays for the next. */}
      <Form key={person.key} method="post" action={here} preventScrollReset>
        <HiddenFields fields={decision} />
        <Outcomes person={person} refuse={refuse} />
        <Section
          title="Notes"
          end={
            <>
              <span className="only-with-script">
                <Kbd>E</Kbd> écrire{person.note.kept && " · "}
              </span>
              {person.note.kept}
            </>
          }
        >
          <Note person={person} />
        </Section>
      </Form>
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
        <Mark kind={person.standing.isGood ? "good" : "refused"} look="font-700">
          {person.standing.words}
        </Mark>
        {person.consent && (
          <div className="mt-2 border-l-3 border-meltwater py-0.5 pl-3.5">
            <p>« {person.consent.words} »</p>
            <p className="mt-0.5 text-micro text-moss">{person.consent.proof}</p>
          </div>
        )}
      </Section>
      <Section title="Historique">
        <ol className="ml-[0.4rem] border-l-2 border-dashed border-meltwater">
          {person.history.map(({ at, when, author, words }) => (
            <li key={`${at} ${words}`} className={`${EVENT} ${author === null ? "before:bg-raised" : "before:bg-pine"}`}>
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

/** An event on the thread: a ring, or a disc for what we noted. */
const EVENT = [
  "relative pb-[0.8rem] pl-[1.1rem] last:pb-0 before:absolute before:top-[0.3rem] before:left-[calc(-0.4rem-1px)] before:size-[0.7rem]",
  "before:rounded-full before:border-[2.5px] before:border-pine before:content-empty before:[forced-color-adjust:none]",
].join(" ");

function Section({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-5.5">
      <h3 className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-item-l leading-title">
        {title}
        {end && <small className="aside ml-auto text-micro">{end}</small>}
      </h3>
      {children}
    </section>
  );
}

function Heading({ person, file }: Pick<PanelProps, "person" | "file">) {
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
            · <Link to={file}>toute sa fiche</Link>
          </>
        )}
      </p>
      {person.due && <p className="mt-1 font-600">{person.due}</p>}
    </>
  );
}

const DIAL = [
  "numeric relative mt-4 min-h-[3.5rem]! gap-3! font-650! font-display! leading-heading! [@container_panel_(width>22.5rem)]:lg:px-18!",
  "text-[clamp(1.25rem,8cqi,1.5rem)]!",
].join(" ");
const ENTER = [
  "absolute right-3.5 rounded-xs border-1 border-current px-1.5 font-600 font-prose text-micro",
  "max-lg:hidden [@container_panel_(width<=22.5rem)]:hidden",
].join(" ");

function Numbers({ person: { numbers, isAllowed, caution } }: { person: PanelView }) {
  const [first, ...others] = numbers;
  if (!first) return null;
  return (
    <>
      {isAllowed && first.dialled ? (
        <a href={`tel:${first.dialled}`} data-key="Enter" className={`${buttonClass({ variant: "sun", isBlock: true })} ${DIAL}`}>
          <Icon name="phone" className="size-5.5" />
          {first.shown}
          <kbd className={`only-with-script ${ENTER}`}>Entrée</kbd>
        </a>
      ) : (
        <p className="hatched mt-4 rounded-sm px-3.5 py-2.5">
          <b className="numeric">{first.shown}</b>
          {isAllowed && " Ce numéro ne se compose pas."}
        </p>
      )}
      {caution && (
        <Remark icon={isAllowed ? "warning" : "forbidden"} look="text-brique">
          {caution}
        </Remark>
      )}
      <ul className="mt-1.5 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small">
        <li>
          <CopyNumber number={first} label="copier le numéro" />
        </li>
        {others.map((number) => (
          <li key={number.shown}>
            <PhoneNumber number={number} canBeCalled={isAllowed} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A decision that was not written: why, and the way to take it again. */
function Unwritten({ unwritten, hidden, back }: { unwritten: UnwrittenView; hidden: Record<string, string>; back: string }) {
  return (
    <div role="alert" className="alarm mt-4">
      <p>
        <b>{unwritten.fact}</b> {unwritten.result}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Link to={back} className={buttonClass({ variant: "line", size: "sm" })}>
          {unwritten.keep}
        </Link>
        {unwritten.again.map(({ label, fields }) => (
          <Form key={label} method="post" action={back} preventScrollReset>
            <HiddenFields fields={{ ...hidden, ...fields }} />
            <button type="submit" className={buttonClass({ variant: "line", size: "sm" })}>
              {label}
            </button>
          </Form>
        ))}
      </div>
    </div>
  );
}

const OUTCOME = [
  "grid min-h-[2.75rem] w-full grid-cols-[2.25rem_8.4em_1fr] [@container_panel_(max-width:22rem)]:grid-cols-[2.25rem_1fr]",
  "cursor-pointer items-center border-b-1 px-1.5 py-1.25",
  "text-left text-ink leading-title no-underline hover:bg-glacier active:bg-meltwater focus-visible:[outline-offset:-3px]",
  "[details[open]>&]:bg-glacier",
].join(" ");
const TIME = "flex cursor-pointer items-center gap-1.5 py-0.5 text-left";

function Outcomes({ person: { times, earliest }, refuse }: Pick<PanelProps, "person" | "refuse">) {
  return (
    <Section
      title="Issue de l'appel"
      end={
        <span className="only-with-script">
          une touche suffit, <Kbd>Z</Kbd> annule
        </span>
      }
    >
      {/* What Enter in the date field presses: the first button of a form. */}
      <button type="submit" name="issue" value="a-rappeler" hidden tabIndex={-1}>
        Noter le rappel
      </button>
      <div className="border-t-1">
        <OutcomeButton issue="joint" letter="J" word="Joint" meaning="a répondu, réfléchit" />
        <OutcomeButton issue="pas-de-reponse" letter="A" word="Pas de réponse" meaning="absent : compte un essai, à réessayer" />
        <details data-menu>
          <summary data-key="r" className={OUTCOME}>
            <OutcomeWords letter="R" word="À rappeler" meaning="choisir quand" />
          </summary>
          <div className="grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1 border-b-1 bg-mist py-2 pr-2 pl-10.5 text-small">
            {times.map(({ value, label }, index) => (
              <button
                key={label}
                type="submit"
                name="issue"
                value={`a-rappeler|${value}`}
                disabled={value === null}
                data-key={index + 1}
                className={`${TIME} enabled:hover:underline disabled:text-moss`}
              >
                <Kbd>{index + 1}</Kbd>
                {label}
              </button>
            ))}
            <details data-menu className="open:col-span-2">
              <summary data-key="4" className={TIME}>
                <Kbd>4</Kbd>autre date…
              </summary>
              <div className="mt-1 flex flex-wrap items-center gap-2">
                <input
                  type="datetime-local"
                  name="quand"
                  aria-label="Jour et heure"
                  min={earliest}
                  step={60}
                  className="box h-9 bg-raised px-2"
                />
                <button type="submit" name="issue" value="a-rappeler" className={buttonClass({ variant: "line", size: "sm" })}>
                  Noter
                </button>
              </div>
            </details>
          </div>
        </details>
        <OutcomeButton issue="inscrit" letter="I" word="Inscrit" meaning="inscription faite avec la personne" />
        <OutcomeButton issue="sans-suite" letter="S" word="Sans suite" meaning="ne donne pas suite, peut redemander" />
        <Link to={refuse} data-key="n" className={OUTCOME}>
          <OutcomeWords letter="N" word="Ne plus appeler" meaning="vaut pour toutes ses demandes ; à confirmer" look="text-brique" />
        </Link>
      </div>
    </Section>
  );
}

interface OutcomeWordsProps {
  letter: string;
  word: string;
  meaning: string;
  look?: string;
}

function OutcomeButton({ issue, ...words }: OutcomeWordsProps & { issue: string }) {
  return (
    <button type="submit" name="issue" value={issue} data-key={words.letter.toLowerCase()} className={OUTCOME}>
      <OutcomeWords {...words} />
    </button>
  );
}

function OutcomeWords({ letter, word, meaning, look = "" }: OutcomeWordsProps) {
  return (
    <>
      <span>
        <Kbd>{letter}</Kbd>
      </span>
      <b className={`font-650 ${look}`}>{word}</b>
      <span className="[@container_panel_(max-width:22rem)]:col-start-2 text-micro text-moss">{meaning}</span>
    </>
  );
}

/** Kept when one leaves it, unless for an outcome, which keeps it too. What was typed and not kept survives a reload of the page. */
function Note({ person: { key, note } }: { person: PanelView }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const draft = `note ${key}`;

  useEffect(() => {
    if (!field.current) return;
    const { before, text } = readDraft(draft);
    // What somebody is writing is not taken away by the answer to what they kept before.
    const isWriting = field.current === document.activeElement && field.current.value === text;
    if (isWriting) return writeDraft(draft, { before: note.text, text });
    // A note that was kept since, by whomever, counts.
    if (before !== note.text) sessionStorage.removeItem(draft);
    field.current.value = before === note.text ? text : note.text;
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
        name="note"
        aria-label="Notes"
        data-key="e"
        maxLength={NOTE_MAX_LENGTH}
        defaultValue={note.text}
        onInput={({ currentTarget }) => writeDraft(draft, { before: note.text, text: currentTarget.value })}
        onBlur={keepOnLeaving}
        className="box block min-h-21 w-full resize-y bg-paper px-3 py-2.5"
      />
      <button ref={keep} type="submit" name="issue" value="note" className={`${buttonClass({ variant: "line", size: "sm" })} mt-2`}>
        Garder la note
      </button>
    </>
  );
}

/** What was typed and not kept, and the note that it is to replace. */
interface Draft {
  before: string | null;
  text: string;
}

function readDraft(name: string): Draft {
  return JSON.parse(sessionStorage.getItem(name) ?? '{"before":null,"text":""}') as Draft;
}

function writeDraft(name: string, draft: Draft): void {
  sessionStorage.setItem(name, JSON.stringify(draft));
}
