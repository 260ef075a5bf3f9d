import type { PageStores } from "#app/request-context.ts";
import { findLeadProfession, saveCatalogueLead } from "./catalogue-leads.ts";
import { logError } from "./log.ts";
import { hasCatalogue } from "./storage/catalogues.ts";

/** The stores of one request, for page actions and loaders. */
export function createPageStores(env: Env): PageStores {
  return {
    saveCatalogueLead: (lead) => saveCatalogueLead(env, lead),
    async findCatalogueOf(leadId) {
      try {
        const profession = await findLeadProfession(env, leadId);
        return profession && { profession, isAvailable: await hasCatalogue(env.CATALOGUES, profession) };
      } catch (error) {
        logError("catalogue-page", error);
        return null;
      }
    },
  };
}
