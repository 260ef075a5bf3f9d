import { Hono } from "hono";
import * as v from "valibot";
import { catalogueFileName } from "#app/content/catalogue.ts";
import { catalogueErrors } from "#app/features/catalogue/errors.ts";
import { catalogueLeadSchema } from "#app/features/catalogue/lead-schema.ts";
import { listFieldErrors } from "#app/features/form-rules.ts";
import type { AppEnv } from "../app-env.ts";
import { logError } from "../log.ts";
import { isAllowed, RETRY_AFTER_SECONDS, tooManyRequests } from "../rate-limits.ts";
import { readCatalogue } from "../storage/catalogues.ts";
import { findLeadProfession, submitCatalogueLead } from "../submissions.ts";
import { answerMethodNotAllowed, readBody } from "./request-guards.ts";
import { answerFailure } from "./submission-answer.ts";

/** Catalogue leads and the PDF that a saved lead opens (SPEC.md §7). */
export const catalogueDownloads = new Hono<AppEnv>();

catalogueDownloads
  .post("/", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return c.json({ error: body.error }, body.status);
    const lead = v.safeParse(catalogueLeadSchema, body.fields);
    if (!lead.success) return c.json({ errors: listFieldErrors(lead.issues) }, 400);
    const saved = await submitCatalogueLead(c, lead.output);
    if (!saved.ok) return answerFailure(c, saved);
    return c.json({ id: saved.id, reference: saved.reference, url: `/api/catalogue-downloads/${saved.id}/pdf` }, 201);
  })
  .all("/", answerMethodNotAllowed("POST"));

catalogueDownloads
  .get("/:id/pdf", async (c) => {
    if (!(await isAllowed(c, "catalogueFile")))
      return c.json({ error: tooManyRequests }, 429, { "Retry-After": String(RETRY_AFTER_SECONDS) });
    try {
      const profession = await findLeadProfession(c.env, c.req.param("id"));
      const file = profession && (await readCatalogue(c.env.CATALOGUES, profession, catalogueFileName(profession), c.req.raw));
      return file ?? c.json({ error: catalogueErrors.missingFile }, 404);
    } catch (error) {
      logError("catalogue-download", error);
      return c.json({ error: catalogueErrors.download }, 502);
    }
  })
  .all("/:id/pdf", answerMethodNotAllowed("GET, HEAD"));
