import { createContext } from "react-router";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";

/** The bindings of wrangler.toml. */
export interface OfficeEnv {
  DB: D1Database;
  OUTBOX: R2Bucket;
  CALENDAR_URL: string;
}

/** What a request needs: the Worker makes it, the screens read it. */
export interface Office {
  stores: PeopleStores;
  /** Who is in: a name, or an e-mail where Access knows no name. */
  author: string;
  now: Date;
  /** Where advisers see their appointments; null for no link. */
  calendarUrl: string | null;
  /** Whether this is a machine of ours, with trial data. */
  isLocal: boolean;
  nonce: string | undefined;
}

export const officeContext = createContext<Office>();
