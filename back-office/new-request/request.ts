import * as v from "valibot";
import { findOffer } from "#app/content/programmes/find-offer.ts";
import { callbackRequestSchema } from "#app/features/callback/kept-request-schema.ts";
import { leadFormSchema } from "#app/features/catalogue/lead-schema.ts";
import { type FieldErrors, listFieldErrors } from "#app/features/form-rules.ts";
import type { CallbackRequestRow } from "#workers/db/schema.ts";
import { BY_TELEPHONE } from "#workers/db/vocabulary.ts";
import { type Deciding, decide, type Note } from "#workers/people/calls/decisions.ts";
import { correctPerson } from "#workers/people/identity/corrections.ts";
import { loadPerson } from "#workers/people/identity/person.ts";
import { saveRecord } from "#workers/people/identity/save-record.ts";
import type { FormFields } from "../frame/forms.ts";

/** A request that somebody makes by telephone or by mail: what a visitor's form takes, by the same rules, entered by an adviser. */

const emailSchema = v.union([v.literal(""), leadFormSchema.entries.email], "Adresse email invalide");

/** What an adviser adds to it. */
interface Beside {
  email: string;
  /** The words in which the person agreed to be called; empty for none. */
  agreement: string;
  note: string;
}

/** Reads the form: the row to keep and what stands beside it, or why not. */
export function readRequest(fields: FormFields, now: Date): { row: CallbackRequestRow; beside: Beside } | { errors: FieldErrors } {
  // The box is the visitor's own; here the person's words stand in its place.
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
  const read = v.safeParse(callbackRequestSchema, { ...sent, consent: true });
  const email = v.safeParse(emailSchema, fields.email?.trim() ?? "");
  const errors = { ...(read.success ? {} : listFieldErrors(read.issues)), ...(email.success ? {} : { email: email.issues[0].message }) };
  if (!read.success || !email.success) return { errors };
  const {
    consent: _,
    consent_text_version,
    champ_vide,
    fill_time_ms,
    id,
    statut,
    besoin,
    employeur,
    email_formation,
    ...request
  } = read.output;
  const offer = findOffer(request.format_reference ?? "");
  const row: CallbackRequestRow = {
    ...request,
    id: id ?? crypto.randomUUID(),
    created_at: now.toISOString(),
    source_page: "/",
    source_type: BY_TELEPHONE,
    statut: statut ?? null,
    besoin: besoin ?? null,
    employeur: employeur ?? null,
    email_formation: email_formation || null,
    programme: offer?.programme.id ?? null,
    format_reference: offer ? (request.format_reference ?? null) : null,
    selection: null,
    // No sentence was shown: what the person said is an agreement of its own.
    consent_text_version: "",
    consent_at: null,
    consent_fault: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    suspect: null,
  };
  return { row, beside: { email: email.output, agreement: fields.accord?.trim() ?? "", note: fields.remarque?.trim() ?? "" } };
}

/** Keeps the request once per id, then what stands beside it. Returns the key of the person. */
export async function keepRequest(deciding: Deciding, row: CallbackRequestRow, { email, agreement, note }: Beside): Promise<string> {
  const key = `callback_requests/${row.id}`;
  const { stores, now } = deciding;
  // Nobody is told of it: the adviser has it before the eyes.
  const isNew = await saveRecord(stores.database, "callback_requests", row, { isAnnounced: false });
  if (!isNew) return key;
  const notes: Note[] = [
    ...(agreement ? [{ kind: "agreement", channel: "telephone", words: agreement } as const] : []),
    ...(note ? [{ kind: "note", note } as const] : []),
  ];
  for (const each of notes) {
    const person = await loadPerson(stores, key, now);
    if (person) await decide(deciding, person, each);
  }
  const person = email ? await loadPerson(stores, key, now) : undefined;
  if (person && person.email !== email)
    await correctPerson(deciding, person, [{ field: "email", former: person.email ?? "", value: email }]);
  return key;
}
