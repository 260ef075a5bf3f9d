import { typeset } from "#app/content/typeset.ts";
import { findMisfits, listColumns, readColumn, writeColumn } from "#workers/db/row-shape.ts";
import type { RecordTable } from "#workers/db/vocabulary.ts";
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
  besoin: (value) => sayNeed(value) ?? value,
  employeur: sayEmployer,
  creneau: saySlotHours,
  source_type: sayButton,
  suspect: describeDoubt,
  consent_fault: (value) => typeset(sayConsentFault(value) ?? value),
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
