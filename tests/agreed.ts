/** The first seven programmes as agreed, by hand; tests compare the catalogue with them. */

/** Path, format, reference, hours, indemnity, price. */
export const agreedOffers = [
  ["/formations/generalistes/diagnostic-endometriose", "PI", "9A0X2425002", "10 h", "450 €", "779 €"],
  ["/formations/generalistes/diagnostic-endometriose", "EPP", "9A0X2425013", "4 h", "180 €", "494 €"],
  ["/formations/generalistes/diagnostic-endometriose", "FC", "9A0X2425006", "6 h", "135 €", "285 €"],
  ["/formations/generalistes/troubles-nutritionnels", "PI", "9A0X2425003", "10 h", "450 €", "779 €"],
  ["/formations/generalistes/troubles-nutritionnels", "EPP", "9A0X2425019", "4 h", "180 €", "494 €"],
  ["/formations/generalistes/troubles-nutritionnels", "FC", "9A0X2425007", "6 h", "135 €", "285 €"],
  ["/formations/generalistes/diagnostic-alzheimer", "EPP", "9A0X2425015", "4 h", "180 €", "494 €"],
  ["/formations/generalistes/diagnostic-alzheimer", "FC", "9A0X2425014", "6 h", "135 €", "285 €"],
  ["/formations/generalistes/vaccination", "EPP", "9A0X2425020", "4 h", "180 €", "494 €"],
  ["/formations/generalistes/vaccination", "FC", "9A0X2425017", "7 h", "157,50 €", "332,50 €"],
  ["/formations/infirmiers/amelioration-douleur", "PI", "9A0X2425009", "10 h", "235,60 €", "467,40 €"],
  ["/formations/infirmiers/amelioration-douleur", "EPP", "9A0X2425012", "4 h", "121,60 €", "296,40 €"],
  ["/formations/infirmiers/amelioration-douleur", "FC", "9A0X2425005", "6 h", "114 €", "171 €"],
  ["/formations/infirmiers/iatrogenie-medicamenteuse", "EPP", "9A0X2425018", "4 h", "121,60 €", "296,40 €"],
  ["/formations/infirmiers/iatrogenie-medicamenteuse", "FC", "9A0X2425011", "6 h", "114 €", "171 €"],
  ["/formations/infirmiers/vaccination-enjeux", "EPP", "9A0X2425021", "4 h", "121,60 €", "296,40 €"],
  ["/formations/infirmiers/vaccination-enjeux", "FC", "9A0X2425010", "11 h", "209 €", "313 €"],
] as const;

/** In November 2026 they come from the last scale read; by format, who pays what starts on its 29th, and in which year it ends. */
export const agreedNovember2026 = {
  label: "barème 2025",
  PI: { payer: "unknown", end: "2027" },
  EPP: { payer: "unknown", end: "2027" },
  FC: { payer: "agency", end: "2026" },
} as const;

/** Id, path, rating, learners, hover indemnity, default format, card width; in list order. */
export const agreedProgrammes = [
  ["gp-endometriosis", "/formations/generalistes/diagnostic-endometriose", "4,8", 382, "450 €", "PI", 350],
  ["gp-nutrition", "/formations/generalistes/troubles-nutritionnels", "4,8", 417, "450 €", "PI", 320],
  ["gp-vaccination", "/formations/generalistes/vaccination", "4,9", 351, "180 €", "EPP", 350],
  ["gp-alzheimer", "/formations/generalistes/diagnostic-alzheimer", "4,7", 289, "180 €", "EPP", 350],
  ["nurse-pain", "/formations/infirmiers/amelioration-douleur", "4,9", 473, "471,20 €", "PI", 350],
  ["nurse-vaccination", "/formations/infirmiers/vaccination-enjeux", "4,8", 339, "209 €", "EPP", 350],
  ["nurse-iatrogenic-harm", "/formations/infirmiers/iatrogenie-medicamenteuse", "4,7", 292, "114 €", "EPP", 350],
] as const;

/** For an offer without a price. */
export const agreedDefaultPrice = "779 €";
export const agreedLearners = "2 543";

