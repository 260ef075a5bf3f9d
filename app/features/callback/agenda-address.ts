import type { Slot } from "#app/content/callback.ts";

export const AGENDA_FILE = "agenda.ics";

interface AgendaCall {
  jour: string;
  creneau: Slot;
  reference?: string | undefined;
}

/**
 * Where the agenda file of a call is: the server writes it, so that phones open it and no script is needed. `zone` is the visitor's
 * (IANA), for the hours on their own clock.
 */
export function agendaAddress({ jour, creneau, reference = "" }: AgendaCall, zone = ""): string {
  const parameters = new URLSearchParams({ jour, creneau, numero: reference, fuseau: zone });
  return `/api/callback-requests/${AGENDA_FILE}?${parameters}`;
}
