import * as v from "valibot";
import { readRecord } from "../read-record.ts";
import { wholeNumber } from "../schema.ts";

/** Delays, amounts, retention: with a zero, the nightly purge would delete everything. */
const constantsSchema = v.record(v.string(), wholeNumber(1));

/** Days count back from the session's first day. */
export const terms = readRecord(constantsSchema, {
  withdrawalDays: 14,
  freeCancellationDays: 21,
  lateDays: 15,
  lastMinuteDays: 3,
  minParticipants: 10,
  providerCancellationDays: 15,
  /** Per day and learner; percentages apply to it. */
  inPersonDayFeeInCents: 30_000,
  inPersonLatePercent: 50,
  inPersonLastMinutePercent: 100,
  /** Per learner; percentages apply to it. */
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
} as const satisfies Record<string, number>);

export const privacy = readRecord(constantsSchema, {
  analyticsRetentionMonths: 24,
  requestRetentionYears: 4,
  contractRetentionYears: 4,
  requestAnswerDays: 30,
} as const satisfies Record<string, number>);

/** Statutory additions to the terms of sale. */
export const saleRules = readRecord(constantsSchema, {
  /** Code du travail L6353-6. */
  maxDepositPercent: 30,
  /** Code de la consommation L221-24. */
  refundDays: 14,
  /** Code de commerce L441-10, like the margin over the European Central Bank's rate. */
  paymentDays: 30,
  latePaymentPoints: 10,
  /** Code de commerce D441-5. */
  recoveryFeeInCents: 4_000,
  /** The operator's promise. */
  complaintAnswerWorkingDays: 10,
} as const satisfies Record<string, number>);

/** Statutory, CNIL and hosting additions to the privacy policy. */
export const privacyRules = readRecord(constantsSchema, {
  /** CNIL: no solicitation this long after the prospect's last contact. */
  prospectYears: 3,
  /** CNIL: minimum retention of an opposition, counted from the erasure of the rest. */
  oppositionYears: 3,
  /** Age of the oldest backup; erasure ids are retained as long, to reapply them after a restore. */
  backupDays: 30,
  /** Code de commerce L123-22. */
  invoiceYears: 10,
  /** The host's longest retention of request logs. */
  requestLogDays: 7,
} as const satisfies Record<string, number>);
