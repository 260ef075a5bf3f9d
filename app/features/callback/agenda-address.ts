import type { Slot } from "#app/content/callback.ts";

export const AGENDA_FILE = "agenda.ics";

/** Where the agenda file of a call is: the server writes it, so that phones open it and no script is needed. */
export function agendaAddress({ jour, creneau }: { jour: string; creneau: Slot }): string {
  return `/api/callback-requests/${AGENDA_FILE}?jour=${jour}&creneau=${creneau}`;
}
