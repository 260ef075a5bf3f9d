/** What each setting of wrangler.toml, and each secret beside them, may be. A setting that is none of it counts as unset, and is told at start. */

interface Rule {
  allows(value: string): boolean;
  /** « doit être … », with what the site does without it. */
  must: string;
  without: string;
}

const ADDRESS = "une adresse https complète";

const RULES = {
  SITE_ORIGIN: {
    allows: (value) => isSecure(value) && isOrigin(value),
    must: "l'adresse https du site, sans chemin",
    without: "les liens canoniques portent l'adresse demandée par le visiteur",
  },
  UNKNOWN_PATH: {
    allows: (value) => value === "mentions-legales" || value === "404",
    must: "« mentions-legales » ou « 404 »",
    without: "une adresse inconnue montre les mentions légales",
  },
  INDEXING: {
    allows: (value) => value === "allow" || value === "forbid",
    must: "« allow » ou « forbid »",
    without: "les moteurs de recherche sont tenus à l'écart",
  },
  SCHEDULING_URL: { allows: isSecure, must: ADDRESS, without: "la fenêtre de rappel ne montre que le formulaire" },
  SCHEDULING_SCRIPT_URL: { allows: isSecure, must: ADDRESS, without: "la fenêtre de rappel ne montre que le formulaire" },
  SCHEDULING_ORIGIN: {
    allows: (value) => isSecure(value) && isOrigin(value),
    must: `${ADDRESS}, sans chemin`,
    without: "la fenêtre de rappel ne montre que le formulaire",
  },
  NOTIFICATION_FORMAT: {
    allows: (value) => value === "slack" || value === "json",
    must: "« slack » ou « json »",
    without: "les messages sont au format de Slack",
  },
  NOTIFICATION_WEBHOOK: { allows: isSecure, must: ADDRESS, without: "personne n'est prévenu des nouvelles demandes" },
  ERROR_WEBHOOK: { allows: isSecure, must: ADDRESS, without: "les erreurs ne sont que dans le journal" },
  HSTS_SCOPE: {
    allows: (value) => value === "host" || value === "domain",
    must: "« host » ou « domain »",
    without: "seul le nom du site est tenu au https",
  },
} satisfies Record<string, Rule>;

export type SettingName = keyof typeof RULES;

/** The setting, or null when it is unset, empty or none of what it may be. */
export function readSetting(settings: object, name: SettingName): string | null {
  const value = (settings as Record<string, unknown>)[name];
  return typeof value === "string" && value !== "" && RULES[name].allows(value) ? value : null;
}

export interface SettingFault {
  name: SettingName;
  /** One French sentence, without the value of a secret. */
  sentence: string;
}

/** The settings that are set to something which they cannot be. */
export function findSettingFaults(settings: object): SettingFault[] {
  return (Object.keys(RULES) as SettingName[]).flatMap((name) => {
    const value = (settings as Record<string, unknown>)[name];
    if (value === undefined || value === "" || readSetting(settings, name) !== null) return [];
    const { must, without } = RULES[name];
    const found = name.endsWith("_WEBHOOK") ? "" : `, pas « ${String(value)} »`;
    return [{ name, sentence: `${name} doit être ${must}${found} ; sans ce réglage, ${without}.` }];
  });
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
