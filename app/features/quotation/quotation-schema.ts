import * as v from "valibot";
import { quotedReferences } from "#app/content/quoted-offers.ts";
import {
  botCheckEntries,
  cleanTextWithin,
  emailAddress,
  NAME_MAX_LENGTH,
  ownEntries,
  PHONE_MAX_LENGTH,
  recordEntries,
  requiredText,
} from "#app/forms/form-rules.ts";

/** How many people of one establishment follow an action. */
export interface QuotationLine {
  reference: string;
  learners: number;
}

export const quotationErrors = {
  save: "Votre demande n'a pas pu être enregistrée. Réessayez, ou appelez-nous.",
  nobody: "Indiquez au moins une personne",
} as const;

export const LEARNERS_MAX = 500;
const MESSAGE_MAX_LENGTH = 1000;
const WRONG_COUNT = `Un nombre de personnes va de 0 à ${LEARNERS_MAX}`;

/** A missing or empty field counts as nobody. */
const learners = v.pipe(
  v.optional(v.union([v.string(), v.number()], WRONG_COUNT), ""),
  v.transform((typed) => Number(String(typed).trim() || 0)),
  v.check((count) => Number.isInteger(count) && count >= 0 && count <= LEARNERS_MAX, WRONG_COUNT),
);

/** One field for each action, named after its reference. */
const countEntries = Object.fromEntries(quotedReferences.map((reference) => [reference, learners]));

export const quotationEntries = {
  establishment: requiredText("Indiquez l'établissement", NAME_MAX_LENGTH * 2),
  nom: requiredText("Indiquez votre nom", NAME_MAX_LENGTH),
  email: emailAddress(
    "L'adresse e-mail est invalide",
    "Indiquez votre e-mail",
    "L'adresse semble incomplète : il manque la fin, par exemple « .fr »",
  ),
};

/** Form, page action and API share this schema. */
export const quotationRequestSchema = v.pipe(
  v.object({
    ...countEntries,
    ...quotationEntries,
    telephone: optionalText(PHONE_MAX_LENGTH),
    message: optionalText(MESSAGE_MAX_LENGTH),
    ...recordEntries,
    ...ownEntries,
    ...botCheckEntries,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const value: Readonly<Record<string, unknown>> = dataset.value;
    // A wrong number has a message of its own.
    if (quotedReferences.every((reference) => value[reference] === 0)) {
      addIssue({
        message: quotationErrors.nobody,
        path: [{ type: "object", origin: "value", input: { ...value }, key: "lines", value: undefined }],
      });
    }
  }),
  v.transform(({ establishment, nom, email, telephone, message, id, source_page, cle, ...rest }) => {
    const { utm_source, utm_medium, utm_campaign, champ_vide, fill_time_ms, ...counts } = rest;
    return {
      ...{ lines: readLines(counts), establishment, nom, email, telephone, message },
      ...{ id, source_page, utm_source, utm_medium, utm_campaign, cle, champ_vide, fill_time_ms },
    };
  }),
);
export type QuotationRequest = v.InferOutput<typeof quotationRequestSchema>;

function optionalText(maxLength: number) {
  return v.pipe(
    v.nullish(v.string("Ce champ est illisible"), ""),
    v.transform((text) => cleanTextWithin(maxLength, text) || null),
  );
}

/** Of numbers by reference, those of somebody, in the order of the catalogue. */
export function readLines(fields: Readonly<Record<string, unknown>>): QuotationLine[] {
  return quotedReferences.flatMap((reference) => {
    const learners = Number(fields[reference] || 0);
    return Number.isInteger(learners) && learners > 0 ? [{ reference, learners }] : [];
  });
}
