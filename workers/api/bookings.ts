import { Hono } from "hono";
import * as v from "valibot";
import { bookingSchema } from "#app/features/callback/booking-schema.ts";
import { callbackErrors } from "#app/features/callback/errors.ts";
import { listFieldErrors } from "#app/features/form-rules.ts";
import type { AppEnv } from "../app-env.ts";
import { submitBooking } from "../submissions/submissions.ts";
import { answerMethodNotAllowed, readBody } from "./request-guards.ts";
import { answerFailure } from "./submission-answer.ts";

/** Tracking records of bookings made in the external calendar. */
export const bookings = new Hono<AppEnv>();

bookings
  .post("/", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return c.json({ success: false, error: body.error }, body.status);
    const booking = v.safeParse(bookingSchema, body.fields);
    if (!booking.success) return c.json({ success: false, error: callbackErrors.tracking, errors: listFieldErrors(booking.issues) }, 400);
    const saved = await submitBooking(c, booking.output);
    return saved.ok ? c.json({ success: true, id: saved.id, reference: saved.reference }, 201) : answerFailure(c, saved);
  })
  .all("/", answerMethodNotAllowed("POST"));
