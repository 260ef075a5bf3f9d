import { useEffect, useEffectEvent, useRef, useState } from "react";
import { schedulingTexts } from "#app/content/scheduling.ts";
import { Spinner } from "#app/ui/button.tsx";
import { isBookingMessage } from "./booking-tracking.ts";
import { loadSchedulingScript } from "./load-scheduling-script.ts";
import type { Scheduling } from "./scheduling.ts";
import "./callback.css";

const texts = schedulingTexts.calendar;

/** The provider draws the calendar asynchronously: it is shown this long after the script or the start. */
const REVEAL_DELAY_MS = 1000;
const FALLBACK_DELAY_MS = 5000;
/** A calendar sends a message by then; an error page in its frame, whose load event proves nothing, never does. */
const SILENCE_MS = 20_000;

interface SchedulingWidgetProps {
  scheduling: Scheduling;
  /** Shown to the adviser by the provider: the first question's answer, and campaign parameters. */
  subject?: { answer: string; content: string; term: string } | undefined;
  isHeld: boolean;
  onBooked: () => void;
  /** Called when the script or its calendar fails. */
  onFailed: () => void;
}

/** 700 px high, at least 320 px wide. Loads only when shown and not held. */
export function SchedulingWidget({ scheduling: { url, scriptUrl, origin }, subject, isHeld, onBooked, onFailed }: SchedulingWidgetProps) {
  const [isLoading, setIsLoading] = useState(true);
  const calendar = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFailed);
  const finish = useEffectEvent(onBooked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one calendar per subject
  useEffect(() => {
    if (isHeld) return;
    const listening = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    setTimeout(setIsLoading, FALLBACK_DELAY_MS, false);
    loadSchedulingScript(scriptUrl)
      .then((provider) => {
        if (!calendar.current || listening.signal.aborted) return;
        silence = setTimeout(() => fail(), SILENCE_MS);
        provider.initInlineWidget({
          url,
          parentElement: calendar.current,
          prefill: subject && { customAnswers: { a1: subject.answer } },
          utm: subject && { utmContent: subject.content, utmTerm: subject.term },
        });
        setTimeout(setIsLoading, REVEAL_DELAY_MS, false);
      })
      .catch(() => calendar.current && fail());
    function readMessage(event: MessageEvent) {
      if (event.origin === origin) clearTimeout(silence);
      if (!isBookingMessage(event, origin)) return;
      listening.abort();
      finish();
    }
    window.addEventListener("message", readMessage, { signal: listening.signal });
    return () => {
      listening.abort();
      clearTimeout(silence);
    };
  }, [url, scriptUrl, origin, isHeld]);

  return (
    <div className="grid gap-2">
      <p className="text-micro text-moss">{texts.notice}</p>
      {/* On phones, the calendar takes the dialog's whole width. */}
      <div className="relative overflow-x-auto max-sm:-mx-4">
        <div ref={calendar} className={`callback-calendar ${isLoading ? "invisible" : ""}`} />
        {isLoading && (
          <div
            role="status"
            className="absolute inset-0 grid content-start justify-items-center gap-4 rounded-md bg-mist pt-28 max-sm:rounded-none"
          >
            <Spinner className="text-headline text-pine" />
            <p>{texts.loading}</p>
          </div>
        )}
      </div>
    </div>
  );
}

export function FailedCalendar() {
  return (
    <div className="flex items-center justify-between gap-x-3 rounded-sm bg-brique-soft px-3 text-small">
      <p role="alert" className="font-600 text-brique text-micro leading-heading">
        {texts.failed}
      </p>
      <button type="button" onClick={() => window.location.reload()} className="min-h-11 cursor-pointer underline underline-offset-4">
        {texts.retry}
      </button>
    </div>
  );
}
