import type { ContactChannel } from "#workers/db/vocabulary.ts";
import { formatInternational, normalisePhone } from "#workers/people/phone.ts";
import type { BookingRecord } from "#workers/people/read-people.ts";
import { personReference } from "./choose-person.ts";
import type { Cell } from "./csv.ts";
import { labelOf } from "./follow-up.ts";
import type { TableName } from "./operator.ts";
import { formatParisTime } from "./paris-time.ts";
import { type CallbackRow, type LeadRow, type Rows, statusOf, statusTime } from "./rows.ts";
import { describeDoubt, describeRefusal } from "./standing-words.ts";

/** The exports, one list of columns per table. Times are Paris time. */

interface Column<Row> {
  name: string;
  value(row: Row): Cell;
}

type Person = LeadRow | CallbackRow;

function column<Row>(name: string, value: (row: Row) => Cell): Column<Row> {
  return { name, value };
}

const received = [
  column("id", ({ id }: Rows[TableName]) => id),
  column("reference", ({ reference }: Rows[TableName]) => reference),
  column("recu_le", ({ created_at }: Rows[TableName]) => formatParisTime(created_at)),
];

const person = [
  column<Person>("personne", (row) => personReference(row.person)),
  column<Person>("prenom", ({ prenom }) => prenom),
  column<Person>("nom", ({ nom }) => nom),
];

const telephone = [
  column<Person>("telephone", ({ telephone }) => telephone),
  column<Person>("telephone_international", (row) => {
    const e164 = normalisePhone(row.telephone);
    return { safe: e164 ? formatInternational(e164) : "" };
  }),
];

function contact(channel: ContactChannel, name: string, reason: string): Column<Person>[] {
  return [
    column(name, ({ person }) => yesOrNo(describeRefusal(person.standing[channel]) !== null)),
    column(reason, ({ person }) => describeRefusal(person.standing[channel]) ?? ""),
  ];
}

const doNotCall = contact("telephone", "ne_pas_appeler", "motif");
const doNotWrite = contact("email", "ne_pas_ecrire", "motif_email");

const followUp = [
  column<Rows[TableName]>("suivi", (row) => labelOf(statusOf(row))),
  column<Rows[TableName]>("suivi_le", (row) => {
    const at = statusTime(row);
    return at === null ? "" : formatParisTime(at);
  }),
  column<Rows[TableName]>("suivi_par", ({ followUp }) => followUp?.author ?? ""),
  column<Rows[TableName]>("rappeler_le", ({ followUp }) => (followUp?.call_at ? formatParisTime(followUp.call_at) : "")),
  column<Rows[TableName]>("note", ({ followUps }) => followUps.findLast(({ note }) => note !== null)?.note ?? ""),
];

const attribution = [
  column<Rows[TableName]>("utm_source", ({ utm_source }) => utm_source ?? ""),
  column<Rows[TableName]>("utm_medium", ({ utm_medium }) => utm_medium ?? ""),
  column<Rows[TableName]>("utm_campaign", ({ utm_campaign }) => utm_campaign ?? ""),
];

const subject = [
  column<CallbackRow | BookingRecord>("programme", ({ programme }) => programme ?? ""),
  column<CallbackRow | BookingRecord>("reference_format", ({ format_reference }) => format_reference ?? ""),
];

/** References of a joined « Ma sélection ». */
const selection = column<CallbackRow>("selection", ({ selection }) => (selection ?? "").replaceAll(".", " "));

const doubt = column<Person>("doute", ({ suspect }) => describeDoubt(suspect));

const columns: { [Table in TableName]: Column<Rows[Table]>[] } = {
  catalogues: [
    ...received,
    ...person,
    column("email", ({ email }) => email),
    ...telephone,
    column("profession", ({ catalogue_type }) => catalogue_type),
    column("consentement_telephone", ({ consent_phone }) => yesOrNo(consent_phone)),
    column("consentement_email", ({ consent_email }) => yesOrNo(consent_email)),
    column("consentement_le", ({ consent_at }) => (consent_at ? formatParisTime(consent_at) : "")),
    column("consentement_version", ({ consent_text_version }) => consent_text_version),
    ...doNotCall,
    ...doNotWrite,
    ...followUp,
    column("page", ({ source_page }) => source_page),
    ...attribution,
    doubt,
  ],
  rappels: [
    ...received,
    ...person,
    ...telephone,
    column("profession", ({ profession }) => profession),
    column("exercice", ({ statut }) => statut ?? ""),
    ...subject,
    selection,
    column("jour", ({ jour }) => jour ?? ""),
    column("creneau", ({ creneau }) => creneau),
    column("consentement_le", ({ consent_at }) => formatParisTime(consent_at)),
    column("consentement_version", ({ consent_text_version }) => consent_text_version),
    ...doNotCall,
    ...followUp,
    column("page", ({ source_page }) => source_page),
    column("origine", ({ source_type }) => source_type),
    ...attribution,
    doubt,
  ],
  reservations: [
    ...received,
    column("page", ({ source_page }) => source_page),
    column("origine", ({ source_type }) => source_type),
    ...subject,
    column("secondes_sur_la_page", ({ time_on_page }) => ({ safe: String(time_on_page) })),
    column("defilement_pourcent", ({ scroll_depth }) => ({ safe: String(scroll_depth) })),
    column("provenance", ({ referrer }) => referrer ?? ""),
    column("navigateur", ({ user_agent }) => user_agent ?? ""),
    column("session", ({ session_id }) => session_id),
    ...followUp,
    ...attribution,
  ],
};

export function columnNames(table: TableName): string[] {
  return columns[table].map(({ name }) => name);
}

/** The cells of a record, in the order of the column names. */
export function cellsOf<Table extends TableName>(table: Table, row: Rows[Table]): Cell[] {
  return columns[table].map(({ value }) => value(row));
}

function yesOrNo(value: boolean): string {
  return value ? "oui" : "non";
}
