import { type Context, Hono } from "hono";
import * as v from "valibot";
import { catalogueFilePath, downloadPagePath, FAILED_PARAMETER } from "#app/features/catalogue/catalogue-steps.ts";
import { catalogueErrors } from "#app/features/catalogue/errors.ts";
import { listFieldErrors } from "#app/features/form-rules.ts";
import { recordKinds } from "#workers/people/identity/record-kinds.ts";
import type { AppEnv } from "../app-env.ts";
import { logError } from "../log.ts";
import { findLeadProfession } from "../submissions/lead-lookup.ts";
import { isAllowed, repeatsAddress, tooManyRequests } from "../submissions/rate-limits.ts";
import { submitCatalogueLead } from "../submissions/submissions.ts";
import { answerCatalogue } from "./catalogue-file.ts";
import { answerMethodNotAllowed, answerUnsaved, readBody } from "./request-guards.ts";

/** Catalogue leads and the PDF that a saved lead opens. */
export const catalogueDownloads = new Hono<AppEnv>();

catalogueDownloads
  .post("/", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return c.json({ error: body.error }, body.status);
    const lead = v.safeParse(recordKinds.catalogue_downloads.schema, body.fields);
    if (!lead.success) return c.json({ errors: listFieldErrors(lead.issues) }, 400);
    const saved = await submitCatalogueLead(c, lead.output);
    if (!saved.ok) return answerUnsaved(c, saved);
    return c.json({ id: saved.id, reference: saved.reference, url: catalogueFilePath(saved.id) }, 201);
  })
  .all("/", answerMethodNotAllowed("POST"));

catalogueDownloads
  .get("/:id/pdf", async (c) => {
    const id = c.req.param("id");
    if (!(await isAllowed(c, "catalogueFile", repeatsAddress(id)))) return refuseFile(c, 429, tooManyRequests);
    try {
      const profession = await findLeadProfession(c.env, id);
      const file = profession && (await answerCatalogue(c.env.CATALOGUES, profession, c.req.raw.headers));
      return file || refuseFile(c, 404, catalogueErrors.missingFile);
    } catch (error) {
      logError("catalogue-download", error);
      return refuseFile(c, 502, catalogueErrors.download);
    }
  })
  .all("/:id/pdf", answerMethodNotAllowed("GET, HEAD"));

/** JSON for a program; a browser is redirected to the page that explains the failure and keeps the link. */
function refuseFile(c: Context<AppEnv, "/:id/pdf">, status: 404 | 429 | 502, error: string) {
  if (c.req.header("Accept")?.includes("text/html"))
    return c.redirect(`${downloadPagePath(encodeURIComponent(c.req.param("id")))}&${FAILED_PARAMETER}=oui`, 303);
  return c.json({ error }, status);
}
