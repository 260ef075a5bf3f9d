import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { formatCount } from "#app/content/format.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Command } from "../frame/command.tsx";
import { Kbd } from "../frame/kbd.tsx";
import type { CorrectionField, ErasureView, FileView } from "./describe-file.ts";

/** Must be typed in full before anyone is erased. */
export const ERASE_WORD = "EFFACER";

interface FileDialogProps {
  title: string;
  /** The file alone: where one goes on closing. */
  here: string;
  children: ReactNode;
}

/** Open as the page comes, for a browser without a script; with one it is modal, and Escape leaves it. */
function FileDialog({ title, here, children }: FileDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.close();
    element?.showModal();
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
      className="people-dialog rounded-lg border-1 border-hairline border-solid bg-raised px-5 py-6 text-ink [box-shadow:var(--float)] backdrop:bg-ink/62 sm:px-8"
    >
      <h2 id={titleId} className="text-title-m [overflow-wrap:anywhere]">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

function Foot({ here, leave, children }: { here: string; leave: string; children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-hairline border-t-1 border-solid pt-4">
      <Link to={here} preventScrollReset data-key="Escape" className={buttonClass({ variant: "line", size: "sm" })}>
        {leave} <Kbd>Échap</Kbd>
      </Link>
      {children}
    </div>
  );
}

interface CorrectDialogProps {
  file: FileView;
  correction: { fields: CorrectionField[]; fault: string | null };
  here: string;
}

/** One field for each value that the person left; only what differs from what was read is written. */
export function CorrectDialog({ file, correction: { fields, fault }, here }: CorrectDialogProps) {
  return (
    <FileDialog title={`Corriger ${file.name}`} here={here}>
      {fault ? (
        <p role="alert" className="mt-2 font-600 text-brique">
          {fault}
        </p>
      ) : (
        <p className="mt-2">Ce qui a été envoyé reste gardé tel quel ; partout ailleurs se lit la correction.</p>
      )}
      <Form method="post" action={`${here}&faire=corriger`} noValidate>
        <input type="hidden" name="faire" value="corriger" />
        <input type="hidden" name="qui" value={file.key} />
        <input type="hidden" name="vu" value={file.seen} />
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {fields.map(({ name, label, type, former, value, error }) => (
            <div key={`${name} ${former}`}>
              <input type="hidden" name={`${name}-avant`} value={former} />
              <Field label={label} name={name} type={type} defaultValue={value} autoComplete="off" error={error ?? undefined} />
            </div>
          ))}
        </div>
        <Foot here={here} leave="Ne rien changer">
          <button type="submit" className={buttonClass({ size: "sm" })}>
            Enregistrer la correction
          </button>
        </Foot>
      </Form>
    </FileDialog>
  );
}

const REFUSALS = {
  telephone: { legend: "Appels", refuse: "Ne plus appeler", lift: "Peut de nouveau être appelé" },
  email: { legend: "E-mails", refuse: "Ne plus écrire", lift: "Peut de nouveau recevoir des e-mails" },
} as const;

/** A refusal, or an adviser's word that it no longer holds. */
export function RefuseDialog({ file, here }: { file: FileView; here: string }) {
  return (
    <FileDialog title={`Refus de ${file.name}`} here={here}>
      <p className="mt-2">
        Vaut pour tous ses envois, passés et à venir. Une nouvelle acceptation, donnée sur le site, resterait à confirmer avec la personne.
      </p>
      <Form method="post" action={`${here}&faire=refus`}>
        <input type="hidden" name="faire" value="refus" />
        <input type="hidden" name="qui" value={file.key} />
        <input type="hidden" name="vu" value={file.seen} />
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {file.standings.map(({ channel, words, state }) => (
            <fieldset key={channel}>
              <legend className="font-600">
                {REFUSALS[channel].legend} <span className="font-400 text-moss text-small">: {words}</span>
              </legend>
              <Choice name={channel} value="" label="Ne rien changer" isFirst />
              {state !== "refused" && <Choice name={channel} value="refuser" label={REFUSALS[channel].refuse} />}
              {(state === "refused" || state === "unsure") && <Choice name={channel} value="lever" label={REFUSALS[channel].lift} />}
            </fieldset>
          ))}
        </div>
        <div className="mt-4">
          <Field
            label="Comment l'a-t-elle dit ?"
            hint="Facultatif : au téléphone, par e-mail…"
            name="note"
            maxLength={200}
            autoComplete="off"
          />
        </div>
        <Foot here={here} leave="Ne rien noter">
          <button type="submit" className={buttonClass({ size: "sm" })}>
            Noter
          </button>
        </Foot>
      </Form>
    </FileDialog>
  );
}

function Choice({ name, value, label, isFirst = false }: { name: string; value: string; label: string; isFirst?: boolean }) {
  return (
    <label className="mt-1.5 flex cursor-pointer items-center gap-2.5">
      <input type="radio" name={name} value={value} defaultChecked={isFirst} className="size-4.5 accent-pine" />
      {label}
    </label>
  );
}

/** Says who goes, and who stays; nobody is erased before the word is typed. */
export function EraseDialog({ file, erasure, here }: { file: FileView; erasure: ErasureView; here: string }) {
  // Null until a script runs: without one the server asks for the word.
  const [word, setWord] = useState<string | null>(null);
  const { lines, textCount, stays, hasPepper } = erasure;

  useEffect(() => setWord(""), []);

  return (
    <FileDialog title={`Effacer ${file.name} ?`} here={here}>
      <p className="mt-2">{formatCount(lines.length + textCount, "envoi")} et tout ce qui a été noté disparaissent pour toujours.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <section tabIndex={0} aria-label="Ce qui sera effacé" className="mt-3 max-h-60 overflow-auto">
        <table className="figures figures-tight">
          <thead>
            <tr>
              {["Nom", "Envoyé le", "Quoi", "Référence"].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, name, when, what, reference }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{when}</td>
                <td>{what}</td>
                <td className="reference">{reference}</td>
              </tr>
            ))}
            {textCount > 0 && (
              <tr>
                <th scope="row">{file.name}</th>
                <td>–</td>
                <td colSpan={2}>{formatCount(textCount, "fichier mis de côté, illisible", "fichiers mis de côté, illisibles")}</td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <div className="mt-3 rounded-sm bg-mist px-4 py-3">
        {stays.map((words) => (
          <p key={words}>
            <b>Reste :</b> {words}
          </p>
        ))}
        {hasPepper ? (
          <p className="text-small">
            Des empreintes sans nom restent : une sauvegarde remise en place n'y ramènera pas {file.name}, et un refus noté vaudra encore.
          </p>
        ) : (
          <div className="grid gap-2 text-small">
            <p>
              Rien ne s'efface sans le secret des effacements : sans lui, une sauvegarde remise en place ramènerait {file.name}. Une fois
              pour toutes, ou copiez le dossier secrets/ d'un collègue :
            </p>
            <Command text="npm run leads -- pepper --remote" />
          </div>
        )}
        <p className="mt-1 text-small">À effacer aussi à la main : Calendly, la messagerie, les exports et les sauvegardes.</p>
      </div>
      <Form method="post" action={`${here}&faire=effacer`} className="mt-4">
        <input type="hidden" name="faire" value="effacer" />
        <input type="hidden" name="qui" value={file.key} />
        <input type="hidden" name="envois" value={erasure.listed} />
        <Field
          label={`Tapez ${ERASE_WORD} pour confirmer`}
          name="mot"
          autoComplete="off"
          spellCheck={false}
          disabled={!hasPepper}
          onInput={({ currentTarget }) => setWord(currentTarget.value)}
        />
        <Foot here={here} leave="Ne rien effacer">
          <button
            type="submit"
            disabled={!hasPepper || (word !== null && word !== ERASE_WORD)}
            className={`${buttonClass({ size: "sm" })} enabled:border-brique enabled:bg-brique enabled:hover:border-brique-deep enabled:hover:bg-brique-deep`}
          >
            Effacer {file.name}
          </button>
        </Foot>
      </Form>
    </FileDialog>
  );
}
