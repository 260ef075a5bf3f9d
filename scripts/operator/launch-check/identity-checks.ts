import { formatCount } from "#app/content/format.ts";
import type { Facts, SourceText } from "./facts.ts";
import { type Finding, slug } from "./findings.ts";

/** The identity of the operator: what only they know, and what stands in for it. */

const PLACEHOLDER = /\{[^{}]+\}/g;
const RESERVED_DOMAIN = /[\w@.+-]*\.(?:example|invalid|test|localhost)\b/g;
const FRENCH_PHONE = /(?:\+33|\b0)[\s.-]?[1-9](?:[\s.-]?\d\d){4}\b/g;
/** Prefixes that ARCEP reserves for fiction. */
const FICTION_RANGES = ["19900", "26191", "35301", "46571", "53649", "63998"];

export function checkPlaceholders({ texts }: Pick<Facts, "texts">): Finding[] {
  return listMatches(texts, PLACEHOLDER).map(({ match, sources }) => ({
    id: `remplir-${slug(match)}`,
    severity: "blocking",
    group: "Identité et mentions légales",
    text: `${match} n'est pas rempli (${describeSources(sources)})`,
  }));
}

export function checkReservedDomains({ texts, settings }: Pick<Facts, "texts" | "settings">): Finding[] {
  const settingTexts = Object.entries(settings).map(([name, text]) => ({ file: `wrangler.toml, ${name}`, text }));
  return listMatches([...texts, ...settingTexts], RESERVED_DOMAIN).map(({ match, sources }) => ({
    id: `adresse-${slug(match)}`,
    severity: "blocking",
    group: "Identité et mentions légales",
    text: `${match} est une adresse d'exemple, qui n'existe pas (${describeSources(sources)})`,
  }));
}

export function checkFictionPhones({ texts }: Pick<Facts, "texts">): Finding[] {
  const numbers = new Set(listMatches(texts, FRENCH_PHONE).map(({ match }) => match.replace(/\D/g, "").replace(/^(33|0)/, "")));
  return [...numbers]
    .filter((number) => FICTION_RANGES.some((range) => number.startsWith(range)))
    .map((number) => ({
      id: `telephone-0${number}`,
      severity: "blocking",
      group: "Identité et mentions légales",
      text: `le 0${number} appartient aux numéros réservés à la fiction : personne n'y répond (app/content/organisation.ts, phone)`,
    }));
}

export function checkAppStores({ organisation }: Pick<Facts, "organisation">): Finding[] {
  return Object.entries(organisation.apps)
    .filter(([, { isPlaceholder }]) => isPlaceholder)
    .map(([store, { url }]) => ({
      id: `application-${slug(store)}`,
      severity: "blocking",
      group: "Identité et mentions légales",
      text: `le lien vers l'application mène à l'accueil de la boutique, ${url} (app/content/organisation.ts, apps.${store})`,
    }));
}

export function checkAnsweringHours({ texts, organisation }: Pick<Facts, "texts" | "organisation">): Finding[] {
  const [promise] = texts.filter(({ text }) => text.includes("24/7"));
  if (!promise || organisation.adviceHours.includes("24")) return [];
  return [
    {
      id: "telephone-24-7",
      severity: "toConfirm",
      group: "Identité et mentions légales",
      text: `« ${promise.text} » (${promise.file}) alors que les conseillers répondent ${organisation.adviceHours} : qui décroche en dehors de ces heures ?`,
    },
  ];
}

export function checkTestimonials({ homeTestimonials, programmes }: Pick<Facts, "homeTestimonials" | "programmes">): Finding[] {
  const places = [
    { id: "temoignages-accueil", where: "page d'accueil, app/content/testimonials.ts", testimonials: homeTestimonials },
    ...programmes.map(({ id, title, testimonials }) => ({ id: `temoignages-${id}`, where: `« ${title} »`, testimonials })),
  ];
  return places.flatMap(({ id, where, testimonials }) => {
    const samples = testimonials.filter(({ sample }) => sample);
    if (samples.length === 0) return [];
    return [
      {
        id,
        severity: "blocking",
        group: "Témoignages et intervenants",
        text: `${formatCount(samples.length, "témoignage")} d'exemple (${where}) : remplacez-les par de vrais avis, datés et consentis`,
      },
    ];
  });
}

export function checkExpert({ organisation }: Pick<Facts, "organisation">): Finding[] {
  if (organisation.expert.name !== null) return [];
  return [
    {
      id: "expert",
      severity: "toConfirm",
      group: "Témoignages et intervenants",
      text: "aucun expert n'est nommé : la rubrique ne présente qu'une fonction (app/content/organisation.ts, expert)",
    },
  ];
}

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
