import { useEffect, useId, useRef, useState } from "react";
import { callbackTexts } from "#app/content/callback.ts";
import type { NextYearCall } from "#app/content/next-year-call.ts";
import { type AskedQuotation, describeQuotationNeed, quotationTexts } from "#app/content/quotation.ts";
import { schedulingTexts } from "#app/content/scheduling.ts";
import { readPageSubject } from "#app/features/page-subject.ts";
import { useToday } from "#app/features/today.ts";
import { readConsent, signalsPrivacy } from "#app/features/visitor-consent.ts";
import { askedCallback } from "#app/forms/session-memory.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogContentProps } from "#app/ui/dialog-slot.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { preloadToaster, showToast } from "#app/ui/toast.ts";
import { AlreadyAsked } from "./already-asked.tsx";
import { recordBooking } from "./booking-tracking.ts";
import { CallbackConfirmation } from "./callback-confirmation.tsx";
import { CallbackForm } from "./callback-form.tsx";
import { QuotationNeed } from "./quotation-need.tsx";
import { useScheduling } from "./scheduling.ts";
import { FailedCalendar, SchedulingWidget } from "./scheduling-widget.tsx";
import { SelectionAttachment } from "./selection-attachment.tsx";
import type { SourceType } from "./source-types.ts";
import { SubjectChoice } from "./subject-choice.tsx";
import { useCallbackRequest } from "./use-callback-request.ts";
import { listDaysAfter } from "./working-days.ts";

const { form: formTexts } = callbackTexts;
const { choice: choiceTexts, calendar: calendarTexts, booked } = schedulingTexts;

const TEXT_BUTTON = "inline-flex min-h-11 cursor-pointer items-center gap-2 font-600 text-pine";
const BACK = `${TEXT_BUTTON} justify-self-start`;
const FOOT_FOLD = `${TEXT_BUTTON} min-w-0 grow basis-40 justify-end text-right text-small leading-heading sm:text-item`;

type View = "choice" | "calendar" | "form";

const VIEW_NAMES = { choice: callbackTexts.title, calendar: calendarTexts.title };

type CallbackModalProps = DialogContentProps & { sourceType?: SourceType; quotation?: AskedQuotation; nextYear?: NextYearCall };

