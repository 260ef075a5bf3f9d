import { parisDate, parisYear } from "#app/content/dated.ts";
import { formatCount, formatDate, formatNumber } from "#app/content/format.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import type { SourceText } from "./facts.ts";
import { blocking, type Check, slug, toConfirm } from "./findings.ts";

const PLACEHOLDER = /\{[^{}]+\}/g;
const RESERVED_DOMAIN = /[\w@.+-]*\.(?:example|invalid|test|localhost)\b/g;
const FRENCH_PHONE = /(?:\+33|\b0)[\s.-]?[1-9](?:[\s.-]?\d\d){4}\b/g;
/** Prefixes that ARCEP reserves for fiction. */
const FICTION_RANGES = ["19900", "26191", "35301", "46571", "53649", "63998"];
/** Source of a figure that the site counts itself, at every moment. */
const COUNTED = "Catalogue";
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What the site says of its operator, of its figures and of the law, and what time has overtaken. */
export const contentChecks = {
  placeholders: blocking("Identité et mentions légales", ({ texts }) =>
    listMatches(texts, PLACEHOLDER).map(({ match, sources }) => ({
      id: `remplir-${slug(match)}`,
      text: `${match} n'est pas rempli (${describeSources(sources)})`,
    })),
  ),
  reservedDomains: blocking("Identité et mentions légales", ({ texts, settings }) => {
    const settingTexts = Object.entries(settings).map(([name, text]) => ({ file: `wrangler.toml, ${name}`, text }));
    return listMatches([...texts, ...settingTexts], RESERVED_DOMAIN).map(({ match, sources }) => ({
      id: `adresse-${slug(match)}`,
      text: `${match} est une adresse d'exemple, qui n'existe pas (${describeSources(sources)})`,
    }));
  }),
  fictionPhones: blocking("Identité et mentions légales", ({ texts }) => {
    const numbers = new Set(listMatches(texts, FRENCH_PHONE).map(({ match }) => match.replace(/\D/g, "").replace(/^(33|0)/, "")));
    return [...numbers]
      .filter((number) => FICTION_RANGES.some((range) => number.startsWith(range)))
      .map((number) => ({
        id: `telephone-0${number}`,
        text: `le 0${number} appartient aux numéros réservés à la fiction : personne n'y répond (app/content/organisation.ts, phone)`,
      }));
  }),
  appStores: blocking("Identité et mentions légales", ({ organisation }) =>
    Object.entries(organisation.apps)
      .filter(([, { isPlaceholder }]) => isPlaceholder)
      .map(([store, { url }]) => ({
        id: `application-${slug(store)}`,
        text: `le lien vers l'application mène à l'accueil de la boutique, ${url} (app/content/organisation.ts, apps.${store})`,
      })),
  ),
  answeringHours: toConfirm("Identité et mentions légales", ({ texts, organisation: { adviceHours } }) => {
    const promise = texts.find(({ text }) => text.includes("24/7"));
    if (!promise || adviceHours.includes("24")) return undefined;
    return {
      id: "telephone-24-7",
      text: `« ${promise.text} » (${promise.file}) alors que les conseillers répondent ${adviceHours} : qui décroche en dehors de ces heures ?`,
    };
  }),
  testimonials: blocking("Témoignages et intervenants", ({ homeTestimonials, programmes }) =>
    [
      { id: "temoignages-accueil", where: "page d'accueil, app/content/testimonials.ts", testimonials: homeTestimonials },
      ...programmes.map(({ id, title, testimonials }) => ({ id: `temoignages-${id}`, where: `« ${title} »`, testimonials })),
    ]
      .map(({ id, where, testimonials }) => ({ id, where, count: testimonials.filter(({ sample }) => sample).length }))
      .filter(({ count }) => count > 0)
      .map(({ id, where, count }) => ({
        id,
        text: `${formatCount(count, "témoignage")} d'exemple (${where}) : remplacez-les par de vrais avis, datés et consentis ; d'ici là, les conditions d'utilisation disent que ce sont des exemples`,
      })),
  ),
  expert: toConfirm("Témoignages et intervenants", ({ organisation }) => {
    if (organisation.expert.name !== null) return undefined;
    return {
      id: "expert",
      text: "aucun expert n'est nommé : la rubrique ne présente qu'une fonction (app/content/organisation.ts, expert)",
    };
  }),
  claimSources: blocking("Chiffres annoncés", ({ claims }) =>
    Object.entries(claims)
      .filter(([, { source, date }]) => source === null || (date === null && source !== COUNTED))
      .map(([name, { value, label, source }]) => ({
        id: `chiffre-${slug(name.replace(/[A-Z]/g, " $&"))}`,
        text: `« ${value} ${label} » n'a ${source === null ? "ni source ni définition" : "qu'une source sans date"} (app/content/claims.ts, ${name})`,
      })),
  ),
  compensatedLearners: blocking("Chiffres annoncés", ({ claims: { learners, compensatedProfessionals: paid, indemnified: all } }) => {
    if (!all?.value.startsWith("100") || !learners || !paid || readNumber(paid.value) >= readNumber(learners.value)) return undefined;
    return {
      id: "chiffres-indemnises",
      text: `« ${all.value} ${all.label} », mais « ${paid.value} ${paid.label} » pour ${learners.value} ${learners.label}`,
    };
  }),
  trainedPractitioners: blocking("Chiffres annoncés", ({ claims: { practitionersTrained: claim }, programmes }) => {
    const count = (listed: typeof programmes) => listed.reduce((sum, { learners }) => sum + learners, 0);
    const totals = [...PROFESSIONS.map((name) => count(programmes.filter(({ profession }) => profession === name))), count(programmes)];
    if (!claim || totals.includes(readNumber(claim.value))) return undefined;
    return {
      id: "chiffres-praticiens",
      text: `« ${claim.value} ${claim.label} » ne correspond à aucun total des formations (${totals.map(formatNumber).join(", ")})`,
    };
  }),
  withheldClaims: toConfirm("Valeurs écartées", ({ withheldClaims }) =>
    withheldClaims.map(({ value, reason }) => ({ id: `ecarte-${slug(value)}`, text: `${value}. ${reason}` })),
  ),
  withheldVariants: toConfirm("Valeurs écartées", ({ programmes }) =>
    programmes.flatMap(({ id, title, withheldVariants }) =>
      withheldVariants.map(({ value, reason }, index) => ({
        id: `ecarte-${id}${index === 0 ? "" : `-${index + 1}`}`,
        text: `« ${title} » : ${value}. ${reason}`,
      })),
    ),
  ),
  lateCancellation: toConfirm("Conditions et données personnelles", ({ terms: { freeCancellationDays: free, inPersonLateDays: late } }) => {
    if (free <= late) return undefined;
    return {
      id: "annulation-jours",
      text: `annulation sans frais jusqu'à ${free} jours avant, frais dès ${late} jours : entre les deux, les conditions de vente écrivent « sans frais »`,
    };
  }),
  eLearningCancellation: toConfirm(
    "Conditions et données personnelles",
    ({ terms: { eLearningCancellationDays: cancel, eLearningPostponementDays: postpone } }) => {
      if (cancel === postpone) return undefined;
      return {
        id: "annulation-elearning",
        text: `e-learning : annulation jusqu'à ${cancel} jours avant, report jusqu'à ${postpone} jours ; que se passe-t-il ensuite ?`,
      };
    },
  ),
  retention: toConfirm("Conditions et données personnelles", ({ privacy, privacyRules }) => {
    if (privacy.otherRetentionYears <= privacyRules.prospectYears) return undefined;
    return {
      id: "conservation",
      text: `les demandes sont gardées ${privacy.otherRetentionYears} ans ; la CNIL conseille ${privacyRules.prospectYears} ans pour un prospect (les exports marquent « ne pas appeler » au-delà)`,
    };
  }),
  // A course that must not be taken for the one that the law requires.
  cautions: toConfirm("Conditions et données personnelles", ({ programmes }) =>
    programmes
      .filter(({ caution }) => caution !== undefined)
      .map(({ id, title, caution }) => ({
        id: `mise-en-garde-${id}`,
        text: `« ${title} » porte cette mise en garde, à confirmer ou à retirer : ${caution}`,
      })),
  ),
  auditRounds: toConfirm("Conditions et données personnelles", ({ programmes }) =>
    programmes
      .filter(({ formats, learnerPath }) => formats.EPP && !learnerPath.some(({ title }) => /second tour|deuxième tour/i.test(title)))
      .map(({ id, title }) => ({
        id: `second-tour-${id}`,
        text: `le parcours de « ${title} » ne montre pas de second tour d'audit, qu'une EPP demande`,
      })),
  ),
  periodEnd: toConfirm("Dates", ({ organisation: { periodEnd }, now }) => {
    if (parisDate(now) <= periodEnd) return undefined;
    return {
      id: `periode-${periodEnd}`,
      text: `la période DPC a pris fin le ${formatDate(periodEnd)} : le site montre déjà le texte suivant, et doit être relu (app/content/period.ts)`,
    };
  }),
  // The days that decide what is still called feasible within the period.
  formatCalendars: toConfirm("Dates", ({ formatCalendars }) => {
    const days = Object.entries(formatCalendars).map(([format, { leastDays }]) => `${format} ${leastDays} jours`);
    return {
      id: "calendrier-formats",
      text: `de l'inscription à la dernière étape, le site compte au moins ${days.join(", ")} ; c'est ce qui décide de « Encore réalisable avant… » (app/content/format-calendar.ts)`,
    };
  }),
  catalogueEdition: toConfirm("Dates", ({ organisation: { catalogueEdition }, now }) => {
    if (Number(catalogueEdition) >= parisYear(now)) return undefined;
    return {
      id: `edition-${catalogueEdition}`,
      text: `le catalogue est encore l'édition ${catalogueEdition} (app/content/organisation.ts, catalogueEdition)`,
    };
  }),
  reviewDates: toConfirm("Dates", ({ programmes, legalNotices, claims, now }) =>
    [
      ...programmes.map(({ title, updatedOn }) => ({ name: title, date: updatedOn })),
      ...legalNotices.map(({ title, versionDate }) => ({ name: title, date: versionDate })),
      ...Object.values(claims).flatMap(({ value, label, date }) => (date ? [{ name: `${value} ${label}`, date }] : [])),
    ]
      .filter(({ date }) => now.getTime() - Date.parse(date) > YEAR_MS)
      .map(({ name, date }) => ({ id: `relire-${slug(name)}`, text: `« ${name} » n'a pas été relu depuis le ${formatDate(date)}` })),
  ),
  financingSources: toConfirm("Dates", ({ financers, now }) =>
    financers
      .filter(({ source }) => now.getTime() - Date.parse(source.readOn) > YEAR_MS)
      .map(({ status, source }) => ({
        id: `source-${slug(status)}`,
        text: `« ${status} » : la source (${source.name}) n'a pas été relue depuis le ${formatDate(source.readOn)} (app/content/pages/employer-file.ts)`,
      })),
  ),
} satisfies Record<string, Check>;

/** Every distinct match with the texts that hold it. */
function listMatches(texts: readonly SourceText[], pattern: RegExp): { match: string; sources: SourceText[] }[] {
  const found = new Map<string, SourceText[]>();
  for (const source of texts) {
    for (const [match] of source.text.matchAll(pattern)) found.set(match, [...(found.get(match) ?? []), source]);
  }
  return [...found].map(([match, sources]) => ({ match, sources }));
}

/** The shortest text is the one that the others quote. */
function describeSources(sources: readonly SourceText[]): string {
  const files = [...new Set(sources.toSorted((a, b) => a.text.length - b.text.length).map(({ file }) => file))];
  const [first, ...others] = files;
  if (others.length === 0) return `${first}`;
  return `${first} et ${others.length === 1 ? "un autre fichier" : `${others.length} autres fichiers`}`;
}

function readNumber(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
