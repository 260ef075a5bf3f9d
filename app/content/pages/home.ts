import { describeStores } from "../app-stores.ts";
import { claims } from "../claims.ts";
import { faqEmblems } from "../faq-drawings.ts";
import { formatPhone, spellNumber } from "../format.ts";
import { organisation } from "../organisation.ts";
import { professions } from "../professions.ts";
import { programmeCounts } from "../programme-counts.ts";
import type { PageMeta } from "../schema.ts";
import { subjectEmblems } from "../subject-emblems.ts";
import { typeset } from "../typeset.ts";
import { FORMATS, type Profession } from "../vocabulary.ts";

/** In these texts `*` refers to the scale note. */

export interface HomeProfession {
  profession: Profession;
  plate: { title: string; hours: string; upTo: string; amount: string; note: string | null };
  summary: string;
  all: string;
}

/** `year`: what a year holds, on the day; `hours` null where none is published. */
export function describeHomeProfession(
  profession: Profession,
  {
    hours,
    amount: { value, label, isLabelFirst },
  }: { hours: string | null; amount: { value: string; label: string | null; isLabelFirst: boolean } },
): HomeProfession {
  const count = programmeCounts.byProfession[profession];
  return typeset({
    profession,
    plate: {
      title: professions[profession].shortTitle,
      hours: hours ?? "plafond non publié",
      upTo: label && isLabelFirst ? `${label} :` : "jusqu'à",
      amount: value,
      note: isLabelFirst ? null : label,
    },
    summary: `${count} programmes, ${hours ?? "plafond non publié"}`,
    all: `Voir les ${count} programmes`,
  });
}

/** Under the signs; the amounts' own note is further down. */
export const homeStar = typeset({
  text: "* Prise en charge et indemnité selon éligibilité,",
  link: { label: "ce que valent ces montants", to: "#bareme" },
});

/** Beside « 0 € », for whoever is eligible. */
export const homeCharge = typeset("à votre charge*");

/** In one line. Money has the scale's star, what the provider reports the note. */
const others = [
  { claim: claims.trainingHours, mark: "a", isWhileFunded: false },
  { claim: claims.practitionersTrained, mark: "a", isWhileFunded: false },
  { claim: claims.compensatedProfessionals, mark: "*", isWhileFunded: false },
  { claim: claims.indemnified, mark: "*", isWhileFunded: true },
] as const;

const advice = `Un conseiller vérifie avec vous votre prise en charge et vous guide jusqu'à l'inscription. Conseillers ${organisation.adviceHours}. En dehors de ces horaires, laissez un message ou demandez à être rappelé(e).`;

export const homePage = typeset({
  meta: {
    title: "Formations DPC en ligne : médecins et infirmiers",
    description:
      "Formations DPC 100 % en ligne pour médecins généralistes et infirmiers : PI, EPP et formation continue. Prise en charge sous conditions, conseil par téléphone.",
    keywords: "DPC, formation DPC en ligne, médecin généraliste, infirmier, EPP, programme intégré, formation continue",
  } satisfies PageMeta,
  hero: {
    kicker: "Formations DPC 100 % en ligne",
    title: "Votre DPC, en ligne et à\u00A0votre rythme",
    lead: "Des programmes construits sur les recommandations en vigueur, pour les médecins généralistes et les infirmiers.",
    action: { label: "Trouvez votre formation", to: "/formations" },
    call: {
      label: "Appelez-nous 24/7",
      number: formatPhone(organisation.phone),
      to: `tel:${organisation.phone}`,
      hours: `Conseillers ${organisation.adviceHours}`,
    },
    registration: {
      number: organisation.dpcNumber,
      strong: "Organisme enregistré",
      text: `auprès de l'Agence nationale du DPC, n° ${organisation.dpcNumber}`,
      to: "/organisme",
    },
  },
  benefits: {
    title: "Une formation qui tient dans votre journée de soins",
    /** `between`: what the day holds before each. */
    items: [
      {
        between: "Consultations",
        title: "Formez-vous partout",
        emblem: faqEmblems.Plateforme,
        text: "Ordinateur, tablette ou application mobile : reprenez votre formation là où vous l'avez laissée, entre deux consultations ou entre deux tournées.",
      },
      {
        between: "Visites, tournée",
        title: "Des experts de votre pratique",
        emblem: subjectEmblems.experts,
        text: "Les contenus sont conçus avec des professionnels de santé, à partir des recommandations françaises, et relus avant publication.",
      },
      {
        between: "Consultations",
        title: "Gagnez du temps",
        emblem: faqEmblems.Inscription,
        text: "Des séquences courtes, une référence DPC à copier, un conseiller pour les démarches : vous vous concentrez sur l'essentiel.",
      },
    ],
  },
  catalogue: {
    yearsLabel: "La période DPC, année par année",
    edition: `Édition\u00A0${organisation.catalogueEdition}. Les montants et références à jour figurent sur les pages des programmes.`,
  },
  itineraries: {
    title: `Deux métiers, ${spellNumber(programmeCounts.programmes)} itinéraires`,
  },
  app: {
    title: "Vos formations dans votre poche",
    text: "Suivez votre parcours sur l'application mobile.",
    rating: { label: `${claims.appRating.label} :`, value: claims.appRating.value },
    ...describeStores(organisation.apps),
    newTab: "(nouvel onglet)",
  },
  figures: {
    title: "Le chemin parcouru",
    large: [
      { value: claims.learners.value, label: claims.learners.label.replace("depuis ", "depuis\u00A0"), isReported: true },
      { value: claims.satisfaction.value, label: claims.satisfaction.label, isReported: true },
      { value: claims.programmes.value, label: `${claims.programmes.label}, en ${spellNumber(FORMATS.length)} formats`, isReported: false },
    ],
    also: "Aussi :",
    /** `isWhileFunded`: only while the year of the day is published. */
    others: others.map(({ claim: { value, label }, ...other }) => ({ text: `${value} ${label}`, ...other })),
    noteLabel: "note",
    note: {
      text: "Chiffres communiqués par l'organisme, période et nombre de réponses en cours de publication. Qui a suivi plusieurs formations compte à chaque fois parmi les apprenants.",
      link: { label: "Comment ils sont recueillis", to: "/organisme#avis" },
    },
  },
  testimonials: {
    title: "Ils ont suivi la trace",
    method: { label: "Comment les avis sont recueillis", to: "/organisme#avis" },
    carousel: "carrousel",
    slide: "témoignage",
    track: "Témoignages, à faire défiler",
    previous: "Témoignages précédents",
    next: "Témoignages suivants",
  },
  process: {
    title: "Cinq étapes, du\u00A0premier appel à\u00A0l'attestation",
    action: "Prendre rendez-vous",
    advice: `${advice} Sans engagement.`,
  },
});

export function testimonialPosition(range: string | number, count: number): string {
  return `${range}\u00A0sur\u00A0${count}`;
}
