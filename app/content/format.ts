const NO_BREAK = "\u00A0";
const NARROW_NO_BREAK = "\u202F";

/** `33250` → `332,50 €`, `45000` → `450 €` */
export function formatEuros(cents: number): string {
  const euros = formatNumber(Math.trunc(cents / 100));
  const rest = cents % 100;
  return `${euros}${rest === 0 ? "" : `,${String(rest).padStart(2, "0")}`}${NO_BREAK}€`;
}

/** Hours or a time of day: `10` → `10 h`, `3.5` → `3 h 30` */
export function formatHours(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return `${formatNumber(Math.trunc(hours))}${NO_BREAK}h${minutes === 0 ? "" : `${NO_BREAK}${minutes}`}`;
}

/** `2543` → `2 543`; at most one decimal: `4.9` → `4,9` */
export function formatNumber(value: number): string {
  const [whole = "", decimals] = String(Math.round(value * 10) / 10).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NARROW_NO_BREAK);
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/** French plural, from two on: `0 ligne`, `2 lignes` */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count >= 2 ? many : one}`;
}

const NUMBERS = "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" ");

/** Before a masculine noun: `7` → `sept`; digits above sixteen. */
export function spellNumber(count: number): string {
  return NUMBERS[count] ?? formatNumber(count);
}

/** `+33465712038` → `04 65 71 20 38`; non-French numbers are unchanged. */
export function formatPhone(number: string): string {
  const digits = number.replace(/[\s.-]/g, "").replace(/^\+33/, "0");
  return /^0\d{9}$/.test(digits) ? digits.replace(/(\d\d)(?=\d)/g, `$1${NO_BREAK}`) : number;
}

const MONTHS = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"];

/** `2026-12-31` → `31 décembre 2026`, `2026-05-01` → `1er mai 2026` */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number) as [number, number, number];
  return `${day === 1 ? "1er" : day}${NO_BREAK}${MONTHS[month - 1]}${NO_BREAK}${year}`;
}

/** `2026-01` → `janvier 2026` */
export function formatMonth(isoMonth: string): string {
  const [year, month] = isoMonth.split("-").map(Number) as [number, number];
  return `${MONTHS[month - 1]}${NO_BREAK}${year}`;
}

/** `24` → `24 mois`; whole years from three: `48` → `4 ans` */
export function formatMonths(months: number): string {
  return months >= 36 && months % 12 === 0 ? formatYears(months / 12) : `${months}${NO_BREAK}mois`;
}

/** `1` → `1 an`, `4` → `4 ans`. */
export function formatYears(years: number): string {
  return `${years}${NO_BREAK}${years === 1 ? "an" : "ans"}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function decapitalise(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** « FC, EPP et PI », « FC, EPP ou PI » */
export function joinWords(words: readonly string[], last: "et" | "ou" = "et"): string {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(` ${last} `);
}

/** « Jean-Noël O. » → « JNO »; at most three capitals. */
export function initialsOf(name: string): string {
  return name.replace(/[^\p{Lu}]/gu, "").slice(0, 3);
}
