import { typeset } from "../typeset.ts";
import type { ProgrammeEntry } from "./programme-schema.ts";

export const gpNutrition = typeset({
  id: "gp-nutrition",
  profession: "generalistes",
  path: "/formations/generalistes/troubles-nutritionnels",
  emblem: "nutrition",
  hill: 2,
  shortTitle: "Nutrition et obésité",
  title: "Troubles nutritionnels et obésité : dépister, évaluer, accompagner",
  tagline: "Parler du poids autrement et construire un projet de soins qui tient.",
  about:
    "Surpoids, obésité, dénutrition : ces situations se croisent chaque jour en médecine générale et exposent parfois à la stigmatisation. Ce programme propose une démarche structurée : dépister, évaluer le retentissement et le contexte, construire un projet personnalisé, graduer les recours, prescrire avec prudence et suivre dans la durée.",
  objectives: [
    "Dépister un surpoids, une obésité ou une dénutrition et en suivre l'évolution.",
    "Conduire une évaluation globale : comportement alimentaire, activité physique, contexte psychosocial, complications.",
    "Aborder le poids sans stigmatiser et coconstruire des objectifs réalistes.",
    "Proposer un projet de soins gradué : alimentation, activité physique adaptée, accompagnement.",
    "Connaître la place, les conditions de prescription et la surveillance des traitements médicamenteux et de la chirurgie.",
    "Orienter et coordonner le parcours avec les autres professionnels.",
  ],
  learnerPath: [
    { title: "Accueil, objectifs et prise en main", formats: ["FC", "EPP"] },
    { title: "Questionnaire initial de connaissances", formats: ["FC"] },
    { title: "Audit clinique, premier tour : dépistage et suivi nutritionnels", formats: ["EPP"] },
    { title: "Dépister et mesurer : surpoids, obésité, dénutrition", formats: ["FC"] },
    { title: "Évaluer : comportement alimentaire, complications, contexte", formats: ["FC"] },
    { title: "Communiquer sans stigmatiser : entretien et décision partagée", formats: ["FC"] },
    { title: "Projet de soins : alimentation et activité physique adaptée", formats: ["FC"] },
    { title: "Traitements médicamenteux et chirurgie : place et surveillance", formats: ["FC"] },
    { title: "Graduer les recours et coordonner : cas cliniques", formats: ["FC"] },
    { title: "Restitution personnalisée et plan d'amélioration", formats: ["FC", "EPP"] },
    {
      title: "Second tour d'audit, évaluation finale et questionnaire de satisfaction",
      formats: ["EPP"],
    },
  ],
  formats: {
    PI: { reference: "9A0X2425003", hours: 10, indemnityInCents: 45_000, priceInCents: 77_900 },
    EPP: { reference: "9A0X2425019", hours: 4, indemnityInCents: 18_000, priceInCents: 49_400 },
    FC: { reference: "9A0X2425007", hours: 6, indemnityInCents: 13_500, priceInCents: 28_500 },
  },
  defaultFormat: "PI",
  rating: 4.8,
  learners: 417,
  hoverIndemnityInCents: 45_000,
  sideCardWidth: 320,
  withheldVariants: [],
  referenceTexts: [
    "HAS, « Guide du parcours de soins : surpoids et obésité de l'adulte », validé le 11 janvier 2023",
    "HAS et FFN, « Obésité de l'adulte : prise en charge de 2e et 3e niveaux », juin 2022",
    "HAS, « Surpoids et obésité de l'adulte : prise en charge médicale de premier recours », septembre 2011",
    "HAS et FFN, « Diagnostic de la dénutrition de l'enfant et de l'adulte », 2019",
    "HAS et FFN, « Diagnostic de la dénutrition chez la personne de 70 ans et plus », novembre 2021",
    "ANSM, conditions de prescription des analogues du GLP-1 dans l'obésité, juin 2025",
  ],
  updatedOn: "2026-11-20",
  meta: {
    title: "DPC nutrition et obésité : médecins généralistes",
    description:
      "Formation DPC nutrition et obésité pour médecins généralistes : dépistage, projet de soins, traitements, parcours. %formats%.",
    keywords: "nutrition, obésité, dénutrition, formation DPC, médecin généraliste, programme intégré, EPP, formation continue",
  },
  testimonials: [
    {
      sample: true,
      name: "Pierre M.",
      role: "Médecin généraliste, programme intégré",
      rating: 5,
      comment: "J'aborde le poids plus simplement en consultation, avec des mots que je peux reprendre.",
    },
    {
      sample: true,
      name: "Camille F.",
      role: "Médecin généraliste, formation continue",
      rating: 5,
      comment: "La partie sur la dénutrition des personnes âgées est directement utile en visite.",
    },
    {
      sample: true,
      name: "Bruno T.",
      role: "Médecin généraliste, EPP",
      rating: 5,
      comment: "La grille d'audit est courte et les critères sont bien choisis.",
    },
  ],
} satisfies ProgrammeEntry);
