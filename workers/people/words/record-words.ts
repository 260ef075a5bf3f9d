import { callbackTexts, slotHours } from "#app/content/callback.ts";
import { employers } from "#app/content/employers.ts";
import { professions } from "#app/content/professions.ts";
import type { Need } from "#app/content/vocabulary.ts";
import type { CallbackRequestRow } from "#workers/db/schema.ts";
import type { ConsentFault, Doubt } from "#workers/db/vocabulary.ts";

/**
 * What a record holds, in the words of the forms. A value that the vocabulary does not know, or knows no more, is said as it is: a record
 * outlives the word that it was written with.
 */

/** Says a value in its words; an empty one for none. */
function sayIn<Words>(words: Readonly<Record<string, Words>>, say: (words: Words) => string): (value: string | null) => string {
  return (value) => {
    const found = value === null ? undefined : lookUp(words, value);
    return found === undefined ? (value ?? "") : say(found);
  };
}

/** The same of a list of words. */
export function sayAs(words: Readonly<Record<string, string>>): (value: string | null) => string {
  return sayIn(words, (found) => found);
}

const { slots, statuses, professions: professionWords } = callbackTexts.form;

/** When somebody wants to be called: « le matin ». */
export const saySlot = sayIn(slots, ({ when }) => when);

/** The same with its hours: « Matin (9 h – 12 h) ». */
export const saySlotHours = sayIn(slots, ({ label, hours }) => `${label} (${hours})`);

/** First and last hour of a time of day, in Paris; null when it is unknown. */
export function findSlotHours(slot: string): readonly [number, number] | null {
  return lookUp<readonly [number, number]>(slotHours, slot) ?? null;
}

/** How a visitor practises: « Libéral conventionné ». */
export const sayStatus = sayAs(statuses);

/** What is asked for beside a call: « devis demandé ». */
export const sayNeed = sayAs({ devis: "devis demandé" } satisfies Record<Need, string>);

/** The kind of establishment that employs a visitor. */
export const sayEmployer = sayIn(employers, ({ label }) => label);

/** What a request asks for beside a call, for which employer, and to whom it goes; empty for nothing. */
export function sayQuotation({ besoin, employeur, email_formation }: Pick<CallbackRequestRow, "besoin" | "employeur" | "email_formation">) {
  return [sayNeed(besoin), sayEmployer(employeur), email_formation].filter(Boolean).join(", ");
}

/** « Infirmier(ère) » */
export const sayProfession = sayAs(professionWords);

/** The name of a profession's catalogue: « Infirmiers IDE ». */
export const sayCatalogue = sayIn(professions, ({ catalogueLabel }) => catalogueLabel);

/** Why an automatic check distrusts a record, as operators read it; empty when none does. */
export const describeDoubt = sayAs({ trap: "champ piège rempli", "too-fast": "formulaire rempli trop vite" } satisfies Record<
  Doubt,
  string
>);

const CONSENT_FAULTS: Readonly<Record<ConsentFault, string>> = {
  "missing-version": "le formulaire n'a pas dit quelle phrase il montrait",
  "unknown-version": "la phrase montrée n'est pas une des nôtres",
};

/** Why what was ticked proves nothing. */
export const sayConsentFault = sayAs(CONSENT_FAULTS);

/** What a visitor answered to a consent sentence: « coché », or why nothing is taken from the answer. */
export function sayAnswer({ isGiven, fault }: { isGiven: boolean; fault: string | null }): string {
  if (fault === null) return isGiven ? "coché" : "non coché";
  const words = lookUp(CONSENT_FAULTS, fault);
  return words ? `aucun accord retenu : ${words}` : fault;
}

/** The words of a value; undefined when there are none. */
function lookUp<Words>(words: Readonly<Record<string, Words>>, value: string): Words | undefined {
  return Object.hasOwn(words, value) ? words[value] : undefined;
}
