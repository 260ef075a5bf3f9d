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
import {
  checkErasurePepper,
  checkIndexing,
  checkScheduling,
  checkSettingValues,
  checkSiteOrigin,
  checkVerifiedAddresses,
  checkWaysOfBeingTold,
} from "./setting-checks.ts";

import { checkFinancingSources, checkPayers, checkPriorities } from "./source-checks.ts";

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
  checkPriorities,
  checkPayers,
  checkWithheldClaims,
  checkCancellationTerms,
  checkRetention,
  checkCautions,
  checkAuditRounds,
  checkPeriodEnd,
  checkFormatCalendars,
  checkCatalogueEdition,
  checkReviewDates,
  checkFinancingSources,
  checkSiteOrigin,
  checkSettingValues,
  checkIndexing,
  checkScheduling,
  checkWaysOfBeingTold,
  checkVerifiedAddresses,
  checkErasurePepper,
];

/** Everything to settle before going live. */
export function listFindings(facts: Facts): Finding[] {
  return CHECKS.flatMap((check) => check(facts));
}
