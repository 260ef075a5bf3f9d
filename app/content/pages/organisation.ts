import type { EmblemDrawing } from "../emblems.ts";
import { exampleReference } from "../example-reference.ts";
import { formatPhone } from "../format.ts";
import { activityDeclaration, announceMissing, legalIdentity, registrationNotice } from "../legal-identity.ts";
import { organisation } from "../organisation.ts";
import { ratingMethod } from "../rating-method.ts";
import type { PageMeta } from "../schema.ts";
import { subjectEmblems } from "../subject-emblems.ts";
import { typeset } from "../typeset.ts";

/** Percent of the panorama's width; its label's height. */
interface PlaceOnPanorama {
  x: number;
  top: number;
}

interface Summit {
  name: string;
  altitude: string;
  wide: PlaceOnPanorama;
  narrow: PlaceOnPanorama;
  height: number;
  left?: "always" | "narrow";
}

const summits: readonly Summit[] = [
  {
    name: "Grand Colon",
    altitude: "2 394 m",
    wide: { x: 22.5, top: 26 },
    narrow: { x: 10.57, top: 30 },
    height: 52.13,
  },
  {
    name: "Grand Pic de Belledonne",
    altitude: "2 977 m",
    wide: { x: 51.25, top: 2 },
    narrow: { x: 47.97, top: 0 },
    height: 29.94,
    left: "always",
  },
  {
    name: "Croix de Belledonne",
    altitude: "2 926 m",
    wide: { x: 56.56, top: 2 },
    narrow: { x: 54.88, top: 0 },
    height: 32.53,
  },
  {
    name: "Croix de Chamrousse",
    altitude: "2 253 m",
    wide: { x: 80.63, top: 16 },
    narrow: { x: 86.18, top: 21 },
    height: 45.47,
    left: "narrow",
  },
];

export interface CheckedFact {
  name: string;
  strong?: string;
  text?: string;
  link?: { label: string; to: string };
  checkedAt?: { label: string; to: string; newTab?: string };
}

const legalNotice = { label: "Mentions légales", to: "/mentions-legales" };
const phone = { label: formatPhone(organisation.phone), to: `tel:${organisation.phone}` };

const identity = [
  { name: "Raison sociale", missing: "raison sociale", text: legalIdentity.companyName },
  { name: "Siège", missing: "siège", text: legalIdentity.address },
  { name: "Déclaration d'activité", missing: "numéro de déclaration d'activité", text: activityDeclaration ? registrationNotice : null },
];

const facts: readonly CheckedFact[] = [
  {
    name: "Organisme de DPC",
    strong: `n° ${organisation.dpcNumber}`,
    text: ", enregistré auprès de l'Agence nationale du DPC",
    checkedAt: { label: "agencedpc.fr", to: organisation.agencyUrl, newTab: "(nouvel onglet)" },
  },
  {
    name: "Certification Qualiopi",
    text: legalIdentity.qualityCertificate ?? "Aucun certificat n'est publié sur ce site à ce jour.",
  },
  ...identity.flatMap(({ name, text }) => (text === null ? [] : { name, text, checkedAt: legalNotice })),
  {
    name: "Nos appels",
    text: "Seulement si vous le demandez. Nous ne vous demandons jamais votre mot de passe agencedpc.fr.",
    checkedAt: { label: "S'inscrire sans risque", to: "/aide-inscription" },
  },
  {
    name: "Nous joindre",
    link: phone,
    text: `, ${organisation.adviceHours}, heure de Paris`,
    checkedAt: { label: "Contact", to: "/contact" },
  },
];

interface AnsweringPerson {
  subject: string;
  text: string;
  link?: { label: string; to: string };
  emblem: EmblemDrawing;
}

const answeringPeople: readonly AnsweringPerson[] = [
  {
    subject: "Conseil avant inscription",
    text: "Choisir un programme, vérifier une prise en charge, préparer un dossier.",
    link: phone,
    emblem: subjectEmblems.advice,
  },
  {
    subject: "Experts des programmes",
    text: "Leurs noms et leurs liens d'intérêts sont communiqués avant l'inscription.",
    emblem: subjectEmblems.experts,
  },
  {
    subject: "Assistance technique",
    text: "Un accès perdu, une étape qui ne s'affiche pas.",
    link: { label: organisation.email, to: `mailto:${organisation.email}` },
    emblem: subjectEmblems.support,
  },
  {
    subject: "Handicap et accessibilité",
    text: "Une adaptation pour suivre une formation.",
    link: { label: organisation.disabilityEmail, to: `mailto:${organisation.disabilityEmail}` },
    emblem: subjectEmblems.disability,
  },
];

