import * as v from "valibot";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { findCatalogueLead, type LeadFile } from "../db/records.ts";
import { findInOutbox } from "../storage/outbox.ts";
import { withinTimeLimit } from "../time-limit.ts";

const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Null for no such lead. Throws when a store that may hold it fails. Malformed ids cost no query. */
export async function findLead(env: Env, id: string): Promise<LeadFile | null> {
  if (!RECORD_ID.test(id)) return null;
  let failure: unknown;
  const inDatabase = () =>
    withinTimeLimit("D1", findCatalogueLead(env.DB, id)).catch((error: unknown) => {
      failure = error;
      return null;
    });
  // D1 again: the replay may have just moved the lead.
  const lead = (await inDatabase()) ?? (await findInOutboxOnly(env, id)) ?? (failure ? null : await inDatabase());
  if (!lead && failure) throw failure;
  return lead;
}

const keptLead = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ catalogue_type: v.picklist(PROFESSIONS), call_code: v.nullish(v.string(), null) }),
);

async function findInOutboxOnly(env: Env, id: string): Promise<LeadFile | null> {
  const text = await withinTimeLimit("R2", findInOutbox(env.OUTBOX, "catalogue_downloads", id));
  const lead = v.safeParse(keptLead, text);
  return lead.success ? lead.output : null;
}
