import { useState } from "react";
import { callbackTexts } from "#app/content/callback.ts";
import type { OfferSubject } from "#app/features/page-subject.ts";

const texts = callbackTexts.subject;

interface SubjectChoiceProps {
  subject: Pick<OfferSubject, "offers">;
  /** Reference of the chosen offer; empty when the visitor asks about nothing in particular. */
  value: string;
  onChange: (reference: string) => void;
  /** The form that the choice is sent with. */
  form: string;
}

/** What the visitor asks about, in one line that unfolds into the programme's other offers and « aucune ». Native: it works without JavaScript. */
export function SubjectChoice({ subject: { offers }, value, onChange, form }: SubjectChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = offers.find(({ reference }) => reference === value);

  function choose(reference: string) {
    onChange(reference);
    setIsOpen(false);
  }

  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group/subject rounded-md border-1 border-hairline border-solid bg-glacier"
    >
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-[1_1_15rem]">
          <span className="block text-moss text-small leading-title">{texts.label}</span>
          <strong className="block font-600 leading-title">{chosen?.name ?? texts.none}</strong>
        </span>
        <span className="flex min-h-8 items-center gap-1.5 text-pine text-small underline underline-offset-[0.2em]">
          {texts.change}
          <span
            className="i-lucide-chevron-down text-icon transition-rotate duration-160 group-open/subject:[rotate:180deg]"
            aria-hidden="true"
          />
        </span>
      </summary>
      <fieldset className="grid gap-2 px-4 pt-1 pb-4">
        <legend className="visually-hidden">{texts.label}</legend>
        {[...offers, { reference: "", name: texts.remove }].map(({ reference, name }) => (
          <label key={reference} className="flex min-h-11 cursor-pointer items-center gap-3 text-small leading-title">
            <input
              type="radio"
              name="format_reference"
              form={form}
              value={reference}
              checked={reference === (chosen?.reference ?? "")}
              onChange={() => choose(reference)}
              className="m-0 size-[1.25rem] flex-none cursor-pointer accent-pine"
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
