import { drizzle } from "drizzle-orm/d1";
import { type ConsentSentence, consentSentences } from "./schema.ts";

/** All consent sentences that were ever shown. */
export async function listConsentSentences(database: D1Database): Promise<ConsentSentence[]> {
  return drizzle(database).select().from(consentSentences);
}
