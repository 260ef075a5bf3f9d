import * as outsidePages from "../outside-pages.ts";
import { typeset } from "../typeset.ts";
import type { ProgrammeEntry } from "./programme-schema.ts";

export const gpEndometriosis = typeset({
  id: "gp-endometriosis",
  profession: "generalistes",
  path: "/formations/generalistes/diagnostic-endometriose",
  emblem: "endometriosis",
  hill: 1,
  shortTitle: "Endométriose",
  title: "Endométriose : repérer, diagnostiquer, orienter",
  tagline: "Réduire l'errance diagnostique commence en consultation de médecine générale.",
  about:
    "L'endométriose est une maladie encore trop souvent repérée tardivement. Ce programme vous aide à évoquer le diagnostic devant des douleurs pelviennes, à conduire l'interrogatoire et l'examen, à prescrire les examens de première intention, à proposer un traitement adapté au projet de la patiente et à l'orienter lorsque c'est nécessaire. Une place est faite à l'information partagée, au retentissement sur la vie quotidienne et à la fertilité.",
  objectives: [
    "Repérer les symptômes évocateurs et leur retentissement à tout âge.",
    "Conduire un interrogatoire ciblé et un examen clinique adapté, dans le respect du consentement.",
    "Choisir les examens de première intention et savoir les interpréter.",
    "Proposer un traitement médical de première intention selon les symptômes et le projet de la patiente.",
    "Identifier les critères d'orientation vers le deuxième recours et les centres spécialisés.",
    "Informer, accompagner et coordonner la prise en charge pluridisciplinaire.",
  ],
  learnerPath: [
    { title: "Accueil, objectifs et prise en main", formats: ["FC", "EPP"] },
    { title: "Questionnaire initial de connaissances", formats: ["FC"] },
    { title: "Audit clinique, premier tour : dossiers de douleurs pelviennes", formats: ["EPP"] },
    { title: "Comprendre la maladie et ses présentations", formats: ["FC"] },
    { title: "Interrogatoire et examen clinique", formats: ["FC"] },
    { title: "Examens complémentaires : lesquels, quand, pour qui", formats: ["FC"] },
    { title: "Traitements de première intention et antalgie", formats: ["FC"] },
    { title: "Fertilité, qualité de vie et retentissement", formats: ["FC"] },
    { title: "Orientation, coordination et cas cliniques", formats: ["FC"] },
    { title: "Restitution personnalisée et plan d'amélioration", formats: ["FC", "EPP"] },
    {
      title: "Second tour d'audit, évaluation finale et questionnaire de satisfaction",
      formats: ["EPP"],
    },
  ],
  formats: {
    PI: { reference: "9A0X2425002", hours: 10, indemnityInCents: 45_000, priceInCents: 77_900 },
    EPP: { reference: "9A0X2425013", hours: 4, indemnityInCents: 18_000, priceInCents: 49_400 },
    FC: { reference: "9A0X2425006", hours: 6, indemnityInCents: 13_500, priceInCents: 28_500 },
  },
  defaultFormat: "PI",
  rating: 4.8,
  learners: 382,
  hoverIndemnityInCents: 45_000,
  sideCardWidth: 350,
  withheldVariants: [],
  referenceTexts: [
    "HAS et CNGOF, « Prise en charge de l'endométriose », décembre 2017",
    "HAS, actualisation de 2025 sur l'imagerie de l'endométriose",
    "Orientations nationales prioritaires de DPC 2023-2025, thème « endométriose »",
  ],
  priorityOrientation: {
    name: "infodpc.fr, « Les orientations prioritaires du DPC pour 2023-2025 »",
    ...outsidePages.infoDpc,
  },
  updatedOn: "2026-11-20",
  meta: {
    title: "Formation DPC endométriose : médecins généralistes",
    description: "Formation DPC endométriose pour médecins généralistes : repérage, examens, traitement, orientation. %formats%, en ligne.",
    keywords: "endométriose, douleurs pelviennes, formation DPC, médecin généraliste, programme intégré, EPP, formation continue",
  },
  testimonials: [
    {
      sample: true,
      name: "Hélène P.",
      role: "Médecin généraliste, programme intégré",
      rating: 5,
      comment: "Les questions à poser sont présentées dans l'ordre de la consultation. Je m'en sers telles quelles.",
    },
    {
      sample: true,
      name: "Antoine V.",
      role: "Médecin généraliste, EPP",
      rating: 5,
      comment: "Relire mes dossiers de douleurs pelviennes m'a montré ce que je ne demandais pas assez.",
    },
    {
      sample: true,
      name: "Sarah L.",
      role: "Médecin généraliste, formation continue",
      rating: 5,
      comment: "Un point clair sur les examens à prescrire en premier et sur le moment d'orienter.",
    },
  ],
} satisfies ProgrammeEntry);
