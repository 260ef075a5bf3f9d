import { type ReactNode, useEffect } from "react";
import { callbackTexts, describeAppointment } from "#app/content/callback.ts";
import { formatPhone } from "#app/content/format.ts";
import { askedCallback } from "#app/forms/session-memory.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { agendaAddress, ownRequestAddress } from "./agenda-address.ts";
import type { AskedRequest } from "./asked-request.ts";
import { CallCode } from "./call-code.tsx";
import { KeptScene } from "./kept-scene.tsx";
import { useLocalHours } from "./use-local-hours.ts";

const texts = callbackTexts.form;

export interface KeptRequest extends AskedRequest {
  /** What the adviser says first. */
  code: string | null;
  /** As typed. */
  telephone: string;
}

/** Its `heading`, or its dialog's, takes the focus from the form it replaces. */
export function CallbackConfirmation({ kept, heading }: { kept: KeptRequest; heading?: ReactNode }) {
  useEffect(() => askedCallback.add(), []);

  const { zone, findLocalHours } = useLocalHours();
  const local = kept.jour && findLocalHours(kept.jour, kept.creneau);
  const { date, moment } = describeAppointment(kept.jour, kept.creneau);
  return (
    <div className="grid justify-items-start gap-3">
      <KeptScene
        heading={heading}
        tag={
          <>
            {texts.doneReference} <b className="whitespace-nowrap font-reference">{kept.reference}</b>
          </>
        }
      >
        {kept.jour ? texts.done : texts.doneLater}{" "}
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
      {kept.code && <CallCode code={kept.code} />}
      <p className="text-small">
        {texts.calling} <b className="whitespace-nowrap font-600">{formatPhone(kept.telephone)}</b>{" "}
        {kept.jour ? texts.during : callbackTexts.nextYear.calling}
      </p>
      {kept.jour && (
        <ButtonLink to={agendaAddress(kept.cle, zone)} variant="line" size="sm">
          <span className="i-lucide-calendar-plus flex-none text-icon" aria-hidden="true" />
          {texts.agenda}
        </ButtonLink>
      )}
      <Link to={ownRequestAddress(kept.cle)} className="inline-flex min-h-11 items-center">
        {texts.change}
      </Link>
    </div>
  );
}
