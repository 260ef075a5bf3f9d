export { listTexts } from "#scripts/content/list-texts.ts";

/** With a plain space where type has one that does not break, and without what keeps signs together. */
export function plainly(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, " ").replaceAll("\u2060", "");
}
