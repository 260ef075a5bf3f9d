import { describeStores } from "../app-stores.ts";
import { catalogueCounts } from "../catalogue-counts.ts";
import { claims } from "../claims.ts";
import { formatShortDay } from "../day-words.ts";
import { faqEmblems } from "../faq-drawings.ts";
import { formatEuros, formatPhone, spellNumber } from "../format.ts";
import { explainUnpublished, isFundingPublished } from "../funding.ts";
import { organisation } from "../organisation.ts";
import { professions } from "../professions.ts";
import type { PageMeta } from "../schema.ts";
import { subjectEmblems } from "../subject-emblems.ts";
import { typeset } from "../typeset.ts";
import { type Format, PROFESSIONS, type Profession } from "../vocabulary.ts";
import { yearHoursAt, yearIndemnityAt } from "../year-limits.ts";

/** In these texts `*` refers to the scale note, and letters to notes under the figures. */

export interface HomeProfession {
  profession: Profession;
  plate: { title: string; hours: string; upTo: string; amount: string; note: string | null };
  summary: string;
  all: string;
}

/** `day`: ISO date in Paris. */
export function readHomeProfessions(day: string): HomeProfession[] {
  return PROFESSIONS.map((profession) => {
    const count = catalogueCounts.byProfession[profession];
    const { sign, summary } = yearHoursAt(profession, day);
    const { value, note } = yearIndemnityAt(profession, day);
    return typeset({
      profession,
      plate: { title: professions[profession].shortTitle, hours: sign, upTo: "jusqu'à", amount: value, note },
      summary: `${count} programmes, ${summary}`,
      all: `Voir les ${count} programmes`,
    });
  });
}

/** No amount in an unpublished year. */
export function readHomeCharge(day: string): { amount: string | null; label: string } {
  return typeset(
    isFundingPublished(day) ? { amount: formatEuros(0), label: "à votre charge*" } : { amount: null, label: explainUnpublished(day) },
  );
}

interface Figure {
  lead?: string;
  value: string;
  label: string;
  /** A star refers to the scale's note. */
  note?: NoteMark;
}

export type NoteMark = "*" | "a" | "b" | "c" | "d";

const compensated = claims.compensatedProfessionals.value.replace("plus de ", "");
const periodLastYear = organisation.periodEnd.slice(0, 4);

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
    items: [
      {
        title: "Formez-vous partout",
        emblem: faqEmblems.Plateforme,
        text: "Ordinateur, tablette ou application mobile : reprenez votre formation là où vous l'avez laissée, entre deux consultations ou entre deux tournées.",
      },
      {
        title: "Des experts de votre pratique",
        emblem: subjectEmblems.experts,
        text: "Les contenus sont conçus avec des professionnels de santé, à partir des recommandations françaises, et relus avant publication.",
      },
      {
        title: "Gagnez du temps",
        emblem: faqEmblems.Inscription,
        text: "Des séquences courtes, une référence DPC à copier, un conseiller pour les démarches : vous vous concentrez sur l'essentiel.",
      },
    ],
  },
  catalogue: {
    yearsLabel: "La période DPC, année par année",
    years: [
      { year: "2023", note: null },
      { year: "2024", note: null },
      { year: "2025", note: null },
      { year: periodLastYear, note: `jusqu'au ${formatShortDay(organisation.periodEnd)}` },
    ],
    edition: `Édition\u00A0${organisation.catalogueEdition}. Les montants et références à jour figurent sur les pages des programmes.`,
  },
  itineraries: {
    title: `Deux métiers, ${spellNumber(catalogueCounts.programmes)} itinéraires`,
    legend: [
      { format: "FC", label: "formation continue" },
      { format: "EPP", label: "évaluation des pratiques" },
      { format: "PI", label: "programme intégré, les deux réunies" },
    ] satisfies Array<{ format: Format; label: string }>,
  },
  app: {
    title: "Vos formations dans votre poche",
    text: "Suivez votre parcours sur l'application mobile, disponible sur iOS et Android.",
    rating: { label: `${claims.appRating.label} :`, value: claims.appRating.value, note: "d" as NoteMark },
    ...describeStores(organisation.apps),
    newTab: "(nouvel onglet)",
  },
  figures: {
    title: "Le chemin parcouru",
    profile: [
      { value: claims.learners.value, label: claims.learners.label.replace("depuis ", "depuis\u00A0"), note: "a" },
      { value: claims.trainingHours.value, label: claims.trainingHours.label, note: "c" },
      {
        value: claims.programmes.value,
        label: `${claims.programmes.label}, ${claims.actions.value}\u00A0${claims.actions.label.replace(" ", "\u00A0")}`,
        note: "b",
      },
      { value: claims.satisfaction.value, label: claims.satisfaction.label, note: "c" },
      { lead: "plus de", value: compensated, label: claims.compensatedProfessionals.label, note: "*" },
    ] as readonly Figure[],
    line: [
      { value: claims.practitionersTrained.value, label: claims.practitionersTrained.label, note: "c" },
      { value: claims.formats.value, label: claims.formats.label },
      { value: claims.indemnified.value, label: claims.indemnified.label, note: "*" },
    ] as readonly Figure[],
    noteLabel: "note",
    notes: [
      { mark: "a", text: claims.learners.note },
      { mark: "b", text: claims.actions.note },
      { mark: "c", text: claims.satisfaction.note, link: { label: "Comment ils sont recueillis", to: "/organisme#avis" } },
      { mark: "d", text: claims.appRating.note },
    ] as ReadonlyArray<{ mark: NoteMark; text: string; link?: { label: string; to: string } }>,
  },
  testimonials: {
    title: "Ils ont suivi la trace",
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
