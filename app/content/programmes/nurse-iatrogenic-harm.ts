import { typeset } from "../typeset.ts";
import type { ProgrammeEntry } from "./programme-schema.ts";

export const nurseIatrogenicHarm = typeset({
  id: "nurse-iatrogenic-harm",
  profession: "infirmiers",
  path: "/formations/infirmiers/iatrogenie-medicamenteuse",
  emblem: "iatrogenic-harm",
  hill: 7,
  shortTitle: "Iatrogénie médicamenteuse",
  title: "Prévenir l'iatrogénie médicamenteuse",
  tagline: "Repérer, alerter, sécuriser : le médicament est aussi un soin infirmier.",
  about:
    "L'infirmier est présent au moment le plus exposé du circuit du médicament : l'administration et la surveillance. Ce programme vous apprend à repérer les patients et les situations à risque, à appliquer les règles de sécurité, à détecter précocement un effet indésirable et à transmettre une alerte utile au médecin et au pharmacien. La personne âgée polymédiquée et les transitions de soins y tiennent une place particulière.",
  objectives: [
    "Définir iatrogénie, effet indésirable et erreur médicamenteuse.",
    "Repérer les patients, les médicaments et les moments à risque.",
    "Sécuriser la préparation et l'administration (règle des 5 B, double vérification, identitovigilance).",
    "Surveiller et reconnaître les signes d'alerte, en particulier chez la personne âgée.",
    "Participer à la conciliation des traitements et au dialogue avec médecin et pharmacien.",
    "Déclarer un événement et en tirer une action d'amélioration.",
  ],
  learnerPath: [
    { title: "Accueil, objectifs et prise en main", formats: ["FC", "EPP"] },
    { title: "Questionnaire initial de connaissances", formats: ["FC"] },
    { title: "Audit clinique, premier tour : sécurité de l'administration", formats: ["EPP"] },
    { title: "Comprendre : iatrogénie, erreurs et facteurs de risque", formats: ["FC"] },
    { title: "Sécuriser l'administration : règle des 5 B et médicaments à risque", formats: ["FC"] },
    { title: "Personne âgée polymédiquée : surveillance et signes d'alerte", formats: ["FC"] },
    { title: "Transitions de soins, conciliation et transmissions : cas pratiques", formats: ["FC"] },
    { title: "Restitution personnalisée et plan d'amélioration", formats: ["FC", "EPP"] },
    {
      title: "Second tour d'audit, évaluation finale et questionnaire de satisfaction",
      formats: ["EPP"],
    },
  ],
  formats: {
    EPP: { reference: "9A0X2425018", hours: 4, indemnityInCents: 12_160, priceInCents: 29_640 },
    FC: { reference: "9A0X2425011", hours: 6, indemnityInCents: 11_400, priceInCents: 17_100 },
  },
  defaultFormat: "EPP",
  rating: 4.7,
  learners: 292,
  hoverIndemnityInCents: 11_400,
  sideCardWidth: 350,
  withheldVariants: [],
  referenceTexts: [
    "HAS, « Outils de sécurisation et d'auto-évaluation de l'administration des médicaments », juillet 2011",
    "SFPC, « Fiche mémo – Préconisations pour la pratique de conciliation des traitements médicamenteux », décembre 2015",
    "HAS, « Comment améliorer la qualité et la sécurité des prescriptions de médicaments chez la personne âgée ? »",
    "Loi n° 2025-581 du 27 juin 2025 sur la profession d'infirmier, qui inscrit la conciliation médicamenteuse dans ses missions",
  ],
  updatedOn: "2026-11-20",
  meta: {
    title: "DPC iatrogénie médicamenteuse pour infirmiers",
    description:
      "Formation DPC iatrogénie médicamenteuse pour infirmiers : administration, surveillance, personne âgée, conciliation. %formats%.",
    keywords:
      "iatrogénie médicamenteuse, administration des médicaments, conciliation, formation DPC, infirmier, IDEL, EPP, formation continue",
  },
  testimonials: [
    {
      sample: true,
      name: "Sandrine B.",
      role: "IDEL, EPP",
      rating: 5,
      comment: "L'audit m'a fait regarder autrement la préparation des piluliers.",
    },
    {
      sample: true,
      name: "Yann L.",
      role: "IDEL, formation continue",
      rating: 5,
      comment: "Les signes d'alerte chez la personne âgée sont bien résumés, je garde la fiche sous la main.",
    },
    {
      sample: true,
      name: "Julie N.",
      role: "Infirmière en EHPAD, EPP",
      rating: 5,
      comment: "Un support utile pour échanger avec le médecin et le pharmacien.",
    },
  ],
} satisfies ProgrammeEntry);
