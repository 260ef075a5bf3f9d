import type { Slot } from "#app/content/callback.ts";

export const AGENDA_FILE = "agenda.ics";

/** Server-generated, so phones open it without scripts. `zone` is the visitor's (IANA), for local hours. */
export function agendaAddress({ jour, creneau, reference = "" }: { jour: string; creneau: Slot; reference?: string }, zone = ""): string {
  const parameters = new URLSearchParams({ jour, creneau, numero: reference, fuseau: zone });
  return `/api/callback-requests/${AGENDA_FILE}?${parameters}`;
}
