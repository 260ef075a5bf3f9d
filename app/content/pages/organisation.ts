import { exampleReference } from "../example-reference.ts";
import { organisation } from "../organisation.ts";
import type { PageMeta } from "../schema.ts";
import { typeset } from "../typeset.ts";

/** Organisation page: values, digital tools, HAS and ANDPC compliance, three commitments. */
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
  },
  commitments: {
    title: "Nos 3 engagements",
    list: [
      {
        name: "Une information claire avant de vous engager",
        text: "Durée, référence, prix, prise en charge, indemnité : tout figure sur la page du programme, avec sa date de mise à jour.",
      },
      {
        name: "Un accompagnement jusqu'au bout",
        text: "Un conseiller pour vos démarches, une assistance pendant la formation, une attestation à la fin.",
      },
      {
        name: "Une qualité que nous mesurons",
        text: "Vos réponses aux questionnaires de satisfaction sont analysées et servent à améliorer chaque programme.",
      },
    ],
  },
  closing: {
    title: "Une question ? Parlons-en.",
    text: `Conseillers ${organisation.adviceHours}. E-mail : réponse ${organisation.emailReplyDelay}.`,
    link: { label: "Nous contacter", to: "/contact" },
  },
});
