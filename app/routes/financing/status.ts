import { STATUSES, type Status } from "#app/content/vocabulary.ts";

/** Key of the status in the address: `/financement?statut=salarie`. */
export const STATUS_KEY = "statut";

/** The status in the address, if the visitor gave one that exists. */
export function readStatus(query: URLSearchParams): Status | undefined {
  const asked = query.get(STATUS_KEY);
  return STATUSES.find((status) => status === asked);
}
