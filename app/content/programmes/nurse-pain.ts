import * as outsidePages from "../outside-pages.ts";
import { typeset } from "../typeset.ts";
import type { ProgrammeEntry } from "./programme-schema.ts";

export const nursePain = typeset({
  id: "nurse-pain",
  profession: "infirmiers",
  path: "/formations/infirmiers/amelioration-douleur",
  emblem: "pain",
  hill: 5,
  shortTitle: "Douleur",
  title: "Améliorer la prise en charge de la douleur",
  tagline: "Évaluer mieux, soulager plus tôt, transmettre clairement.",
  about:
    "L'évaluation de la douleur est un soin à part entière, qui relève du rôle propre de l'infirmier. Ce programme vous aide à choisir l'outil adapté à chaque patient, y compris lorsqu'il ne communique pas, à sécuriser l'administration et la surveillance des antalgiques, à prévenir la douleur liée aux soins et à proposer des approches non médicamenteuses. Le format EPP vous fait comparer vos transmissions aux critères attendus.",
  objectives: [
    "Distinguer douleur aiguë, chronique, nociceptive, neuropathique et liée aux soins.",
    "Choisir et utiliser un outil d'auto- ou d'hétéro-évaluation adapté au patient.",
    "Administrer et surveiller les traitements antalgiques, dont les opioïdes, en prévenant leurs risques.",
    "Prévenir et limiter la douleur provoquée par les soins.",
    "Proposer et expliquer des approches non médicamenteuses.",
    "Tracer l'évaluation et coordonner le parcours du patient douloureux.",
  ],
  learnerPath: [
    { title: "Accueil, objectifs et prise en main", formats: ["FC", "EPP"] },
    { title: "Questionnaire initial de connaissances", formats: ["FC"] },
    { title: "Audit clinique, premier tour : traçabilité de l'évaluation de la douleur", formats: ["EPP"] },
    { title: "Comprendre la douleur : mécanismes et composantes", formats: ["FC"] },
    { title: "Évaluer : échelles d'auto-évaluation et d'hétéro-évaluation", formats: ["FC"] },
    { title: "Situations particulières : personne âgée, troubles de la communication, domicile", formats: ["FC"] },
    { title: "Antalgiques : administration, surveillance, effets indésirables", formats: ["FC"] },
    { title: "Opioïdes : bon usage et prévention des surdoses", formats: ["FC"] },
    { title: "Douleur liée aux soins et approches non médicamenteuses : cas cliniques", formats: ["FC"] },
    { title: "Restitution personnalisée et plan d'amélioration", formats: ["FC", "EPP"] },
    {
      title: "Second tour d'audit, évaluation finale et questionnaire de satisfaction",
      formats: ["EPP"],
    },
  ],
  formats: {
    PI: { reference: "9A0X2425009", hours: 10, indemnityInCents: 23_560, priceInCents: 46_740 },
    EPP: { reference: "9A0X2425012", hours: 4, indemnityInCents: 12_160, priceInCents: 29_640 },
    FC: { reference: "9A0X2425005", hours: 6, indemnityInCents: 11_400, priceInCents: 17_100 },
  },
  defaultFormat: "PI",
  rating: 4.9,
  learners: 473,
  hoverIndemnityInCents: 47_120,
  sideCardWidth: 350,
  mobileOffer: {
    format: "FC",
    reference: "9A0X2425024",
    hours: 7,
    indemnityInCents: 11_550,
    priceInCents: 17_850,
    twoReferences:
      "La formation continue compte deux actions déposées séparément : 9A0X2425024, de 7 h, et 9A0X2425005, de 6 h ; un conseiller vous aide à choisir.",
  },
  withheldVariants: [
    {
      value: "4,7/5, 289 apprenants",
      reason:
        "C'est la ligne du programme Alzheimer. Avec 4,9/5 et 473 apprenants, les programmes totalisent les 2 543 inscriptions annoncées.",
    },
  ],
  referenceTexts: [
    "HAS, « Parcours de santé d'une personne présentant une douleur chronique », guide validé le 11 janvier 2023",
    "HAS, « Bon usage des médicaments opioïdes : antalgie, prévention et prise en charge du trouble de l'usage et des surdoses », 10 mars 2022",
    "HAS, « Douleur chronique : reconnaître le syndrome douloureux chronique, l'évaluer et orienter le patient », décembre 2008",
    "ANAES, « Évaluation et prise en charge thérapeutique de la douleur chez les personnes âgées ayant des troubles de la communication verbale », 2000",
  ],
  priorityOrientation: {
    name: "egora.fr, orientations prioritaires de DPC 2023-2025 (arrêté du 7 septembre 2022)",
    ...outsidePages.egora,
  },
  updatedOn: "2026-11-20",
  meta: {
    title: "Formation DPC douleur pour infirmiers (IDE)",
    description: "Formation DPC douleur pour infirmiers : évaluation, antalgiques, opioïdes, douleur liée aux soins. %formats%.",
    keywords: "douleur, évaluation de la douleur, antalgiques, formation DPC, infirmier, IDEL, programme intégré, EPP, formation continue",
  },
  testimonials: [
    {
      sample: true,
      name: "Claire M.",
      role: "IDEL, programme intégré",
      rating: 5,
      comment: "J'ai revu ma façon de tracer l'évaluation. La grille d'audit m'a montré ce que j'oubliais de noter.",
    },
    {
      sample: true,
      name: "Amina T.",
      role: "Infirmière en EHPAD, EPP",
      rating: 5,
      comment: "Les situations de patients qui ne communiquent pas sont très proches de mon quotidien.",
    },
    {
      sample: true,
      name: "Thomas G.",
      role: "IDEL, formation continue",
      rating: 5,
      comment: "Des séquences courtes, que j'ai suivies le soir sur tablette, à mon rythme.",
    },
  ],
} satisfies ProgrammeEntry);
