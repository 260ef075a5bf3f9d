import { describePhoneDoubt } from "#app/content/form-texts.ts";

/** What a form asks about once, before it accepts it as typed: undefined for no doubt. */
export type FindDoubt = (typed: string) => string | undefined;

const FRENCH_DIGITS = 10;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/** Numbers are stored as typed. */
export const findPhoneDoubt: FindDoubt = (typed) => {
  if (/\p{L}/u.test(typed)) return describePhoneDoubt(typed, "letters");
  // « +33 (0)6 12… » reads as « 06 12… ».
  const national = typed.replace(/^\s*(?:\+|00)\s*33\s*(?:\(0\))?/, "0");
  const { length } = national.replace(/\D/g, "");
  if (/^\D*0(?!0)/.test(national)) return length === FRENCH_DIGITS ? undefined : describePhoneDoubt(typed, length - FRENCH_DIGITS);
  return length < MIN_DIGITS || length > MAX_DIGITS ? describePhoneDoubt(typed, "length") : undefined;
};
