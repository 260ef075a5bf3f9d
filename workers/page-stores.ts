import type { Context } from "hono";
import type { PageStores } from "#app/request-context.ts";
import type { AppEnv } from "./app-env.ts";
import { logError } from "./log.ts";
import { hasCatalogue } from "./storage/catalogues.ts";
import { findLeadProfession, submitCallbackRequest, submitCatalogueLead } from "./submissions.ts";

/** The stores of one request, for page actions and loaders. */
export function createPageStores(c: Context<AppEnv>): PageStores {
  return {
    saveCatalogueLead: (lead) => submitCatalogueLead(c, lead),
    saveCallbackRequest: (request) => submitCallbackRequest(c, request),
    async findCatalogueOf(leadId) {
      try {
        const profession = await findLeadProfession(c.env, leadId);
        return profession && { profession, isAvailable: await hasCatalogue(c.env.CATALOGUES, profession) };
      } catch (error) {
        logError("catalogue-page", error);
        return null;
      }
    },
  };
}
