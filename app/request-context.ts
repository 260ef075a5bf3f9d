import { createContext } from "react-router";
import type { Profession } from "#app/content/vocabulary.ts";
import type { CallbackRequest } from "#app/features/callback/kept-request-schema.ts";
import type { Scheduling } from "#app/features/callback/scheduling.ts";
import type { CatalogueLead } from "#app/features/catalogue/lead-schema.ts";

/** What the Worker provides to the routes. */

export interface PageSettings {
  /** `https://…`, without a trailing slash. */
  siteOrigin: string;
  unknownPath: "mentions-legales" | "404";
  /** False where search engines must stay out. */
  isIndexed: boolean;
  /** Null when not configured; the request form then stands alone. */
  scheduling: Scheduling | null;
}

interface PageRequest {
  /** The time that selects dated sentences. */
  now: Date;
  settings: PageSettings;
  /** Nonce of rendered inline scripts; the Worker replaces it with hashes. */
  nonce: string | undefined;
  logFault(error: unknown): void;
}

/** `reference` is for the telephone; `status` separates too many requests (429) from our fault (503). */
export type SaveResult = { ok: true; id: string; reference: string } | { ok: false; status: 429 | 503; error: string };

/** The catalogue behind a PDF's address; `unavailable` when the stores fail. */
type CatalogueLookup = { state: "ready"; profession: Profession; reference: string } | { state: "missing" | "unknown" | "unavailable" };

/** Stores shared with /api. Failures are values, never exceptions. */
export interface PageStores {
  saveCatalogueLead(lead: CatalogueLead): Promise<SaveResult>;
  saveCallbackRequest(request: CallbackRequest): Promise<SaveResult>;
  findCatalogueOf(leadId: string): Promise<CatalogueLookup>;
}

export const pageRequestContext = createContext<PageRequest>();
export const pageStoresContext = createContext<PageStores>();
