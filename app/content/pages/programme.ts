import { formatDate, formatEuros, formatHours, formatNumber, formatPhone } from "../format.ts";
import { formats } from "../formats.ts";
import { formatIndemnity, isToConfirm } from "../indemnities.ts";
import { organisation } from "../organisation.ts";
import { professions } from "../professions.ts";
import type { Offer, Programme } from "../schema.ts";
import { typeset } from "../typeset.ts";
import { FORMATS, type Format } from "../vocabulary.ts";

/** What all programme pages have in common. */
export const programmePage = typeset({
  hero: {
    notOffered: "non proposé",
    online: "100 % en ligne",
    funding: "Prise en charge : DPC (100%)",
    rating: "Note des apprenants :",
    learners: "apprenants",
    question: "Une question ? Vous pouvez",
    contact: { label: "nous contacter", to: "/contact" },
  },
  brief: {
    title: "En bref",
    audience: "Pour qui",
    hours: "Durée",
    indemnity: "Indemnité*",
    upTo: "jusqu'à",
    counts: "Compte pour",
    types: { FC: "formation continue", EPP: "EPP" },
    and: " et ",
    inTime: "Faisable",
    before: "avant le",
    nextYear: "pas avant la fin de la période",
  },
  register: "Je m'inscris maintenant",
  card: {
    title: "Votre inscription",
    zero: formatEuros(0),
    zeroNote: "à votre charge si vous êtes éligible*",
    choose: "Choisissez votre format",
    show: "Afficher",
    indemnity: "Indemnité*",
    hours: "Durée",
    price: "Prix",
    reference: "Référence",
    register: "Je m'inscris",
    note: "Un conseiller vous rappelle et vous guide jusqu'à la validation sur agencedpc.fr.",
    compare: "Comparer les formats",
    otherFormats: "Les autres formats",
  },
  copy: {
    action: "Copier la référence",
    done: "Référence copiée",
    failed: "Référence sélectionnée, à copier au clavier",
  },
  about: "À propos de cette formation",
  objectives: "Ce que vous saurez faire",
  comparison: {
    title: "Comparer les formats",
    caption: "Durée, référence, prix, indemnité, types d'actions et calendrier de chaque format",
    chosen: "Votre choix",
    notOffered: "Non proposé",
    rows: {
      hours: "Durée",
      reference: "Référence",
      price: "Prix",
      indemnity: "Indemnité*",
      actions: "Types d'actions couverts",
      calendar: "Calendrier",
    },
    actions: { PI: "formation continue et EPP", EPP: "EPP", FC: "formation continue" } satisfies Record<Format, string>,
  },
  path: {
    title: "Votre parcours, étape par étape",
    reveal: "Afficher tout le parcours",
    fold: "Réduire",
    and: "et",
  },
  enrolment: {
    title: "S'inscrire en 5 gestes sur agencedpc.fr",
    lead: "L'inscription se fait sur le site de l'Agence nationale du DPC. Nos conseillers peuvent la faire avec vous, au téléphone.",
    reference: "La référence à rechercher",
    open: "Ouvrir agencedpc.fr",
    newTab: "(nouvel onglet)",
  },
  practical: {
    title: "Informations pratiques",
    updated: "Mise à jour le",
    print: "Imprimer la fiche",
  },
  share: "Envoyer à un confrère",
  expert: {
    title: "Formateur expert",
    text: "Ce programme est conçu et relu par des professionnels de santé experts du thème.",
    unnamed: "Leurs noms, qualités et déclarations d'intérêts sont communiqués avant l'inscription.",
    named: "Sa déclaration d'intérêts est communiquée avant l'inscription.",
  },
  testimonials: { title: "Ils l'ont suivie", rating: "Note :" },
  references: "Textes de référence",
  contact: {
    title: "Une question sur ce programme ?",
    text: `Un conseiller vous rappelle au moment qui vous convient, ${organisation.adviceHours}.`,
    action: "Contactez-nous pour plus d'informations",
  },
});

/** « 4,9/5 » */
export function formatRating(rating: number): string {
  return `${formatNumber(rating)}/5`;
}

/** « Programme intégré : 10 h, indemnité 235,60 €, prix 467,40 €, référence 9A0X2425009. », read aloud when the format changes. */
export function describeOffer(format: Format, { hours, indemnityInCents, priceInCents, reference }: Offer): string {
  return typeset(
    `${formats[format].name} : ${formatHours(hours)}, indemnité ${formatIndemnity(indemnityInCents, isToConfirm(format))}, prix ${formatEuros(priceInCents)}, référence ${reference}.`,
  );
}

/** « 9A0X2425009, indemnité* 235,60 €, prix 467,40 € » */
export function describeOtherOffer(format: Format, { reference, indemnityInCents, priceInCents }: Omit<Offer, "hours">): string {
  return typeset(
    `${reference}, indemnité*\u00A0${formatIndemnity(indemnityInCents, isToConfirm(format))}, prix\u00A0${formatEuros(priceInCents)}`,
  );
}

