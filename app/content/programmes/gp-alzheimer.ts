import { typeset } from "../typeset.ts";
import type { ProgrammeEntry } from "./programme-schema.ts";

export const gpAlzheimer = typeset({
  id: "gp-alzheimer",
  profession: "generalistes",
  path: "/formations/generalistes/diagnostic-alzheimer",
  emblem: "alzheimer",
  hill: 4,
  shortTitle: "Maladie d'Alzheimer",
  title: "Maladie d'Alzheimer : repérer, diagnostiquer, accompagner",
  tagline: "Du premier doute au plan de soins : structurez votre démarche.",
  about:
    "Le médecin généraliste est le premier consulté devant une plainte cognitive, par le patient ou par son entourage. Ce programme décrit la démarche recommandée : entendre la plainte, repérer, explorer, orienter vers la consultation mémoire, annoncer, puis suivre avec les professionnels du territoire. Il aborde les troubles du comportement, la prescription prudente des psychotropes et le soutien des aidants.",
  objectives: [
    "Reconnaître les situations qui justifient une démarche diagnostique devant une plainte cognitive.",
    "Utiliser les outils de repérage en consultation et interpréter leurs limites.",
    "Prescrire le bilan de première intention et éliminer les causes curables.",
    "Orienter vers la consultation mémoire et préparer l'annonce du diagnostic.",
    "Construire le suivi : traitements, approches non médicamenteuses, troubles du comportement, conduite et protection.",
    "Évaluer et soutenir les proches aidants, mobiliser les ressources du territoire.",
  ],
  learnerPath: [
    { title: "Accueil, objectifs et prise en main", formats: ["FC", "EPP"] },
    { title: "Questionnaire initial de connaissances", formats: ["FC"] },
    { title: "Audit clinique, premier tour : dossiers de patients ayant une plainte cognitive", formats: ["EPP"] },
    { title: "De la plainte au repérage : outils utilisables en consultation", formats: ["FC"] },
    { title: "Bilan initial et diagnostics différentiels", formats: ["FC"] },
    { title: "Orientation, consultation mémoire et annonce", formats: ["FC"] },
    { title: "Suivi : traitements, troubles du comportement, prévention de l'iatrogénie", formats: ["FC"] },
    { title: "Aidants, droits et parcours de soins : cas cliniques", formats: ["FC"] },
    { title: "Restitution personnalisée et plan d'amélioration", formats: ["FC", "EPP"] },
    {
      title: "Second tour d'audit, évaluation finale et questionnaire de satisfaction",
      formats: ["EPP"],
    },
  ],
  formats: {
    EPP: { reference: "9A0X2425015", hours: 4, indemnityInCents: 18_000, priceInCents: 49_400 },
    FC: { reference: "9A0X2425014", hours: 6, indemnityInCents: 13_500, priceInCents: 28_500 },
  },
  defaultFormat: "EPP",
  rating: 4.7,
  learners: 289,
  hoverIndemnityInCents: 18_000,
  sideCardWidth: 350,
  withheldVariants: [],
  referenceTexts: [
    "HAS, « Maladie d'Alzheimer et maladies apparentées : diagnostic et prise en charge », décembre 2011",
    "HAS, « Guide parcours de soins des patients présentant un trouble neurocognitif associé à la maladie d'Alzheimer ou à une maladie apparentée », mai 2018",
  ],
  updatedOn: "2026-11-20",
  meta: {
    title: "Formation DPC Alzheimer : médecins généralistes",
    description: "Formation DPC Alzheimer pour médecins généralistes : repérage, bilan, orientation, suivi, aidants. %formats%, en ligne.",
    keywords: "maladie d'Alzheimer, plainte cognitive, consultation mémoire, formation DPC, médecin généraliste, EPP, formation continue",
  },
  testimonials: [
    {
      sample: true,
      name: "Françoise G.",
      role: "Médecin généraliste, EPP",
      rating: 5,
      comment: "Reprendre mes dossiers de plainte cognitive m'a donné une démarche plus régulière.",
    },
    {
      sample: true,
      name: "Nicolas H.",
      role: "Médecin généraliste, formation continue",
      rating: 5,
      comment: "Les outils de repérage sont montrés en situation, avec leurs limites.",
    },
    {
      sample: true,
      name: "Marie D.",
      role: "Médecin généraliste, formation continue",
      rating: 5,
      comment: "J'ai apprécié la place donnée aux aidants et aux relais du territoire.",
    },
  ],
} satisfies ProgrammeEntry);
