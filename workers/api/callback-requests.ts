import { Hono } from "hono";
import * as v from "valibot";
import { callbackRequestSchema } from "#app/features/callback/request-schema.ts";
import { listFieldErrors } from "#app/features/form-rules.ts";
import type { AppEnv } from "../app-env.ts";
import { submitCallbackRequest } from "../submissions.ts";
import { answerMethodNotAllowed, readBody } from "./request-guards.ts";
import { answerFailure } from "./submission-answer.ts";

/** Requests to be called back, without the external calendar. */
export const callbackRequests = new Hono<AppEnv>();

callbackRequests
  .post("/", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return c.json({ error: body.error }, body.status);
    const request = v.safeParse(callbackRequestSchema, body.fields);
    if (!request.success) return c.json({ errors: listFieldErrors(request.issues) }, 400);
    const saved = await submitCallbackRequest(c, request.output);
    return saved.ok ? c.json({ id: saved.id, reference: saved.reference }, 201) : answerFailure(c, saved);
  })
  .all("/", answerMethodNotAllowed("POST"));
