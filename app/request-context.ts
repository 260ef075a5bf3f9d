import { createContext } from "react-router";
import type { Profession } from "#app/content/vocabulary.ts";
import type { CallbackRequest } from "#app/features/callback/kept-request-schema.ts";
import type { Scheduling } from "#app/features/callback/scheduling.ts";
import type { CatalogueLead } from "#app/features/catalogue/lead-schema.ts";

/** What the Worker gives to the pages: the one meeting point of routes and Worker. */

/** What a page may know of the settings of wrangler.toml. */
export interface PageSettings {
  /** `https://…` of the live site, no trailing slash. */
  siteOrigin: string;
  unknownPath: "mentions-legales" | "404";
  /** False on a deployment that search engines must leave out. */
  isIndexed: boolean;
  /** The external calendar; null when none is configured, and the request form stands alone. */
  scheduling: Scheduling | null;
}

interface PageRequest {
  /** The moment for which dated sentences are chosen. */
  now: Date;
  settings: PageSettings;
  /** Marks the inline scripts that rendering writes; the Worker turns it into hashes before the page leaves. */
  nonce: string | undefined;
  /** Logs an error of ours. */
  logFault(error: unknown): void;
}

/**
 * `reference` is what the visitor may quote on the telephone;
 * `status` tells a visitor in too much of a hurry (429) from a fault of ours (503).
 */
export type SaveResult = { ok: true; id: string; reference: string } | { ok: false; status: 429 | 503; error: string };

/** What lies behind the address of a PDF; `unavailable` when the stores do not say. */
type CatalogueLookup = { state: "ready"; profession: Profession; reference: string } | { state: "missing" | "unknown" | "unavailable" };

/** The stores that page actions share with /api: same function, same result. Failures are values, never exceptions. */
export interface PageStores {
  saveCatalogueLead(lead: CatalogueLead): Promise<SaveResult>;
  saveCallbackRequest(request: CallbackRequest): Promise<SaveResult>;
  /** The catalogue that the id of a saved lead opens. */
  findCatalogueOf(leadId: string): Promise<CatalogueLookup>;
}

export const pageRequestContext = createContext<PageRequest>();
export const pageStoresContext = createContext<PageStores>();