/** The form is offered equally, and alone without a configured calendar or for what only the form can carry. */
export default function CallbackModal({ sourceType = "unknown", quotation, nextYear, onClose }: CallbackModalProps) {
  const scheduling = useScheduling();
  const hasCalendar = scheduling !== null && !quotation && !nextYear;
  const { view, isHeld, hasCalendarFailed, grant, wantForm, failCalendar } = useView(hasCalendar);
  const request = useCallbackRequest(sourceType);
  const today = useToday();
  const formId = `rappel${useId()}`;
  const [{ profession, offer: subject, selection }] = useState(readPageSubject);
  const [reference, setReference] = useState(subject?.reference ?? "");
  const chosen = subject?.offers.find((offer) => offer.reference === reference);
  const appointment = selection
    ? { answer: selection.names.join(" ; "), content: "selection", term: selection.references }
    : subject && chosen && { answer: chosen.name, content: subject.programme, term: chosen.reference };
  const isDone = request.confirmed !== null;
  const asked = quotation ? quotationTexts.title : (nextYear?.ask ?? callbackTexts.title);
  const viewRef = useFocusOnChange(view, formId);
  useEffect(() => {
    if (hasCalendar) preloadToaster();
  }, [hasCalendar]);

  async function finishBooking() {
    askedCallback.add();
    await recordBooking(sourceType, { reference: chosen?.reference, selection: selection?.references });
    onClose();
    showToast({ kind: "success", ...booked, closeLabel: callbackTexts.close });
  }

  return (
    <Dialog
      title={isDone ? formTexts.doneTitle : asked}
      closeLabel={callbackTexts.close}
      onClose={onClose}
      footer={
        isDone ? (
          <Button className="ml-auto" onClick={onClose}>
            {callbackTexts.close}
          </Button>
        ) : (
          <>
            <Button variant="quiet" size="sm" isFlush onClick={onClose}>
              {callbackTexts.cancel}
            </Button>
            {view === "form" && (
              <Button type="submit" form={formId} isBusy={request.isSending}>
                {request.submitLabel}
              </Button>
            )}
            {view === "calendar" && (
              <button type="button" aria-expanded={false} aria-controls={formId} onClick={() => wantForm(true)} className={FOOT_FOLD}>
                {choiceTexts.withoutCalendar}
                <span className="i-lucide-chevron-down flex-none text-icon turned" aria-hidden="true" />
              </button>
            )}
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-2">
        {!isDone && <AlreadyAsked />}
        {hasCalendar && view === "form" && !hasCalendarFailed && !isDone && (
          <button type="button" onClick={() => wantForm(false)} className={BACK}>
            <span className="i-lucide-calendar-plus flex-none text-icon" aria-hidden="true" />
            <span className="underline underline-offset-4">{calendarTexts.back}</span>
          </button>
        )}
        {hasCalendarFailed && !isDone && <FailedCalendar />}
        {subject && !quotation && !isDone && <SubjectChoice subject={subject} value={reference} onChange={setReference} form={formId} />}
        {view !== "form" && (
          // biome-ignore lint/a11y/useSemanticElements: a group of contents, not of fields
          <div ref={viewRef} key={view} role="group" tabIndex={-1} aria-label={VIEW_NAMES[view]} className="outline-none empty:absolute">
            {view === "choice" && <Choice onCalendar={grant} onForm={() => wantForm(true)} />}
            {view === "calendar" && scheduling && (
              <SchedulingWidget
                // The calendar reads its subject once: another offer needs another calendar.
                key={reference}
                scheduling={scheduling}
                subject={appointment}
                isHeld={isHeld}
                onBooked={() => void finishBooking()}
                onFailed={failCalendar}
              />
            )}
          </div>
        )}
        {request.confirmed ? (
          <CallbackConfirmation kept={request.confirmed} />
        ) : (
          // Mounted even when hidden, so typed text survives switching views.
          <div className={view === "form" ? "grid gap-2" : "hidden"}>
            {quotation && <QuotationNeed quotation={describeQuotationNeed("devis", quotation)} form={formId} request={request} />}
            {selection && !quotation && <SelectionAttachment selection={selection} form={formId} />}
            {nextYear && <p className="text-small">{nextYear.text}</p>}
            <CallbackForm
              id={formId}
              isNextYear={nextYear !== undefined}
              request={request}
              days={request.days ?? listDaysAfter(today)}
              profession={quotation?.profession ?? profession}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Choice({ onCalendar, onForm }: { onCalendar: () => void; onForm: () => void }) {
  return (
    <div className="grid gap-4">
      <p>{choiceTexts.text}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="line" isBlock onClick={onCalendar} className="min-h-16">
          {choiceTexts.calendar}
        </Button>
        <Button variant="line" isBlock onClick={onForm} className="min-h-16">
          {choiceTexts.withoutCalendar}
        </Button>
      </div>
      <p className="text-moss text-small">
        <RichText text={choiceTexts.phone} />
      </p>
    </div>
  );
}

/**
 * Opening the modal requests the calendar, unless « Gérer mes choix » or the privacy signal refuses. The form alone
 * without a calendar; after a failure, under one line that explains it.
 */
function useView(hasCalendar: boolean) {
  /** Null while unknown. */
  const [mayLoad, setMayLoad] = useState(() => {
    const consent = readConsent();
    return consent && consent === "accord";
  });
  useEffect(() => {
    if (hasCalendar && mayLoad === null) void signalsPrivacy().then((isSignalled) => setMayLoad(!isSignalled));
  }, [hasCalendar, mayLoad]);
  const [isFormWanted, wantForm] = useState(!hasCalendar);
  const [hasCalendarFailed, setHasCalendarFailed] = useState(false);
  const calendarView: View = mayLoad === false ? "choice" : "calendar";
  const view: View = isFormWanted || hasCalendarFailed ? "form" : calendarView;
  return {
    view,
    isHeld: mayLoad === null,
    hasCalendarFailed,
    grant: () => setMayLoad(true),
    wantForm,
    failCalendar: () => setHasCalendarFailed(true),
  };
}

/** To the form's first choice, or to the calendar; not initially: the dialog focuses its title. */
function useFocusOnChange(view: View, formId: string) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const first = document.getElementById(formId)?.querySelector<HTMLElement>("input[type=radio]");
    if (view === "form" && first) first.focus();
    else element.current?.focus();
  }, [view, formId]);
  return element;
}
