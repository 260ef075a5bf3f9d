import * as v from "valibot";
import { callbackRequestOn } from "#app/features/callback/request-schema.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { quotationRequestSchema } from "#app/features/quotation/quotation-schema.ts";
import { EMAIL_MAX_LENGTH, type FieldErrors, listFieldErrors, requiredText } from "#app/forms/form-rules.ts";
import type { HeldTable } from "#workers/db/people.ts";
import type { Records } from "#workers/db/schema.ts";
import { BY_TELEPHONE } from "#workers/db/vocabulary.ts";
import { type DecisionContext, draftOn } from "#workers/people/calls/decisions.ts";
import { nameOf } from "#workers/people/identity/person.ts";
import { personFields } from "#workers/people/identity/person-fields.ts";
import { readSubject } from "#workers/people/records/record-kinds.ts";
import { saveRecord } from "#workers/people/records/save-record.ts";
import type { FormFields } from "../frame/forms.tsx";

/** A request by telephone or mail follows the visitor form's rules. */

type Said = Parameters<typeof draftOn>[1];

/** What an adviser entered: a record, and what is noted with it. */
export interface Entered<Table extends HeldTable = HeldTable> {
  table: Table;
  row: Records[Table];
  said: Said[];
}

/** By the name of a field, where something is wrong. */
export type Reading = Entered | { errors: FieldErrors };

/** Nobody came by a page or a campaign, and nobody holds a link. */
const ENTERED = {
  source_page: "/",
  source_type: BY_TELEPHONE,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  suspect: null,
  key_hash: null,
} as const;

/** To an adviser, the visitors' « Votre nom » is a name that is missing. */
const NEUTRAL: Readonly<Record<string, v.GenericSchema<unknown, string>>> = {
  prenom: personFields.prenom.rule,
  nom: personFields.nom.rule,
  profession: personFields.profession.rule,
  email: requiredText("L'adresse e-mail est requise", EMAIL_MAX_LENGTH),
};

export function readCallRequest(fields: FormFields, now: Date): Reading {
  // Visitors tick a box; here the adviser types the person's words.
  const read = v.safeParse(callbackRequestOn(listCallbackDays(now)), { ...listTyped(fields), consent: true });
  const email = v.safeParse(personFields.email.rule, fields.email?.trim() ?? "");
  const errors = {
    ...listErrors(read.issues, fields),
    ...(email.success ? {} : { email: email.issues[0].message }),
  };
  if (!read.success || !email.success) return { errors };
  const { consent: _, consent_text_version, champ_vide, fill_time_ms, cle, ...request } = read.output;
  const agreement = fields.accord?.trim();
  return {
    table: "callback_requests",
    row: {
      ...request,
      ...readSubject(request),
      ...ENTERED,
      id: request.id ?? crypto.randomUUID(),
      created_at: now.toISOString(),
      selection: null,
      // No sentence was shown; the spoken agreement is stored as an entry.
      consent_text_version: "",
      consent_at: null,
      consent_fault: null,
      call_code: null,
    },
    said: [
      ...(agreement ? [{ kind: "agreement", channel: "telephone", note: agreement } as const] : []),
      ...readNote(fields),
      ...(email.output ? [{ kind: "correction", corrections: { email: email.output } } as const] : []),
    ],
  };
}

/** As on the site it answers the sender's own request, and is no agreement to anything else. */
export function readQuotationRequest(fields: FormFields, now: Date): Reading {
  const read = v.safeParse(quotationRequestSchema, listTyped(fields));
  if (!read.success) return { errors: listErrors(read.issues, fields) };
  const { champ_vide, fill_time_ms, cle, ...request } = read.output;
  const row = { ...request, ...ENTERED, id: request.id ?? crypto.randomUUID(), created_at: now.toISOString() };
  return { table: "quotation_requests", row, said: readNote(fields) };
}

function listTyped(fields: FormFields): FormFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

function listErrors(issues: readonly v.BaseIssue<unknown>[] = [], fields: FormFields): FieldErrors {
  const errors = Object.entries(listFieldErrors(issues)).map(([name, message]) => {
    const [neutral] = NEUTRAL[name] ? (v.safeParse(NEUTRAL[name], fields[name] ?? "").issues ?? []) : [];
    return [name, neutral?.message ?? message];
  });
  return Object.fromEntries(errors);
}

function readNote({ remarque = "" }: FormFields): Said[] {
  return remarque.trim() ? [{ kind: "note", note: remarque }] : [];
}

/** Stores the request once per id, in one write with who entered it and what was said. Returns the record's name. */
export async function saveRequest({ stores, author }: DecisionContext, { table, row, said }: Entered): Promise<string> {
  const record = { table, id: row.id };
  const noted = [{ kind: "entered" } as const, ...said].map((one, place) => ({
    ...draftOn(record, one),
    author,
    id: `${row.id}/${place}`,
  }));
  await saveRecord(stores.database, table, row, noted);
  return nameOf(record);
}
