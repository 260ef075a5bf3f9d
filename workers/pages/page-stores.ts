import type { Context } from "hono";
import type { PageStores } from "#app/request-context.ts";
import { formatReference } from "#workers/people/identity/reference.ts";
import type { AppEnv } from "../app-env.ts";
import { logError } from "../log.ts";
import { hasCatalogue } from "../storage/catalogues.ts";
import { findLeadProfession } from "../submissions/lead-lookup.ts";
import { isAllowed } from "../submissions/rate-limits.ts";
import { submitCallbackRequest, submitCatalogueLead } from "../submissions/submissions.ts";

export function createPageStores(c: Context<AppEnv>): PageStores {
  return {
    saveCatalogueLead: (lead) => submitCatalogueLead(c, lead),
    saveCallbackRequest: (request) => submitCallbackRequest(c, request),
    async findCatalogueOf(leadId) {
      try {
        if (!(await isAllowed(c, "cataloguePage", [leadId]))) return { state: "unavailable" };
        const profession = await findLeadProfession(c.env, leadId);
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
