import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { formatCount } from "#app/content/format.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/choice-field.tsx";
import { Field } from "#app/ui/field.tsx";
import { REASON_MAX_LENGTH } from "#workers/people/entries.ts";
import { Command } from "../frame/copy.tsx";
import { Figures } from "../frame/figures.tsx";
import { Kbd } from "../frame/keys.tsx";
import { HiddenFields } from "../frame/question.tsx";
import type { PanelView } from "../panel/describe-panel.ts";
import type { CorrectionView, ErasureView, FileView } from "./describe-file.ts";

/** Must be typed in full before anyone is erased. */
export const ERASE_WORD = "EFFACER";

interface FileDialogProps {
  title: string;
  /** Why the last try was not written. */
  fault?: string | null | undefined;
  /** The file alone: where one goes on closing. */
  here: string;
  /** What it does (`faire`), and what goes with what is typed. */
  fields: Readonly<Record<string, string>> & { faire: string };
  /** Leaves without doing it. */
  leave: string;
  /** What the button says that does it. */
  submit: string;
  isGrave?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}

const DIALOG = [
  "fixed inset-0 z-10 m-auto max-h-[90dvh] w-[min(46rem,100%-2rem)] overflow-y-auto rounded-lg border-1 bg-raised",
  "px-5 py-6 sm:px-8 text-ink [box-shadow:var(--float)] backdrop:bg-ink/62",
].join(" ");

/** A form about a person. Open as the page comes, for a browser without a script; with one it is modal, and Escape leaves it. */
function FileDialog({ title, fault, here, fields, leave, submit, isGrave = false, isDisabled, children }: FileDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.close();
    element?.showModal();
    // By itself a dialog begins at what comes first, be it a table that scrolls.
    element?.querySelector<HTMLElement>("input:enabled:not([type=hidden])")?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        navigate(here, { preventScrollReset: true });
      }}
      className={DIALOG}
    >
      <h2 id={titleId} className="text-amount [overflow-wrap:anywhere]">
        {title}
      </h2>
      {fault && (
        <p role="alert" className="mt-2 font-600 text-brique">
          {fault}
        </p>
      )}
      <Form method="post" action={`${here}&faire=${fields.faire}`} noValidate>
        <HiddenFields fields={fields} />
        {children}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t-1 pt-4">
          <Link to={here} preventScrollReset data-key="Escape" className={buttonClass({ variant: "line", size: "sm" })}>
            {leave} <Kbd>Échap</Kbd>
          </Link>
          <button type="submit" disabled={isDisabled} className={`${buttonClass({ size: "sm" })} ${isGrave ? "grave" : ""}`}>
            {submit}
          </button>
        </div>
      </Form>
    </dialog>
  );
}

interface DialogProps {
  person: PanelView;
  here: string;
}

/** One field for each value that the person left; only what differs from what was read is written. */
export function CorrectDialog({ person, correction: { fields, fault }, here }: DialogProps & { correction: CorrectionView }) {
  return (
    <FileDialog
      title={`Corriger ${person.name}`}
      fault={fault}
      here={here}
      fields={{ faire: "corriger", qui: person.key, vu: person.seen }}
      leave="Ne rien changer"
      submit="Enregistrer la correction"
    >
      <p className="mt-2">Ce qui a été envoyé reste gardé tel quel ; partout ailleurs se lit la correction.</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, type, former, value, error }) => (
          <div key={`${name} ${former}`}>
            <input type="hidden" name={`${name}-avant`} value={former} />
            <Field label={label} name={name} type={type} defaultValue={value} autoComplete="off" error={error} />
          </div>
        ))}
      </div>
    </FileDialog>
  );
}

const REFUSALS = {
  telephone: { legend: "Appels", refuse: "Ne plus appeler", lift: "Peut de nouveau être appelé" },
  email: { legend: "E-mails", refuse: "Ne plus écrire", lift: "Peut de nouveau recevoir des e-mails" },
} as const;

