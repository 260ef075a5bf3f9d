import { callbackTexts, callHours, type Slot } from "#app/content/callback.ts";
import { describeSpan } from "#app/content/opening-hours.ts";
import { professions } from "#app/content/professions.ts";
import { typeset } from "#app/content/typeset.ts";
import { employers, statusNames } from "#app/content/visitor.ts";
import type { Need } from "#app/content/vocabulary.ts";
import type { ConsentFault, Doubt } from "#workers/db/vocabulary.ts";

/** Unknown values are shown as stored: records outlive the vocabulary. */

function formatEach<Words>(words: Readonly<Record<string, Words>>, say: (words: Words) => string): (value: string | null) => string {
  return (value) => {
    const found = value === null ? undefined : lookUp(words, value);
    return found === undefined ? (value ?? "") : say(found);
  };
}

export function formatWith(words: Readonly<Record<string, string>>): (value: string | null) => string {
  return formatEach(words, (found) => found);
}

const { slots, professions: professionWords } = callbackTexts.form;

export const formatSlot = formatEach(slots, ({ when }) => when);

/** « Matin (9 h – 12 h) », by the hours of the day (ISO date) when it is known. */
export function formatSlotHours(slot: string, day?: string | null): string {
  const found = lookUp(slots, slot);
  return found ? `${found.label} (${day ? typeset(describeSpan(callHours(day, slot as Slot))) : found.hours})` : slot;
}

export const formatStatus = formatWith(statusNames);

export const formatNeed = formatWith({
  devis: "devis demandé",
  "prochaine-annee": "à rappeler quand l'année suivante sera publiée",
} satisfies Record<Need, string>);

export const formatEmployer = formatEach(employers, ({ label }) => label);

export const formatProfession = formatWith(professionWords);

export const formatCatalogue = formatEach(professions, ({ catalogueLabel }) => catalogueLabel);

/** Empty when no check distrusts the record. */
export const describeDoubt = formatWith({ trap: "champ piège rempli", "too-fast": "formulaire rempli trop vite" } satisfies Record<
  Doubt,
  string
>);

const CONSENT_FAULTS: Readonly<Record<ConsentFault, string>> = {
  "missing-version": "le formulaire n'a pas dit quelle phrase il montrait",
  "unknown-version": "la phrase montrée n'est pas une des nôtres",
};

/** « coché », or why the answer doesn't count. */
export function formatAnswer(isGiven: boolean, fault: string | null): string {
  if (fault === null) return isGiven ? "coché" : "non coché";
  const words = lookUp(CONSENT_FAULTS, fault);
  return words ? `aucun accord retenu : ${words}` : fault;
}

function lookUp<Words>(words: Readonly<Record<string, Words>>, value: string): Words | undefined {
  return Object.hasOwn(words, value) ? words[value] : undefined;
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Wraps right-to-left text in U+2068 and U+2069 where `<bdi>` is impossible, so it doesn't reorder its line. */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
