import * as v from "valibot";
import { type Slot, slotHours, slotHoursOn } from "#app/content/callback.ts";
import { parisDate } from "#app/content/dated.ts";
import { isDay } from "#app/content/days.ts";
import { EMPLOYERS, NEEDS, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import {
  botCheckEntries,
  emailAddress,
  ownEntries,
  personEntries,
  recordEntries,
  requiredChoice,
  shownConsentVersion,
  tickBox,
} from "#app/features/form-rules.ts";
import { SOURCE_TYPES } from "./source-types.ts";
import { subjectEntries } from "./subject-schema.ts";
import { isWorkingDay, listCallbackDays } from "./working-days.ts";

/** The first two texts are fixed by contract. */
export const callbackErrors = {
  tracking: "Erreur lors du tracking",
  unknown: "Erreur inconnue",
  save: "Votre demande n'a pas pu être enregistrée. Réessayez, ou appelez-nous.",
} as const;

export const SLOTS = Object.keys(slotHours) as [Slot, ...Slot[]];
/** Times of day open on at least one weekday. */
export const OPEN_SLOTS = SLOTS.filter((slot) => slotHours[slot][0] < slotHours[slot][1]);

/** One of the days currently offered (working-days.ts). */
const callbackDay = v.pipe(
  v.optional(v.string("Choisissez un jour"), ""),
  v.check(isDay, "Choisissez un jour"),
  v.check((day) => !isDay(day) || day > parisDate(new Date()), "Ce jour est passé ou trop proche : choisissez-en un autre"),
  v.check((day) => !isDay(day) || isWorkingDay(day), "Nos conseillers n'appellent pas ce jour-là : choisissez un jour ouvré"),
  v.check(
    (day) => !isDay(day) || day <= (listCallbackDays(new Date()).at(-1) ?? ""),
    "Ce jour est trop lointain : choisissez l'un des cinq prochains jours ouvrés",
  ),
);

/** Checked in the browser, then on the server. */
export const callbackRequestSchema = v.pipe(
  v.object({
    ...personEntries,
    profession: requiredChoice(PROFESSIONS, "Choisissez votre profession"),
    statut: optionalChoice(STATUSES),
    jour: callbackDay,
    creneau: requiredChoice(SLOTS, "Choisissez un moment"),
    consent: v.pipe(
      tickBox,
      v.check((isTicked) => isTicked, "Cochez la case pour que nous puissions vous appeler"),
    ),
    consent_text_version: shownConsentVersion,
    ...subjectEntries,
    besoin: optionalChoice(NEEDS),
    employeur: optionalChoice(EMPLOYERS),
    /** The establishment's training service. Optional, but validated when present. */
    email_formation: v.pipe(
      emailAddress("L'adresse e-mail du service formation est invalide"),
      v.transform((email) => email || null),
    ),
    source_type: v.fallback(v.picklist(SOURCE_TYPES), "unknown"),
    ...recordEntries,
    ...ownEntries,
    ...botCheckEntries,
  }),
  v.forward(
    v.partialCheck(
      [["jour"], ["creneau"]],
      ({ jour, creneau }) => !isWorkingDay(jour) || slotHoursOn(jour, creneau) !== null,
      "Ce jour-là, nos conseillers n'appellent pas à ce moment : choisissez-en un autre",
    ),
    ["creneau"],
  ),
);
export type CallbackRequest = v.InferOutput<typeof callbackRequestSchema>;

function optionalChoice<const Options extends readonly string[]>(options: Options) {
  return v.fallback(v.nullish(v.picklist(options), null), null);
}
