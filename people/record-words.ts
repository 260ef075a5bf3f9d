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

/** When somebody wants to be called: « le matin ». */
export function saySlot(slot: string): string {
  return lookUp(callbackTexts.form.slots, slot)?.when ?? slot;
}

/** The same with its hours: « Matin (9 h – 12 h) ». */
export function saySlotHours(slot: string): string {
  const found = lookUp(callbackTexts.form.slots, slot);
  return found ? `${found.label} (${found.hours})` : slot;
}

/** First and last hour of a time of day, in Paris; null when it is unknown. */
export function findSlotHours(slot: string): readonly [number, number] | null {
  return lookUp<readonly [number, number]>(slotHours, slot) ?? null;
}

/** How a visitor practises: « Libéral conventionné »; empty when they did not say. */
export function sayStatus(status: string | null): string {
  return status === null ? "" : (lookUp(callbackTexts.form.statuses, status) ?? status);
}

/** What is asked for beside a call: « devis demandé »; null for nothing. */
export function sayNeed(need: string | null): string | null {
  return need === null ? null : (lookUp(NEED_WORDS, need) ?? need);
}

/** The kind of establishment that employs a visitor; empty when it is not known. */
export function sayEmployer(employer: string | null): string {
  return employer === null ? "" : (lookUp(employers, employer)?.label ?? employer);
}

/** What a request asks for beside a call, for which employer, and to whom it goes; empty for nothing. */
export function sayQuotation({ besoin, employeur, email_formation }: Pick<CallbackRequestRow, "besoin" | "employeur" | "email_formation">) {
  return [sayNeed(besoin), sayEmployer(employeur), email_formation].filter(Boolean).join(", ");
}

/** « Infirmier(ère) » */
export function sayProfession(profession: string): string {
  return lookUp(callbackTexts.form.professions, profession) ?? profession;
}

/** The name of a profession's catalogue: « Infirmiers IDE ». */
export function sayCatalogue(profession: string): string {
  return lookUp(professions, profession)?.catalogueLabel ?? profession;
}

const NEED_WORDS: Readonly<Record<Need, string>> = { devis: "devis demandé" };

const DOUBTS: Readonly<Record<Doubt, string>> = { trap: "champ piège rempli", "too-fast": "formulaire rempli trop vite" };

/** Why an automatic check distrusts a record, as operators read it; empty when none does. */
export function describeDoubt(suspect: string | null): string {
  return suspect === null ? "" : (lookUp(DOUBTS, suspect) ?? suspect);
}

const CONSENT_FAULTS: Readonly<Record<ConsentFault, string>> = {
  "missing-version": "le formulaire n'a pas dit quelle phrase il montrait",
  "unknown-version": "la phrase montrée n'est pas une des nôtres",
};

/** Why what was ticked proves nothing; undefined for a word that is not known. */
export function sayConsentFault(fault: string): string | undefined {
  return lookUp(CONSENT_FAULTS, fault);
}

/** What a visitor answered to a consent sentence: « coché », or why nothing is taken from the answer. */
export function sayAnswer({ isGiven, fault }: { isGiven: boolean; fault: string | null }): string {
  if (fault === null) return isGiven ? "coché" : "non coché";
  const words = sayConsentFault(fault);
  return words ? `aucun accord retenu : ${words}` : fault;
}

/** The words of a value; undefined when there are none. */
export function lookUp<Words>(words: Readonly<Record<string, Words>>, value: string): Words | undefined {
  return Object.hasOwn(words, value) ? words[value] : undefined;
}
