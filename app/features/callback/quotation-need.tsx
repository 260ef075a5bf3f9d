import type { Quotation } from "#app/content/quotation.ts";
import { callbackDraft } from "./callback-draft.ts";

interface QuotationNeedProps {
  quotation: Quotation;
  form: string;
  /** Typed before a refusal. */
  typed?: string | undefined;
}

/** Heads the form: a quotation and agreement are requested, for what and whom, and the address for them. */
export default function QuotationNeed({ quotation: { heading, about, email, emailHint, fields }, form, typed }: QuotationNeedProps) {
  return (
    <div className="grid gap-2 rounded-md bg-glacier px-4 py-3 leading-list">
      <p>
        <b className="block font-600">{heading}</b> <span className="text-moss text-small">{about}</span>
      </p>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} form={form} />
      ))}
      <label className="grid gap-1 font-600 text-small">
        {email}
        <input
          type="email"
          name="email_formation"
          form={form}
          autoComplete="off"
          onInput={({ currentTarget }) => currentTarget.form && callbackDraft.keep(new FormData(currentTarget.form))}
          defaultValue={typed}
          aria-describedby={`${form}-email`}
          className="min-h-11 w-full rounded-sm border-1.5 border-edge bg-raised px-3.5 text-item"
        />
      </label>
      <p id={`${form}-email`} className="text-moss text-small">
        {emailHint}
      </p>
    </div>
  );
}
