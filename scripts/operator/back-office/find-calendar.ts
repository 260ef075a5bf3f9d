import { readDeployment } from "#scripts/operator/stores/deployment.ts";
import type { Place } from "./places.ts";

/** Where the appointments of a place are seen; null where there is no calendar. */
export function findCalendar({ environment }: Place): string | null {
  if (environment === null) return null;
  const { SCHEDULING_URL, SCHEDULING_ORIGIN } = readDeployment(environment).settings;
  return SCHEDULING_URL ? (SCHEDULING_ORIGIN ?? null) : null;
}
