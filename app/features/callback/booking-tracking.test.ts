import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { bookingSchema } from "./booking-schema.ts";
import { isBookingMessage, recordBooking } from "./booking-tracking.ts";

const PROVIDER = "https://calendly.com";
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;

test("only the provider's event from the provider's origin is a booking", () => {
  const event = "calendly.event_scheduled";
  expect(isBookingMessage({ origin: PROVIDER, data: { event, payload: {} } }, PROVIDER)).toBe(true);
  const origins = ["", "null", "http://calendly.com", "https://calendly.com.evil.example", "https://www.calendly.com", `${PROVIDER}:8443`];
  for (const origin of origins) expect(isBookingMessage({ origin, data: { event } }, PROVIDER)).toBe(false);
  const messages = [undefined, null, event, [event], {}, { event: `${event} ` }, { event: [event] }, { event: { toString: () => event } }];
  for (const data of messages) expect(isBookingMessage({ origin: PROVIDER, data }, PROVIDER)).toBe(false);
});

function stubBrowser(browser: Record<string, unknown>) {
  const location = { pathname: "/contact", search: "?utm_source=lettre&utm_campaign=automne&utm_medium=&x=1" };
  vi.stubGlobal("window", { scrollY: 500, innerHeight: 1000, location });
  vi.spyOn(performance, "now").mockReturnValue(42_450);
  vi.stubGlobal("document", { referrer: "https://moteur.example/recherche?q=nom", documentElement: { scrollHeight: 2000 } });
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  return vi.spyOn(console, "error");
}

test("a booking holds page, source, session, seconds, depth and any utm parameters, and outlives the page", async () => {
  const fetch = vi.fn(async (_: string, init: RequestInit) => new Response(init.body, { status: 201 }));
  const log = stubBrowser({ fetch });

  expect(await recordBooking("header_cta", { reference: "9A0X2499009" })).toEqual({ success: true });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe("/api/bookings");
  expect(init).toMatchObject({ method: "POST", keepalive: true });
  const sent = JSON.parse(String(init?.body));
  expect(sent).toEqual({
    id: expect.stringMatching(UUID),
    source_page: "/contact",
    source_type: "header_cta",
    referrer: "https://moteur.example/recherche?q=nom",
    utm_source: "lettre",
    utm_campaign: "automne",
    session_id: expect.stringMatching(UUID),
    time_on_page: 42,
    scroll_depth: 50,
    format_reference: "9A0X2499009",
  });
  // The API drops the referrer's query.
  expect(v.parse(bookingSchema, sent)).toMatchObject({ ...sent, referrer: "https://moteur.example/recherche" });
  expect(log).not.toHaveBeenCalled();
});

test("a browser without keepalive sends a JSON beacon", async () => {
  const sendBeacon = vi.fn((_: string, body: Blob) => body.type === "application/json");
  stubBrowser({ Request: class {}, navigator: { sendBeacon } });
  expect(await recordBooking("unknown", {})).toEqual({ success: true });
  expect(sendBeacon).toHaveBeenCalledWith("/api/bookings", expect.any(Blob));
});

test.each([
  ["a refused record", async () => new Response(null, { status: 503 }), "Erreur lors du tracking", "réponse 503"],
  ["a thrown value that is not an Error", () => Promise.reject("coupure"), "Erreur inconnue", "coupure"],
])("%s is logged in one line and returned, never thrown", async (_, fetch, error, detail) => {
  const log = stubBrowser({ fetch });
  expect(await recordBooking("unknown", {})).toEqual({ success: false, error });
  expect(log.mock.calls).toEqual([[`${error} : ${detail}`]]);
});