/** A refusal, or an adviser's word that it no longer holds. */
export function RefuseDialog({ person, standings, here }: DialogProps & Pick<FileView, "standings">) {
  return (
    <FileDialog
      title={`Refus de ${person.name}`}
      here={here}
      fields={{ faire: "refus", qui: person.key, vu: person.seen }}
      leave="Ne rien noter"
      submit="Noter"
    >
      <p className="mt-2">
        Vaut pour tous ses envois, passés et à venir. Une nouvelle acceptation, donnée sur le site, resterait à confirmer avec la personne.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {standings.map(({ channel, words, state }) => (
          <ChoiceField
            key={channel}
            id={channel}
            name={channel}
            legend={`${REFUSALS[channel].legend} : ${words}`}
            defaultValue=""
            options={[
              { value: "", label: "Ne rien changer" },
              ...(state !== "refused" ? [{ value: "refuser", label: REFUSALS[channel].refuse }] : []),
              ...(state === "refused" || state === "unsure" ? [{ value: "lever", label: REFUSALS[channel].lift }] : []),
            ]}
          />
        ))}
      </div>
      <div className="mt-4">
        <Field
          label="Comment l’a-t-elle dit ?"
          hint="Facultatif : au téléphone, par e-mail…"
          name="note"
          maxLength={REASON_MAX_LENGTH}
          autoComplete="off"
        />
      </div>
    </FileDialog>
  );
}

/** Says who goes, and who stays; nobody is erased before the word is typed. */
export function EraseDialog({ person, erasure, fault, here }: DialogProps & { erasure: ErasureView; fault: string | undefined }) {
  // Null until a script runs: without one the server asks for the word.
  const [word, setWord] = useState<string | null>(null);
  const { lines, listed, textCount, stays, secretCommand } = erasure;
  const texts = formatCount(textCount, "fichier mis de côté, illisible", "fichiers mis de côté, illisibles");
  const isReady = secretCommand === null;

  useEffect(() => setWord(""), []);

  return (
    <FileDialog
      title={`Effacer ${person.name} ?`}
      fault={fault}
      here={here}
      fields={{ faire: "effacer", qui: person.key, envois: listed }}
      leave="Ne rien effacer"
      submit={`Effacer ${person.name}`}
      isGrave
      isDisabled={!isReady || (word !== null && word !== ERASE_WORD)}
    >
      <p className="mt-2">{formatCount(lines.length + textCount, "envoi")} et tout ce qui a été noté disparaissent pour toujours.</p>
      <div className="mt-3 max-h-60 overflow-y-auto">
        <Figures
          name="Ce qui sera effacé"
          className="tight"
          heads={[{ words: "Nom" }, { words: "Envoyé le" }, { words: "Quoi" }, { words: "Référence", look: "reference" }]}
          rows={[
            ...lines.map(({ id, name, when, what, reference }) => ({ key: id, label: name, cells: [when, what, reference] })),
            ...(textCount > 0 ? [{ key: "texts", label: person.name, cells: ["–", texts, "–"] }] : []),
          ]}
        />
      </div>
      <div className="mt-3 grid gap-1 rounded-sm bg-mist px-4 py-3 text-small">
        {stays.map((words) => (
          <p key={words}>
            <b>Reste :</b> {words}
          </p>
        ))}
        {isReady ? (
          <p>
            Des empreintes sans nom restent : une sauvegarde remise en place n'y ramènera pas {person.name}, et un refus noté vaudra encore.
          </p>
        ) : (
          <>
            <p>
              Rien ne s'efface sans le secret des effacements : sans lui, une sauvegarde remise en place ramènerait {person.name}. Une fois
              pour toutes, ou copiez le dossier secrets/ d'un collègue :
            </p>
            <Command text={secretCommand} />
          </>
        )}
        <p>À effacer aussi à la main : Calendly, la messagerie, les exports et les sauvegardes.</p>
      </div>
      <div className="mt-4">
        <Field
          label={`Tapez ${ERASE_WORD} pour confirmer`}
          name="mot"
          autoComplete="off"
          spellCheck={false}
          disabled={!isReady}
          onInput={({ currentTarget }) => setWord(currentTarget.value)}
        />
      </div>
    </FileDialog>
  );
}
