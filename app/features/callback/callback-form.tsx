import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { callbackTexts } from "#app/content/callback.ts";
import { callbackConsent } from "#app/content/consent-versions.ts";
import { formatDay, formatShortDay } from "#app/content/day-words.ts";
import { countWrongFields, describeWait, formTexts } from "#app/content/form-texts.ts";
import { capitalise } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { fillEmptyFields } from "#app/features/form-draft.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, FieldError, RequiredMark } from "#app/ui/field.tsx";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { callbackDraft } from "./callback-draft.ts";
import { PlateChoice } from "./plate-choice.tsx";
import { OPEN_SLOTS } from "./request-schema.ts";
import type { CallbackRequestState } from "./use-callback-request.ts";
import { useLocalHours } from "./use-local-hours.ts";
import "./callback.css";

const texts = callbackTexts.form;
const { callUs } = texts;

/** In visual order. */
export const FIELDS = ["email_formation", "jour", "creneau", "telephone", "prenom", "nom", "profession", "consent"] as const;
/** Visible days; the rest are under « Un autre jour ». */
const NEXT_DAYS = 3;

const PROFESSION_OPTIONS = PROFESSIONS.map((value) => ({ value, label: texts.professions[value] }));

interface CallbackFormProps {
  /** Unique on the page; prefix of the fields' ids. */
  id: string;
  request: CallbackRequestState;
  /** ISO dates. */
  days: readonly string[];
  /** When known, it isn't asked. */
  profession?: Profession;
  /** Target of a post without JavaScript. */
  action?: string;
  /** Under the times of day. */
  aside?: ReactNode;
  /** Hidden fields for a post without JavaScript, and the button. */
  children?: ReactNode;
}

/** « Être rappelé(e) sans calendrier », on one phone screen: the same form in the modal and on /contact, where it also works as a plain post. */
export function CallbackForm({
  id,
  request: { typed, errors, failure, attempt, waitSeconds, submit, revise },
  days,
  profession,
  action,
  aside,
  children,
}: CallbackFormProps) {
  const refused = FIELDS.filter((name) => errors[name]);
  // An error that belongs to no field.
  const fault = failure ?? Object.entries(errors).find(([name]) => !isField(name))?.[1];

  function describeField<Name extends (typeof FIELDS)[number]>(name: Name) {
    return { id: `${id}-${name}`, name, required: true, error: typeset(errors[name]) };
  }

  const [form, hasDraft, clear] = useDraft();
  useFocusOnRefusal(form, attempt);
  const { findLocalHours } = useLocalHours();
  const [soonest = ""] = days;
  const slots = OPEN_SLOTS.map((value) => ({
    value,
    label: texts.slots[value].label,
    hint: texts.slots[value].hours,
    local: findLocalHours(soonest, value),
  }));
  const options = days.map(describeDay);
  return (
    <form
      ref={form}
      id={id}
      action={action}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={revise}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-4"
    >
      {fault && (
        <Alert key={attempt} title={texts.failure}>
          {/* The number of the header is behind the dialog. */}
          <RichText text={typeset(fault).replace(callUs.plain, callUs.numbered)} />
        </Alert>
      )}
      {hasDraft && (
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          <span role="status">{texts.restored}</span>
          <button type="button" onClick={clear} className="min-h-11 cursor-pointer text-pine underline underline-offset-[0.2em]">
            {texts.clear}
          </button>
        </p>
      )}
      <PlateChoice
        {...describeField("jour")}
        legend={texts.jour}
        options={options.slice(0, NEXT_DAYS)}
        others={{ label: texts.otherDay, options: options.slice(NEXT_DAYS) }}
        defaultValue={typed.jour}
      />
      <PlateChoice
        {...describeField("creneau")}
        legend={texts.creneau}
        note={texts.parisTime}
        options={slots}
        defaultValue={typed.creneau}
      />
      {aside}
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-[1.2fr_1fr_1fr]">
        <div className="max-sm:col-span-2">
          <Field {...describeField("telephone")} label={texts.telephone} type="tel" autoComplete="tel" defaultValue={typed.telephone} />
        </div>
        <Field {...describeField("prenom")} label={texts.prenom} autoComplete="given-name" defaultValue={typed.prenom} />
        <Field {...describeField("nom")} label={texts.nom} autoComplete="family-name" defaultValue={typed.nom} />
      </div>
      {profession ? (
        <p className="text-small">
          <span className="text-moss">{texts.knownProfession}</span> <b className="font-600">{texts.professions[profession]}</b>
          <input type="hidden" name="profession" value={profession} />
        </p>
      ) : (
        <PlateChoice
          {...describeField("profession")}
          legend={texts.profession}
          options={PROFESSION_OPTIONS}
          defaultValue={typed.profession}
        />
      )}
      <ConsentBox id={`${id}-consent`} isTicked={typed.consent !== undefined} error={typeset(errors.consent)} />
      <HoneypotField name="champ_vide" label={formTexts.honeypot} />
      <p role="status" className="text-small empty:absolute">
        {waitSeconds !== null && describeWait(waitSeconds)}
        {attempt > 0 && refused.length > 0 && <span className="visually-hidden">{countWrongFields(refused.length)}</span>}
      </p>
      <div className="callback-foot">
        <div className="text-micro text-moss">
          <span>{texts.required}</span>
          <details className="open:basis-full">
            <summary className="inline-flex min-h-7 cursor-pointer items-center text-pine underline underline-offset-[0.2em]">
              {texts.rights}
            </summary>
            <p>
              <RichText text={texts.notice} /> {/* Out of the dialog, where it would lose what was typed. */}
              <a href={formTexts.privacyLink.to} target="_blank" rel="noopener">
                {formTexts.privacyLink.label} {formTexts.privacyLink.newTab}
              </a>
            </p>
          </details>
        </div>
        {children}
      </div>
    </form>
  );
}

export function isField(name: string): name is (typeof FIELDS)[number] {
  return FIELDS.some((field) => field === name);
}

/** Restores the draft into empty fields, and offers to clear it. */
function useDraft() {
  const form = useRef<HTMLFormElement>(null);
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => {
    if (form.current && fillEmptyFields(form.current, callbackDraft.read())) setHasDraft(true);
  }, []);

  function clear() {
    callbackDraft.forget();
    form.current?.reset();
    form.current?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus();
    setHasDraft(false);
  }

  return [form, hasDraft, clear] as const;
}

/** Focuses the first invalid field after each refusal. */
function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, attempt: number) {
  useEffect(() => {
    if (attempt === 0 || !form.current) return;
    const wrong = [...form.current.elements].find((field) => field.matches("input[aria-invalid], [aria-invalid] input"));
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [form, attempt]);
}

/** « Mardi », « 24 nov. » */
function describeDay(day: string) {
  const { weekday } = formatDay(day);
  return { value: day, label: capitalise(weekday), hint: formatShortDay(day) };
}

function ConsentBox({ id, isTicked, error }: { id: string; isTicked: boolean; error: string | undefined }) {
  return (
    <div className="grid gap-1 [&_[aria-invalid]]:border-2 [&_[aria-invalid]]:border-brique [&_[aria-invalid]]:bg-brique-soft">
      <input type="hidden" name="consent_text_version" value={callbackConsent.version} />
      <Checkbox
        id={id}
        name="consent"
        defaultChecked={isTicked}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        label={
          <>
            {callbackConsent.words.telephone} <RequiredMark />
          </>
        }
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
