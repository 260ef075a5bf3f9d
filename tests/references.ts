import { answer } from "#app/answer/answer.ts";
import { latest } from "#app/answer/when.ts";
import { NOBODY } from "#app/answer/who.ts";
import { writeIndemnity } from "#app/answer/write.ts";
import { readYear } from "#app/answer/year.ts";
import { parisDate } from "#app/content/dated.ts";
import type { FaqItem } from "#app/content/faq.ts";
import { readFaq } from "#app/content/faq.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { findOffer } from "#app/content/programmes/find-offer.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Format } from "#app/content/vocabulary.ts";
import { FUNDED_DAY } from "./days.ts";
import { plainly } from "./plain-text.ts";

/** References by programme and format, and other content, so that tests are no second place to change. */

export const endometriosis = referencesOf("gp-endometriosis");
export const nutrition = referencesOf("gp-nutrition");
export const gpVaccination = referencesOf("gp-vaccination");
export const alzheimer = referencesOf("gp-alzheimer");
export const pain = referencesOf("nurse-pain");
export const nurseVaccination = referencesOf("nurse-vaccination");
export const iatrogenicHarm = referencesOf("nurse-iatrogenic-harm");

/** What phones offer instead of the FC of nurse pain. */
export const mobilePain = find("nurse-pain").mobileOffer?.reference ?? missing("nurse-pain has no offer of phones");

export const faqItems = readFaq(readYear(parisDate(new Date())));

export function faqItem(id: string): FaqItem {
  return faqItems.find((item) => item.id === id) ?? missing(`${id} is no question`);
}

export function hoursOf(reference: string): string {
  return plainly(formatHours(offerOf(reference).hours));
}

/** As read, with plain spaces: « 467,40 € »; of several references, what they cost together. */
export function priceOf(...references: string[]): string {
  return plainly(formatEuros(references.reduce((sum, reference) => sum + offerOf(reference).priceInCents, 0)));
}

/** As read by the eligible on a day (ISO date in Paris): « 450 € », « aucune en 2027 ». */
export function indemnityOf(reference: string, day = FUNDED_DAY): string {
  return plainly(tellIndemnity(reference, day).value);
}

/** Beside it: « barème 2025 »; null once it is confirmed. */
export function scaleOf(reference: string, day = FUNDED_DAY): string | null {
  const { label } = tellIndemnity(reference, day);
  return label && plainly(label);
}

function tellIndemnity(reference: string, day: string) {
  const { programme, format, offer } = findOffer(reference) ?? missing(`${reference} is no reference`);
  const { indemnity, isDayFunded } = answer({ ...offer, profession: programme.profession, format }, NOBODY, day);
  return writeIndemnity(indemnity, isDayFunded);
}

function referencesOf(id: string): Record<Format, string> {
  const references = Object.entries(find(id).formats).map(([format, { reference }]) => [format, reference]);
  return Object.fromEntries(references);
}

function offerOf(reference: string) {
  return findOffer(reference)?.offer ?? missing(`${reference} is no reference`);
}

function find(id: string) {
  return programmes.find((programme) => programme.id === id) ?? missing(`${id} is no programme`);
}

function missing(what: string): never {
  throw new Error(what);
}

/** What machines are offered today: nothing after the references' last day. */
export function offeredToday<Item>(items: readonly Item[]): readonly Item[] {
  return parisDate(new Date()) <= (latest("references")?.until ?? "") ? items : [];
}
