import * as v from "valibot";

/** The rules that all forms share, for browser, page actions and API alike. Messages are shown to visitors. */

const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
/** Something before and after an @, with a point after it; no space, nothing that ends an address in a header or a `mailto:` link. */
export const EMAIL = /^[^\s@<>",;?&=%/:]+@[^\s@<>"',;?&=%/:]+\.[^\s@<>"',;?&=%/:.]+$/;
const PHONE_MAX_LENGTH = 40;
const PATH_MAX_LENGTH = 200;
const CONSENT_VERSION_MAX_LENGTH = 40;
export const UTM_MAX_LENGTH = 100;

// Control characters have no place in a name and break exports and logs; half a surrogate pair cannot be stored as it is.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNFIT_CHARACTERS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\p{Surrogate}]+/gu;

/** Soft hyphens, zero-width and bidirectional controls: they hide in a name, or turn it around on an adviser's screen. */
const HIDDEN_CHARACTERS = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** Text without control characters, hidden ones and outer spaces. */
export function cleanText(text: string): string {
  return text.replace(HIDDEN_CHARACTERS, "").replace(UNFIT_CHARACTERS, " ").trim();
}

/** An e-mail address as typed, or as copied from a link. */
export function cleanEmail(text: string): string {
  return cleanText(text).replace(/^mailto:/i, "");
}

/** The same, cut after so many UTF-16 units but never within a character. */
export function cleanTextWithin(maxLength: number, text: string): string {
  return cleanText(cleanText(text).slice(0, maxLength));
}

/** Only invisible characters: zero-width ones, fillers and blanks. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;

/** A field that must hold something; one that is not sent counts as empty. */
export function requiredText(message: string, maxLength: number) {
  return v.pipe(
    v.optional(v.string(message), ""),
    v.transform(cleanText),
    v.check((text) => !INVISIBLE.test(text), message),
    v.maxLength(maxLength, `${maxLength} caractères au plus`),
  );
}

/** One of a list, with one message for whatever else is sent. */
export function requiredChoice<const Options extends readonly string[]>(options: Options, message: string) {
  return v.pipe(v.optional(v.string(message), ""), v.picklist(options, message));
}

/** A box of a form or a boolean of a JSON body; anything but an explicit yes is a no. */
export const tickBox = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === "on" || value === "true"),
  ),
  false,
);

/** The path of the page a form was sent from; anything else reads as the home page. */
export const sourcePage = v.fallback(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]*$/), v.maxLength(PATH_MAX_LENGTH)), "/");

/** Made by the client so that a repeated call is stored once. */
const clientId = v.optional(v.pipe(v.string("Identifiant invalide"), v.uuid("Identifiant invalide"), v.toLowerCase()));

/** The version of the consent sentences that the form showed (app/content/consent-versions.ts); anything that cannot be one is none. */
export const shownConsentVersion = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(CONSENT_VERSION_MAX_LENGTH))), undefined);

export const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign"] as const;

/** The utm parameters of an address' query string; those that are absent or empty are left out. */
export function readUtm(search: string): Partial<Record<(typeof UTM_NAMES)[number], string>> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(UTM_NAMES.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : [])));
}

const utm = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => cleanTextWithin(UTM_MAX_LENGTH, text)),
    ),
  ),
  undefined,
);

/** What every record holds besides what it is about: its id, and where it was sent from. */
export const recordEntries = { id: clientId, source_page: sourcePage, utm_source: utm, utm_medium: utm, utm_campaign: utm };

/** Who asks. The telephone has no format check: any number a person can read is kept. */
export const personEntries = {
  prenom: requiredText("Le prénom est requis", NAME_MAX_LENGTH),
  nom: requiredText("Le nom est requis", NAME_MAX_LENGTH),
  telephone: requiredText("Le numéro de téléphone est requis", PHONE_MAX_LENGTH),
};

/** What tells people from bots without a puzzle: a honeypot, and the time taken. */
export const botCheckEntries = {
  champ_vide: v.fallback(v.optional(v.string()), ""),
  fill_time_ms: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
};

export type FieldErrors = Partial<Record<string, string>>;

/** The first message of each field, by field name. */
export function listFieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? "formulaire";
    errors[field] ??= issue.message;
  }
  return errors;
}

/** Whether a text may hold a number: nobody is called on one of fewer than six digits. */
export function hasNumber(text: string): boolean {
  return text.replace(/\D/g, "").length >= 6;
}
