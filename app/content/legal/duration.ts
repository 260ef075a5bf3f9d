const NO_BREAK = "\u00A0";

/** `24` → `24 mois`; whole years from three: `48` → `4 ans` */
export function formatMonths(months: number): string {
  return months >= 36 && months % 12 === 0 ? formatYears(months / 12) : `${months}${NO_BREAK}mois`;
}

/** `1` → `1 an`, `4` → `4 ans`. */
export function formatYears(years: number): string {
  return `${years}${NO_BREAK}${years === 1 ? "an" : "ans"}`;
}
