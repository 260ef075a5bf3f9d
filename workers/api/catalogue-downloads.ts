import type { Context } from "hono";
import { catalogueFilePath, downloadPagePath, FAILED_PARAMETER } from "#app/features/catalogue/catalogue-steps.ts";
import { catalogueErrors } from "#app/features/catalogue/lead-schema.ts";
import { recordKinds } from "#workers/people/identity/record-kinds.ts";
import type { AppEnv } from "../app-env.ts";
import { logError } from "../log.ts";
import { findLeadProfession } from "../submissions/lead-lookup.ts";
import { isAllowed, repeatsAddress, tooManyRequests } from "../submissions/rate-limits.ts";
import { submitCatalogueLead } from "../submissions/submissions.ts";
import { acceptSubmission } from "./accept-submission.ts";
import { answerCatalogue } from "./catalogue-file.ts";

export const catalogueDownloads = acceptSubmission(recordKinds.catalogue_downloads.schema, submitCatalogueLead, (id) => ({
  url: catalogueFilePath(id),
}));

catalogueDownloads.get("/:id/pdf", async (c) => {
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
});

/** JSON for programs; browsers are redirected to a page that explains the failure and keeps the link. */
function refuseFile(c: Context<AppEnv, "/:id/pdf">, status: 404 | 429 | 502, error: string) {
  if (c.req.header("Accept")?.includes("text/html"))
    return c.redirect(`${downloadPagePath(encodeURIComponent(c.req.param("id")))}&${FAILED_PARAMETER}=oui`, 303);
  return c.json({ error }, status);
}
