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

/** Id, path, rating, learners, hover indemnity, default format, path steps, card width; in list order. */
export const agreedProgrammes = [
  ["gp-endometriosis", "/formations/generalistes/diagnostic-endometriose", "4,8", 382, "450 €", "PI", 11, 350],
  ["gp-nutrition", "/formations/generalistes/troubles-nutritionnels", "4,8", 417, "450 €", "PI", 11, 320],
  ["gp-vaccination", "/formations/generalistes/vaccination", "4,9", 351, "180 €", "EPP", 11, 350],
  ["gp-alzheimer", "/formations/generalistes/diagnostic-alzheimer", "4,7", 289, "180 €", "EPP", 10, 350],
  ["nurse-pain", "/formations/infirmiers/amelioration-douleur", "4,9", 473, "471,20 €", "PI", 11, 350],
  ["nurse-vaccination", "/formations/infirmiers/vaccination-enjeux", "4,8", 339, "209 €", "EPP", 10, 350],
  ["nurse-iatrogenic-harm", "/formations/infirmiers/iatrogenie-medicamenteuse", "4,7", 292, "114 €", "EPP", 9, 350],
] as const;

/** For an offer without a price. */
export const agreedDefaultPrice = "779 €";
export const agreedLearners = "2 543";

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
export const agreedPrivacy = { analyticsRetentionMonths: 24, otherRetentionYears: 4, requestAnswerDays: 30 };
