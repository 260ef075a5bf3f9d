import { type ReactNode, useState } from "react";
import { Form, Link, useLocation } from "react-router";
import type { AnswerForAdviser } from "#app/answer/write-for-adviser.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { NOTE_MAX_LENGTH } from "#workers/db/vocabulary.ts";
import { useConnection } from "../frame/connection.ts";
import { DraftForm } from "../frame/draft-form.tsx";
import { HiddenFields } from "../frame/forms.tsx";
import { Icon } from "../frame/icon.tsx";
import { Caller, Mark, Remark } from "../frame/notice.tsx";
import { Ordinal } from "../frame/ordinal.tsx";
import { CopyNumber, PhoneNumber } from "../frame/phone-number.tsx";
import { Plate } from "../frame/plate.tsx";
import type { CallerView } from "./describe-callers.ts";
import type { PanelView } from "./describe-panel.ts";
import { AT_TYPED_TIME, callAgainAt, FIELDS, NOTE_ONLY, REFUSE } from "./fields.ts";
import type { Unwritten } from "./take-decision.ts";
import { useCallStart } from "./use-call-start.ts";
import { usePanelFocus } from "./use-panel-focus.ts";
import "./panel.css";

interface PanelProps {
  person: PanelView;
  /** Who is calling this person now. */
  caller: CallerView | undefined;
  unwritten: Unwritten | undefined;
  /** The current screen with this person; its action handles the forms. */
  here: string;
  /** The person's file; omitted inside the file. */
  file?: string;
}

