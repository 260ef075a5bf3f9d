import { createHash } from "node:crypto";

/**
 * `blocking`: as it stands, the site would mislead a visitor or break the law.
 * `toConfirm`: the site holds together, but a person should have looked at it.
 */
export type Severity = "blocking" | "toConfirm";

/** Something to settle before going live, in French. */
export interface Finding {
  /** Stable, and typed by the person who accepts it. */
  id: string;
  severity: Severity;
  group: Group;
  text: string;
}

export const GROUPS = [
  "Identité et mentions légales",
  "Témoignages et intervenants",
  "Chiffres annoncés",
  "Références et montants",
  "Valeurs écartées",
  "Conditions et données personnelles",
  "Dates",
  "Réglages",
] as const;
type Group = (typeof GROUPS)[number];

/** Changes when the finding does, so that an acceptance holds for what was accepted and nothing else. */
export function fingerprintOf({ id, text }: Finding): string {
  return createHash("sha256").update(`${id}\n${text}`).digest("hex").slice(0, 12);
}

/** `{raison sociale}` → `raison-sociale`. */
export function slug(text: string): string {
  const words = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join("-");
}
