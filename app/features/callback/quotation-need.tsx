import type { Quotation } from "#app/content/quotation.ts";
import { typeset } from "#app/content/typeset.ts";
import { Field } from "#app/ui/field.tsx";
import type { CallbackRequestState } from "./use-callback-request.ts";

type QuotationNeedProps = { quotation: Quotation; form: string; request: CallbackRequestState };

/** Heads the form with the quotation's subject, visitor and address. */
export function QuotationNeed({ quotation: { heading, about, email, emailHint, fields }, form, request }: QuotationNeedProps) {
  return (
    <div className="grid gap-2 rounded-md bg-glacier px-4 py-3 leading-list">
      <p>
        <b className="block font-600">{heading}</b> <span className="text-moss text-small">{about}</span>
      </p>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} form={form} />
      ))}
      <Field
        id={`${form}-email_formation`}
        name="email_formation"
        type="email"
        form={form}
        autoComplete="off"
        label={email}
        hint={emailHint}
        defaultValue={request.typed.email_formation}
        error={typeset(request.errors.email_formation)}
        onInput={request.revise}
      />
    </div>
  );
}
