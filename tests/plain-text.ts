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
