import { STATUSES, type Status } from "#app/content/pages/financing.ts";

/** Key of the status in the address: `/financement?statut=salarie`. */
export const STATUS_KEY = "statut";

/** The status in the address; the commonest, self-employed under agreement, when there is none or it is unknown. */
export function readStatus(query: URLSearchParams): Status {
  const asked = query.get(STATUS_KEY);
  return STATUSES.find((status) => status === asked) ?? STATUSES[0];
}
