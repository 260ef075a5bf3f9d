import { contentChecks } from "./content-checks.ts";
import type { Facts } from "./facts.ts";
import type { Check, Finding } from "./findings.ts";
import { moneyChecks } from "./money-checks.ts";
import { settingChecks } from "./setting-checks.ts";

export const CHECKS = { ...contentChecks, ...moneyChecks, ...settingChecks };

/** Everything to settle before going live. */
export function listFindings(facts: Facts): Finding[] {
  return Object.values(CHECKS).flatMap((check) => runCheck(check, facts));
}

export function runCheck({ severity, group, find }: Check, facts: Facts): Finding[] {
  return [find(facts) || []].flat().map(({ id, text }) => ({ id, severity, group, text }));
}
