import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { claims } from "#app/content/claims.ts";
import { parisDate, parisYear } from "#app/content/dated.ts";
import { formatDate, formatEuros, formatHours } from "#app/content/format.ts";
import { highestIndemnityInCents, listOffers } from "#app/content/offers.ts";
import { organisation } from "#app/content/organisation.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { findMaximumInCents } from "#app/content/scale.ts";
import { isScaleConfirmed, scaleYear } from "#app/content/scale-record.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { ROOT } from "./command.ts";
import { listStalePictures } from "./pictures/picture-content.ts";

/** `refused`: nobody can accept it. `blocking`: a person can, by name. `advice`: never blocks, disappears once accepted. */
type Severity = "refused" | "blocking" | "advice";

export interface Finding {
  /** Stable: acceptances refer to it. */
  id: string;
  severity: Severity;
  sentence: string;
  file: string;
}

export interface Facts {
  now: Date;
  /** Exports of app/content by file. */
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  programmes: readonly Programme[];
  /** Undefined once the site no longer makes the claim. */
  claims: Readonly<Record<string, { value: string; label: string; source: string | null; date: string | null } | undefined>>;
  organisation: typeof organisation;
  config: Readonly<SiteConfig>;
  stalePictures: readonly string[];
}

/** The settings read here. */
export interface SiteConfig {
  workers_dev?: boolean;
  preview_urls?: boolean;
  routes?: readonly unknown[];
  vars: Readonly<Record<string, unknown>>;
}

/** The project's content and settings. */
export async function readFacts(now: Date, config: SiteConfig): Promise<Facts> {
  // Schemas hold patterns, not texts.
  const files = globSync("app/content/**/*.ts", { cwd: ROOT }).filter((file) => !/(\.test|schema|vocabulary)\.ts$/.test(file));
  const modules: Record<string, Record<string, unknown>> = {};
  // Pages sort last: a value belongs to the file it is imported from.
  const isPage = (file: string) => Number(/pages|programmes.index/.test(file));
  for (const file of files.sort((a, b) => isPage(a) - isPage(b) || a.localeCompare(b)))
    modules[file.replaceAll(path.sep, "/")] = { ...(await import(pathToFileURL(path.join(ROOT, file)).href)) };
  return { now, modules, programmes, claims, organisation, config, stalePictures: listStalePictures() };
}