/** In the call list and in the file. */
export function OutcomePanel({ person, caller, unwritten, here, file }: PanelProps) {
  const { key, name } = person;
  const visit = useLocation().key;
  const heading = usePanelFocus();
  return (
    <section aria-label={name} className="panel screen-sides pt-5 pb-6">
      <div className="flex items-center gap-2">
        <Plate profession={person.profession} />
        <h2 ref={heading} tabIndex={-1} className="text-title leading-heading wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
      </div>
      <p className="mt-1 text-moss text-compact">
        {person.words} · <span className="reference">{person.reference}</span>
        {file && (
          <>
            {" "}
            · <Link to={file}>toute sa fiche</Link>
          </>
        )}
      </p>
      {person.callCode && (
        <p className="mt-2 rounded-sm bg-glacier px-3 py-2">
          Dites d'abord : <b className="numeric font-700 font-display text-item-l">{person.callCode}</b>
        </p>
      )}
      {person.due && (
        <p className="mt-1 font-600">
          <Ordinal words={person.due} />
        </p>
      )}
      {person.quotationTo && (
        <a href={person.quotationTo.href} className={`${buttonClass({ variant: "line", isBlock: true })} mt-3 wrap-anywhere`}>
          {person.quotationTo.email}
        </a>
      )}
      <Numbers key={key} person={person} caller={caller} />
      {person.isBetween && <Remark icon="warning">Deux personnes possibles sous ce nom : voyez sa fiche.</Remark>}
      {unwritten && <NotWritten unwritten={unwritten} here={here} />}
      {/* The key resets the form with each visit of a person, never with a reading in the background. */}
      <OutcomeForm key={`${key} ${visit}`} person={person} note={unwritten?.note} here={here} />
      {person.subjects.length > 0 && (
        <Part title="Demande">
          <ul>
            {person.subjects.map((subject) => (
              <li key={subject.name} className="not-first:mt-2">
                {subject.name}
                {subject.answer && <Told {...subject.answer} />}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {person.lastNote && (
        <Part title="Dernière note">
          <p className="whitespace-pre-line border-l-3 border-meltwater pl-3 wrap-anywhere">{person.lastNote.text}</p>
          <p className="mt-1 text-micro text-moss">{person.lastNote.kept}</p>
        </Part>
      )}
      <Part title="Historique">
        <ol className="ml-2 border-l-2 border-dashed border-meltwater">
          {person.history.map(({ id, at, when, author, words }) => (
            <li key={id} className={author === null ? "panel-event" : "panel-event panel-note"}>
              <time dateTime={at} className="block text-micro text-moss">
                <Ordinal words={when} />
                {author && ` · ${author}`}
              </time>
              <bdi className="whitespace-pre-line wrap-anywhere">{words}</bdi>
            </li>
          ))}
        </ol>
      </Part>
    </section>
  );
}

/** Sends the revision that the adviser first saw: what a colleague noted since is told before anything is written over it. */
function OutcomeForm({ person, note, here }: { person: PanelView; note: string | undefined; here: string }) {
  const [revision] = useState(person.revision);
  const isExpired = useConnection().fault === "expired";
  return (
    <DraftForm name={`note ${person.key}`} method="post" action={here} preventScrollReset className="mt-5 print:hidden">
      <HiddenFields fields={{ [FIELDS.person]: person.key, [FIELDS.revision]: revision }} />
      {/* Enter in the time field presses the form's first button. */}
      <button type="submit" name={FIELDS.choice} value={callAgainAt(AT_TYPED_TIME)} disabled={isExpired} hidden tabIndex={-1}>
        À rappeler
      </button>
      <label className="block">
        <span className="font-600">Note</span> <span className="text-moss text-compact">facultative, gardée avec l'issue</span>
        <textarea name={FIELDS.note} rows={2} maxLength={NOTE_MAX_LENGTH} defaultValue={note} className={NOTE} />
      </label>
      {isExpired && <p className="mt-1 text-compact">Votre note est gardée sur cet appareil.</p>}
      <Outcomes person={person} isDisabled={isExpired} />
    </DraftForm>
  );
}

const NOTE = "box mt-1 block w-full bg-raised px-3 py-2 hover:border-pine";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h3 className="mb-1 text-item-l leading-heading">{title}</h3>
      {children}
    </section>
  );
}

const DIAL = "panel-dial numeric mt-3 min-h-15! gap-3!";

/** What the site says to this person of what they ask about. */
function Told({ head, line, amount, reference }: AnswerForAdviser) {
  return (
    <p className="text-compact text-moss">
      {head && <b className="font-600">{head} </b>}
      {line} {amount} ; {reference}.
    </p>
  );
}

function Numbers({ person, caller }: Pick<PanelProps, "person" | "caller">) {
  const { key, numbers, isAllowed, standing, caution } = person;
  const startCall = useCallStart(key);
  const [first, ...others] = numbers;
  if (!first) return null;
  return (
    <>
      {caller && <Caller words={caller.words} />}
      {isAllowed && first.dialled ? (
        <a href={`tel:${first.dialled}`} onClick={startCall} className={`${buttonClass({ variant: "sun", isBlock: true })} ${DIAL}`}>
          <Icon name="phone" className="size-6" />
          {first.shown}
        </a>
      ) : (
        <p className="hatched mt-3 rounded-sm px-3 py-2">
          <b className="numeric font-650 font-display text-title">{first.shown}</b>
          {isAllowed && " Ce numéro ne se compose pas."}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        <Mark kind={standing.mark} look="font-600">
          {standing.words}
        </Mark>
        <CopyNumber number={first} label="copier le numéro" />
        {isAllowed && (
          <button type="button" onClick={startCall} title="Le dire à vos collègues" className={`only-with-script ${PLAIN}`}>
            J'appelle
          </button>
        )}
        {others.map((number) => (
          <PhoneNumber key={number.shown} number={number} canBeCalled={isAllowed} person={key} />
        ))}
      </div>
      {caution && (
        <Remark icon={isAllowed ? "warning" : "forbidden"} look="text-brique">
          {caution}
        </Remark>
      )}
    </>
  );
}

function NotWritten({ unwritten: { sentence, keep, again }, here }: { unwritten: Unwritten; here: string }) {
  return (
    <div role="alert" className="alarm mt-4">
      <p>{sentence}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link to={here} className={buttonClass({ variant: "line", size: "sm" })}>
          {keep}
        </Link>
        {again && (
          <Form method="post" action={here} preventScrollReset>
            <HiddenFields fields={again.fields} />
            <button type="submit" className={buttonClass({ size: "sm" })}>
              {again.label}
            </button>
          </Form>
        )}
      </div>
    </div>
  );
}

const PRESSED = "box cursor-pointer bg-raised px-3 hover:border-pine hover:bg-glacier active:bg-meltwater";
const OUTCOME = `${PRESSED} grid min-h-12 w-full content-center py-1 text-left leading-heading`;
const TIME = `${PRESSED} min-h-11`;

function Outcomes({ person: { name, quotationTo, recordCount, times, earliest }, isDisabled }: { person: PanelView; isDisabled: boolean }) {
  return (
    <fieldset disabled={isDisabled} className="mt-3 disabled:opacity-60">
      <legend className="mb-1 font-600">Issue de l'appel</legend>
      <div className="grid gap-2 [@container_panel_(width>=20rem)]:grid-cols-2">
        {quotationTo && (
          <Outcome value="devis-envoye" title="Devis envoyé" words="par e-mail, avec la convention" className="col-span-full" />
        )}
        <Outcome value="joint" title="Joint" words="a répondu, réfléchit" />
        <Outcome value="pas-de-reponse" title="Pas de réponse" words="revient tout seul dans la liste" />
        <details className="col-span-full">
          <summary className={OUTCOME}>
            <b>À rappeler…</b>
            <span className="text-moss text-compact">choisir quand</span>
          </summary>
          <div className="mt-2 flex flex-wrap gap-2 rounded-sm bg-glacier p-2">
            {times.map(({ value, label }) => (
              <button key={value} type="submit" name={FIELDS.choice} value={callAgainAt(value)} className={TIME}>
                <Ordinal words={label} />
              </button>
            ))}
            <span className="flex max-w-full flex-wrap items-center gap-2">
              <input
                type="datetime-local"
                name={FIELDS.time}
                min={earliest}
                aria-label="Autre moment"
                className={`${TIME} min-w-0 max-w-full`}
              />
              <button type="submit" name={FIELDS.choice} value={callAgainAt(AT_TYPED_TIME)} className={TIME}>
                à ce moment
              </button>
            </span>
          </div>
        </details>
        <Outcome value="inscrit" title="Inscrit" words="l'inscription est faite" />
        <Outcome value="sans-suite" title="Sans suite" words="peut redemander" />
        <details className="col-span-full">
          <summary className={`${OUTCOME} text-brique`}>
            <b>Ne plus appeler…</b>
            <span className="text-moss text-compact">vaut pour tous ses envois</span>
          </summary>
          <div className="alarm mt-2">
            <p>
              <b>
                Ne plus appeler <bdi>{name}</bdi> ?
              </b>{" "}
              Vaut pour {recordCount > 1 ? `ses ${recordCount} envois` : "son envoi"} et ceux à venir.
            </p>
            <button type="submit" name={FIELDS.choice} value={REFUSE} className={`${buttonClass({ size: "sm" })} grave mt-2`}>
              Ne plus appeler
            </button>
          </div>
        </details>
      </div>
      <button type="submit" name={FIELDS.choice} value={NOTE_ONLY} className={BARE}>
        Garder la note seule
      </button>
    </fieldset>
  );
}

const PLAIN = "min-h-11 cursor-pointer text-pine underline underline-offset-4 tablet:min-h-6";
const BARE = "mt-1 min-h-11 cursor-pointer text-pine underline underline-offset-4";

function Outcome({ value, title, words, className = "" }: { value: string; title: string; words: string; className?: string }) {
  return (
    <button type="submit" name={FIELDS.choice} value={value} className={`${OUTCOME} ${className}`}>
      <b>{title}</b>
      <span className="text-moss text-compact">{words}</span>
    </button>
  );
}
