import * as v from "valibot";
import { typeset } from "#app/content/typeset.ts";
import { type FieldErrors, listFieldErrors } from "#app/features/form-rules.ts";
import { findMisfits, listColumns, readColumn, writeColumn } from "#workers/db/row-shape.ts";
import type { RecordTable } from "#workers/db/vocabulary.ts";
import { recordKinds } from "./record-kinds.ts";
import {
  describeDoubt,
  lookUp,
  sayCatalogue,
  sayConsentFault,
  sayEmployer,
  sayNeed,
  sayProfession,
  saySlotHours,
  sayStatus,
} from "./record-words.ts";
import { sayButton } from "./source-words.ts";

type CheckedRepair = { ok: true; record: object } | { ok: false; errors: FieldErrors };

/** What a repair leaves as it was sent: when it was, and what the visitor accepted. */
const KEPT_COLUMNS = ["created_at", "consent_phone", "consent_email", "consent_text_version", "consent_at", "consent_fault"];
const KEPT_MESSAGE = "Reste comme le visiteur l'a envoyé";

/** The fields of a quarantined record with what was typed instead, and the names of what no column can hold. */
export function correctFields(
  table: RecordTable,
  fields: Readonly<Record<string, unknown>>,
  typed: Iterable<[name: string, text: string]>,
) {
  const corrected: Record<string, unknown> = { ...fields };
  const wrong: string[] = [];
  for (const [name, text] of typed) {
    const value = readColumn(table, name, text);
    if (value === undefined) wrong.push(name);
    else corrected[name] = value;
  }
  return { corrected, wrong };
}

/**
 * A record that was put right by hand, as the visitor's own form would have sent it: the same rules, the same messages, the same cleaning.
 * What the forms do not ask (id, creation, consent) stays as it is in the text that was sent; so does a word that the vocabulary no longer
 * knows. Where that text says nothing of a consent, none was given.
 */
export function checkRepair(table: RecordTable, fields: object, sentText: string): CheckedRepair {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  const changed = KEPT_COLUMNS.filter((name) => !isKept(name, given[name] ?? null, sentText));
  if (changed.length > 0) return { ok: false, errors: Object.fromEntries(changed.map((name) => [name, KEPT_MESSAGE])) };
  const checked = v.safeParse(recordKinds[table].repairSchema, given);
  if (!checked.success) return { ok: false, errors: listFieldErrors(checked.issues) };
  const typed = Object.entries(checked.output).filter(([name, value]) => name in given && value !== undefined);
  return { ok: true, record: { ...fields, ...Object.fromEntries(typed) } };
}

/** Whether a value is the one that was sent. Text cut short, which is no JSON, is read as far as it goes. */
function isKept(name: string, value: unknown, sentText: string): boolean {
  const [, sent] = new RegExp(`"${name}":("[^"\\\\]*"|true|false|null)`).exec(sentText) ?? [];
  if (sent !== undefined) return JSON.stringify(value) === sent;
  return name === "created_at" || name === "consent_text_version" || value !== true;
}

/** A field of a record that the database refused, as somebody puts it right. */
export type RepairField = ReturnType<typeof listRepairFields>[number];

const LABELS: Readonly<Record<string, string>> = {
  created_at: "Envoyé le (heure universelle)",
  prenom: "Prénom",
  nom: "Nom",
  email: "E-mail",
  telephone: "Téléphone",
  profession: "Profession",
  catalogue_type: "Catalogue",
  statut: "Exercice",
  jour: "Jour souhaité (2026-11-30)",
  creneau: "Moment souhaité",
  programme: "Formation",
  format_reference: "Référence du format",
  selection: "Références de la sélection",
  besoin: "Demandé en plus d’un appel",
  employeur: "Employeur",
  email_formation: "E-mail du service formation",
  source_page: "Page",
  source_type: "Bouton",
  consent_phone: "Accepte d’être appelé",
  consent_email: "Accepte d’être écrit",
  consent_text_version: "Version de la phrase de consentement",
  consent_fault: "Défaut de la preuve du consentement",
  consent_at: "Consentement donné le (heure universelle)",
  utm_source: "Provenance",
  utm_medium: "Support",
  utm_campaign: "Campagne",
  suspect: "Doute",
  user_agent: "Navigateur",
  referrer: "Site d’où l’on vient",
  session_id: "Visite",
  time_on_page: "Secondes sur la page",
  scroll_depth: "Défilement, en pour cent",
};

const CHOICE_WORDS: Readonly<Record<string, (value: string) => string>> = {
  profession: sayProfession,
  catalogue_type: sayCatalogue,
  statut: sayStatus,
  besoin: sayNeed,
  employeur: sayEmployer,
  creneau: saySlotHours,
  source_type: sayButton,
  suspect: describeDoubt,
  consent_fault: (value) => typeset(sayConsentFault(value)),
};

/**
 * The columns of a record's table, each with what the record holds and what is wrong with it; its id stays as it is. What is wrong comes
 * first.
 */
export function listRepairFields(table: RecordTable, fields: Readonly<Record<string, unknown>>) {
  const misfits = findMisfits(table, fields);
  return listColumns(table)
    .filter(({ name }) => name !== "id")
    .map(({ name, choices }) => {
      const text = writeColumn(fields[name]);
      const say = CHOICE_WORDS[name] ?? ((value: string) => value);
      const isWrong = misfits.includes(name) || readColumn(table, name, text) === undefined;
      return {
        name,
        label: lookUp(LABELS, name) ?? name,
        text,
        /** The values that the column takes; none where it takes any text. */
        choices: choices.map((value) => ({ value, words: say(value) })),
        fault: !isWrong ? null : text === "" ? "manque" : choices.length > 0 ? "n’est pas une des réponses possibles" : "ne convient pas",
      };
    })
    .sort((a, b) => Number(b.fault !== null) - Number(a.fault !== null));
}
