import { keyOf } from "#people/call-list.ts";
import { lastEntryId, writeSecond } from "#people/edited-lines.ts";
import { writeMinute } from "#people/french-time.ts";
import { labelOf } from "#people/outcome-words.ts";
import { formatInternational, normalisePhone } from "#people/phone.ts";
import type { BookingRecord } from "#people/read-people.ts";
import { describeDoubt } from "#people/record-words.ts";
import { formatReference } from "#people/reference.ts";
import { describeRefusal } from "#people/standing-words.ts";
import type { ContactChannel } from "#workers/db/vocabulary.ts";
import type { Cell } from "./csv.ts";
import type { TableName } from "./operator.ts";
import { type CallbackRow, type LeadRow, lastChange, type Row, type Rows, statusOf, tableOf } from "./rows.ts";

/** The exports, one list of columns per table. Times are Paris time. */

/** By name, in their order. */
type Columns<Row> = Record<string, (row: Row) => Cell>;

type Person = LeadRow | CallbackRow;

const received: Columns<Row> = {
  id: ({ id }) => id,
  reference: ({ reference }) => reference,
  recu_le: ({ created_at }) => writeMinute(created_at),
};

const person: Columns<Person> = {
  personne: (row) => formatReference(keyOf(row.person)),
  prenom: ({ prenom }) => prenom,
  nom: ({ nom }) => nom,
};

const telephone: Columns<Person> = {
  telephone: ({ telephone }) => telephone,
  telephone_international(row) {
    const e164 = normalisePhone(row.telephone);
    return { safe: e164 ? formatInternational(e164) : "" };
  },
};

function contact(channel: ContactChannel, name: string, reason: string): Columns<Person> {
  return {
    [name]: ({ person }) => yesOrNo(person.standing[channel].state !== "accepted"),
    [reason]: ({ person }) => describeRefusal(person.standing[channel], writeMinute) ?? "",
  };
}

const doNotCall = contact("telephone", "ne_pas_appeler", "motif");
const doNotWrite = contact("email", "ne_pas_ecrire", "motif_email");

const followUp: Columns<Row> = {
  suivi: (row) => labelOf(statusOf(row)),
  suivi_le(row) {
    const change = lastChange(row);
    return change ? writeSecond(change.at) : "";
  },
  // What a returning file is compared by: of two changes within a minute, and of a note, too.
  suivi_id: (row) => lastEntryId(row),
  suivi_par: ({ followUp }) => followUp?.author ?? "",
  rappeler_le: ({ followUp }) => (followUp?.call_at ? writeMinute(followUp.call_at) : ""),
  note: ({ followUps }) => followUps.findLast(({ note }) => note !== null)?.note ?? "",
};

const attribution: Columns<Row> = {
  utm_source: ({ utm_source }) => utm_source ?? "",
  utm_medium: ({ utm_medium }) => utm_medium ?? "",
  utm_campaign: ({ utm_campaign }) => utm_campaign ?? "",
};

const subject: Columns<CallbackRow | BookingRecord> = {
  programme: ({ programme }) => programme ?? "",
  reference_format: ({ format_reference }) => format_reference ?? "",
  // References of a joined « Ma sélection ».
  selection: ({ selection }) => (selection ?? "").replaceAll(".", " "),
};

const columns: { [Table in TableName]: Columns<Rows[Table]> } = {
  catalogues: {
    ...received,
    ...person,
    email: ({ email }) => email,
    ...telephone,
    profession: ({ catalogue_type }) => catalogue_type,
    consentement_telephone: ({ consent_phone }) => yesOrNo(consent_phone),
    consentement_email: ({ consent_email }) => yesOrNo(consent_email),
    consentement_le: ({ consent_at }) => (consent_at ? writeMinute(consent_at) : ""),
    consentement_version: ({ consent_text_version }) => consent_text_version,
    ...doNotCall,
    ...doNotWrite,
    ...followUp,
    page: ({ source_page }) => source_page,
    ...attribution,
    doute: ({ suspect }) => describeDoubt(suspect),
  },
  rappels: {
    ...received,
    ...person,
    ...telephone,
    profession: ({ profession }) => profession,
    exercice: ({ statut }) => statut ?? "",
    ...subject,
    besoin: ({ besoin }) => besoin ?? "",
    employeur: ({ employeur }) => employeur ?? "",
    email_service_formation: ({ email_formation }) => email_formation ?? "",
    jour: ({ jour }) => jour ?? "",
    creneau: ({ creneau }) => creneau,
    consentement_le: ({ consent_at }) => (consent_at ? writeMinute(consent_at) : ""),
    consentement_version: ({ consent_text_version }) => consent_text_version,
    ...doNotCall,
    ...followUp,
    page: ({ source_page }) => source_page,
    origine: ({ source_type }) => source_type,
    ...attribution,
    doute: ({ suspect }) => describeDoubt(suspect),
  },
  reservations: {
    ...received,
    page: ({ source_page }) => source_page,
    origine: ({ source_type }) => source_type,
    ...subject,
    secondes_sur_la_page: ({ time_on_page }) => ({ safe: String(time_on_page) }),
    defilement_pourcent: ({ scroll_depth }) => ({ safe: String(scroll_depth) }),
    provenance: ({ referrer }) => referrer ?? "",
    navigateur: ({ user_agent }) => user_agent ?? "",
    session: ({ session_id }) => session_id,
    ...followUp,
    ...attribution,
  },
};

export function columnNames(table: TableName): string[] {
  return Object.keys(columns[table]);
}

/** The cells of a record by column, in their order. */
export function cellsOf(row: Row): Record<string, Cell> {
  const own = Object.entries(columns[tableOf(row)] as Columns<Row>);
  return Object.fromEntries(own.map(([name, write]) => [name, write(row)]));
}

/** The same as plain texts. */
export function writeRow(row: Row): Record<string, string> {
  const cells = Object.entries(cellsOf(row));
  return Object.fromEntries(cells.map(([name, cell]) => [name, typeof cell === "string" ? cell : cell.safe]));
}

function yesOrNo(value: boolean): string {
  return value ? "oui" : "non";
}
