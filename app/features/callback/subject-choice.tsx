import { useRef } from "react";
import { callbackTexts } from "#app/content/callback.ts";
import type { OfferSubject } from "#app/features/page-subject.ts";
import { readCheckedRadio, useRestoredChoice } from "#app/ui/use-restored-choice.ts";

const texts = callbackTexts.subject;

interface SubjectChoiceProps {
  subject: Pick<OfferSubject, "offers">;
  value: string;
  onChange: (reference: string) => void;
  form: string;
}

/** Unfolds into the programme's other offers and « aucune ». Native, without JavaScript. */
export function SubjectChoice({ subject: { offers }, value, onChange, form }: SubjectChoiceProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const chosen = offers.find(({ reference }) => reference === value);
  useRestoredChoice(fieldset, (group) => {
    const restored = readCheckedRadio(group) ?? value;
    if (restored !== (chosen?.reference ?? "")) onChange(restored);
  });

  function choose(reference: string) {
    onChange(reference);
    if (details.current) details.current.open = false;
    details.current?.querySelector("summary")?.focus();
  }

  return (
    <details ref={details} className="rounded-sm bg-glacier text-small">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-x-3 rounded-sm px-3 py-1 leading-heading">
        <span>
          <span className="visually-hidden">{texts.label} : </span>
          <strong className="font-600">{chosen?.shortName ?? texts.none}</strong>
        </span>
        <span className="text-pine underline underline-offset-4">{texts.change}</span>
      </summary>
      <fieldset ref={fieldset} className="px-3 pb-2">
        <legend className="visually-hidden">{texts.label}</legend>
        {[...offers, { reference: "", shortName: texts.remove }].map(({ reference, shortName }) => (
          <label key={reference} className="flex min-h-11 cursor-pointer items-center gap-3 leading-heading">
            <input
              type="radio"
              name="format_reference"
              form={form}
              value={reference}
              checked={reference === (chosen?.reference ?? "")}
              onChange={() => choose(reference)}
              className="m-0 size-5 flex-none cursor-pointer accent-pine"
            />
            {shortName}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
