import type { Context } from "hono";
import type { PageStores } from "#app/request-context.ts";
import { formatReference } from "#workers/people/reference.ts";
import type { AppEnv } from "../app-env.ts";
import { logError } from "../log.ts";
import { hasCatalogue } from "../storage/catalogues.ts";
import { readDownloadToken, writeDownloadToken } from "../submissions/download-address.ts";
import { findLeadProfession } from "../submissions/lead-lookup.ts";
import { isAllowed, repeatsAddress } from "../submissions/rate-limits.ts";
import { submitCallbackRequest, submitCatalogueLead } from "../submissions/submissions.ts";

/** The stores of one request, for page actions and loaders. */
export function createPageStores(c: Context<AppEnv>): PageStores {
  return {
    async saveCatalogueLead(lead) {
      const saved = await submitCatalogueLead(c, lead);
      return saved.ok ? { ...saved, downloadToken: await writeDownloadToken(c.env, saved.id) } : saved;
    },
    saveCallbackRequest: (request) => submitCallbackRequest(c, request),
    async findCatalogueOf(downloadToken) {
      try {
        const leadId = await readDownloadToken(c.env, downloadToken);
        // Only an address that we issued may cost a look into the stores.
        if (leadId && !(await isAllowed(c, "cataloguePage", repeatsAddress(downloadToken)))) return { state: "unavailable" };
        const profession = leadId && (await findLeadProfession(c.env, leadId));
        if (!profession) return { state: "unknown" };
        return (await hasCatalogue(c.env.CATALOGUES, profession))
          ? { state: "ready", profession, reference: formatReference(leadId) }
          : { state: "missing" };
      } catch (error) {
        logError("catalogue-page", error);
        return { state: "unavailable" };
      }
    },
  };
}
