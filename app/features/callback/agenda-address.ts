import { OWN_REQUEST_PATH } from "#app/content/navigation.ts";

export const AGENDA_FILE = "agenda.ics";

/** The page behind the link that a request leaves with its sender. */
export function ownRequestAddress(key: string): string {
  return `${OWN_REQUEST_PATH}/${key}`;
}

/** Server-generated, so phones open it without scripts. `zone` is the visitor's (IANA), for local hours. */
export function agendaAddress(key: string, zone = ""): string {
  return `${ownRequestAddress(key)}/${AGENDA_FILE}?${new URLSearchParams({ fuseau: zone })}`;
}
