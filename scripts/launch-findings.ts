import { lastFunded } from "#app/answer/headline.ts";
import { lastScale } from "#app/answer/indemnity.ts";
import { latest } from "#app/answer/when.ts";
import { isRead } from "#app/answer/who.ts";
import { parisDate, parisYear } from "#app/content/dated.ts";
import { formatDate } from "#app/content/format.ts";
import { findSettingFaults } from "#workers/settings/settings.ts";
import { advice, blocking, type Finding, type MaybeFinding, refused, type Severity } from "./finding.ts";
import { findInCatalogues, findInFigures, findInProgrammes } from "./launch-amounts.ts";
import type { Facts } from "./launch-facts.ts";
import { nameValue } from "./launch-words.ts";

export function listFindings(facts: Facts): Finding[] {
  const found = [
    ...findInValues(facts),
    ...findInSettings(facts),
    ...findInFigures(facts),
    ...findInCatalogues(facts),
    ...findInProgrammes(facts),
  ];
  const ids = new Map(found.toReversed().flatMap((finding) => (finding ? [[finding.id, finding] as const] : [])));
  const order: readonly Severity[] = ["refused", "blocking", "advice"];
  return [...ids.values()].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

interface Value {
  file: string;
  /** Path from the export: `organisation.phone`. */
  place: string;
  key: string;
  value: unknown;
}

/** Every exported value once; a shared object belongs to the first file. */
function listValues(modules: Facts["modules"]): Value[] {
  const seen = new Set<object>();
  const walk = (file: string, place: string, key: string, value: unknown): Value[] => {
    const own = { file, place, key, value };
    if (typeof value !== "object" || value === null) return [own];
    if (seen.has(value)) return [];
    seen.add(value);
    // Reading dates belong to the list of outside pages.
    const isQuoted = "url" in value && value.url !== null && file !== OUTSIDE_PAGES;
    const inner = Object.entries(value).filter(([name]) => !(isQuoted && name === "readOn"));
    return [own, ...inner.flatMap(([name, part]) => walk(file, place ? `${place}.${name}` : name, name, part))];
  };
  return Object.entries(modules).flatMap(([file, exports]) => walk(file, "", "", exports));
}

/** Null means « none » in these fields, not « unknown ». */
const MAY_BE_NULL = /^(note|reason|text|successor|validUntil|validFrom|until|agencyUntil|source|date)$/;
/** A year's record: null while nobody has published it. */
const YEAR_RECORD = /^years\.\d{4}\.\w+$/;
/** Absent values a person may accept: the page says so, or shows nothing. */
const MAY_WAIT: Readonly<Record<string, string>> = {
  validatedBy: "à faire confirmer par l'expert",
  confirmedOn: "à confirmer",
  wording: "phrase à fournir",
  readOn: "page à lire, puis à dater",
  answers: "nombre de réponses à fournir",
  period: "période à fournir",
};
const REVIEWED = /^(readOn|updatedOn|versionDate)$/;
const OUTSIDE_PAGES = "app/content/outside-pages.ts";
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const BRACES = /\{[^{}$]+\}/;
const EXAMPLE_DOMAIN = /[\w@.+-]*\.(?:example|invalid|test|localhost)\b/;
const FRENCH_PHONE = /(?:\+33|\b0)[\s.-]?[1-9](?:[\s.-]?\d\d){4}\b/;
/** Prefixes reserved by Arcep for fiction. */
const FICTION = /^(?:33|0)(?:19900|26191|35301|46571|53649|63998)/;

/** Findings that depend on a value's shape, in any file. */
function findInValues({ modules, now }: Facts): Finding[] {
  // A sentence may quote a value before its own file comes: the value itself goes first.
  const values = listValues(modules).toSorted((one, other) => Number(isWholeAddress(other)) - Number(isWholeAddress(one)));
  return values.flatMap(({ file, place, key, value }): Finding[] => {
    // Pages only quote other files' values.
    const isQuoted = file.startsWith("app/content/pages/");
    if (value === null && MAY_WAIT[key]) return [blocking(`attente-${place}`, `${MAY_WAIT[key]} : ${nameValue(place)}`, file)];
    if (value === null && !isQuoted && !MAY_BE_NULL.test(key) && !YEAR_RECORD.test(place))
      return [refused(`inconnu-${place}`, `à renseigner : ${nameValue(place)}`, file)];
    if (value === true && key === "sample" && !isQuoted)
      return [blocking(`exemples-${file.slice(12, -3)}`, "ce sont des exemples, à remplacer par de vrais avis, datés et consentis", file)];
    if (value === true && key === "isPlaceholder") return [refused(`provisoire-${place}`, `lien provisoire : ${nameValue(place)}`, file)];
    if (typeof value !== "string") return [];
    const [braces] = BRACES.exec(value) ?? [];
    if (braces) return [refused(`remplir-${braces.slice(1, -1)}`, `${braces} n'est pas rempli`, file)];
    const [domain] = EXAMPLE_DOMAIN.exec(value) ?? [];
    if (domain) return [refused(`adresse-${domain}`, `${domain} est une adresse d'exemple, qui n'existe pas`, file)];
    const digits = (FRENCH_PHONE.exec(value)?.[0] ?? "").replace(/\D/g, "");
    if (FICTION.test(digits)) {
      const number = digits.replace(/^33/, "0");
      return [refused(`telephone-${number}`, `le ${number} appartient aux numéros réservés à la fiction`, file)];
    }
    if (REVIEWED.test(key) && now.getTime() - Date.parse(value) > YEAR_MS)
      return [advice(`relire-${place}`, `à relire : ${nameValue(place)}, daté du ${formatDate(value)}`, file)];
    return [];
  });
}

/** Legal pages state other files' values as facts. */
function isWholeAddress({ file, value }: Value): boolean {
  return (
    !file.startsWith("app/content/legal/") &&
    typeof value === "string" &&
    [EXAMPLE_DOMAIN, FRENCH_PHONE].some((pattern) => pattern.exec(value)?.[0] === value)
  );
}

function findInSettings({ config, organisation, years, modules, now }: Facts): MaybeFinding[] {
  const { SITE_ORIGIN = "", INDEXING, TODAY, SCHEDULING_URL, NOTIFICATION_EMAILS } = config.vars as Record<string, string>;
  const period = latest("period", years);
  const funded = lastFunded("generalistes", parisDate(now), years);
  const scale = lastScale(`${parisYear(now)}`, years);
  const host = URL.parse(SITE_ORIGIN)?.hostname ?? "";
  const isBound = config.routes?.some(
    (route) => typeof route === "object" && route.pattern === host && "custom_domain" in route && route.custom_domain,
  );
  const file = "wrangler.toml";
  const promise = listValues(modules).find(({ value }) => typeof value === "string" && value.includes("24/7"));
  return [
    ...findSettingFaults(config.vars).map(({ name, sentence }) => refused(`reglage-${name}`, sentence, file)),
    (SITE_ORIGIN === "" || EXAMPLE_DOMAIN.test(SITE_ORIGIN)) &&
      refused("site-origin", "SITE_ORIGIN doit être l'adresse https du site, sans chemin", file),
    !isBound &&
      refused("domaine", `routes doit lier le domaine de SITE_ORIGIN : { pattern = "${host || "www.…"}", custom_domain = true }`, file),
    (config.workers_dev !== false || config.preview_urls !== false) &&
      refused("adresses-de-version", "workers_dev et preview_urls doivent être false : sinon le site répond à d'autres adresses", file),
    TODAY !== undefined && refused("date-fixe", "TODAY sert le site à une autre date que celle du jour : à retirer", file),
    INDEXING !== "allow" && blocking("indexation", "INDEXING tient les moteurs de recherche à l'écart", file),
    !NOTIFICATION_EMAILS &&
      blocking("prevenir", "personne n'est prévenu par e-mail d'une demande ; acceptez si le secret NOTIFICATION_WEBHOOK l'est", file),
    !SCHEDULING_URL && blocking("calendrier", "SCHEDULING_URL est vide : la fenêtre de rappel n'a que son formulaire", file),
    promise &&
      !organisation.adviceHours.includes("24") &&
      advice("appel-24-7", `« Appelez-nous 24/7 », mais les conseillers répondent ${organisation.adviceHours}`, promise.file),
    period !== null &&
      parisDate(now) > period.until &&
      advice("periode", `la période DPC a pris fin le ${formatDate(period.until)} : ajoutez celle qui lui succède`, YEARS),
    Number(organisation.catalogueEdition) < parisYear(now) &&
      advice("edition", `le catalogue est encore l'édition ${organisation.catalogueEdition}`, IDENTITY),
    ...Object.entries(years).map(
      ([year, { funding }]) =>
        funding !== null &&
        // A past year is told no more.
        year >= funded.year &&
        !funding.sources.some(isRead) &&
        blocking(`heures-${year}`, `les heures finançables de ${year} n'ont pas de source lue`, YEARS),
    ),
    scale?.year !== `${parisYear(now)}` && blocking(`bareme-${scale?.year}`, `tous les montants sont au barème ${scale?.year}`, YEARS),
  ];
}

const IDENTITY = "app/content/organisation.ts";
const YEARS = "app/content/years.ts";
