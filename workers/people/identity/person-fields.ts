import * as v from "valibot";
import { EMPLOYERS, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { leadFormSchema } from "#app/features/catalogue/lead-schema.ts";
import { quotationEntries } from "#app/features/quotation/quotation-schema.ts";
import type { SentRecord } from "#workers/db/people.ts";
import { formatEmployer, formatProfession, formatStatus } from "#workers/people/labels/record-labels.ts";
import { writeDialledPhone } from "./phone.ts";

interface PersonField {
  /** Within a sentence: « téléphone : correction ». */
  name: string;
  /** Where a record is read; none for what stands in its first line, « Écrit ». */
  heading?: string;
  /** The value for a form that doesn't ask: empty for a column that may not be null, else null. */
  unasked: "" | null;
  /** Also when an adviser types it. Empty clears an optional field. */
  rule: v.GenericSchema<unknown, string>;
  /** Of a choice. */
  values?: readonly string[];
  /** A choice in words. */
  format?: (value: string) => string;
  /** In the line under the name, before a call. */
  isInPanel?: true;
  /** What the lists in CSV say; none where they leave it out. */
  writeInList?: (value: string) => string;
}

const { prenom, nom, telephone, email } = leadFormSchema.entries;

/** What a form may tell of a person: read by the panel, the file, its corrections, the lists in CSV and the copy of article 20. */
const fields = {
  prenom: { name: "prénom", unasked: "", rule: prenom, writeInList: asTyped },
  nom: { name: "nom", unasked: "", rule: nom, writeInList: asTyped },
  telephone: { name: "téléphone", unasked: "", rule: telephone, writeInList: writeDialledPhone },
  email: { name: "e-mail", unasked: null, rule: orNothing(email), writeInList: asTyped },
  profession: {
    name: "profession",
    heading: "Profession",
    unasked: "",
    ...choice(PROFESSIONS, "Choisissez une profession"),
    format: formatProfession,
    isInPanel: true,
    writeInList: formatProfession,
  },
  statut: {
    name: "statut",
    heading: "Exercice",
    unasked: null,
    ...choice(["", ...STATUSES], "Choisissez un statut"),
    format: formatStatus,
    isInPanel: true,
  },
  employeur: {
    name: "employeur",
    heading: "Employeur",
    unasked: null,
    ...choice(["", ...EMPLOYERS], "Choisissez un employeur"),
    format: formatEmployer,
  },
  email_formation: { name: "e-mail du service formation", heading: "Service", unasked: null, rule: orNothing(email) },
  establishment: {
    name: "établissement",
    heading: "Établissement",
    unasked: null,
    rule: orNothing(quotationEntries.establishment),
    isInPanel: true,
    writeInList: asTyped,
  },
} satisfies Record<string, PersonField>;

export type Field = keyof typeof fields;
export const personFields: Readonly<Record<Field, PersonField>> = fields;
export const FIELDS = Object.keys(fields) as Field[];

/** Values, by field. */
export type Fields = { [Name in Field]: string | (typeof fields)[Name]["unasked"] };

export function fieldsAsSent(sent: SentRecord): Fields {
  const columns: Partial<Record<Field, unknown>> =
    sent.table === "catalogue_downloads" ? { ...sent, profession: sent.catalogue_type } : sent;
  return Object.fromEntries(FIELDS.map((field) => [field, columns[field] ?? personFields[field].unasked])) as Fields;
}

function choice(values: readonly string[], message: string) {
  return { values, rule: v.picklist(values, message) };
}

function orNothing(schema: v.GenericSchema<unknown, string>) {
  return v.lazy((value) => (value === "" ? v.literal("") : schema));
}

function asTyped(value: string): string {
  return value;
}
