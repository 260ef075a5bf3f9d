import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { findCatalogueType } from "../db/records.ts";
import { findInOutbox } from "../storage/outbox.ts";
import { withinTimeLimit } from "../time-limit.ts";

/**
 * The profession of a saved lead, wherever it is: in D1, waiting or quarantined; null when there is no such lead. Throws when a store that
 * may hold it does not answer.
 */
export async function findLeadProfession(env: Env, id: string): Promise<Profession | null> {
  let failure: unknown;
  const inDatabase = () =>
    withinTimeLimit("D1", findCatalogueType(env.DB, id)).catch((error: unknown) => {
      failure = error;
      return null;
    });
  // D1 again at the end: the replay may have moved the lead there meanwhile.
  const profession = (await inDatabase()) ?? (await findProfessionInOutbox(env, id)) ?? (failure ? null : await inDatabase());
  if (!profession && failure) throw failure;
  return profession;
}

async function findProfessionInOutbox(env: Env, id: string): Promise<Profession | null> {
  const lead = await withinTimeLimit("R2", findInOutbox(env.OUTBOX, "catalogue_downloads", id));
  return PROFESSIONS.find((profession) => lead !== null && "catalogue_type" in lead && lead.catalogue_type === profession) ?? null;
}