/** Worst first. */
export function listFindings(facts: Facts): Finding[] {
  const found = [...findInValues(facts), ...findInSettings(facts), ...findInFigures(facts), ...findInProgrammes(facts)];
  const ids = new Map(found.toReversed().map((finding) => [finding.id, finding]));
  const order: readonly Severity[] = ["refused", "blocking", "advice"];
  return [...ids.values()].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

interface Value {
  file: string;
  /** From the export on: `organisation.phone`. */
  place: string;
  key: string;
  value: unknown;
}

/** Every exported value once; a shared object counts for the first file. */
function listValues(modules: Facts["modules"]): Value[] {
  const seen = new Set<object>();
  const walk = (file: string, place: string, key: string, value: unknown): Value[] => {
    const own = { file, place, key, value };
    if (typeof value !== "object" || value === null) return [own];
    if (seen.has(value)) return [];
    seen.add(value);
    return [own, ...Object.entries(value).flatMap(([name, inner]) => walk(file, place ? `${place}.${name}` : name, name, inner))];
  };
  return Object.entries(modules).flatMap(([file, exports]) => walk(file, "", "", exports));
}

/** Null means « none » in these fields, not « unknown ». */
const MAY_BE_NULL = /^(note|reason|text|successor|validUntil|validFrom|source|date)$/;
/** Absent values that a person may accept: the page shows an example, or nothing. */
const MAY_WAIT = /^(validatedBy|confirmedOn|wording|readOn)$/;
const REVIEWED = /^(readOn|updatedOn|versionDate)$/;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const BRACES = /\{[^{}$]+\}/;
const EXAMPLE_DOMAIN = /[\w@.+-]*\.(?:example|invalid|test|localhost)\b/;
const FRENCH_PHONE = /(?:\+33|\b0)[\s.-]?[1-9](?:[\s.-]?\d\d){4}\b/;
/** Prefixes reserved by Arcep for fiction. */
const FICTION = /^(?:33|0)(?:19900|26191|35301|46571|53649|63998)/;

/** Findings by the shape of the data, wherever it is. */
function findInValues({ modules, now }: Facts): Finding[] {
  return listValues(modules).flatMap(({ file, place, key, value }): Finding[] => {
    // Pages only quote other files' values.
    const isQuoted = file.startsWith("app/content/pages/");
    if (value === null && MAY_WAIT.test(key)) return [blocking(`attente-${place}`, `${place} attend une confirmation`, file)];
    if (value === null && !isQuoted && !MAY_BE_NULL.test(key)) return [refused(`inconnu-${place}`, `${place} n'est pas renseigné`, file)];
    if (value === true && key === "sample" && !isQuoted)
      return [
        blocking(
          `exemples-${file.slice(12, -3)}`,
          "ces témoignages sont des exemples : de vrais avis, datés et consentis, les remplacent",
          file,
        ),
      ];
    if (isWithheld(value)) return [advice(`ecarte-${value.value}`, `valeur écartée : ${value.value}. ${value.reason}`, file)];
    if (value === true && key === "isPlaceholder") return [refused(`provisoire-${place}`, `${place} : ce lien est provisoire`, file)];
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
      return [advice(`relire-${place}`, `${place} n'a pas été relu depuis le ${formatDate(value)}`, file)];
    return [];
  });
}

function findInSettings({ config, organisation, modules, now }: Facts): Finding[] {
  const {
    SITE_ORIGIN = "",
    INDEXING,
    TODAY,
    UNKNOWN_PATH,
    SCHEDULING_URL = "",
    NOTIFICATION_EMAILS = "",
  } = config.vars as Record<string, string>;
  const host = URL.parse(SITE_ORIGIN)?.hostname ?? "";
  const routes = (config.routes ?? []) as { pattern?: string; custom_domain?: boolean }[];
  const file = "wrangler.toml";
  const promise = listValues(modules).find(({ value }) => typeof value === "string" && value.includes("24/7"));
  return [
    ...when(!/^https:\/\/[^/]+$/.test(SITE_ORIGIN) || EXAMPLE_DOMAIN.test(SITE_ORIGIN), () =>
      refused("site-origin", "SITE_ORIGIN doit être l'adresse https du site, sans chemin", file),
    ),
    ...when(!routes.some(({ pattern, custom_domain }) => pattern === host && custom_domain === true), () =>
      refused("domaine", `routes doit lier le domaine de SITE_ORIGIN : { pattern = "${host || "www.…"}", custom_domain = true }`, file),
    ),
    ...when(config.workers_dev !== false || config.preview_urls !== false, () =>
      refused("adresses-de-version", "workers_dev et preview_urls doivent être false : sinon le site répond à d'autres adresses", file),
    ),
    ...when(TODAY !== undefined, () => refused("date-fixe", "TODAY sert le site à une autre date que celle du jour : à retirer", file)),
    ...when(INDEXING !== "allow", () => blocking("indexation", "INDEXING tient les moteurs de recherche à l'écart", file)),
    ...when(NOTIFICATION_EMAILS === "", () =>
      blocking(
        "prevenir",
        "personne n'est prévenu par e-mail d'une nouvelle demande ; acceptez si le secret NOTIFICATION_WEBHOOK l'est",
        file,
      ),
    ),
    ...when(SCHEDULING_URL === "", () =>
      advice("calendrier", "SCHEDULING_URL est vide : la fenêtre de rappel n'a que son formulaire", file),
    ),
    advice("adresse-inconnue", `une adresse inconnue montre « ${UNKNOWN_PATH} » (UNKNOWN_PATH) ; le cahier des charges dit les deux`, file),
    ...when(promise !== undefined && !organisation.adviceHours.includes("24"), () =>
      advice("appel-24-7", `« Appelez-nous 24/7 », mais les conseillers répondent ${organisation.adviceHours}`, promise?.file ?? file),
    ),
    advice("second-horaire", `un second horaire figure dans les conditions : ${organisation.supportHours}`, IDENTITY),
    advice("reponse-e-mail", `les e-mails promettent une réponse ${organisation.emailReplyDelay}, week-end compris`, IDENTITY),
    ...when(parisDate(now) > organisation.periodEnd, () =>
      advice("periode", `la période DPC a pris fin le ${formatDate(organisation.periodEnd)} : relisez le texte qui lui succède`, IDENTITY),
    ),
    ...when(Number(organisation.catalogueEdition) < parisYear(now), () =>
      advice("edition", `le catalogue est encore l'édition ${organisation.catalogueEdition}`, IDENTITY),
    ),
    ...when(!isScaleConfirmed(parisDate(now)), () =>
      blocking(`bareme-${scaleYear}`, `tous les montants sont au barème ${scaleYear}`, "app/content/scale-record.ts"),
    ),
  ];
}

/** A value contradicted by another source, kept with the reason it isn't shown. */
function isWithheld(value: unknown): value is { value: string; reason: string } {
  return typeof value === "object" && value !== null && "reason" in value && "value" in value && typeof value.reason === "string";
}

const IDENTITY = "app/content/organisation.ts";
const CLAIMS = "app/content/claims.ts";
const COUNTED = "Catalogue";
const YEARLY = { generalistes: "upToIndemnityGeneralistes", infirmiers: "upToIndemnityInfirmiers" } as const;

function findInFigures({ claims, programmes, organisation, stalePictures }: Facts): Finding[] {
  return [
    ...Object.entries(claims).flatMap(([name, claim]) =>
      when(claim && (claim.source === null || (claim.date === null && claim.source !== COUNTED)), () =>
        blocking(`chiffre-${name}`, `« ${claim?.value} ${claim?.label} » n'a pas de source datée`, CLAIMS),
      ),
    ),
    ...PROFESSIONS.flatMap((profession) => {
      const said = claims[YEARLY[profession]]?.value;
      const hours = organisation.annualHours[profession];
      const best = findMaximumInCents(
        programmes.filter((programme) => programme.profession === profession),
        hours,
      );
      return when(said !== undefined && readCents(said) !== best, () =>
        blocking(
          `maximum-${profession}`,
          `« jusqu'à ${said} » par an ; ces formats donnent ${formatEuros(best)} en ${formatHours(hours)}`,
          CLAIMS,
        ),
      );
    }),
    ...when(stalePictures.length > 0, () =>
      blocking("images-de-partage", `npm run pictures : l'image ne dit plus ce que dit ${stalePictures.join(", ")}`, "public/og"),
    ),
  ];
}

function findInProgrammes({ programmes }: Facts): Finding[] {
  const references = programmes.flatMap((programme) => listOffers(programme).map(({ offer }) => offer.reference));
  return [
    blocking("references-dpc", `${references.length} références à vérifier une à une sur agencedpc.fr`, "app/content/programmes"),
    ...programmes.flatMap((programme) => {
      const { id, title, hoverIndemnityInCents, mobileOffer, formats, caution, priorityOrientation } = programme;
      const file = `app/content/programmes/${id}.ts`;
      const highest = highestIndemnityInCents(programme);
      const offer = mobileOffer && formats[mobileOffer.format];
      return [
        ...when(hoverIndemnityInCents !== highest, () =>
          blocking(
            `survol-${id}`,
            `« ${title} » : ${formatEuros(hoverIndemnityInCents)} au survol, ${formatEuros(highest)} ailleurs`,
            file,
          ),
        ),
        ...when(mobileOffer && !(offer && isSameOffer(offer, mobileOffer)), () =>
          blocking(`offre-mobile-${id}`, `« ${title} » ne montre pas la même offre sur téléphone et sur ordinateur`, file),
        ),
        ...when(caution !== undefined, () => advice(`mise-en-garde-${id}`, `« ${title} » porte une mise en garde, à confirmer`, file)),
        ...when(priorityOrientation === undefined, () =>
          advice(`orientation-${id}`, `« ${title} » n'a pas d'orientation prioritaire avec sa source`, file),
        ),
      ];
    }),
    ...findOddRates(programmes),
  ];
}

function isSameOffer(one: Offer, other: Offer): boolean {
  return (["reference", "hours", "indemnityInCents", "priceInCents"] as const).every((field) => one[field] === other[field]);
}

/** Hourly amounts that differ from most offers of the same profession and format. */
function findOddRates(programmes: readonly Programme[]): Finding[] {
  const offers = programmes.flatMap((programme) => listOffers(programme).map(({ format, offer }) => ({ programme, format, offer })));
  const alike = Map.groupBy(offers, ({ programme, format }) => `${programme.profession} ${format}`);
  return (["priceInCents", "indemnityInCents"] as const).flatMap((amount) =>
    [...alike.values()].flatMap((group) => {
      const rates = group.map(({ offer }) => offer[amount] / offer.hours);
      const usual = rates.find((rate) => rates.filter((other) => other === rate).length > rates.length / 2) ?? 0;
      return group.flatMap(({ programme: { id, title }, format, offer }, index) =>
        when(usual > 0 && rates[index] !== usual, () => {
          const what = amount === "priceInCents" ? "prix" : "indemnité";
          const said = `« ${title} », ${format} : ${what} ${formatEuros(offer[amount])} pour ${formatHours(offer.hours)}`;
          const sentence = `${said} ; au tarif horaire des autres, ${formatEuros(Math.round(usual * offer.hours))}`;
          return blocking(`${what}-horaire-${id}-${format}-${offer.reference}`, sentence, `app/content/programmes/${id}.ts`);
        }),
      );
    }),
  );
}

function readCents(text: string): number {
  return Math.round(Number(text.replace(/[^\d,]/g, "").replace(",", ".")) * 100);
}

function when(isSo: unknown, find: () => Finding): Finding[] {
  return isSo ? [find()] : [];
}

function make(severity: Severity, id: string, sentence: string, file: string): Finding {
  const words = id
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return { id: (words ?? []).join("-"), severity, sentence, file };
}
const refused = make.bind(null, "refused");
const blocking = make.bind(null, "blocking");
const advice = make.bind(null, "advice");
