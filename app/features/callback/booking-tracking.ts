import type { InferInput } from "valibot";
import { readUtm } from "#app/forms/form-rules.ts";
import { makeRandomId } from "#app/forms/random-id.ts";
import type { bookingSchema } from "./booking-schema.ts";
import { readPageVisit } from "./page-visit.ts";
import { callbackErrors } from "./request-schema.ts";
import type { SourceType } from "./source-types.ts";

/** Records bookings made in the external calendar, without names. */

const BOOKING_EVENT = "calendly.event_scheduled";
const RECORD_TIMEOUT_MS = 10_000;

type RecordResult = { success: true } | { success: false; error: string };

/** Exactly the provider's origin and event. */
export function isBookingMessage({ origin, data }: Pick<MessageEvent<unknown>, "origin" | "data">, providerOrigin: string): boolean {
  return origin === providerOrigin && typeof data === "object" && data !== null && "event" in data && data.event === BOOKING_EVENT;
}

/** Logs and shows failures, never throws. */
export async function recordBooking(sourceType: SourceType, subject: { reference?: string; selection?: string }): Promise<RecordResult> {
  try {
    const { pathname, search } = window.location;
    const { sessionId, openedAtMs, maxScrollDepth } = readPageVisit();
    await send({
      id: makeRandomId(),
      source_page: pathname,
      source_type: sourceType,
      referrer: document.referrer,
      ...readUtm(search),
      session_id: sessionId,
      time_on_page: Math.round((performance.now() - openedAtMs) / 1000),
      scroll_depth: maxScrollDepth,
      format_reference: subject.reference,
      selection: subject.selection,
    });
    return { success: true };
  } catch (error) {
    const message = error instanceof Error ? callbackErrors.tracking : callbackErrors.unknown;
    // biome-ignore lint/suspicious/noConsole: the only trace of the failure
    console.error(`${message} : ${error instanceof Error ? error.message : String(error)}`);
    return { success: false, error: message };
  }
}

/** Outlives the page. Throws unless the record is accepted. */
async function send(booking: InferInput<typeof bookingSchema>): Promise<void> {
  const body = JSON.stringify(booking);
  if (!("keepalive" in Request.prototype)) {
    if (!navigator.sendBeacon("/api/bookings", new Blob([body], { type: "application/json" })))
      throw new Error("envoi refusé par le navigateur");
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
