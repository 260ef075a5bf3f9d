import * as outsidePages from "./outside-pages.ts";
import { typeset } from "./typeset.ts";

export const ANSWER_LETTERS = ["a", "b", "c"] as const;
export type AnswerLetter = (typeof ANSWER_LETTERS)[number];

export interface SampleQuestion {
  /** Who confirmed it, and when; null until then, when the question is shown nowhere. */
  validatedBy: string | null;
  question: string;
  answers: Readonly<Record<AnswerLetter, string>>;
  right: AnswerLetter;
  why: string;
  /** The page that was read; a summary names its recommendation. */
  source: { name: string; url: string; readOn: string | null };
  theme: string;
}

const unconfirmed = { validatedBy: null };

export const sampleQuestions: Readonly<Record<string, SampleQuestion>> = typeset({
  "nurse-pain": {
    ...unconfirmed,
    question: "Une patiente de 86 ans ne peut pas répondre. Sur l'échelle Algoplus, vous cochez 2 items sur\u00A05. Que retenez-vous ?",
    answers: { a: "Pas de douleur : le seuil est à 3", b: "Une douleur : le seuil est à 2", c: "Rien : il faut la parole du patient" },
    right: "b",
    why: "À partir de 2 items sur\u00A05, Algoplus retient une douleur aiguë : on soulage, puis on cote de nouveau pour vérifier l'effet.",
    source: { name: "Collectif Doloplus, « L'échelle Algoplus »", ...outsidePages.painScale },
    theme: "étape 5, échelles d'auto-évaluation et d'hétéro-évaluation",
  },
  "nurse-vaccination": {
    ...unconfirmed,
    question: "Un vaccin a gelé au fond du réfrigérateur. Que faites-vous ?",
    answers: {
      a: "Je le laisse revenir à température, puis je l'utilise",
      b: "Je ne l'utilise pas",
      c: "Je l'utilise dans les 24 heures",
    },
    right: "b",
    why: "Sauf mention contraire de sa notice, un vaccin se conserve entre 2 °C et 8 °C et ne doit pas être congelé.",
    source: {
      name: "InfoVac-France, « Pratique vaccinale », conservation des vaccins",
      ...outsidePages.vaccineStorage,
    },
    theme: "étape 7, administration et traçabilité",
  },
  "nurse-iatrogenic-harm": {
    ...unconfirmed,
    question: "Règle des 5 B : le bon patient, le bon médicament, la bonne dose, la bonne voie, et… ?",
    answers: { a: "Le bon moment", b: "Le bon prescripteur", c: "La bonne conservation" },
    right: "a",
    why: "Bon patient, bon médicament, bonne dose, bonne voie, bon moment : les cinq se vérifient à chaque administration.",
    source: {
      name: "HAS, « Outils de sécurisation et d'auto-évaluation de l'administration des médicaments », juillet 2011",
      ...outsidePages.medicationSafety,
    },
    theme: "étape 5, règle des 5 B",
  },
  "gp-vaccination": {
    ...unconfirmed,
    question: "Votre patiente est enceinte. Lequel de ces vaccins est contre-indiqué pendant la grossesse ?",
    answers: { a: "Grippe, vaccin inactivé", b: "Rougeole, oreillons, rubéole", c: "Coqueluche" },
    right: "b",
    why: "C'est un vaccin vivant atténué : les vaccins vivants sont contre-indiqués pendant la grossesse.",
    source: {
      name: "Santé publique France, Vaccination Info Service, espace professionnels, « Femmes enceintes »",
      ...outsidePages.vaccinesInPregnancy,
    },
    theme: "étape 6, adultes, seniors et femmes enceintes",
  },
  "gp-alzheimer": {
    ...unconfirmed,
    question: "Plainte cognitive, tests de repérage anormaux. Quel dosage figure d'emblée dans le bilan biologique ?",
    answers: { a: "TSH", b: "Sérologie VIH", c: "Biomarqueurs du liquide céphalorachidien" },
    right: "a",
    why: "La TSH est prescrite à chaque fois ; la sérologie VIH s'apprécie au cas par cas, la ponction lombaire vient dans un second temps.",
    source: {
      name: "Arrêté du 26 juillet 2022, annexe « Diagnostic et prise en charge des troubles neurocognitifs », d'après la HAS",
      ...outsidePages.memoryWorkup,
    },
    theme: "étape 5, bilan initial et diagnostics différentiels",
  },
  "gp-endometriosis": {
    ...unconfirmed,
    question: "Douleurs évocatrices d'endométriose, un échographiste formé est disponible : quelle imagerie demandez-vous en premier ?",
    answers: { a: "IRM pelvienne", b: "Échographie endovaginale", c: "Aucune : cœlioscopie d'emblée" },
    right: "b",
    why: "L'échographie endovaginale vient en premier, par un opérateur formé ; l'IRM pelvienne la remplace à défaut, ou vient en deuxième ligne.",
    source: {
      name: "Filière EndHauts, « Imagerie diagnostique dans la prise en charge de l'endométriose », d'après la HAS, mai 2025",
      ...outsidePages.endometriosisImaging,
    },
    theme: "étape 6, examens complémentaires",
  },
  "gp-nutrition": {
    ...unconfirmed,
    question: "À partir de 70 ans, en dessous de quel IMC retient-on un critère de dénutrition ?",
    answers: { a: "18,5", b: "20", c: "22" },
    right: "c",
    why: "À 70 ans et plus, un IMC inférieur à 22 kg/m² est un critère phénotypique ; le diagnostic demande aussi un critère étiologique.",
    source: {
      name: "HAS et FFN, « Diagnostic de la dénutrition chez la personne de 70 ans et plus », novembre 2021",
      ...outsidePages.undernutrition,
    },
    theme: "étape 4, dépister et mesurer",
  },
});

/** Undefined until an expert has confirmed it and its source has been read. */
export function findSampleQuestion(programme: string, questions = sampleQuestions): SampleQuestion | undefined {
  const question = questions[programme];
  return question?.validatedBy && question.source.readOn ? question : undefined;
}

export const sampleQuestionTexts = typeset({
  title: "20 secondes de cours",
  rightAnswer: "bonne réponse",
  ownAnswer: "votre réponse",
  well: "Bonne réponse.",
  rightIs: "La bonne réponse :",
  source: "Source :",
  newTab: "(nouvel onglet)",
  again: "Recommencer",
  seePath: "Voir le parcours",
  theme: "Thème :",
});
