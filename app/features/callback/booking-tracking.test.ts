import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { bookingSchema } from "./booking-schema.ts";
import { describeBooking, isBookingMessage, recordBooking } from "./booking-tracking.ts";

const PROVIDER = "https://calendly.com";

test("only the provider's event from the provider's origin is a booking", () => {
  const event = "calendly.event_scheduled";
  expect(isBookingMessage({ origin: PROVIDER, data: { event, payload: {} } }, PROVIDER)).toBe(true);
  const origins = ["", "null", "http://calendly.com", "https://calendly.com.evil.example", "https://www.calendly.com", `${PROVIDER}:8443`];
  for (const origin of origins) expect(isBookingMessage({ origin, data: { event } }, PROVIDER)).toBe(false);
  const messages = [undefined, null, event, [event], {}, { event: `${event} ` }, { event: [event] }, { event: { toString: () => event } }];
  for (const data of messages) expect(isBookingMessage({ origin: PROVIDER, data }, PROVIDER)).toBe(false);
});

const circumstances = {
  id: "7f9c24e8-3b12-4fef-91e0-56a2d5a7c3b1",
  sourceType: "formation_details_card",
  location: { pathname: "/formations/infirmiers/amelioration-douleur", search: "?utm_source=lettre&utm_campaign=automne&utm_medium=&x=1" },
  referrer: "https://moteur.example/recherche?q=nom",
  visit: { sessionId: "0c9be6b5-7a3e-4d5c-9d12-6f1f8b0e2a44", openedAtMs: 1200, maxScrollDepth: 73 },
  nowMs: 43_650,
} as const;

test("a booking holds page, source, session, seconds, depth and any utm parameters", () => {
  expect(describeBooking(circumstances)).toEqual({
    id: circumstances.id,
    source_page: "/formations/infirmiers/amelioration-douleur",
    source_type: "formation_details_card",
    referrer: "https://moteur.example/recherche?q=nom",
    utm_source: "lettre",
    utm_campaign: "automne",
    session_id: circumstances.visit.sessionId,
    time_on_page: 42,
    scroll_depth: 73,
  });
});

test("the API drops the referrer's query; a clock set back gives no negative time", () => {
  expect(v.parse(bookingSchema, describeBooking(circumstances))).toMatchObject({ referrer: "https://moteur.example/recherche" });
  expect(describeBooking({ ...circumstances, nowMs: 0 }).time_on_page).toBe(0);
});

function stubBrowser(browser: Record<string, unknown>) {
  const page = { scrollY: 500, innerHeight: 1000, crypto, location: { pathname: "/contact", search: "?utm_source=lettre" } };
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { referrer: "", documentElement: { scrollHeight: 2000 } });
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  return vi.spyOn(console, "error");
}

test("a booking is sent by a request that outlives the page", async () => {
  const fetch = vi.fn(async (_: string, init: RequestInit) => new Response(init.body, { status: 201 }));
  const log = stubBrowser({ fetch });

  expect(await recordBooking("header_cta", {})).toEqual({ success: true });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe("/api/bookings");
  expect(init).toMatchObject({ method: "POST", keepalive: true });
  expect(v.parse(bookingSchema, JSON.parse(String(init?.body)))).toMatchObject({
    source_page: "/contact",
    source_type: "header_cta",
    utm_source: "lettre",
    scroll_depth: 50,
  });
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
