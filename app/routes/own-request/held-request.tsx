import { useParams } from "react-router";
import { callbackTexts, OPEN_SLOTS } from "#app/content/callback.ts";
import { formatDay, formatShortDay } from "#app/content/day-words.ts";
import { capitalise } from "#app/content/format.ts";
import { contactPage } from "#app/content/pages/contact.ts";
import { ownRequestPage as page } from "#app/content/pages/own-request.ts";
import { typeset } from "#app/content/typeset.ts";
import { agendaAddress } from "#app/features/callback/agenda-address.ts";
import { CallCode } from "#app/features/callback/call-code.tsx";
import { CallPost } from "#app/features/callback/call-post.tsx";
import { PlateChoice } from "#app/features/callback/plate-choice.tsx";
import { useLocalHours } from "#app/features/callback/use-local-hours.ts";
import { NEXT_DAYS } from "#app/features/callback/working-days.ts";
import type { FieldErrors } from "#app/forms/form-rules.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { EraseGesture, Gesture, GestureForm, Gestures } from "./gestures.tsx";
import type { Held } from "./route.tsx";
import { STATE_ANCHOR, StateBox } from "./state-box.tsx";

interface Refused {
  typed: Readonly<Record<string, string>>;
  errors: FieldErrors;
  failure: string | null;
}

/** The request, then what its sender can do: each gesture is a form of its own. */
export function HeldRequest({ request, isSent, appointment, subject, refused }: Held & { refused?: Refused }) {
  const { state, isMoved, code, reference, maskedPhone } = request;
  const { cle = "" } = useParams();
  const { zone } = useLocalHours();
  const isOff = state === "cancelled" || state === "refused";
  const canMove = (state === "open" || state === "cancelled") && appointment !== null;
  return (
    <>
      <section aria-labelledby="titre" className="paper-edge relative isolate overflow-clip bg-mist pt-8 pb-block" data-ridge="flat">
        <div className="contours text-pine ground-contact" aria-hidden="true" />
        <div className="wrap grid gap-8 xl:cols-5-7">
          <div className="grid content-start justify-items-start gap-4">
            <h1 id="titre" className="text-h1">
              {page.title}
            </h1>
            {refused?.failure && (
              <Alert>
                <RichText text={refused.failure} />
              </Alert>
            )}
            <Told state={state} isMoved={isMoved} isSent={isSent} />
            {appointment && (
              <CallPost
                date={<Unbroken text={appointment.date} />}
                moment={appointment.moment}
                isOff={isOff}
                tag={
                  <>
                    {page.reference} <b className="reference whitespace-nowrap">{reference}</b>
                  </>
                }
              />
            )}
            <p>
              {page.at} <b className="numeric whitespace-nowrap font-600">{maskedPhone}</b>
              {subject && (
                <>
                  , {page.about} <b className="font-600">{subject}</b>
                </>
              )}
              .
            </p>
            {code && !isOff && state !== "answered" && <CallCode code={code} />}
            {request.jour && (state === "open" || state === "begun") && (
              <a href={agendaAddress(cle, zone)} className="inline-flex min-h-11 items-center gap-2">
                <span className="i-lucide-calendar-plus flex-none text-icon" aria-hidden="true" />
                {isMoved ? page.agenda.update : page.agenda.add}
              </a>
            )}
            {isOff && !canMove && <Link to={contactPage.path}>{page.again}</Link>}
          </div>
          {canMove && <MoveCard title={state === "cancelled" ? page.again : page.move.title} days={request.days} refused={refused} />}
        </div>
      </section>
      <ChangedMind state={state} endsWithSlot={request.jour !== null} />
    </>
  );
}

function Told({ state, isMoved, isSent }: { state: Held["request"]["state"]; isMoved: boolean; isSent: boolean }) {
  if (state !== "open") return <StateBox {...page.states[state]} isDone={state === "cancelled" || state === "refused"} />;
  if (isMoved) return <StateBox {...page.states.moved} isDone />;
  return isSent ? <StateBox {...page.states.sent} isDone /> : null;
}

interface MoveCardProps {
  title: string;
  /** ISO dates. */
  days: readonly string[];
  refused: Refused | undefined;
}

function MoveCard({ title, days, refused }: MoveCardProps) {
  const { errors = {}, typed = {} } = refused ?? {};
  const dayOptions = days.map((day) => ({ value: day, label: capitalise(formatDay(day).weekday), hint: formatShortDay(day) }));
  const slotOptions = OPEN_SLOTS.map((value) => ({
    value,
    label: callbackTexts.form.slots[value].label,
    hint: callbackTexts.form.slots[value].hours,
  }));
  return (
    <section
      aria-labelledby="changer"
      className="@container self-start rounded-lg border-1 border-t-6 border-t-pine bg-raised p-card shadow-float print:hidden"
    >
      <h2 id="changer" className="text-title">
        {title}
      </h2>
      <form method="post" action={`?#${STATE_ANCHOR}`} className="mt-4 grid gap-4">
        <input type="hidden" name="kind" value="move" />
        <PlateChoice
          id="jour"
          name="jour"
          required
          legend={page.move.day}
          options={dayOptions.slice(0, NEXT_DAYS)}
          others={{ label: callbackTexts.form.otherDay, options: dayOptions.slice(NEXT_DAYS) }}
          error={typeset(errors.jour)}
          defaultValue={typed.jour}
        />
        <PlateChoice
          id="creneau"
          name="creneau"
          required
          legend={page.move.slot}
          note={callbackTexts.form.parisTime}
          options={slotOptions}
          error={typeset(errors.creneau)}
          defaultValue={typed.creneau}
        />
        <Button type="submit" variant="sun" size="lg" isBlock>
          {page.move.submit}
        </Button>
      </form>
    </section>
  );
}

function ChangedMind({ state, endsWithSlot }: { state: Held["request"]["state"]; endsWithSlot: boolean }) {
  const canCancel = state === "open" || state === "begun";
  return (
    <Gestures ends={endsWithSlot ? page.mind.endsWithSlot : null}>
      {canCancel && (
        <Gesture {...page.cancel}>
          <GestureForm kind="cancel" label={page.cancel.submit} />
        </Gesture>
      )}
      {state !== "refused" && (
        <Gesture {...page.refuse}>
          <GestureForm kind="refuse" label={page.refuse.submit} />
        </Gesture>
      )}
      <EraseGesture {...page.erase} />
    </Gestures>
  );
}
