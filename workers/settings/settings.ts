import * as v from "valibot";
import { isDay } from "#app/content/days.ts";
import type { PageSettings } from "#app/request-context.ts";

/** An invalid setting counts as unset; the launch check refuses it. */

/** Each address costs a subrequest per message. */
const MOST_ADDRESSES = 5;
/** A bare address, without name or spaces. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** https, or a server on this machine. */
function address(must = "une adresse https complète") {
  return v.pipe(
    v.string(must),
    v.check((text) => URL.canParse(text), must),
    v.transform((text) => new URL(text)),
    v.check(
      ({ protocol, hostname }) => protocol === "https:" || ["http://localhost", "http://127.0.0.1"].includes(`${protocol}//${hostname}`),
      must,
    ),
  );
}

const href = v.pipe(
  address(),
  v.transform(({ href }) => href),
);

function origin(must: string) {
  return v.pipe(
    address(must),
    v.check(({ href, origin }) => href === `${origin}/`, must),
    v.transform(({ origin }) => origin),
  );
}

function either<const Words extends readonly [string, string]>(...words: Words) {
  return v.picklist(words, `« ${words[0]} » ou « ${words[1]} »`);
}

const recipientsMust = `une à ${MOST_ADDRESSES} adresses e-mail séparées par des virgules`;
const recipients = v.pipe(
  v.string(recipientsMust),
  v.transform((list) => [...new Set(list.split(",").map((address) => address.trim()))].filter((address) => address !== "")),
  v.check((list) => list.length > 0 && list.length <= MOST_ADDRESSES && list.every((address) => EMAIL.test(address)), recipientsMust),
);

/** Each message completes « doit être … ». */
const RULES = {
  SITE_ORIGIN: origin("l'adresse https du site, sans chemin"),
  UNKNOWN_PATH: either("mentions-legales", "404"),
  TODAY: v.pipe(v.string(), v.check(isDay, "un jour, écrit année-mois-jour")),
  INDEXING: either("allow", "forbid"),
  SCHEDULING_URL: href,
  SCHEDULING_SCRIPT_URL: href,
  SCHEDULING_ORIGIN: origin("une adresse https complète, sans chemin"),
  NOTIFICATION_EMAILS: recipients,
  NOTIFICATION_SENDER: v.pipe(v.string(), v.regex(EMAIL, "une adresse e-mail de votre domaine")),
  NOTIFICATION_WEBHOOK: href,
  ERROR_WEBHOOK: href,
};

export type SettingName = keyof typeof RULES;

/** Null when unset or invalid. */
export function readSetting<Name extends SettingName>(settings: object, name: Name): v.InferOutput<(typeof RULES)[Name]> | null {
  const { success, output } = v.safeParse(RULES[name], rawValue(settings, name));
  return success ? (output as v.InferOutput<(typeof RULES)[Name]>) : null;
}

/** Sentences in French, without a secret's value. */
export function findSettingFaults(settings: object) {
  const needsSender = readSetting(settings, "NOTIFICATION_EMAILS") !== null;
  return (Object.keys(RULES) as SettingName[]).flatMap((name) => {
    const value = rawValue(settings, name);
    const isUnset = value === undefined || value === "";
    if (isUnset && !(name === "NOTIFICATION_SENDER" && needsSender)) return [];
    const [issue] = v.safeParse(RULES[name], value ?? "").issues ?? [];
    const found = isUnset || isSecret(name) ? "" : `, pas « ${String(value)} »`;
    return issue ? [{ name, sentence: `${name} doit être ${issue.message}${found}.` }] : [];
  });
}

function rawValue(settings: object, name: SettingName): unknown {
  return (settings as Record<string, unknown>)[name];
}

function isSecret(name: SettingName): boolean {
  return name.endsWith("_WEBHOOK") || name === "NOTIFICATION_EMAILS";
}

/** `requestOrigin` replaces an unset SITE_ORIGIN. */
export function readPageSettings(env: Env, requestOrigin: string): PageSettings {
  const url = readSetting(env, "SCHEDULING_URL");
  const scriptUrl = readSetting(env, "SCHEDULING_SCRIPT_URL");
  const origin = readSetting(env, "SCHEDULING_ORIGIN");
  return {
    siteOrigin: readSetting(env, "SITE_ORIGIN") ?? requestOrigin,
    unknownPath: readSetting(env, "UNKNOWN_PATH") ?? "mentions-legales",
    isIndexed: readSetting(env, "INDEXING") === "allow",
    scheduling: url && scriptUrl && origin ? { url, scriptUrl, origin } : null,
  };
}

/** Now, or noon of TODAY on a site closed to search engines. */
export function readNow(env: Env): Date {
  const day = readSetting(env, "INDEXING") === "allow" ? null : readSetting(env, "TODAY");
  return day === null ? new Date() : new Date(`${day}T12:00:00Z`);
}

/** Null unless both settings are valid. */
export function readEmailSettings(env: Env) {
  const recipients = readSetting(env, "NOTIFICATION_EMAILS");
  const sender = readSetting(env, "NOTIFICATION_SENDER");
  return recipients === null || sender === null ? null : { sender, recipients };
}
