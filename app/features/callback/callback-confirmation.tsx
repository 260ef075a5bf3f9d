import { useEffect, useRef } from "react";
import { callbackTexts, describeAppointment, type Slot } from "#app/content/callback.ts";
import { formatPhone } from "#app/content/format.ts";
import { hasNumber } from "#app/features/form-rules.ts";
import { askedCallback } from "#app/features/session-memory.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { agendaAddress } from "./agenda-address.ts";
import { KeptScene, NextSteps } from "./kept-scene.tsx";
import { useLocalHours } from "./use-local-hours.ts";

const texts = callbackTexts.form;

export interface KeptRequest {
  /** ISO date in Paris. */
  jour: string;
  creneau: Slot;
  reference: string | undefined;
  /** As typed; unknown after a reload. */
  telephone?: string;
}

/** Takes the focus from the form it replaces. */
export function CallbackConfirmation({ kept }: { kept: KeptRequest }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    askedCallback.add();
  }, []);

  const { zone, findLocalHours } = useLocalHours();
  const local = findLocalHours(kept.jour, kept.creneau);
  const { date, moment } = describeAppointment(kept.jour, kept.creneau);
  const { call, callUnnamed, during, after, title } = texts.next;
  const { telephone = "" } = kept;
  const firstStep = hasNumber(telephone) ? (
    <>
      {call} <b className="whitespace-nowrap font-600">{formatPhone(telephone)}</b> {during}
    </>
  ) : (
    callUnnamed
  );

  return (
    <div className="grid justify-items-start gap-3">
      <KeptScene
        heading={
          <h3 ref={heading} tabIndex={-1} className="text-amount outline-none">
            {texts.doneTitle}
          </h3>
        }
        tag={
          kept.reference && (
            <>
              {texts.doneReference} <b className="whitespace-nowrap font-reference">{kept.reference}</b>
            </>
          )
        }
      >
        {texts.done}{" "}
        <b className="block">
          <Unbroken text={date} />
        </b>{" "}
        <span className="block text-balance">{moment}</span>
        {local && (
          <span className="block">
            {texts.localTime} {local}
          </span>
        )}
      </KeptScene>
      <ButtonLink to={agendaAddress(kept, zone)} variant="line" size="sm">
        <span className="i-lucide-calendar-plus flex-none text-icon" aria-hidden="true" />
        <span>
          {texts.agenda} <span className="whitespace-nowrap font-400">{texts.agendaFormat}</span>
        </span>
      </ButtonLink>
      <NextSteps title={title} steps={[firstStep, ...after]} />
      <p className="text-small">
        <RichText text={`${texts.change} ${texts.doneDays}`} />
      </p>
    </div>
  );
}
