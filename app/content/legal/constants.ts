/** What the terms of sale charge, cap and wait for. Days count back from the first day of the session. */
export const terms = {
  withdrawalDays: 14,
  freeCancellationDays: 21,
  lateDays: 15,
  lastMinuteDays: 3,
  minParticipants: 10,
  providerCancellationDays: 15,
  /** Per day and learner; the percentages apply to it. */
  inPersonDayFeeInCents: 30_000,
  inPersonLatePercent: 50,
  inPersonLastMinutePercent: 100,
  /** Per learner; the percentages apply to it. */
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
} as const satisfies Record<string, number>;

/** How long personal data is kept and how fast a request is answered. */
export const privacy = {
  analyticsRetentionMonths: 24,
  otherRetentionYears: 4,
  requestAnswerDays: 30,
} as const satisfies Record<string, number>;

/** What the law adds to the agreed terms of sale. */
export const saleRules = {
  /** Code du travail L6353-6. */
  maxDepositPercent: 30,
  /** Code de la consommation L221-24. */
  refundDays: 14,
  /** Code de commerce L441-10, as are the points added to the rate of the European Central Bank. */
  paymentDays: 30,
  latePaymentPoints: 10,
  /** Code de commerce D441-5. */
  recoveryFeeInCents: 4_000,
  /** The operator's own promise. */
  complaintAnswerWorkingDays: 10,
} as const satisfies Record<string, number>;

/** What the law, the CNIL or the hosting adds to the agreed privacy policy. */
export const privacyRules = {
  /** CNIL: a prospect is no longer solicited this long after the last contact made by the prospect. */
  prospectYears: 3,
  /** CNIL: an opposition to solicitation is kept this long at least; counted from the day on which all else is erased. */
  oppositionYears: 3,
  /** How long the oldest backup reaches back, and so how long the ids of what was erased are kept, to erase again what a restore brings back. */
  backupDays: 30,
  /** Code de commerce L123-22. */
  invoiceYears: 10,
  /** Longest retention of the request logs at the host. */
  requestLogDays: 7,
} as const satisfies Record<string, number>;
