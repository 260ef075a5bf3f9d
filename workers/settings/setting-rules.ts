import { isDay } from "#app/content/days.ts";

/**
 * What each setting of wrangler.toml, and each secret beside them, may be. A setting with any other value counts as unset, and is reported
 * at start.
 */

interface Rule {
  allows(value: string): boolean;
  /** « doit être … », with what the site does without it. */
  must: string;
  without: string;
}

/** Each message is one subrequest per address. */
const MOST_ADDRESSES = 5;
const ADDRESS = "une adresse https complète";

/** One of two words. */
function either(one: string, other: string): Pick<Rule, "allows" | "must"> {
  return { allows: (value) => value === one || value === other, must: `« ${one} » ou « ${other} »` };
}

const RULES = {
  SITE_ORIGIN: {
    allows: (value) => isSecure(value) && isOrigin(value),
    must: "l'adresse https du site, sans chemin",
    without: "les liens canoniques portent l'adresse demandée par le visiteur",
  },
  UNKNOWN_PATH: { ...either("mentions-legales", "404"), without: "une adresse inconnue montre les mentions légales" },
  TODAY: { allows: isDay, must: "un jour, écrit année-mois-jour", without: "le site est servi à la date du jour" },
  INDEXING: { ...either("allow", "forbid"), without: "les moteurs de recherche sont tenus à l'écart" },
  SCHEDULING_URL: { allows: isSecure, must: ADDRESS, without: "la fenêtre de rappel ne montre que le formulaire" },
  SCHEDULING_SCRIPT_URL: { allows: isSecure, must: ADDRESS, without: "la fenêtre de rappel ne montre que le formulaire" },
  SCHEDULING_ORIGIN: {
    allows: (value) => isSecure(value) && isOrigin(value),
    must: `${ADDRESS}, sans chemin`,
    without: "la fenêtre de rappel ne montre que le formulaire",
  },
  NOTIFICATION_FORMAT: { ...either("slack", "json"), without: "les messages sont au format de Slack" },
  NOTIFICATION_EMAILS: {
    allows: (value) => {
      const addresses = readAddresses(value);
      return addresses.length > 0 && addresses.length <= MOST_ADDRESSES && addresses.every(isEmail);
    },
    must: `une à ${MOST_ADDRESSES} adresses e-mail séparées par des virgules`,
    without: "personne n'est prévenu par e-mail",
  },
  NOTIFICATION_SENDER: { allows: isEmail, must: "une adresse e-mail de votre domaine", without: "personne n'est prévenu par e-mail" },
  NOTIFICATION_WEBHOOK: { allows: isSecure, must: ADDRESS, without: "personne n'est prévenu par messagerie" },
  ERROR_WEBHOOK: { allows: isSecure, must: ADDRESS, without: "les erreurs ne sont que dans le journal" },
} satisfies Record<string, Rule>;

export type SettingName = keyof typeof RULES;

/** The setting, or null when it is unset, empty or none of what it may be. */
export function readSetting(settings: object, name: SettingName): string | null {
  const value = (settings as Record<string, unknown>)[name];
  return typeof value === "string" && value !== "" && RULES[name].allows(value) ? value : null;
}

interface SettingFault {
  name: SettingName;
  /** One French sentence, without the value of a secret. */
  sentence: string;
}

/** The settings that are set to something which they cannot be, or without the one that they need. */
export function findSettingFaults(settings: object): SettingFault[] {
  const faults = (Object.keys(RULES) as SettingName[]).flatMap((name): SettingFault[] => {
    const value = (settings as Record<string, unknown>)[name];
    if (value === undefined || value === "" || readSetting(settings, name) !== null) return [];
    const { must, without } = RULES[name];
    const found = isSecret(name) ? "" : `, pas « ${String(value)} »`;
    return [{ name, sentence: `${name} doit être ${must}${found} ; sans ce réglage, ${without}.` }];
  });
  const isSenderUnset = !(settings as Record<string, unknown>).NOTIFICATION_SENDER;
  if (isSenderUnset && readSetting(settings, "NOTIFICATION_EMAILS") !== null) {
    const { must, without } = RULES.NOTIFICATION_SENDER;
    faults.push({ name: "NOTIFICATION_SENDER", sentence: `NOTIFICATION_SENDER doit être ${must} ; sans ce réglage, ${without}.` });
  }
  return faults;
}

/** Whether a setting is a secret, or may be one: its value is shown nowhere. */
function isSecret(name: SettingName): boolean {
  return name.endsWith("_WEBHOOK") || name === "NOTIFICATION_EMAILS";
}

/** The addresses of a list, each once. */
export function readAddresses(list: string): string[] {
  return [...new Set(list.split(",").map((address) => address.trim()))].filter((address) => address !== "");
}

/** No more than an address: neither name nor white space, so that it can only stand where an address stands. */
function isEmail(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(value);
}

/** https, or a server on this very machine. */
function isSecure(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname));
}

function isOrigin(value: string): boolean {
  const { origin, pathname, search, hash, username } = new URL(value);
  return origin !== "null" && pathname === "/" && search + hash + username === "";
}
