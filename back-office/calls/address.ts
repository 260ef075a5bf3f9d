import type { Profession } from "#app/content/vocabulary.ts";

/** Which list is shown: it stays when one goes on to another line. */
export interface ListWanted {
  /** Null for both. */
  profession: Profession | null;
  /** The list of the next working day, to be prepared. */
  isNextDay: boolean;
}

/** The address of the list, with other parameters. */
export function callsAddress(place: string, { profession, isNextDay }: ListWanted, parameters: Record<string, string>): string {
  const query = new URLSearchParams({ ...(profession && { profession }), ...(isNextDay && { demain: "1" }), ...parameters });
  return `/${place}/appels${query.size > 0 ? `?${query}` : ""}`;
}
