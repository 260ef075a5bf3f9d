import { callbackTexts } from "#app/content/callback.ts";
import { employers } from "#app/content/employers.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Need } from "#app/content/vocabulary.ts";
import type { SelectionSubject } from "#app/features/page-subject.ts";
import { Field } from "#app/ui/field.tsx";
import type { CallbackRequestState } from "./use-callback-request.ts";

const texts = callbackTexts.quotation;

interface QuotationNeedProps {
  need: Need;
  /** The formats that the quotation is about, and who employs the visitor. */
  selection: SelectionSubject | undefined;
  /** Of the form; the id of the field begins with it. */
  id: string;
  request: Pick<CallbackRequestState, "typed" | "errors">;
}

/** At the head of the form: that a quotation and the agreement are asked for, for what and for whom, and where to send them too. */
export function QuotationNeed({ need, selection, id, request: { typed, errors } }: QuotationNeedProps) {
  const { references, names = [], status, employer } = selection ?? {};
  const practice = [status && callbackTexts.form.statuses[status], employer && employers[employer].label].filter(Boolean).join(", ");
  return (
    <div className="grid gap-3">
      <div className="rounded-md border-tone border-l-6 border-solid bg-tone-soft px-4 py-3 leading-list">
        <b className="block font-600">{texts.need}</b>
        <span className="text-moss text-small">{[...names, practice].filter(Boolean).join(". ")}</span>
        <input type="hidden" name="besoin" value={need} />
        {references && <input type="hidden" name="selection" value={references} />}
        {status && <input type="hidden" name="statut" value={status} />}
        {employer && <input type="hidden" name="employeur" value={employer} />}
      </div>
      <Field
        id={`${id}-email_formation`}
        name="email_formation"
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="off"
        defaultValue={typed.email_formation}
        error={typeset(errors.email_formation)}
      />
    </div>
  );
}
