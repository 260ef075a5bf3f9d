import { useEffect, useId, useRef, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { callbackTexts } from "#app/content/callback.ts";
import { type AskedQuotation, describeQuotationNeed, quotationTexts } from "#app/content/quotation.ts";
import { readPageSubject } from "#app/features/page-subject.ts";
import { askedCallback } from "#app/features/session-memory.ts";
import { readConsent, signalsPrivacy } from "#app/features/visitor-consent.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogContentProps } from "#app/ui/dialog-slot.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { preloadToaster, showToast } from "#app/ui/toast.ts";
import { recordBooking } from "./booking-tracking.ts";
import { CallbackConfirmation } from "./callback-confirmation.tsx";
import { CallbackForm } from "./callback-form.tsx";
import { QuotationNeed } from "./quotation-need.tsx";
import type { Scheduling } from "./scheduling.ts";
import { FailedCalendar, SchedulingWidget } from "./scheduling-widget.tsx";
import { SelectionAttachment } from "./selection-attachment.tsx";
import type { SourceType } from "./source-types.ts";
import { SubjectChoice } from "./subject-choice.tsx";
import { useCallbackRequest } from "./use-callback-request.ts";
import { listCallbackDays } from "./working-days.ts";

const { choice: choiceTexts, calendar: calendarTexts, form: formTexts } = callbackTexts;

type View = "choice" | "calendar" | "form";

const VIEW_NAMES: Record<View, string> = { choice: callbackTexts.title, calendar: calendarTexts.title, form: formTexts.title };

type CallbackModalProps = DialogContentProps & { sourceType?: SourceType; quotation?: AskedQuotation };

/** The form is offered equally, and alone without a configured calendar or with a quotation, which only the form can carry. */
export default function CallbackModal({ sourceType = "unknown", quotation, onClose }: CallbackModalProps) {
  const scheduling = useRouteLoaderData<{ scheduling: Scheduling | null }>("root")?.scheduling ?? null;
  const hasCalendar = scheduling !== null && !quotation;
  const { view, isHeld, hasCalendarFailed, grant, wantForm, failCalendar } = useView(hasCalendar);
  const request = useCallbackRequest(sourceType);
  const formId = `rappel${useId()}`;
  const [{ profession, offer: subject, selection }] = useState(readPageSubject);
  const [reference, setReference] = useState(subject?.reference ?? "");
  const chosen = subject?.offers.find((offer) => offer.reference === reference);
  const appointment = selection
    ? { answer: selection.names.join(" ; "), content: "selection", term: selection.references }
    : subject && chosen && { answer: chosen.name, content: subject.programme, term: chosen.reference };
  const isDone = request.confirmed !== null;
  const viewRef = useFocusOnChange(view);
  useEffect(() => {
    if (hasCalendar) preloadToaster();
  }, [hasCalendar]);

  async function finishBooking() {
    askedCallback.add();
    await recordBooking(sourceType, { reference: chosen?.reference, selection: selection?.references });
    onClose();
    showToast({ kind: "success", ...callbackTexts.booked, closeLabel: callbackTexts.close });
  }

  return (
    <Dialog
      title={quotation ? quotationTexts.title : callbackTexts.title}
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
          </>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {hasCalendar && view !== "choice" && !isDone && (
          <Ways isFormShown={view === "form"} hasCalendarFailed={hasCalendarFailed} onChoose={wantForm} />
        )}
        {hasCalendarFailed && !isDone && <FailedCalendar />}
        {subject && !quotation && !isDone && <SubjectChoice subject={subject} value={reference} onChange={setReference} form={formId} />}
        {/* biome-ignore lint/a11y/useSemanticElements: a group of contents, not of fields */}
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
        {request.confirmed ? (
          <CallbackConfirmation kept={request.confirmed} />
        ) : (
          // Mounted even when hidden, so typed text survives switching views.
          <div className={view === "form" ? "grid gap-2.5" : "hidden"}>
            {quotation && <QuotationNeed quotation={describeQuotationNeed("devis", quotation)} form={formId} request={request} />}
            {selection && !quotation && <SelectionAttachment selection={selection} form={formId} />}
            <CallbackForm
              id={formId}
              request={request}
              days={listCallbackDays(new Date())}
              profession={quotation?.profession ?? profession}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface WaysProps {
  isFormShown: boolean;
  hasCalendarFailed: boolean;
  onChoose: (isFormWanted: boolean) => void;
}

function Ways({ isFormShown, hasCalendarFailed, onChoose }: WaysProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups buttons, not fields
    <div role="group" aria-label={callbackTexts.ways} className="flex border-b-2">
      {[
        { label: calendarTexts.short, isShown: !isFormShown, isDisabled: hasCalendarFailed },
        { label: choiceTexts.withoutCalendar, isShown: isFormShown, isDisabled: false },
      ].map(({ label, isShown, isDisabled }, index) => (
        <button
          key={label}
          type="button"
          aria-pressed={isShown}
          disabled={isDisabled}
          onClick={() => onChoose(index === 1)}
          className="-mb-0.5 min-h-11 cursor-pointer border-transparent border-b-3 px-[0.35em] py-1 text-left not-first:pl-3 font-600 text-pine text-small leading-[1.15] underline-offset-[0.25em] enabled:hover:underline disabled:text-disabled-fg aria-pressed:border-pine aria-pressed:text-ink sm:text-item"
        >
          {isDisabled && <span className="i-lucide-triangle-alert mr-1 text-brique align-[-0.15em]" aria-hidden="true" />}
          {label}
        </button>
      ))}
    </div>
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

/** Moves focus on each change, not initially: the dialog focuses its title. */
function useFocusOnChange(value: string) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    element.current?.focus();
  }, [value]);
  return element;
}