export const organisationPage = typeset({
  meta: {
    title: "L'organisme : qui sommes-nous ?",
    description: `${organisation.name}, organisme de formation basé à ${organisation.city} : nos valeurs, nos outils numériques, notre conformité HAS et ANDPC et nos trois engagements.`,
    keywords: `organisme de DPC, formation professionnels de santé, ANDPC, HAS, engagements, ${organisation.city}, plateforme de formation`,
  } satisfies PageMeta,
  crumb: "Organisme",
  title: "Un organisme de formation dédié aux professionnels de santé",
  intro:
    "Nous concevons des formations en ligne utiles dès la consultation ou la visite suivante, pour les médecins généralistes et les infirmiers.",
  place: `${organisation.city}, au pied des Alpes`,
  panorama: {
    label: `La chaîne de Belledonne, vue d'${organisation.city}`,
    caption: `Belledonne vue d'${organisation.city}, du nord à gauche au sud à droite. Noms et altitudes exacts, dessin simplifié.`,
    summits,
  },
  people: {
    title: "Qui vous répond",
    lead: "Les noms et les portraits paraissent ici avec l'accord de chacun. D'ici là : qui fait quoi, et comment les joindre.",
    list: answeringPeople,
  },
  values: {
    title: "Nos valeurs",
    list: [
      { name: "Exigence", text: "Des contenus fondés sur les recommandations et relus avant publication." },
      {
        name: "Indépendance",
        text: "Des formations sans publicité ni message promotionnel ; les intervenants déclarent leurs liens d'intérêts.",
      },
      { name: "Proximité", text: `Une équipe basée à ${organisation.city}, joignable par téléphone et par e-mail.` },
      {
        name: "Respect du temps de soin",
        text: "Des séquences courtes, pensées pour s'insérer dans une journée de consultations ou de visites.",
      },
    ],
  },
  tools: {
    title: "Des outils numériques qui vous suivent",
    lead: "Une plateforme accessible sur ordinateur et une application mobile.",
    list: ["Votre progression est synchronisée.", "Vos documents restent disponibles.", "Vos attestations se téléchargent en un geste."],
  },
  compliance: {
    title: "Conformité HAS et ANDPC",
    methods: {
      name: "Haute Autorité de santé",
      text: "Nos actions sont construites à partir des recommandations de la Haute Autorité de santé et selon les méthodes de DPC qu'elle met à disposition.",
    },
    registration: {
      name: "Agence nationale du DPC",
      text: `Notre organisme est enregistré auprès de l'Agence nationale du DPC sous le numéro ${organisation.dpcNumber}. L'Agence et ses commissions scientifiques peuvent évaluer les actions publiées.`,
    },
    reference: {
      title: "Lire une référence DPC",
      full: exampleReference,
      parts: [
        { value: exampleReference.slice(0, 4), name: "notre organisme" },
        { value: exampleReference.slice(4, 8), name: "les années de publication" },
        { value: exampleReference.slice(8), name: "le numéro de l'action" },
      ],
    },
    facts: {
      label: "Qui sommes-nous, et où le vérifier",
      list: facts,
      missing: announceMissing(identity.flatMap(({ missing, text }) => (text === null ? missing : []))),
    },
  },
  commitments: {
    title: "Nos 3 engagements",
    list: [
      {
        name: "Une information claire avant de vous engager",
        text: "Durée, référence, prix, prise en charge, indemnité : tout figure sur la page du programme, avec sa date de mise à jour.",
        seenAt: { label: "Voir une page", to: "/formations/generalistes/diagnostic-endometriose" },
      },
      {
        name: "Un accompagnement jusqu'au bout",
        text: "Un conseiller pour vos démarches, une assistance pendant la formation, une attestation à la fin.",
        seenAt: { label: "Nous joindre", to: "/contact" },
      },
      {
        name: "Une qualité que nous mesurons",
        text: "Vos réponses aux questionnaires de satisfaction sont analysées et servent à améliorer chaque programme.",
        seenAt: { label: "La méthode", to: "#avis" },
      },
    ],
  },
  ratings: {
    id: "avis",
    title: "Comment les notes sont recueillies",
    text: "Par le questionnaire de satisfaction, à la fin de chaque formation.",
    list: [
      { name: "Période", text: ratingMethod.period, missing: "la période" },
      { name: "Nombre de réponses", text: ratingMethod.answers?.toLocaleString("fr") ?? null, missing: "le nombre de réponses" },
    ],
  },
  closing: {
    title: "Une question ? Parlons-en.",
    text: `Conseillers ${organisation.adviceHours}. E-mail : réponse ${organisation.emailReplyDelay}.`,
    link: { label: "Nous contacter", to: "/contact" },
  },
});
