import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { capitalise, formatCount } from "#app/content/format.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { NOTE_MAX_LENGTH } from "#workers/db/vocabulary.ts";
import type { CorrectionFault } from "#workers/people/identity/corrections.ts";
import { isolate } from "#workers/people/labels/record-labels.ts";
import { Choice, Radios } from "../frame/choice.tsx";
import { ConnectionLine } from "../frame/connection-line.tsx";
import { DraftForm } from "../frame/draft-form.tsx";
import { type FormFields, HiddenFields } from "../frame/forms.tsx";
import type { Unwritten } from "../panel/take-decision.ts";
import type { FileView } from "./describe-file.ts";

/** Typed to confirm an erasure. */
export const ERASE_WORD = "EFFACER";

/** Why nothing was written, with what was typed. */
export interface Undone {
  fault?: string;
  unwritten?: Unwritten;
  typed?: FormFields;
  faults?: CorrectionFault[];
}

interface DialogProps {
  file: FileView;
  /** The file's address, where closing leads. */
  here: string;
  undone: Undone;
}

interface FileDialogProps extends DialogProps {
  does: string;
  title: string;
  leave: string;
  submit: string;
  isGrave?: boolean;
  children: ReactNode;
}

const DIALOG = "dialog-frame z-10 m-auto overflow-y-auto px-4 py-5 text-ink tablet:px-8";

/** Rendered open for browsers without scripts; with scripts it is modal and Escape closes it. */
function FileDialog({ file, here, undone, does, title, leave, submit, isGrave = false, children }: FileDialogProps) {
  const fault = undone.fault ?? undone.unwritten?.sentence;
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.close();
    element?.showModal();
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
      <ConnectionLine />
      <h2 id={titleId} className="text-title wrap-anywhere">
        {title}
      </h2>
      {fault && (
        <p role="alert" className="mt-2 font-600 text-brique">
          {fault}
        </p>
      )}
      <DraftForm name={`${does} ${file.key}`} isLeftForGood method="post" action={`${here}&faire=${does}`} noValidate>
        <HiddenFields fields={{ faire: does, qui: file.key, vu: file.revision }} />
        {children}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t-1 pt-4">
          <Link to={here} preventScrollReset className={buttonClass({ variant: "line", size: "sm" })}>
            {leave}
          </Link>
          <button type="submit" className={`${buttonClass({ size: "sm" })} ${isGrave ? "grave" : ""}`}>
            {submit}
          </button>
        </div>
      </DraftForm>
    </dialog>
  );
}

/** Only changed values are written. */
function CorrectDialog(props: DialogProps) {
  const { file, undone } = props;
  const errorOf = (field: string, former: string) =>
    undone.faults?.find((fault) => fault.field === field && fault.former === former)?.message;
  return (
    <FileDialog
      {...props}
      does="corriger"
      title={`Corriger ${isolate(file.name)}`}
      leave="Ne rien changer"
      submit="Enregistrer la correction"
    >
      <p className="mt-2">Ce qui a été envoyé reste gardé tel quel ; partout ailleurs se lit la correction.</p>
      <div className="mt-4 grid gap-4 tablet:grid-cols-2">
        {file.values.map(({ field, name, label, former, choices }) => {
          const shared = { label, name, error: errorOf(field, former) };
          const value = undone.typed?.[name] ?? former;
          return (
            <div key={`${name} ${former}`}>
              <input type="hidden" name={`${name}-avant`} value={former} />
              {choices && <Choice {...shared} value={value} options={choices} />}
              {!choices && <Field {...shared} defaultValue={value} autoComplete="off" />}
            </div>
          );
        })}
      </div>
    </FileDialog>
  );
}

function PermissionDialog(props: DialogProps) {
  const { file, undone } = props;
  return (
    <FileDialog {...props} does="accord" title={`${isolate(file.name)} : accord ou refus`} leave="Ne rien noter" submit="Noter">
      <p className="mt-2">
        {capitalise(file.standings.map(({ words }) => words).join(" ; "))}. Vaut pour tous ses envois, passés et à venir.
      </p>
      <div className="mt-4 grid gap-4 tablet:grid-cols-2">
        <Radios
          name="canal"
          legend="Pour"
          value={undone.typed?.canal ?? "telephone"}
          options={[
            { value: "telephone", label: "les appels" },
            { value: "email", label: "les e-mails" },
          ]}
        />
        <Radios
          name="sens"
          legend="La personne a dit"
          value={undone.typed?.sens}
          options={[
            { value: "agreement", label: "qu’elle accepte" },
            { value: "refusal", label: "qu’elle refuse" },
            { value: "lifting", label: "que son refus ne vaut plus" },
          ]}
        />
      </div>
      <div className="mt-4 grid gap-4">
        <Field
          label="Ses mots"
          hint="« Oui, rappelez-moi en décembre » : obligatoires pour un accord, qui vaut preuve avec votre nom et l’heure."
          name="note"
          defaultValue={undone.unwritten?.note}
          maxLength={NOTE_MAX_LENGTH}
          autoComplete="off"
        />
        <HiddenFields fields={{ certain: undone.unwritten?.again?.fields.certain ?? "" }} />
        <Field
          label="Quand la rappeler"
          hint="Si elle accepte d’être appelée. Vide : elle entre dans la liste du jour, sans heure promise."
          type="datetime-local"
          name="quand"
          defaultValue={undone.typed?.quand}
        />
      </div>
    </FileDialog>
  );
}

/** Names what is erased, and who shares a number or address and remains. Requires the typed word. */
function EraseDialog(props: DialogProps) {
  const { file } = props;
  return (
    <FileDialog
      {...props}
      does="effacer"
      title={`Effacer ${isolate(file.name)} ?`}
      leave="Ne rien effacer"
      submit={`Effacer ${isolate(file.name)}`}
      isGrave
    >
      <p className="mt-2">{formatCount(file.recordCount, "envoi")} et tout ce qui a été noté disparaissent pour toujours.</p>
      <ul className="mt-3">
        {file.sent.map(({ id, when, title, reference }) => (
          <li key={id} className="border-b-1 py-1">
            <b>{when}</b>, {title}, <span className="reference">{reference}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-1 rounded-sm bg-mist px-4 py-3 text-compact">
        {file.neighbours.map(({ key, name }) => (
          <p key={key}>
            <b>Reste :</b> <bdi>{name}</bdi>, qui partage un numéro ou une adresse.
          </p>
        ))}
        <p>
          Restent des identifiants au hasard, votre nom et l'heure : une base remise en place ne ramènera pas <bdi>{file.name}</bdi>. Un
          refus noté vaudra encore.
        </p>
        <p>À effacer aussi à la main : le calendrier, la messagerie, les fichiers exportés.</p>
      </div>
      <div className="mt-4">
        <Field label={`Tapez ${ERASE_WORD} pour confirmer`} name="mot" autoComplete="off" spellCheck={false} />
      </div>
    </FileDialog>
  );
}

/** By the word in the file's address. */
export const DIALOGS = new Map([
  ["corriger", CorrectDialog],
  ["accord", PermissionDialog],
  ["effacer", EraseDialog],
]);
