import * as v from "valibot";
import { callbackRequestOn } from "#app/features/callback/request-schema.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { type FieldErrors, listFieldErrors } from "#app/forms/form-rules.ts";
import type { CallbackRequestRow } from "#workers/db/schema.ts";
import { BY_TELEPHONE } from "#workers/db/vocabulary.ts";
import { type DecisionContext, draftOn } from "#workers/people/calls/decisions.ts";
import { nameOf } from "#workers/people/identity/person.ts";
import { personFields } from "#workers/people/identity/person-fields.ts";
import { readSubject } from "#workers/people/records/record-kinds.ts";
import { saveRecord } from "#workers/people/records/save-record.ts";
import type { FormFields } from "../frame/forms.tsx";

/** A request by telephone or mail follows the visitor form's rules. */

/** Empty for none. The agreement is in the person's words. */
type Beside = Record<"email" | "agreement" | "note", string>;

export function readRequest(fields: FormFields, now: Date): { row: CallbackRequestRow; beside: Beside } | { errors: FieldErrors } {
  // Visitors tick a box; here the adviser types the person's words.
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
  const read = v.safeParse(callbackRequestOn(listCallbackDays(now)), { ...sent, consent: true });
  const email = v.safeParse(personFields.email.rule, fields.email?.trim() ?? "");
  // To an adviser, the visitors' « Votre nom » is a name that is missing.
  const names = (["prenom", "nom"] as const).map((name) => ({ name, ...v.safeParse(personFields[name].rule, fields[name] ?? "") }));
  const errors = {
    ...(read.success ? {} : listFieldErrors(read.issues)),
    ...Object.fromEntries(names.flatMap(({ name, issues }) => (issues ? [[name, issues[0].message]] : []))),
    ...(email.success ? {} : { email: email.issues[0].message }),
  };
  if (!read.success || !email.success) return { errors };
  const { consent: _, consent_text_version, champ_vide, fill_time_ms, cle, ...request } = read.output;
  const row: CallbackRequestRow = {
    ...request,
    ...readSubject(request),
    id: request.id ?? crypto.randomUUID(),
    created_at: now.toISOString(),
    source_page: "/",
    source_type: BY_TELEPHONE,
    selection: null,
    // No sentence was shown; the spoken agreement is stored as an entry.
    consent_text_version: "",
    consent_at: null,
    consent_fault: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    suspect: null,
    // Said on the telephone: the person holds no code and no link.
    call_code: null,
    key_hash: null,
  };
  return { row, beside: { email: email.output, agreement: fields.accord?.trim() ?? "", note: fields.remarque?.trim() ?? "" } };
}

/** Stores the request once per id, in one write with what was said. Returns the record's name. */
export async function saveRequest(
  { stores, author }: DecisionContext,
  row: CallbackRequestRow,
  { email, agreement, note }: Beside,
): Promise<string> {
  const record = { table: "callback_requests", id: row.id } as const;
  const said = [
    ...(agreement ? [draftOn(record, { kind: "agreement", channel: "telephone", note: agreement })] : []),
    ...(note ? [draftOn(record, { kind: "note", note })] : []),
    ...(email ? [draftOn(record, { kind: "correction", corrections: { email } })] : []),
  ];
  const noted = said.map((draft, place) => ({ ...draft, author, id: `${row.id}/${place}` }));
  await saveRecord(stores.database, record.table, row, noted);
  return nameOf(record);
}
