/** Euro amounts of a text, with plain spaces. */
export function findAmounts(text: string): string[] {
  return [...text.replaceAll(/[\u00A0\u202F\u2060]/g, " ").matchAll(/\d[\d ]*(?:,\d\d)? €/g)].map(([amount]) => amount);
}
