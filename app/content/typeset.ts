const NO_BREAK = "\u00A0";
const NARROW_NO_BREAK = "\u202F";

/** Addresses are left as typed. */
const ADDRESS = /(https?:\/\/[^\s)»]+|[\w.+-]+@[\w.-]+(?:\?[^\s)»]+)?)/;

const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  [/'/g, "’"],
  [/ ([;!?])/g, `${NARROW_NO_BREAK}$1`],
  [/ ([:»])/g, `${NO_BREAK}$1`],
  [/« /g, `«${NO_BREAK}`],
  // Thousands: « 2026 100 » is a year and another number, hence three digits at most before the space.
  [/(?<!\d)(\d{1,3}) (?=\d{3}(?!\d))/g, `$1${NARROW_NO_BREAK}`],
  [/(\d) ?([%€])/g, `$1${NO_BREAK}$2`],
  [/(\d) (h|heures?|min|km|kg|°C|mois|jours?|ans?)(?!\p{L})/gu, `$1${NO_BREAK}$2`],
  [/(\d\u00A0h) (?=\d\d(?!\d))/g, `$1${NO_BREAK}`],
  [/(\d\u00A0h(?:\u00A0\d\d)?) – (?=\d)/g, `$1${NO_BREAK}–${NO_BREAK}`],
  [/([Nn]°|[Aa]rt\.|TSA) (?=[\dA-Z])/g, `$1${NO_BREAK}`],
  [/([Nn]os|les|barème|édition|prix) (?=\d)/g, `$1${NO_BREAK}`],
  [/((?:nos|les)\u00A0\d+) (?=\p{L})/giu, `$1${NO_BREAK}`],
  [/(\d|1er) (?=janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/g, `$1${NO_BREAK}`],
  [/((?:^|[.!?»] )\*) (?=\S)/g, `$1${NO_BREAK}`],
  [/ \*(?= \p{Ll})/gu, `${NO_BREAK}*`],
  [/(?<!\d)(0\d) (\d\d) (\d\d) (\d\d) (\d\d)(?!\d)/g, ["$1", "$2", "$3", "$4", "$5"].join(NO_BREAK)],
];

function typesetText(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, index) =>
      index % 2 === 1 ? part : RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), part),
    )
    .join("");
}

export function quote(words: string): string {
  return typesetText(`« ${words} »`);
}

/**
 * French typography for every string except addresses; the rest is returned unchanged. Idempotent: type plain spaces
 * and straight apostrophes.
 */
export function typeset<T>(value: T): T {
  if (typeof value === "string") return typesetText(value) as T;
  if (Array.isArray(value)) return value.map((item) => typeset(item)) as T;
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typeset(item)])) as T;
  }
  return value;
}
