import { createContext } from "react-router";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";

export interface OfficeEnv {
  DB: D1Database;
  OUTBOX: R2Bucket;
  CALENDAR_URL: string;
}

/** Created per request by the Worker. */
export interface Office {
  stores: PeopleStores;
  /** A name, or an e-mail when Access knows no name. */
  author: string;
  now: Date;
  calendarUrl: string | null;
  /** Whether this is local development, with trial data. */
  isLocal: boolean;
  nonce: string | undefined;
}

export const officeContext = createContext<Office>();
