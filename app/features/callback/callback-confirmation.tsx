import { useEffect, useRef } from "react";
import { callbackTexts, describeAppointment, type Slot } from "#app/content/callback.ts";
import { describeReference } from "#app/content/form-texts.ts";
import { typeset } from "#app/content/typeset.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { agendaAddress } from "./agenda-address.ts";
import { rememberAskedCallback } from "./asked-callback.ts";

const texts = callbackTexts.form;

/** When the visitor is called. */
interface Appointment {
  /** ISO date in Paris. */
  jour: string;
  creneau: Slot;
}

/** A request that was kept: when the visitor is called, and what to quote until then. */
export interface KeptRequest extends Appointment {
  reference: string | undefined;
}

/** The request is kept: when we call. Takes focus, as it stands where the form was. */
export function CallbackConfirmation({ kept }: { kept: KeptRequest }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    rememberAskedCallback();
  }, []);

  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 rounded-md bg-glacier p-5 sm:p-6">
      <span className="grid size-12 place-items-center rounded-full bg-pine text-white" aria-hidden="true">
        <span className="i-lucide-check text-amount" />
      </span>
      <div className="grid justify-items-start gap-1">
        <h3 ref={heading} tabIndex={-1} className="pt-1.5 text-h3 outline-none">
          {texts.doneTitle}
        </h3>
        <p>{typeset(`${texts.done} ${describeAppointment(kept.jour, kept.creneau)}.`)}</p>
        {kept.reference && <p>{describeReference(kept.reference)}</p>}
        <p className="text-moss text-small">{texts.doneDays}</p>
        <ButtonLink to={agendaAddress(kept)} variant="line" size="sm" className="mt-3 [--line-button-soft:#fff8]">
          <span className="i-lucide-calendar-plus flex-none text-icon" aria-hidden="true" />
          <span>
            {texts.agenda} <span className="whitespace-nowrap font-400">{texts.agendaFormat}</span>
          </span>
        </ButtonLink>
      </div>
    </div>
  );
}
