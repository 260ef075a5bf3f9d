import { createContext } from "react-router";
import type { Profession } from "#app/content/vocabulary.ts";
import type { CallbackRequest } from "#app/features/callback/request-schema.ts";
import type { Scheduling } from "#app/features/callback/scheduling.ts";
import type { CatalogueLead } from "#app/features/catalogue/lead-schema.ts";
import type { OwnChange, OwnChangeResult, OwnRequest } from "#app/features/own-request/own-request-schema.ts";
import type { QuotationRequest } from "#app/features/quotation/quotation-schema.ts";

export interface PageSettings {
  /** `https://…`, without a trailing slash. */
  siteOrigin: string;
  unknownPath: "mentions-legales" | "404";
  /** False closes the site to search engines. */
  isIndexed: boolean;
  /** Null when not configured; only the form is offered. */
  scheduling: Scheduling | null;
}

interface PageRequest {
  now: Date;
  settings: PageSettings;
  /** Nonce of rendered inline scripts; the Worker replaces it with hashes. */
  nonce: string | undefined;
  logFault(error: unknown): void;
}

/**
 * `reference` is for the telephone, `code` what the adviser says first (null where no call was agreed to), `key` that of the
 * visitor's own link. `status`: too many requests (429), or our fault (503).
 */
export type SaveResult =
  | { ok: true; id: string; reference: string; code: string | null; key?: string }
  | { ok: false; status: 429 | 503; error: string };

/** `unavailable` when the stores fail. */
type CatalogueLookup =
  | { state: "ready"; profession: Profession; reference: string; code: string | null }
  | { state: "missing" | "unknown" | "unavailable" };

/** Shared with /api. Failures are values, never exceptions. */
export interface PageStores {
  saveCatalogueLead(lead: CatalogueLead): Promise<SaveResult>;
  saveCallbackRequest(request: CallbackRequest): Promise<SaveResult>;
  saveQuotationRequest(request: QuotationRequest): Promise<SaveResult>;
  findCatalogueOf(leadId: string): Promise<CatalogueLookup>;
  /** By the key of the visitor's own link. */
  findOwnRequest(key: string): Promise<OwnRequest | "unknown" | "unavailable">;
  changeOwnRequest(key: string, change: OwnChange): Promise<OwnChangeResult>;
}

export const pageRequestContext = createContext<PageRequest>();
export const pageStoresContext = createContext<PageStores>();
