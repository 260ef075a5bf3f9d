import { type ReactNode, useEffect, useRef } from "react";
import { callbackTexts } from "#app/content/callback.ts";
import { countWrongFields, describeWait, formTexts } from "#app/content/form-texts.ts";
import { typeset } from "#app/content/typeset.ts";
import { DataRights } from "#app/forms/data-rights.tsx";
import { moveOnEnter } from "#app/forms/enter-moves-on.ts";
import { RestoredDraft } from "#app/forms/restored-draft.tsx";
import { useFocusOnRefusal } from "#app/forms/use-focus-on-refusal.ts";
import { useFormDraft } from "#app/forms/use-form-draft.ts";
import { Alert } from "#app/ui/alert.tsx";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { CallbackFields, type CallbackFieldsProps } from "./callback-fields.tsx";
import { CALLBACK_FIELDS } from "./request-schema.ts";
import { callbackDraft } from "./use-callback-request.ts";

const texts = callbackTexts.form;
const { callUs } = texts;

/** The same form in the modal and on /contact, where a plain post to `action` works too. Fits one phone screen. */
export function CallbackForm({ action, children, ...fields }: CallbackFieldsProps & { action?: string; children?: ReactNode }) {
  const { errors, failure, attempt, wait, submit, revise } = fields.request;
  const refused = CALLBACK_FIELDS.filter((name) => errors[name]);
  // An error that belongs to no field.
  const fault = Object.entries(errors).find(([name]) => !CALLBACK_FIELDS.some((field) => field === name))?.[1];
  const shown = failure ?? (fault ? { text: fault } : null);
  const form = useRef<HTMLFormElement>(null);
  const [hasDraft, clear] = useFormDraft(form, callbackDraft);
  useFocusOnRefusal(form, attempt);
  const status = useRef<HTMLParagraphElement>(null);
  // Below the last field: on a phone, under the dialog's foot.
  useEffect(() => {
    if (wait) status.current?.scrollIntoView({ block: "nearest" });
  }, [wait]);
  return (
    <form
      ref={form}
      id={fields.id}
      action={action}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={revise}
      onKeyDown={moveOnEnter}
      className="relative grid grid-cols-1 gap-2 sm:gap-4"
    >
      {shown && (
        <Alert key={attempt} title={shown.title} isUnsure={shown.isUnsure}>
          {/* The header's number is behind the dialog. */}
          <RichText text={typeset(shown.text).replace(callUs.plain, callUs.numbered)} />
        </Alert>
      )}
      {hasDraft && <RestoredDraft texts={texts} onClear={clear} />}
      <CallbackFields {...fields} />
      <HoneypotField name="champ_vide" label={formTexts.honeypot} />
      <p ref={status} role="status" className={wait ? "text-small" : "visually-hidden"}>
        {wait && <RichText text={describeWait(wait)} />}
        {attempt > 0 && refused.length > 0 && countWrongFields(refused.length)}
      </p>
      <div className="callback-foot flex flex-row-reverse flex-wrap items-center justify-between gap-x-4">
        {children}
        <div className="mr-auto text-micro text-moss">
          <span>{texts.required}</span>
          <DataRights texts={texts} className="open:basis-full" />
        </div>
      </div>
    </form>
  );
}
