import type { ReactNode } from "react";
import { callbackTexts } from "#app/content/callback.ts";
import { callbackConsent } from "#app/content/consent-versions.ts";
import { describeWait, formTexts } from "#app/content/form-texts.ts";
import { formatDay } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { PROFESSIONS, type Profession, STATUSES } from "#app/content/vocabulary.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ChoiceField } from "#app/ui/choice-field.tsx";
import { ErrorSummary, Field, FieldError, RequiredMark } from "#app/ui/field.tsx";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { SLOTS } from "./request-schema.ts";
import type { CallbackRequestState } from "./use-callback-request.ts";

const texts = callbackTexts.form;

/** In the order in which they stand. */
const FIELDS = ["prenom", "nom", "telephone", "profession", "jour", "creneau", "consent"] as const;

const PROFESSION_OPTIONS = PROFESSIONS.map((value) => ({ value, label: texts.professions[value] }));
const STATUS_OPTIONS = [{ value: "", label: texts.noStatus }, ...STATUSES.map((value) => ({ value, label: texts.statuses[value] }))];
const SLOT_OPTIONS = SLOTS.map((value) => ({ value, label: texts.slots[value].label, hint: texts.slots[value].hours }));

interface CallbackFormProps {
  /** Unique on the page; the ids of the fields begin with it. */
  id: string;
  request: CallbackRequestState;
  /** The days to choose from, ISO dates. */
  days: readonly string[];
  /** Chosen from the start. */
  profession?: Profession | undefined;
  /** Where a post without JavaScript goes. */
  action?: string;
  /** Hidden fields for a post without JavaScript, the button. */
  children?: ReactNode;
}

/** « Être rappelé(e) sans calendrier »: the same form in the modal and on /contact, where it also works as a plain post. */
export function CallbackForm({
  id,
  request: { typed, errors, failure, attempt, waitSeconds, submit },
  days,
  profession,
  action,
  children,
}: CallbackFormProps) {
  const refused = FIELDS.flatMap((name) => (errors[name] ? [{ fieldId: `${id}-${name}`, message: typeset(errors[name]) }] : []));
  // A refusal that no field explains.
  const fault = failure ?? (refused.length === 0 ? Object.values(errors)[0] : undefined);

  function describeField<Name extends (typeof FIELDS)[number]>(name: Name) {
    return { id: `${id}-${name}`, name, required: true, error: typeset(errors[name]) };
  }

  return (
    <form id={id} action={action} method="post" noValidate onSubmit={submit} className="relative grid gap-5">
      <p className="text-moss text-small">{texts.required}</p>
      {refused.length > 0 && <ErrorSummary key={attempt} title={texts.errorSummary} errors={refused} />}
      {fault && (
        <Alert key={attempt} title={texts.failure}>
          {typeset(fault)}
        </Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...describeField("prenom")} label={texts.prenom} autoComplete="given-name" defaultValue={typed.prenom} />
        <Field {...describeField("nom")} label={texts.nom} autoComplete="family-name" defaultValue={typed.nom} />
        <Field {...describeField("telephone")} label={texts.telephone} type="tel" autoComplete="tel" defaultValue={typed.telephone} />
        <SelectField id={`${id}-statut`} name="statut" label={texts.statut} options={STATUS_OPTIONS} defaultValue={typed.statut} />
      </div>
      <ChoiceField
        {...describeField("profession")}
        legend={texts.profession}
        options={PROFESSION_OPTIONS}
        defaultValue={typed.profession ?? profession}
      />
      <ChoiceField {...describeField("jour")} legend={texts.jour} options={days.map(describeDay)} defaultValue={typed.jour} />
      <ChoiceField {...describeField("creneau")} legend={texts.creneau} options={SLOT_OPTIONS} defaultValue={typed.creneau} />
      <ConsentBox id={`${id}-consent`} isTicked={typed.consent !== undefined} error={typeset(errors.consent)} />
      <HoneypotField name="site_web" label={formTexts.honeypot} />
      <p role="status" className="text-small empty:absolute">
        {waitSeconds !== null && describeWait(waitSeconds)}
      </p>
      {children}
      <p className="text-micro text-moss">
        <RichText text={texts.notice} /> {/* Out of the dialog, where it would lose what was typed. */}
        <a href={texts.privacyLink.to} target="_blank" rel="noopener">
          {texts.privacyLink.label} {texts.privacyLink.newTab}
        </a>
      </p>
    </form>
  );
}

/** « Mardi », « 24 novembre ». */
function describeDay(day: string) {
  const { weekday, date } = formatDay(day);
  return { value: day, label: weekday.charAt(0).toUpperCase() + weekday.slice(1), hint: date };
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
