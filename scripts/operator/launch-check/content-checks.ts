import { parisDate, parisYear } from "#app/content/dated.ts";
import { formatCount, formatDate, formatNumber } from "#app/content/format.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import type { SourceText } from "./facts.ts";
import { blocking, type Check, point, slug, toConfirm } from "./findings.ts";

const PLACEHOLDER = /\{[^{}]+\}/g;
const RESERVED_DOMAIN = /[\w@.+-]*\.(?:example|invalid|test|localhost)\b/g;
const FRENCH_PHONE = /(?:\+33|\b0)[\s.-]?[1-9](?:[\s.-]?\d\d){4}\b/g;
/** Prefixes that ARCEP reserves for fiction. */
const FICTION = /^(19900|26191|35301|46571|53649|63998)/;
/** Source of a figure that the site counts itself, at every moment. */
const COUNTED = "Catalogue";
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const IDENTITY = "Identité et mentions légales";
const VOICES = "Témoignages et intervenants";
const FIGURES = "Chiffres annoncés";
const TERMS = "Conditions et données personnelles";

/** What the site says of its operator, of its figures and of the law, and what time has overtaken. */
export const contentChecks = {
  placeholders: blocking(IDENTITY, ({ texts }) =>
    listMatches(texts, PLACEHOLDER).map(({ match, where }) => point(`remplir-${slug(match)}`, `${match} n'est pas rempli (${where})`)),
  ),
  reservedDomains: blocking(IDENTITY, ({ texts, settings }) => {
    const settingTexts = Object.entries(settings).map(([name, text]) => ({ file: `wrangler.toml, ${name}`, text }));
    return listMatches([...texts, ...settingTexts], RESERVED_DOMAIN).map(({ match, where }) =>
      point(`adresse-${slug(match)}`, `${match} est une adresse d'exemple, qui n'existe pas (${where})`),
    );
  }),
  fictionPhones: blocking(IDENTITY, ({ texts }) => {
    const numbers = new Set(listMatches(texts, FRENCH_PHONE).map(({ match }) => match.replace(/\D/g, "").replace(/^(33|0)/, "")));
    const words = "appartient aux numéros réservés à la fiction : personne n'y répond (app/content/organisation.ts, phone)";
    return [...numbers].map((number) => FICTION.test(number) && point(`telephone-0${number}`, `le 0${number}`, words));
  }),
  appStores: blocking(IDENTITY, ({ organisation }) =>
    Object.entries(organisation.apps).map(([store, { isPlaceholder, url }]) => {
      const words = `le lien vers l'application mène à l'accueil de la boutique, ${url} (app/content/organisation.ts, apps.${store})`;
      return isPlaceholder && point(`application-${slug(store)}`, words);
    }),
  ),
  answeringHours: toConfirm(IDENTITY, ({ texts, organisation: { adviceHours } }) => {
    const promise = texts.find(({ text }) => text.includes("24/7"));
    if (!promise || adviceHours.includes("24")) return false;
    const words = `alors que les conseillers répondent ${adviceHours} : qui décroche en dehors de ces heures ?`;
    return point("telephone-24-7", `« ${promise.text} » (${promise.file})`, words);
  }),
  testimonials: blocking(VOICES, ({ homeTestimonials, programmes }) =>
    [
      { id: "accueil", where: "page d'accueil, app/content/testimonials.ts", testimonials: homeTestimonials },
      ...programmes.map(({ id, title, testimonials }) => ({ id, where: `« ${title} »`, testimonials })),
    ].map(({ id, where, testimonials }) => {
      const count = testimonials.filter(({ sample }) => sample).length;
      const words = `${formatCount(count, "témoignage")} d'exemple (${where}) : remplacez-les par de vrais avis,`;
      const until = "datés et consentis ; d'ici là, les conditions d'utilisation disent que ce sont des exemples";
      return count > 0 && point(`temoignages-${id}`, words, until);
    }),
  ),
  expert: toConfirm(VOICES, ({ organisation }) => {
    const words = "aucun expert n'est nommé : la rubrique ne présente qu'une fonction (app/content/organisation.ts, expert)";
    return organisation.expert.name === null && point("expert", words);
  }),
  claimSources: blocking(FIGURES, ({ claims }) =>
    Object.entries(claims).map(([name, { value, label, source, date }]) => {
      const isSourced = source !== null && (date !== null || source === COUNTED);
      const words = `« ${value} ${label} » n'a ${source === null ? "ni source ni définition" : "qu'une source sans date"}`;
      return !isSourced && point(`chiffre-${slug(name.replace(/[A-Z]/g, " $&"))}`, words, `(app/content/claims.ts, ${name})`);
    }),
  ),
  compensatedLearners: blocking(FIGURES, ({ claims: { learners, compensatedProfessionals: paid, indemnified: all } }) => {
    if (!all?.value.startsWith("100") || !learners || !paid || readNumber(paid.value) >= readNumber(learners.value)) return false;
    const words = `« ${all.value} ${all.label} », mais « ${paid.value} ${paid.label} » pour ${learners.value} ${learners.label}`;
    return point("chiffres-indemnises", words);
  }),
  trainedPractitioners: blocking(FIGURES, ({ claims: { practitionersTrained: claim }, programmes }) => {
    const count = (listed: typeof programmes) => listed.reduce((sum, { learners }) => sum + learners, 0);
    const totals = [...PROFESSIONS.map((name) => count(programmes.filter(({ profession }) => profession === name))), count(programmes)];
    if (!claim || totals.includes(readNumber(claim.value))) return false;
    const words = `« ${claim.value} ${claim.label} » ne correspond à aucun total des formations (${totals.map(formatNumber).join(", ")})`;
    return point("chiffres-praticiens", words);
  }),
  withheldClaims: toConfirm("Valeurs écartées", ({ withheldClaims }) =>
    withheldClaims.map(({ value, reason }) => point(`ecarte-${slug(value)}`, `${value}. ${reason}`)),
  ),
  withheldVariants: toConfirm("Valeurs écartées", ({ programmes }) =>
    programmes.flatMap(({ id, title, withheldVariants }) =>
      withheldVariants.map(({ value, reason }, index) =>
        point(`ecarte-${id}${index === 0 ? "" : `-${index + 1}`}`, `« ${title} » : ${value}. ${reason}`),
      ),
    ),
  ),
  lateCancellation: toConfirm(TERMS, ({ terms: { freeCancellationDays: free, lateDays: late } }) => {
    const words = `annulation sans frais jusqu'à ${free} jours avant, frais dès ${late} jours : entre les deux,`;
    return free > late && point("annulation-jours", words, "les conditions de vente écrivent « sans frais »");
  }),
  eLearningCancellation: toConfirm(TERMS, ({ terms: { eLearningCancellationDays: cancel, eLearningPostponementDays: postpone } }) => {
    const words = `e-learning : annulation jusqu'à ${cancel} jours avant, report jusqu'à ${postpone} jours ; que se passe-t-il ensuite ?`;
    return cancel !== postpone && point("annulation-elearning", words);
  }),
  retention: toConfirm(TERMS, ({ privacy: { otherRetentionYears: kept }, privacyRules: { prospectYears: advised } }) => {
    const words = `les demandes sont gardées ${kept} ans ; la CNIL conseille ${advised} ans pour un prospect`;
    return kept > advised && point("conservation", words, "(les exports marquent « ne pas appeler » au-delà)");
  }),
  // A course that must not be taken for the one that the law requires.
  cautions: toConfirm(TERMS, ({ programmes }) =>
    programmes.map(({ id, title, caution }) => {
      const words = `« ${title} » porte cette mise en garde, à confirmer ou à retirer : ${caution}`;
      return caution !== undefined && point(`mise-en-garde-${id}`, words);
    }),
  ),
  auditRounds: toConfirm(TERMS, ({ programmes }) =>
    programmes.map(({ id, title, formats, learnerPath }) => {
      const isMissing = formats.EPP !== undefined && !learnerPath.some((step) => /second tour|deuxième tour/i.test(step.title));
      return (
        isMissing && point(`second-tour-${id}`, `le parcours de « ${title} » ne montre pas de second tour d'audit, qu'une EPP demande`)
      );
    }),
  ),
  periodEnd: toConfirm("Dates", ({ organisation: { periodEnd }, now }) => {
    const words = `la période DPC a pris fin le ${formatDate(periodEnd)} : le site montre déjà le texte suivant,`;
    return parisDate(now) > periodEnd && point(`periode-${periodEnd}`, words, "et doit être relu (app/content/period.ts)");
  }),
  // The days that decide what is still called feasible within the period.
  formatCalendars: toConfirm("Dates", ({ formatCalendars }) => {
    const days = Object.entries(formatCalendars).map(([format, { leastDays }]) => `${format} ${leastDays} jours`);
    const words = `de l'inscription à la dernière étape, le site compte au moins ${days.join(", ")} ;`;
    return point("calendrier-formats", words, "c'est ce qui décide de « Encore réalisable avant… » (app/content/format-calendar.ts)");
  }),
  catalogueEdition: toConfirm("Dates", ({ organisation: { catalogueEdition: edition }, now }) => {
    const words = `le catalogue est encore l'édition ${edition} (app/content/organisation.ts, catalogueEdition)`;
    return Number(edition) < parisYear(now) && point(`edition-${edition}`, words);
  }),
  sharingPictures: blocking(FIGURES, ({ stalePictures }) => {
    const words = `l'image de partage ne dit plus ce que dit la page : ${stalePictures.join(", ")} (npm run pictures)`;
    return stalePictures.length > 0 && point("images-de-partage", words);
  }),
  reviewDates: toConfirm("Dates", ({ programmes, legalNotices, claims, now }) =>
    [
      ...programmes.map(({ title, updatedOn }) => ({ name: title, date: updatedOn })),
      ...legalNotices.map(({ title, versionDate }) => ({ name: title, date: versionDate })),
      ...Object.values(claims).map(({ value, label, date }) => ({ name: `${value} ${label}`, date })),
    ].map(
      ({ name, date }) => isOld(date, now) && point(`relire-${slug(name)}`, `« ${name} » n'a pas été relu depuis le ${formatDate(date)}`),
    ),
  ),
  payerSources: toConfirm("Dates", ({ payerSources, now }) =>
    payerSources.map(({ name, readOn }) => {
      const words = `« Qui paie » : la source ${name} n'a pas été relue depuis le ${formatDate(readOn)} (app/content/payers/sources.ts)`;
      return isOld(readOn, now) && point(`source-${slug(name)}`, words);
    }),
  ),
} satisfies Record<string, Check>;

function isOld(date: string | null, now: Date): date is string {
  return date !== null && now.getTime() - Date.parse(date) > YEAR_MS;
}

/** Every distinct match, and where it stands: the shortest text that holds it is the one that the others quote. */
function listMatches(texts: readonly SourceText[], pattern: RegExp): { match: string; where: string }[] {
  const found = texts.flatMap((source) => [...source.text.matchAll(pattern)].map(([match]) => ({ match, ...source })));
  return [...Map.groupBy(found, ({ match }) => match)].map(([match, sources]) => {
    const [first, ...others] = new Set(sources.sort((a, b) => a.text.length - b.text.length).map(({ file }) => file));
    const more = others.length === 1 ? "un autre fichier" : `${others.length} autres fichiers`;
    return { match, where: others.length === 0 ? `${first}` : `${first} et ${more}` };
  });
}

function readNumber(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
