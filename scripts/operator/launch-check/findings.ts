import { createHash } from "node:crypto";
import type { Facts } from "./facts.ts";

/**
 * `blocking`: as it stands, the site would mislead a visitor or break the law.
 * `toConfirm`: the site holds together, but a person should have looked at it.
 */
export type Severity = "blocking" | "toConfirm";

/** What a check has found: its identifier, stable and typed by the person who accepts it, and the sentence that they accept, in French. */
interface Point {
  id: string;
  text: string;
}

/** Something to settle before going live. */
export interface Finding extends Point {
  severity: Severity;
  group: Group;
}

/** One line of the launch check. `find` names what is to be settled; false where all is well. */
export interface Check {
  severity: Severity;
  group: Group;
  find(facts: Facts): readonly (Point | false)[] | Point | false;
}

/** What is to be settled, its sentence in pieces. */
export const point = (id: string, ...words: readonly string[]): Point => ({ id, text: words.join(" ") });

export const blocking = (group: Group, find: Check["find"]): Check => ({ severity: "blocking", group, find });
export const toConfirm = (group: Group, find: Check["find"]): Check => ({ severity: "toConfirm", group, find });

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