/** « Cette étape concerne le format EPP » */
export function describeOtherFormat(formats: readonly string[]): string {
  return typeset(`Cette étape concerne le format ${formats.join(` ${programmePage.path.and} `)}`);
}

/** « + 6 étapes du format FC », and once they are shown « Masquer les 6 étapes du format FC ». */
export function describeFoldedSteps(count: number, format: "FC" | "EPP", isUnfolded: boolean): string {
  if (isUnfolded) return typeset(`Masquer ${count === 1 ? "l'étape" : `les ${count} étapes`} du format ${format}`);
  return typeset(`+ ${count} ${count === 1 ? "étape" : "étapes"} du format ${format}`);
}

/** The steps on agencedpc.fr, on the site and in the printed catalogues. `reference` is what follows « la référence ». */
export function listEnrolmentSteps(reference: string): string[] {
  return typeset([
    "Connectez-vous ou créez votre compte.",
    "Vérifiez vos informations financières : choisissez la prise en charge et renseignez votre RIB.",
    `Dans la recherche, collez la référence ${reference}.`,
    "Choisissez une session et cliquez sur « S'inscrire ».",
    "Validez : vous recevez un e-mail de confirmation.",
  ]);
}

/** What a colleague receives, before the address of the page. */
export function writeInvitation(
  title: string,
  { hours, reference }: Pick<Offer, "hours" | "reference">,
): { subject: string; text: string } {
  return typeset({
    subject: `Formation DPC : ${title}`,
    text: `Bonjour, cette formation en ligne pourrait vous intéresser : ${title}, ${formatHours(hours)}, référence ${reference}.`,
  });
}

type PracticalSubject = Pick<Programme, "profession"> & { formats: Partial<Record<Format, Required<Offer>>> };

export interface PracticalItem {
  term: string;
  text: string;
  links?: ReadonlyArray<{ label: string; to: string }>;
}

/** The nine items that the national quality standard (Qualiopi, indicator 1) requires of every programme, beside its objectives. */
export function listPracticalItems({ profession, formats }: PracticalSubject): PracticalItem[] {
  const audited = formats.PI ? "l'EPP et le PI" : "l'EPP";
  const { disabilityEmail, email, phone, adviceHours } = organisation;
  return typeset([
    { term: "Public", text: professions[profession].audience },
    {
      term: "Prérequis",
      text: `Être en exercice dans la profession visée. Disposer d'un ordinateur, d'une tablette ou d'un smartphone récent et d'une connexion à Internet. Pour ${audited} : avoir une activité permettant d'analyser des dossiers de patients concernés par le thème, en préservant leur anonymat.`,
    },
    {
      term: "Durée",
      text: `${joinOffers(formats, ({ hours }) => formatHours(hours))} de travail personnel. Pour ${audited}, le parcours s'étale sur plusieurs mois, car un délai sépare les deux tours d'audit.`,
    },
    {
      term: "Modalités et délais d'accès",
      text: `Inscription sur agencedpc.fr avec la référence de votre format (${joinOffers(formats, ({ reference }) => reference)}), ou convention avec l'employeur pour les salariés. L'accès à la plateforme ouvre à la date de début de votre session.`,
    },
    {
      term: "Méthodes mobilisées",
      text: "Formation ouverte à distance : vidéos courtes, fiches de synthèse, quiz commentés, cas cliniques interactifs. EPP : audit clinique à partir d'une grille de critères issus des recommandations, avec restitution et plan d'amélioration.",
    },
    {
      term: "Modalités d'évaluation",
      text: "FC : questionnaires avant et après la formation. EPP : comparaison des deux tours d'audit. Une attestation est remise lorsque toutes les étapes du format choisi sont réalisées.",
    },
    {
      term: "Tarif",
      text: `${joinOffers(formats, ({ priceInCents }) => formatEuros(priceInCents))}, nets de taxe. ${formatEuros(0)} à votre charge si l'Agence nationale du DPC ou votre employeur prend la formation en charge.`,
    },
    {
      term: "Accessibilité",
      text: "Vous êtes en situation de handicap ? Écrivez-nous avant de vous inscrire : nous étudions avec vous les adaptations possibles.",
      links: [{ label: disabilityEmail, to: `mailto:${disabilityEmail}` }],
    },
    {
      term: "Contact",
      text: `Nos conseillers répondent ${adviceHours}.`,
      links: [
        { label: formatPhone(phone), to: `tel:${phone}` },
        { label: email, to: `mailto:${email}` },
      ],
    },
  ]);
}

/** « PI 10 h, EPP 4 h, FC 6 h » */
function joinOffers(formats: PracticalSubject["formats"], value: (offer: Required<Offer>) => string): string {
  return FORMATS.flatMap((format) => {
    const offer = formats[format];
    return offer ? `${format}\u00A0${value(offer)}` : [];
  }).join(", ");
}

/** « Mise à jour le 20 novembre 2026 » */
export function describeUpdate(updatedOn: string): string {
  return `${programmePage.practical.updated} ${formatDate(updatedOn)}`;
}
