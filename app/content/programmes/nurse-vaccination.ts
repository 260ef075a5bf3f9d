import { typeset } from "../typeset.ts";
import type { ProgrammeEntry } from "./programme-schema.ts";

export const nurseVaccination = typeset({
  id: "nurse-vaccination",
  profession: "infirmiers",
  path: "/formations/infirmiers/vaccination-enjeux",
  emblem: "vaccination",
  hill: 6,
  shortTitle: "Vaccination",
  title: "Vaccination : enjeux et pratiques pour l'infirmier",
  tagline: "Vacciner, expliquer, tracer : prenez toute votre place dans la prévention.",
  about:
    "Les compétences vaccinales des infirmiers se sont élargies et leur proximité avec les patients en fait des acteurs clés de la prévention. Ce programme reprend les bases utiles, le calendrier des vaccinations, le cadre réglementaire, les bonnes pratiques d'administration et la conduite à tenir en cas de réaction. Il vous aide à répondre aux questions des patients avec des mots simples et à coordonner vos actions avec le médecin, le pharmacien et la sage-femme.",
  caution:
    "Cette formation ne remplace pas, sauf mention contraire sur l'attestation, la formation réglementaire exigée pour prescrire les vaccins.",
  objectives: [
    "Situer les enjeux de la couverture vaccinale et la place de l'infirmier.",
    "Utiliser le calendrier des vaccinations pour repérer les vaccinations à proposer.",
    "Connaître le cadre réglementaire de l'administration et de la prescription par l'infirmier.",
    "Appliquer les bonnes pratiques : conservation, préparation, voie et site d'injection, élimination, traçabilité.",
    "Repérer une contre-indication et réagir à un effet indésirable, jusqu'à l'urgence.",
    "Informer le patient et accompagner l'hésitation vaccinale.",
  ],
  learnerPath: [
    { title: "Accueil, objectifs et prise en main", formats: ["FC", "EPP"] },
    { title: "Questionnaire initial de connaissances", formats: ["FC"] },
    { title: "Audit clinique, premier tour", formats: ["EPP"] },
    { title: "Bases d'immunologie et types de vaccins", formats: ["FC"] },
    { title: "Calendrier des vaccinations et populations particulières", formats: ["FC"] },
    { title: "Cadre réglementaire et responsabilités de l'infirmier", formats: ["FC"] },
    { title: "Administration, traçabilité, effets indésirables et pharmacovigilance", formats: ["FC"] },
    { title: "Hésitation vaccinale et cas pratiques", formats: ["FC"] },
    { title: "Restitution personnalisée et plan d'amélioration", formats: ["FC", "EPP"] },
    {
      title: "Second tour d'audit et questionnaire final de connaissances",
      formats: ["EPP"],
    },
  ],
  formats: {
    EPP: { reference: "9A0X2425021", hours: 4, indemnityInCents: 12_160, priceInCents: 29_640 },
    FC: { reference: "9A0X2425010", hours: 11, indemnityInCents: 20_900, priceInCents: 31_300 },
  },
  defaultFormat: "EPP",
  rating: 4.8,
  learners: 339,
  hoverIndemnityInCents: 20_900,
  sideCardWidth: 350,
  withheldVariants: [
    {
      value: "FC 9A0X2425017, 7 h, indemnité 157,50 €, prix 332,50 €",
      reason:
        "C'est, chiffre pour chiffre, la FC vaccination des médecins généralistes : avec cette référence, un infirmier arriverait sur une action réservée aux médecins. La page montre la FC 9A0X2425010.",
    },
  ],
  referenceTexts: [
    "Décret n° 2023-736 du 8 août 2023 sur les compétences vaccinales",
    "Arrêtés du 8 août 2023 : liste des vaccins et des personnes, cahier des charges et objectifs pédagogiques de la formation",
    "Loi n° 2025-581 du 27 juin 2025 sur la profession d'infirmier",
    "Décret n° 2025-1306 du 24 décembre 2025 sur la profession d'infirmier",
    "Ministère chargé de la Santé, « Calendrier des vaccinations et recommandations vaccinales », édition de l'année",
  ],
  updatedOn: "2026-11-20",
  meta: {
    title: "Formation DPC vaccination pour infirmiers (IDE)",
    description:
      "Formation DPC vaccination pour infirmiers : cadre réglementaire, calendrier, administration, hésitation vaccinale. %formats%, en ligne.",
    keywords: "vaccination, calendrier vaccinal, administration des vaccins, formation DPC, infirmier, IDEL, EPP, formation continue",
  },
  testimonials: [
    {
      sample: true,
      name: "Laura P.",
      role: "IDEL, formation continue",
      rating: 5,
      comment: "Le cadre réglementaire est enfin expliqué avec des mots simples.",
    },
    {
      sample: true,
      name: "Mathieu C.",
      role: "IDEL, EPP",
      rating: 5,
      comment: "J'ai repris mes fiches de traçabilité une à une. C'est exigeant et très concret.",
    },
    {
      sample: true,
      name: "Fatou S.",
      role: "Infirmière en centre de santé, formation continue",
      rating: 5,
      comment: "Les cas pratiques m'aident à répondre aux questions des patients hésitants.",
    },
  ],
} satisfies ProgrammeEntry);