/** As shown; counts are those of the catalogue. */
export const agreedClaims = {
  upToIndemnityGeneralistes: "950 €",
  upToIndemnityInfirmiers: "357 €",
  satisfaction: "90 %",
  trainingHours: "15 000 h",
  compensatedProfessionals: "plus de 2 000",
  appRating: "4,7/5",
  formats: "3",
  practitionersTrained: "1 146+",
  indemnified: "100 %",
};
/** That the agency can pay in a year. */
export const agreedAnnualHours = { generalistes: 21, infirmiers: 14 };

/** What single programmes have. */
export const agreedMobileOffer = {
  id: "nurse-pain",
  mobileOffer: { format: "FC", reference: "9A0X2425024", hours: 7, indemnityInCents: 11_550, priceInCents: 17_850 },
};
export const agreedVariants = [
  ["nurse-pain", "4,7/5, 289 apprenants"],
  ["nurse-vaccination", "FC 9A0X2425017, 7 h, indemnité 157,50 €, prix 332,50 €"],
];
/** The most that the formats of the catalogue can pay in a year. */
export const agreedYearMaximum = {
  generalistes: { inCents: 90_000, formats: ["PI", "PI"] },
  infirmiers: { inCents: 36_480, formats: ["EPP", "EPP", "EPP"] },
};

export const agreedPhone = "04 65 71 20 38";
export const agreedOpening = "du lundi au vendredi, 9 h – 19 h";
/** First and last hour of the calls of a time of day. */
export const agreedCallHours = { matin: [9, 12], midi: [12, 14], "apres-midi": [14, 17], "fin-de-journee": [17, 19] };

