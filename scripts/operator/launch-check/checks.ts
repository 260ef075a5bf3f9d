import { checkClaimSources, checkClaimsAgainstEachOther, checkWithheldClaims } from "./claim-checks.ts";
import { checkCatalogueEdition, checkFormatCalendars, checkPeriodEnd, checkReviewDates } from "./date-checks.ts";
import type { Facts } from "./facts.ts";
import type { Finding } from "./findings.ts";
import {
  checkAnsweringHours,
  checkAppStores,
  checkExpert,
  checkFictionPhones,
  checkPlaceholders,
  checkReservedDomains,
  checkTestimonials,
} from "./identity-checks.ts";
import { checkAuditRounds, checkCancellationTerms, checkCautions, checkRetention } from "./law-checks.ts";
import {
  checkAnnualMaximum,
  checkHourlyRates,
  checkHoverIndemnities,
  checkMissingPrices,
  checkMobileOffers,
  checkReferences,
  checkScaleYear,
  checkWithheldVariants,
} from "./money-checks.ts";
import { checkIndexing, checkScheduling, checkSettingValues, checkSiteOrigin } from "./setting-checks.ts";

const CHECKS: readonly ((facts: Facts) => Finding[])[] = [
  checkPlaceholders,
  checkReservedDomains,
  checkFictionPhones,
  checkAppStores,
  checkAnsweringHours,
  checkTestimonials,
  checkExpert,
  checkClaimSources,
  checkClaimsAgainstEachOther,
  checkReferences,
  checkScaleYear,
  checkMobileOffers,
  checkHoverIndemnities,
  checkAnnualMaximum,
  checkHourlyRates,
  checkMissingPrices,
  checkWithheldVariants,
  checkWithheldClaims,
  checkCancellationTerms,
  checkRetention,
  checkCautions,
  checkAuditRounds,
  checkPeriodEnd,
  checkFormatCalendars,
  checkCatalogueEdition,
  checkReviewDates,
  checkSiteOrigin,
  checkSettingValues,
  checkIndexing,
  checkScheduling,
];

/** Everything to settle before going live. */
export function listFindings(facts: Facts): Finding[] {
  return CHECKS.flatMap((check) => check(facts));
}
