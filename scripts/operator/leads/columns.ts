import type { ContactChannel, RecordTable } from "#workers/db/vocabulary.ts";
import { keyOf } from "#workers/people/call-list.ts";
import { writeMinute, writeSecond } from "#workers/people/french-time.ts";
import { labelOf } from "#workers/people/outcome-words.ts";
import { formatInternational, normalisePhone } from "#workers/people/phone.ts";
import { describeDoubt } from "#workers/people/record-words.ts";
import { formatReference } from "#workers/people/reference.ts";
import { describeRefusal } from "#workers/people/standing-words.ts";
import { listHistory } from "./edited-lines.ts";
import { lastChange, type PersonRow, type Row, type RowOf, statusOf } from "./rows.ts";

/** The exports, one list of columns per table. Times are Paris time. */

/** By name, in their order: the field that a column holds, or what it says of a record. */
type Columns<Record> = { [name: string]: (keyof Record & string) | ((row: Record) => unknown) };

const received: Columns<Row> = {
  id: "id",
  reference: "reference",
  recu_le: ({ created_at }) => writeMinute(created_at),
};

const person: Columns<PersonRow> = {
  personne: (row) => formatReference(keyOf(row.person)),
  prenom: "prenom",
  nom: "nom",
};

const telephone: Columns<PersonRow> = {
  telephone: "telephone",
  telephone_international(row) {
    const e164 = normalisePhone(row.telephone);
    return e164 && formatInternational(e164);
  },
};

const consent: Columns<PersonRow> = {
  consentement_le: ({ consent_at }) => consent_at && writeMinute(consent_at),
  consentement_version: "consent_text_version",
};

function contact(channel: ContactChannel, name: string, reason: string): Columns<PersonRow> {
  return {
    [name]: ({ person }) => person.standing[channel].state !== "accepted",
    [reason]: ({ person }) => describeRefusal(person.standing[channel], writeMinute),
  };
}

const doNotCall = contact("telephone", "ne_pas_appeler", "motif");
const doNotWrite = contact("email", "ne_pas_ecrire", "motif_email");

const followUp: Columns<Row> = {
  suivi: (row) => labelOf(statusOf(row)),
  suivi_le(row) {
    const change = lastChange(row);
    return change && writeSecond(change.at);
  },
  // What a returning file is compared by: of two changes within a minute, and of a note, too.
  suivi_id: (row) => listHistory(row).at(-1)?.id,
  suivi_par: ({ followUp }) => followUp?.author,
  rappeler_le: ({ followUp }) => followUp?.call_at && writeMinute(followUp.call_at),
  note: ({ followUps }) => followUps.findLast(({ note }) => note !== null)?.note,
};

const attribution: Columns<Row> = {
  utm_source: "utm_source",
  utm_medium: "utm_medium",
  utm_campaign: "utm_campaign",
};

const doubt: Columns<PersonRow> = { doute: ({ suspect }) => describeDoubt(suspect) };

const subject: Columns<RowOf<"callback_requests" | "calendly_bookings">> = {
  programme: "programme",
  reference_format: "format_reference",
  // References of a joined « Ma sélection ».
  selection: ({ selection }) => selection?.replaceAll(".", " "),
};

const columns: { [Table in RecordTable]: Columns<RowOf<Table>> } = {
  catalogue_downloads: {
    ...received,
    ...person,
    email: "email",
    ...telephone,
    profession: "catalogue_type",
    consentement_telephone: "consent_phone",
    consentement_email: "consent_email",
    ...consent,
    ...doNotCall,
    ...doNotWrite,
    ...followUp,
    page: "source_page",
    ...attribution,
    ...doubt,
  },
  callback_requests: {
    ...received,
    ...person,
    ...telephone,
    profession: "profession",
    exercice: "statut",
    ...subject,
    besoin: "besoin",
    employeur: "employeur",
    email_service_formation: "email_formation",
    jour: "jour",
    creneau: "creneau",
    ...consent,
    ...doNotCall,
    ...followUp,
    page: "source_page",
    origine: "source_type",
    ...attribution,
    ...doubt,
  },
  calendly_bookings: {
    ...received,
    page: "source_page",
    origine: "source_type",
    ...subject,
    secondes_sur_la_page: "time_on_page",
    defilement_pourcent: "scroll_depth",
    provenance: "referrer",
    navigateur: "user_agent",
    session: "session_id",
    ...followUp,
    ...attribution,
  },
};

/** Columns of a number that begins with `+` and is no formula. */
export const SAFE_COLUMNS = ["telephone_international"];

export function columnNames(table: RecordTable): string[] {
  return Object.keys(columns[table]);
}

/** The texts of a record by column, in their order. */
export function writeRow(row: Row): Record<string, string> {
  const own = Object.entries(columns[row.table] as Columns<Row>);
  return Object.fromEntries(own.map(([name, says]) => [name, writeColumn(typeof says === "string" ? row[says] : says(row))]));
}

function writeColumn(value: unknown): string {
  if (typeof value === "boolean") return value ? "oui" : "non";
  return value === null || value === undefined ? "" : String(value);
}
