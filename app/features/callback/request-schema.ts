import * as v from "valibot";
import { SLOTS, slotHoursOn } from "#app/content/callback.ts";
import { isDay } from "#app/content/days.ts";
import { EMPLOYERS, NEEDS, NEXT_YEAR_NEED, type Need, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import {
  botCheckEntries,
  emailAddress,
  ownEntries,
  personEntries,
  personName,
  recordEntries,
  requiredChoice,
  shownConsentVersion,
  tickBox,
} from "#app/forms/form-rules.ts";
import { SOURCE_TYPES } from "./source-types.ts";
import { subjectEntries } from "./subject-schema.ts";
import { isWorkingDay } from "./working-days.ts";

/** The first two texts are fixed by contract. */
export const callbackErrors = {
  tracking: "Erreur lors du tracking",
  unknown: "Erreur inconnue",
  save: "Votre demande n'a pas pu être enregistrée. Réessayez, ou appelez-nous.",
} as const;

/** Empty for none. */
const callbackDay = v.pipe(
  v.nullish(v.string("Choisissez un jour"), ""),
  v.check((day) => !isDay(day) || isWorkingDay(day), "Nos conseillers n'appellent pas ce jour-là : choisissez un jour ouvré"),
);

/** A call for a year whose funding isn't published waits for it: it has no day. */
function hasDay({ besoin }: { besoin: Need | null }): boolean {
  return besoin !== NEXT_YEAR_NEED;
}

/** What the browser checks: whatever its clock says, the server alone knows the days (`callbackRequestOn`). */
export const callbackRequestSchema = v.pipe(
  v.object({
    ...personEntries,
    prenom: personName("Votre prénom"),
    nom: personName("Votre nom"),
    profession: requiredChoice(PROFESSIONS, "Choisissez votre profession"),
    statut: optionalChoice(STATUSES),
    jour: callbackDay,
    creneau: requiredChoice(SLOTS, "Choisissez un moment"),
    consent: v.pipe(
      tickBox,
      v.check((isTicked) => isTicked, "Cochez la case : sans votre accord, nous ne pouvons pas vous appeler"),
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
    v.partialCheck([["jour"], ["besoin"]], (request) => !hasDay(request) || isDay(request.jour), "Choisissez un jour"),
    ["jour"],
  ),
  v.forward(
    v.partialCheck(
      [["jour"], ["creneau"]],
      ({ jour, creneau }) => !isWorkingDay(jour) || slotHoursOn(jour, creneau) !== null,
      "Ce jour-là, nos conseillers n'appellent pas à ce moment : choisissez-en un autre",
    ),
    ["creneau"],
  ),
  v.transform((request) => ({ ...request, jour: hasDay(request) ? request.jour : null })),
);

/** Also requires one of the days that are offered now (working-days.ts). */
export function callbackRequestOn(days: readonly string[]) {
  const [first = "", last = first] = [days[0], days.at(-1)];
  return v.pipe(
    callbackRequestSchema,
    v.forward(
      v.partialCheck([["jour"]], ({ jour }) => jour === null || jour >= first, "Ce jour est passé ou trop proche : choisissez-en un autre"),
      ["jour"],
    ),
    v.forward(
      v.partialCheck(
        [["jour"]],
        ({ jour }) => jour === null || jour <= last,
        "Ce jour est trop lointain : choisissez l'un des cinq prochains jours ouvrés",
      ),
      ["jour"],
    ),
  );
}

export type CallbackRequest = v.InferOutput<typeof callbackRequestSchema>;

/** What is shown and typed, in visual order. */
export const CALLBACK_FIELDS = ["email_formation", "jour", "creneau", "telephone", "consent", "prenom", "nom", "profession"] as const;

function optionalChoice<const Options extends readonly string[]>(options: Options) {
  return v.fallback(v.nullish(v.picklist(options), null), null);
}
