import * as v from "valibot";
import { type Slot, slotHours, slotHoursOn } from "#app/content/callback.ts";
import { parisDate } from "#app/content/dated.ts";
import { isDay } from "#app/content/days.ts";
import { EMPLOYERS, NEEDS, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { botCheckEntries, personEntries, recordEntries, requiredChoice, shownConsentVersion, tickBox } from "#app/features/form-rules.ts";
import { SOURCE_TYPES } from "./source-types.ts";
import { quotationEntries, selectionEntries, subjectEntries } from "./subject-schema.ts";
import { isWorkingDay, listCallbackDays } from "./working-days.ts";

/** `callbackFormSchema` is checked in browsers, `callbackRequestSchema` on the server. */

/** The first two texts are fixed by contract. */
export const callbackErrors = {
  tracking: "Erreur lors du tracking",
  unknown: "Erreur inconnue",
  save: "Votre demande n'a pas pu être enregistrée. Réessayez, ou appelez-nous.",
} as const;

export const SLOTS = Object.keys(slotHours) as [Slot, ...Slot[]];
/** Times of day open on at least one weekday. */
export const OPEN_SLOTS = SLOTS.filter((slot) => slotHours[slot][0] < slotHours[slot][1]);

function isOpenThen({ jour, creneau }: { jour: string; creneau: Slot }): boolean {
  return !isWorkingDay(jour) || slotHoursOn(jour, creneau) !== null;
}
const CLOSED_THEN = "Ce jour-là, nos conseillers n'appellent pas à ce moment : choisissez-en un autre";

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

const fields = v.object({
  ...personEntries,
  profession: requiredChoice(PROFESSIONS, "Choisissez votre profession"),
  statut: v.fallback(v.optional(v.picklist(STATUSES)), undefined),
  jour: callbackDay,
  creneau: requiredChoice(SLOTS, "Choisissez un moment"),
  consent: v.pipe(
    tickBox,
    v.check((isTicked) => isTicked, "Cochez la case pour que nous puissions vous appeler"),
  ),
  consent_text_version: shownConsentVersion,
  ...subjectEntries,
  ...selectionEntries,
  ...quotationEntries,
  ...botCheckEntries,
});

export const callbackFormSchema = v.pipe(fields, v.forward(v.partialCheck([["jour"], ["creneau"]], isOpenThen, CLOSED_THEN), ["creneau"]));
export type CallbackForm = v.InferOutput<typeof callbackFormSchema>;

/** The form with its quotation and source. Marked pure, so that browsers don't download it. */
export const callbackRequestSchema = /* @__PURE__ */ (() =>
  v.pipe(
    v.object({
      ...fields.entries,
      statut: v.fallback(v.nullish(v.picklist(STATUSES), null), null),
      besoin: v.fallback(v.nullish(v.picklist(NEEDS), null), null),
      employeur: v.fallback(v.nullish(v.picklist(EMPLOYERS), null), null),
      email_formation: v.pipe(
        quotationEntries.email_formation,
        v.transform((email) => email || null),
      ),
      source_type: v.fallback(v.picklist(SOURCE_TYPES), "unknown"),
      ...recordEntries,
    }),
    v.forward(v.partialCheck([["jour"], ["creneau"]], isOpenThen, CLOSED_THEN), ["creneau"]),
  ))();
export type CallbackRequest = v.InferOutput<typeof callbackRequestSchema>;
