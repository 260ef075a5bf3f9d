import type { Context } from "hono";
import type { PageStores } from "#app/request-context.ts";
import { hashOwnKey } from "#workers/people/identity/own-key.ts";
import { formatReference } from "#workers/people/identity/reference.ts";
import { changeRequest } from "#workers/people/own-request/change-request.ts";
import { findHeldRequest } from "#workers/people/own-request/own-request.ts";
import type { AppEnv } from "../app-env.ts";
import { logError } from "../log.ts";
import { readNow } from "../settings/settings.ts";
import { hasCatalogue } from "../storage/catalogues.ts";
import { findLead } from "../submissions/lead-lookup.ts";
import { isAllowed } from "../submissions/rate-limits.ts";
import { submitCallbackRequest, submitCatalogueLead, submitQuotationRequest } from "../submissions/submissions.ts";

export function createPageStores(c: Context<AppEnv>): PageStores {
  const people = { database: c.env.DB, outbox: c.env.OUTBOX };
  return {
    saveCatalogueLead: (lead) => submitCatalogueLead(c, lead),
    saveCallbackRequest: (request) => submitCallbackRequest(c, request),
    saveQuotationRequest: (request) => submitQuotationRequest(c, request),
    async findOwnRequest(key) {
      try {
        if (!(await isAllowed(c, "ownRequest", []))) return "unavailable";
        const held = await findHeldRequest(people, key, readNow(c.env));
        return held?.shown ?? "unknown";
      } catch (error) {
        logError("own-request", error);
        return "unavailable";
      }
    },
    async changeOwnRequest(key, change) {
      try {
        if (!(await isAllowed(c, "ownRequest", [await hashOwnKey(key)]))) return "busy";
        const result = await changeRequest(people, key, change, readNow(c.env));
        return result === "waiting" ? "busy" : result;
      } catch (error) {
        logError("own-request", error);
        return "busy";
      }
    },
    async findCatalogueOf(leadId) {
      try {
        if (!(await isAllowed(c, "cataloguePage", [leadId]))) return { state: "unavailable" };
        const lead = await findLead(c.env, leadId);
        if (!lead) return { state: "unknown" };
        const { catalogue_type: profession, call_code: code } = lead;
        return (await hasCatalogue(c.env.CATALOGUES, profession))
          ? { state: "ready", profession, reference: formatReference(leadId), code }
          : { state: "missing" };
      } catch (error) {
        logError("catalogue-page", error);
        return { state: "unavailable" };
      }
    },
  };
}
