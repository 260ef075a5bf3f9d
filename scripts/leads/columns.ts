import { formatInternational, normalisePhone } from "#workers/people/phone.ts";
import type { Cell } from "./csv.ts";
import type { DeskTable } from "./desk.ts";
import { findDoNotCallReason, type Refusals } from "./do-not-call.ts";
import { labelOf } from "./follow-up.ts";
import { formatParisTime } from "./paris-time.ts";
import type { BookingRow, CallbackRow, LeadRow, Rows } from "./records.ts";

/** The exports, one list of columns per table. Times are Paris time. */

interface Column<Row> {
  name: string;
  value(row: Row, context: ExportContext): Cell;
}

export interface ExportContext {
  refusals: Refusals;
  now: Date;
}

type Person = LeadRow | CallbackRow;

function column<Row>(name: string, value: (row: Row, context: ExportContext) => Cell): Column<Row> {
  return { name, value };
}

const received = [
  column("id", ({ id }: { id: string }) => id),
  column("recu_le", ({ created_at }: { created_at: string }) => formatParisTime(created_at)),
];

const person = [column<Person>("prenom", ({ prenom }) => prenom), column<Person>("nom", ({ nom }) => nom)];

const telephone = [
  column<Person>("telephone", ({ telephone }) => telephone),
  column<Person>("telephone_international", (row) => {
    const e164 = normalisePhone(row.telephone);
    return { safe: e164 ? formatInternational(e164) : "" };
  }),
];

const doNotCall = [
  column<Person>("ne_pas_appeler", (row, { refusals, now }) => yesOrNo(findDoNotCallReason(row, refusals, now) !== null)),
  column<Person>("motif", (row, { refusals, now }) => findDoNotCallReason(row, refusals, now) ?? ""),
];

const followUp = [
  column<Rows[DeskTable]>("suivi", ({ follow_up_status }) => labelOf(follow_up_status ?? "nouveau")),
  column<Rows[DeskTable]>("suivi_le", ({ follow_up_changed_at }) => (follow_up_changed_at ? formatParisTime(follow_up_changed_at) : "")),
];

const attribution = [
  column<Rows[DeskTable]>("utm_source", ({ utm_source }) => utm_source ?? ""),
  column<Rows[DeskTable]>("utm_medium", ({ utm_medium }) => utm_medium ?? ""),
  column<Rows[DeskTable]>("utm_campaign", ({ utm_campaign }) => utm_campaign ?? ""),
];

const subject = [
  column<CallbackRow | BookingRow>("programme", ({ programme }) => programme ?? ""),
  column<CallbackRow | BookingRow>("reference_format", ({ format_reference }) => format_reference ?? ""),
];

/** References of a joined « Ma sélection ». */
const selection = column<CallbackRow>("selection", ({ selection }) => (selection ?? "").replaceAll(".", " "));

/** Why an automatic check doubts the row. */
const DOUBTS: Record<string, string> = { trap: "champ piège rempli", "too-fast": "formulaire rempli trop vite" };
const doubt = column<Person>("doute", ({ suspect }) => (suspect ? (DOUBTS[suspect] ?? suspect) : ""));

const columns: { [Table in DeskTable]: Column<Rows[Table]>[] } = {
  catalogues: [
    ...received,
    ...person,
    column("email", ({ email }) => email),
    ...telephone,
    column("profession", ({ catalogue_type }) => catalogue_type),
    column("consentement_telephone", ({ consent_phone }) => yesOrNo(consent_phone === 1)),
    column("consentement_email", ({ consent_email }) => yesOrNo(consent_email === 1)),
    column("consentement_le", ({ consent_at }) => (consent_at ? formatParisTime(consent_at) : "")),
    column("consentement_version", ({ consent_text_version }) => consent_text_version),
    ...doNotCall,
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
    column("session", ({ session_id }: BookingRow) => session_id),
    ...followUp,
    ...attribution,
  ],
};

export function columnNames(table: DeskTable): string[] {
  return columns[table].map(({ name }) => name);
}

/** The cells of a record, in the order of the column names. */
export function cellsOf<Table extends DeskTable>(table: Table, row: Rows[Table], context: ExportContext): Cell[] {
  return columns[table].map(({ value }) => value(row, context));
}

function yesOrNo(value: boolean): string {
  return value ? "oui" : "non";
}
