/** Replaces no-break spaces by plain ones. */
export function plainly(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, " ");
}

/** Every string of a value, without its keys. */
export function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(listTexts);
}

/** The texts of a page, one per block, spoken texts and JSON-LD included. */
export function readBlocks(html: string): string[] {
  const spoken = html.replace(/<[^>]*?\b(?:aria-label|alt|title|placeholder)="([^"]*)"[^>]*>/g, "\n$1\n$&");
  const text = spoken
    .replace(/<(?!\/?(?:span|a|b|strong|em|sup|small|abbr|time|mark|i|wbr)\b)[^>]+>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  return text.split("\n").filter((line) => line.trim());
}

export function readLines(html: string): string[] {
  return readBlocks(html).map((line) => line.replace(/\s+/g, " ").trim());
}