/** The steps of each programme, with the formats that they belong to. */
export const agreedPaths: Readonly<Record<string, readonly string[]>> = {
  "gp-endometriosis": [
    "Accueil, objectifs et prise en main [FC, EPP]",
    "Questionnaire initial de connaissances [FC]",
    "Audit clinique, premier tour : dossiers de douleurs pelviennes [EPP]",
    "Comprendre la maladie et ses présentations [FC]",
    "Interrogatoire et examen clinique [FC]",
    "Examens complémentaires : lesquels, quand, pour qui [FC]",
    "Traitements de première intention et antalgie [FC]",
    "Fertilité, qualité de vie et retentissement [FC]",
    "Orientation, coordination et cas cliniques [FC]",
    "Restitution personnalisée et plan d'amélioration [FC, EPP]",
    "Second tour d'audit, évaluation finale et questionnaire de satisfaction [EPP]",
  ],
  "gp-nutrition": [
    "Accueil, objectifs et prise en main [FC, EPP]",
    "Questionnaire initial de connaissances [FC]",
    "Audit clinique, premier tour : dépistage et suivi nutritionnels [EPP]",
    "Dépister et mesurer : surpoids, obésité, dénutrition [FC]",
    "Évaluer : comportement alimentaire, complications, contexte [FC]",
    "Communiquer sans stigmatiser : entretien et décision partagée [FC]",
    "Projet de soins : alimentation et activité physique adaptée [FC]",
    "Traitements médicamenteux et chirurgie : place et surveillance [FC]",
    "Graduer les recours et coordonner : cas cliniques [FC]",
    "Restitution personnalisée et plan d'amélioration [FC, EPP]",
    "Second tour d'audit, évaluation finale et questionnaire de satisfaction [EPP]",
  ],
  "gp-vaccination": [
    "Accueil, objectifs et prise en main de la plateforme [FC, EPP]",
    "Questionnaire initial de connaissances [FC]",
    "Audit clinique, premier tour : analyse de dossiers du cabinet [EPP]",
    "Calendrier des vaccinations : obligations, recommandations et nouveautés [FC]",
    "Nourrissons, enfants et adolescents : schémas et rattrapages [FC]",
    "Adultes, seniors et femmes enceintes : ne plus manquer d'occasion [FC]",
    "Immunodépression, maladies chroniques et voyages [FC]",
    "Bonnes pratiques : contre-indications, chaîne du froid, traçabilité, pharmacovigilance [FC]",
    "Hésitation vaccinale : entretien motivationnel et cas cliniques filmés [FC]",
    "Restitution personnalisée et plan d'amélioration [FC, EPP]",
    "Second tour d'audit, mesure d'impact et questionnaire de satisfaction [EPP]",
  ],
  "gp-alzheimer": [
    "Accueil, objectifs et prise en main [FC, EPP]",
    "Questionnaire initial de connaissances [FC]",
    "Audit clinique, premier tour : dossiers de patients ayant une plainte cognitive [EPP]",
    "De la plainte au repérage : outils utilisables en consultation [FC]",
    "Bilan initial et diagnostics différentiels [FC]",
    "Orientation, consultation mémoire et annonce [FC]",
    "Suivi : traitements, troubles du comportement, prévention de l'iatrogénie [FC]",
    "Aidants, droits et parcours de soins : cas cliniques [FC]",
    "Restitution personnalisée et plan d'amélioration [FC, EPP]",
    "Second tour d'audit, évaluation finale et questionnaire de satisfaction [EPP]",
  ],
  "nurse-pain": [
    "Accueil, objectifs et prise en main [FC, EPP]",
    "Questionnaire initial de connaissances [FC]",
    "Audit clinique, premier tour : traçabilité de l'évaluation de la douleur [EPP]",
    "Comprendre la douleur : mécanismes et composantes [FC]",
    "Évaluer : échelles d'auto-évaluation et d'hétéro-évaluation [FC]",
    "Situations particulières : personne âgée, troubles de la communication, domicile [FC]",
    "Antalgiques : administration, surveillance, effets indésirables [FC]",
    "Opioïdes : bon usage et prévention des surdoses [FC]",
    "Douleur liée aux soins et approches non médicamenteuses : cas cliniques [FC]",
    "Restitution personnalisée et plan d'amélioration [FC, EPP]",
    "Second tour d'audit, évaluation finale et questionnaire de satisfaction [EPP]",
  ],
  "nurse-vaccination": [
    "Accueil, objectifs et prise en main [FC, EPP]",
    "Questionnaire initial de connaissances [FC]",
    "Audit clinique, premier tour [EPP]",
    "Bases d'immunologie et types de vaccins [FC]",
    "Calendrier des vaccinations et populations particulières [FC]",
    "Cadre réglementaire et responsabilités de l'infirmier [FC]",
    "Administration, traçabilité, effets indésirables et pharmacovigilance [FC]",
    "Hésitation vaccinale et cas pratiques [FC]",
    "Restitution personnalisée et plan d'amélioration [FC, EPP]",
    "Second tour d'audit et questionnaire final de connaissances [EPP]",
  ],
  "nurse-iatrogenic-harm": [
    "Accueil, objectifs et prise en main [FC, EPP]",
    "Questionnaire initial de connaissances [FC]",
    "Audit clinique, premier tour : sécurité de l'administration [EPP]",
    "Comprendre : iatrogénie, erreurs et facteurs de risque [FC]",
    "Sécuriser l'administration : règle des 5 B et médicaments à risque [FC]",
    "Personne âgée polymédiquée : surveillance et signes d'alerte [FC]",
    "Transitions de soins, conciliation et transmissions : cas pratiques [FC]",
    "Restitution personnalisée et plan d'amélioration [FC, EPP]",
    "Second tour d'audit, évaluation finale et questionnaire de satisfaction [EPP]",
  ],
};

/** The figures of the terms of sale and the privacy policy. */
export const agreedTerms = {
  withdrawalDays: 14,
  freeCancellationDays: 21,
  lateDays: 15,
  lastMinuteDays: 3,
  minParticipants: 10,
  providerCancellationDays: 15,
  inPersonDayFeeInCents: 30_000,
  inPersonLatePercent: 50,
  inPersonLastMinutePercent: 100,
  virtualClassFeeInCents: 10_000,
  virtualClassLatePercent: 25,
  virtualClassLastMinutePercent: 50,
  eLearningCancellationDays: 10,
  eLearningPostponementDays: 5,
  agreementReturnDays: 7,
  liabilityCapInCents: 50_000,
  claimsYears: 1,
  forceMajeureMonths: 2,
  amicableMonths: 1,
};
export const agreedPrivacy = { analyticsRetentionMonths: 24, requestRetentionYears: 4, contractRetentionYears: 4, requestAnswerDays: 30 };

/** After which a row of each table is deleted. */
export const agreedRetentionMonths = {
  calendly_bookings: 24,
  catalogue_downloads: 48,
  callback_requests: 48,
  quotation_requests: 48,
};
