import type { InferInput } from "valibot";
import { readUtm } from "#app/features/form-rules.ts";
import type { bookingSchema } from "./booking-schema.ts";
import { type PageVisit, readPageVisit } from "./page-visit.ts";
import { callbackErrors } from "./request-schema.ts";
import type { SourceType } from "./source-types.ts";

/** Records bookings made in the external calendar, without names. */

const BOOKING_EVENT = "calendly.event_scheduled";
const RECORD_TIMEOUT_MS = 10_000;

type Booking = InferInput<typeof bookingSchema>;

interface BookingSubject {
  reference?: string;
  selection?: string;
}

type RecordResult = { success: true } | { success: false; error: string };

/** Exactly the provider's origin and event. */
export function isBookingMessage({ origin, data }: Pick<MessageEvent<unknown>, "origin" | "data">, providerOrigin: string): boolean {
  return origin === providerOrigin && typeof data === "object" && data !== null && "event" in data && data.event === BOOKING_EVENT;
}

interface BookingCircumstances extends BookingSubject {
  id: string;
  sourceType: SourceType;
  location: Pick<Location, "pathname" | "search">;
  referrer: string;
  visit: PageVisit;
  nowMs: number;
}

export function describeBooking({ sourceType, reference, selection, location, visit, nowMs, ...told }: BookingCircumstances): Booking {
  return {
    ...told,
    source_page: location.pathname,
    source_type: sourceType,
    ...readUtm(location.search),
    session_id: visit.sessionId,
    time_on_page: Math.max(0, Math.round((nowMs - visit.openedAtMs) / 1000)),
    scroll_depth: visit.maxScrollDepth,
    ...(reference && { format_reference: reference }),
    ...(selection && { selection }),
  };
}

/** Logs and shows failures, never throws. */
export async function recordBooking(sourceType: SourceType, subject: BookingSubject): Promise<RecordResult> {
  try {
    const { location, crypto } = window;
    const moment = { visit: readPageVisit(), nowMs: performance.now() };
    await send(describeBooking({ id: crypto.randomUUID(), sourceType, ...subject, location, referrer: document.referrer, ...moment }));
    return { success: true };
  } catch (error) {
    const message = error instanceof Error ? callbackErrors.tracking : callbackErrors.unknown;
    // biome-ignore lint/suspicious/noConsole: the only trace of the failure
    console.error(`${message} : ${error instanceof Error ? error.message : String(error)}`);
    return { success: false, error: message };
  }
}

/** Outlives the page. Throws unless the record is accepted. */
async function send(booking: Booking): Promise<void> {
  const body = JSON.stringify(booking);
  if (!("keepalive" in Request.prototype)) {
    const isQueued = navigator.sendBeacon("/api/bookings", new Blob([body], { type: "application/json" }));
    if (!isQueued) throw new Error("envoi refusé par le navigateur");
    return;
  }
  const response = await fetch("/api/bookings", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    keepalive: true,
    signal: AbortSignal.timeout(RECORD_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`réponse ${response.status}`);
}
