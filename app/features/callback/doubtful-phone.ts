import { describePhoneDoubt } from "#app/content/callback.ts";

/** Digits of a French number, of the mainland or overseas. */
const FRENCH_DIGITS = 10;
/** Of any number that can be dialled, by E.164. */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/**
 * What makes it doubtful that a number can be dialled, as a question to the visitor; undefined where nothing does. It is asked once:
 * every number is kept as it was typed.
 */
export function findPhoneDoubt(typed: string): string | undefined {
  if (/\p{L}/u.test(typed)) return describePhoneDoubt(typed, "letters");
  // « +33 (0)6 12… » is read as « 06 12… ».
  const national = typed.replace(/^\s*(?:\+|00)\s*33\s*(?:\(0\))?/, "0");
  const { length } = national.replace(/\D/g, "");
  if (/^\D*0(?!0)/.test(national)) return length === FRENCH_DIGITS ? undefined : describePhoneDoubt(typed, length - FRENCH_DIGITS);
  return length < MIN_DIGITS || length > MAX_DIGITS ? describePhoneDoubt(typed, "length") : undefined;
}
