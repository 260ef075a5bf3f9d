import * as v from "valibot";
import { expect, test } from "vitest";
import { bookingSchema } from "./booking-schema.ts";
import { describeBooking, isBookingMessage } from "./booking-tracking.ts";

const PROVIDER = "https://calendly.com";

test("the provider's event from the provider's origin is a booking", () => {
  expect(isBookingMessage({ origin: PROVIDER, data: { event: "calendly.event_scheduled", payload: {} } }, PROVIDER)).toBe(true);
});

test("the same event from any other origin is none, however alike the origin looks", () => {
  for (const origin of [
    "",
    "null",
    "http://calendly.com",
    "https://calendly.com.evil.example",
    "https://evil-calendly.com",
    "https://calendly.com:8443",
    "https://www.calendly.com",
  ]) {
    expect(isBookingMessage({ origin, data: { event: "calendly.event_scheduled" } }, PROVIDER)).toBe(false);
  }
});

test("any other message of the provider is none", () => {
  const messages = [
    undefined,
    null,
    "calendly.event_scheduled",
    ["calendly.event_scheduled"],
    42,
    {},
    { event: "calendly.event_type_viewed" },
    { event: "calendly.event_scheduled " },
    { event: ["calendly.event_scheduled"] },
    { event: { toString: () => "calendly.event_scheduled" } },
    { type: "calendly.event_scheduled" },
  ];
  for (const data of messages) expect(isBookingMessage({ origin: PROVIDER, data }, PROVIDER)).toBe(false);
});

const circumstances = {
  id: "7f9c24e8-3b12-4fef-91e0-56a2d5a7c3b1",
  sourceType: "formation_details_card",
  location: {
    pathname: "/formations/infirmiers/amelioration-douleur",
    search: "?utm_source=lettre&utm_campaign=automne&utm_medium=&autre=1",
  },
  referrer: "https://moteur.example/recherche?q=nom",
  visit: { sessionId: "0c9be6b5-7a3e-4d5c-9d12-6f1f8b0e2a44", openedAtMs: 1200, maxScrollDepth: 73 },
  nowMs: 43_650,
} as const;

test("the record holds page, source, session, seconds, depth and the utm parameters that are there", () => {
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

test("the API takes the record, and drops the query of the referrer", () => {
  expect(v.parse(bookingSchema, describeBooking(circumstances))).toMatchObject({
    time_on_page: 42,
    referrer: "https://moteur.example/recherche",
  });
});

test("a clock that runs back gives no negative time", () => {
  expect(describeBooking({ ...circumstances, nowMs: 0 }).time_on_page).toBe(0);
});
