import { typeset } from "../typeset.ts";
import type { ProgrammeEntry } from "./programme-schema.ts";

export const gpVaccination = typeset({
  id: "gp-vaccination",
  profession: "generalistes",
  path: "/formations/generalistes/vaccination",
  emblem: "vaccination",
  hill: 3,
  shortTitle: "Vaccination",
  title: "Vaccination en médecine générale : recommandations, pratique et dialogue",
  tagline: "Actualisez vos réflexes vaccinaux, de l'ordonnance à la conversation avec le patient.",
  about:
    "Le calendrier des vaccinations évolue chaque année et le médecin généraliste reste, pour beaucoup de patients, l'interlocuteur de confiance. Ce programme fait le point sur les obligations et les recommandations, les situations particulières et les bonnes pratiques d'administration et de traçabilité. Il consacre une place importante à l'hésitation vaccinale : écouter, répondre, décider ensemble. En format EPP, vous analysez vos propres dossiers pour repérer les rattrapages à proposer.",
  objectives: [
    "Appliquer le calendrier des vaccinations en vigueur aux nourrissons, enfants, adolescents, adultes et seniors.",
    "Identifier les situations particulières : grossesse, immunodépression, maladies chroniques, voyages, professionnels exposés.",
    "Construire et prescrire un rattrapage vaccinal.",
    "Respecter les règles d'indication, de contre-indication, de conservation, d'administration et de traçabilité, et déclarer un effet indésirable.",
    "Conduire un entretien motivationnel face à l'hésitation vaccinale.",
    "Organiser la vaccination au cabinet et avec les autres professionnels autorisés à prescrire ou à vacciner.",
  ],
  learnerPath: [
    { title: "Accueil, objectifs et prise en main de la plateforme", formats: ["FC", "EPP"] },
    { title: "Questionnaire initial de connaissances", formats: ["FC"] },
    { title: "Audit clinique, premier tour : analyse de dossiers du cabinet", formats: ["EPP"] },
    { title: "Calendrier des vaccinations : obligations, recommandations et nouveautés", formats: ["FC"] },
    { title: "Nourrissons, enfants et adolescents : schémas et rattrapages", formats: ["FC"] },
    { title: "Adultes, seniors et femmes enceintes : ne plus manquer d'occasion", formats: ["FC"] },
    { title: "Immunodépression, maladies chroniques et voyages", formats: ["FC"] },
    { title: "Bonnes pratiques : contre-indications, chaîne du froid, traçabilité, pharmacovigilance", formats: ["FC"] },
    { title: "Hésitation vaccinale : entretien motivationnel et cas cliniques filmés", formats: ["FC"] },
    { title: "Restitution personnalisée et plan d'amélioration", formats: ["FC", "EPP"] },
    {
      title: "Second tour d'audit, mesure d'impact et questionnaire de satisfaction",
      formats: ["EPP"],
    },
  ],
  formats: {
    EPP: { reference: "9A0X2425020", hours: 4, indemnityInCents: 18_000, priceInCents: 49_400 },
    FC: { reference: "9A0X2425017", hours: 7, indemnityInCents: 15_750, priceInCents: 33_250 },
  },
  defaultFormat: "EPP",
  rating: 4.9,
  learners: 351,
  hoverIndemnityInCents: 18_000,
  sideCardWidth: 350,
  withheldVariants: [],
  referenceTexts: [
    "Ministère chargé de la Santé, « Calendrier des vaccinations et recommandations vaccinales », édition de l'année",
    "Décret n° 2023-736 du 8 août 2023 et arrêtés du même jour sur les compétences vaccinales",
  ],
  updatedOn: "2026-11-20",
  meta: {
    title: "Formation DPC vaccination : médecins généralistes",
    description:
      "Formation DPC vaccination pour médecins généralistes : calendrier, rattrapages, hésitation vaccinale. En ligne, %formats%.",
    keywords: "vaccination, calendrier vaccinal, hésitation vaccinale, formation DPC, médecin généraliste, EPP, formation continue",
  },
  testimonials: [
    {
      sample: true,
      name: "Isabelle R.",
      role: "Médecin généraliste, EPP",
      rating: 5,
      comment: "L'audit m'a aidée à organiser les rattrapages que je remettais à plus tard.",
    },
    {
      sample: true,
      name: "Karim B.",
      role: "Médecin généraliste, formation continue",
      rating: 5,
      comment: "Les entretiens filmés sur l'hésitation vaccinale valent à eux seuls le détour.",
    },
    {
      sample: true,
      name: "Laurent C.",
      role: "Médecin généraliste, formation continue",
      rating: 5,
      comment: "Le calendrier est expliqué tranche d'âge par tranche d'âge, sans superflu.",
    },
  ],
} satisfies ProgrammeEntry);
