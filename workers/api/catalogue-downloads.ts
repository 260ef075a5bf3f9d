import type { Context } from "hono";
import { catalogueFileName } from "#app/content/catalogue.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { catalogueFilePath, downloadPagePath, FAILED_PARAMETER } from "#app/features/catalogue/catalogue-address.ts";
import { catalogueErrors } from "#app/features/catalogue/lead-schema.ts";
import { recordKinds } from "#workers/people/records/record-kinds.ts";
import type { AppEnv } from "../app-env.ts";
import { logError } from "../log.ts";
import { CACHE_CONTROL } from "../pages/cache-control.ts";
import { openCatalogue } from "../storage/catalogues.ts";
import { findLead } from "../submissions/lead-lookup.ts";
import { isAllowed, tooManyRequests } from "../submissions/rate-limits.ts";
import { submitCatalogueLead } from "../submissions/submissions.ts";
import { acceptSubmission } from "./accept-submission.ts";

export const catalogueDownloads = acceptSubmission(
  () => recordKinds.catalogue_downloads,
  submitCatalogueLead,
  (id, { catalogue_type }) => ({
    url: catalogueFilePath(id, catalogue_type),
  }),
);

/** The lead says which catalogue; the name at the end, or the plain `pdf` of older addresses, only names the file. */
catalogueDownloads.get("/:id/:file{[^/]*pdf}", async (c) => {
  const id = c.req.param("id");
  if (!(await isAllowed(c, "catalogueFile", [id]))) return refuseFile(c, 429, tooManyRequests);
  try {
    const lead = await findLead(c.env, id);
    const file = lead && (await answerCatalogue(c.env.CATALOGUES, lead.catalogue_type, c.req.raw.headers));
    return file || refuseFile(c, 404, catalogueErrors.missingFile);
  } catch (error) {
    logError("catalogue-download", error);
    return refuseFile(c, 502, catalogueErrors.download);
  }
});

/** JSON for programs; browsers are redirected to a page that explains the failure and keeps the link. */
function refuseFile(c: Context<AppEnv, "/:id/:file{[^/]*pdf}">, status: 404 | 429 | 502, error: string) {
  if (c.req.header("Accept")?.includes("text/html"))
    return c.redirect(`${downloadPagePath(encodeURIComponent(c.req.param("id")))}&${FAILED_PARAMETER}=oui`, 303);
  return c.json({ error }, status);
}

/** 200, 206, 304 or 412, as R2 reads the headers. Null when unpublished. Throws for a truncated PDF. */
async function answerCatalogue(bucket: R2Bucket, profession: Profession, asked: Headers): Promise<Response | null> {
  const catalogue = await openCatalogue(bucket, profession, asked);
  if (catalogue === null) return null;

  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${catalogueFileName(profession)}"`,
    "Cache-Control": CACHE_CONTROL.privateRevalidate,
    "Accept-Ranges": "bytes",
    ETag: catalogue.httpEtag,
    "Last-Modified": catalogue.uploaded.toUTCString(),
  });
  if (!("body" in catalogue)) {
    const wantsThisFile = asked.has("If-Match") || asked.has("If-Unmodified-Since");
    return new Response(null, { status: wantsThisFile ? 412 : 304, headers });
  }
  const { offset, length } = locatePart(catalogue);
  headers.set("Content-Length", String(length));
  const isPart = length < catalogue.size;
  if (isPart) headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${catalogue.size}`);
  return new Response(catalogue.body, { status: isPart ? 206 : 200, headers });
}

function locatePart({ range, size }: R2Object): { offset: number; length: number } {
  // workerd sets every field of the range, unused ones to undefined.
  const { suffix = size, offset = Math.max(0, size - suffix), length = size - offset }: Record<string, number | undefined> = { ...range };
  return { offset, length };
}
