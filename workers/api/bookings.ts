import { Hono } from "hono";
import * as v from "valibot";
import { listFieldErrors } from "#app/features/form-rules.ts";
import { recordKinds } from "#workers/people/identity/record-kinds.ts";
import type { AppEnv } from "../app-env.ts";
import { submitBooking } from "../submissions/submissions.ts";
import { answerMethodNotAllowed, answerUnsaved, readBody } from "./request-guards.ts";

const { schema, failure } = recordKinds.calendly_bookings;

/** Records of bookings made in the external calendar. */
export const bookings = new Hono<AppEnv>();

bookings
  .post("/", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return c.json({ success: false, error: body.error }, body.status);
    const booking = v.safeParse(schema, body.fields);
    if (!booking.success) return c.json({ success: false, error: failure, errors: listFieldErrors(booking.issues) }, 400);
    const saved = await submitBooking(c, booking.output);
    if (!saved.ok) return answerUnsaved(c, saved);
    return c.json({ success: true, id: saved.id, reference: saved.reference }, 201);
  })
  .all("/", answerMethodNotAllowed("POST"));
