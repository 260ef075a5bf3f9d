import * as v from "valibot";

/** Browser, page actions and API share these rules. Messages are shown to visitors. */

export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
/** « formation@ch-belleval »: its domain has no ending. */
const WITHOUT_ENDING = /^[^\s@]+@[^\s@.]+$/;
/** No space, and nothing that ends an address in a header or a `mailto:` link. */
const EMAIL = /^[^\s@<>",;?&=%/:]+@[^\s@<>"',;?&=%/:]+\.[^\s@<>"',;?&=%/:.]+$/;
export const PHONE_MAX_LENGTH = 40;
const PATH_MAX_LENGTH = 200;
const CONSENT_VERSION_MAX_LENGTH = 40;
export const UTM_MAX_LENGTH = 100;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters break exports and logs, lone surrogates can't be stored
const UNFIT_CHARACTERS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\p{Surrogate}]+/gu;

/** Soft hyphens, zero-width and bidirectional controls: invisible, or they reorder an adviser's screen. */
const HIDDEN_CHARACTERS = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
/** Joiners, except where emoji and scripts such as Persian or Hindi need them (group 1). */
const JOINERS =
  /((?:\uFE0F|[\p{ExtPict}\p{EMod}]|(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Zinh}])[\p{L}\p{M}])[\u200C\u200D])|[\u200C\u200D]/gu;

/** Without control and hidden characters, trimmed. */
export function cleanText(text: string): string {
  return text.replace(HIDDEN_CHARACTERS, "").replace(JOINERS, "$1").replace(UNFIT_CHARACTERS, " ").trim();
}

/** Truncated to UTF-16 units, never inside a character. */
export function cleanTextWithin(maxLength: number, text: string): string {
  return cleanText(cleanText(text).slice(0, maxLength));
}

/** Zero-width characters, fillers and blanks. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;

/** A missing field counts as empty. */
export function requiredText(message: string, maxLength: number) {
  return v.pipe(
    v.optional(v.string(message), ""),
    v.transform(cleanText),
    v.check((text) => !INVISIBLE.test(text), message),
    v.maxLength(maxLength, `${maxLength} caractères au plus`),
  );
}

/** Without `mailto:`. An empty one passes unless there is a message for a missing one; `withoutEnding` is said of « zoe@exemple ». */
export function emailAddress(wrong: string, missing?: string, withoutEnding = wrong) {
  return v.pipe(
    v.nullish(v.string(missing ?? wrong), ""),
    v.transform((text) => cleanText(text).replace(/^mailto:/i, "")),
    v.check((email) => !missing || !INVISIBLE.test(email), missing),
    v.maxLength(EMAIL_MAX_LENGTH, `${EMAIL_MAX_LENGTH} caractères au plus`),
    v.check(
      (email) => email === "" || EMAIL.test(email),
      ({ input }) => (WITHOUT_ENDING.test(input) ? withoutEnding : wrong),
    ),
  );
}

export function requiredChoice<const Options extends readonly string[]>(options: Options, message: string) {
  return v.pipe(v.optional(v.string(message), ""), v.picklist(options, message));
}

/** Anything but an explicit yes is a no. */
export const tickBox = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === "on" || value === "true"),
  ),
  false,
);

/** Pages whose address ends with a secret. */
const SECRET_ENDING = /^(\/ma-demande)\/.*$/i;

/** Anything but a path becomes the home page. */
export const sourcePage = v.fallback(
  v.pipe(
    v.string(),
    v.regex(/^\/(?!\/)[\w./-]*$/),
    v.maxLength(PATH_MAX_LENGTH),
    v.transform((path) => path.replace(SECRET_ENDING, "$1")),
  ),
  "/",
);

/** The key of a visitor's own link: 128 bits in hexadecimal, as an address's case may be changed on the way. */
export const OWN_KEY = /^[0-9a-f]{32}$/;
/** Made by the browser, so that a retry gives the same link. */
const ownKey = v.fallback(v.optional(v.pipe(v.string(), v.regex(OWN_KEY))), undefined);

/** Client-generated, for idempotency. */
const clientId = v.optional(v.pipe(v.string("Identifiant invalide"), v.uuid("Identifiant invalide"), v.toLowerCase()));

/** An impossible version is dropped (app/content/consent-versions.ts). */
export const shownConsentVersion = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(CONSENT_VERSION_MAX_LENGTH))), undefined);

export const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign"] as const;
export type UtmName = (typeof UTM_NAMES)[number];

export function readUtm(search: string): Partial<Record<UtmName, string>> {
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

export const recordEntries = { id: clientId, source_page: sourcePage, utm_source: utm, utm_medium: utm, utm_campaign: utm };

export function personName(missing: string) {
  return requiredText(missing, NAME_MAX_LENGTH);
}

/** The telephone has no format check: any number a person can read is accepted. */
export const personEntries = {
  prenom: personName("Le prénom est requis"),
  nom: personName("Le nom est requis"),
  telephone: requiredText("Le numéro de téléphone est requis", PHONE_MAX_LENGTH),
};

/** Key sent by the browser: makes the own link (callback, quotation) and the call code (callback, lead). */
export const ownEntries = { cle: ownKey };

/** Bot checks without a puzzle. */
export const botCheckEntries = {
  champ_vide: v.fallback(v.optional(v.string()), ""),
  fill_time_ms: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
};

/** The texts of a plain post, without JavaScript. An unreadable body counts as an empty form. */
export async function readPlainPost(request: Request): Promise<Record<string, string>> {
  const fields = [...(await request.formData().catch(() => new FormData()))];
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === "string"));
}

export type FieldErrors = Partial<Record<string, string>>;

export function listFieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? "formulaire";
    errors[field] ??= issue.message;
  }
  return errors;
}
