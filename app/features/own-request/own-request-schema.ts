import * as v from "valibot";
import { SLOTS, type Slot, slotHoursOn } from "#app/content/callback.ts";
import { isDay } from "#app/content/days.ts";
import type { Need } from "#app/content/vocabulary.ts";
import { requiredChoice } from "#app/forms/form-rules.ts";

/** A request as its sender sees it by the own link, and what can be done there. */
export type OwnRequest = OwnCall | OwnQuotation;

export interface OwnCall {
  kind: "call";
  reference: string;
  /** What the adviser says first; four digits. */
  code: string | null;
  /** « 06 •• •• •• 78 » */
  maskedPhone: string;
  /** ISO date in Paris; null for a call without a day. */
  jour: string | null;
  creneau: Slot;
  programme: string | null;
  format_reference: string | null;
  besoin: Need | null;
  isMoved: boolean;
  /** `begun`: too late to move it. `answered`: an adviser has noted the call. */
  state: "open" | "begun" | "cancelled" | "refused" | "answered";
  /** ISO dates offered for another call. */
  days: string[];
}

/** For several people of one establishment. */
export interface OwnQuotation {
  kind: "quotation";
  reference: string;
  establishment: string;
  /** « f••••••••@ch-belleval.example » */
  maskedEmail: string;
  lines: { reference: string; learners: number; name: string }[];
  /** `answered`: an adviser has noted it. */
  state: "open" | "cancelled" | "answered";
}

export type OwnChange = { kind: "move"; jour: string; creneau: Slot } | { kind: "cancel" } | { kind: "refuse" } | { kind: "erase" };

/** `late`: nothing to change any more; `busy`: too many tries, or a store fails. */
export type OwnChangeResult = "done" | "gone" | "late" | "busy";

/** One form for each gesture. Whether the day is on offer is the server's to say, on the day of the change. */
export const ownChangeSchema = v.variant("kind", [
  v.object({ kind: v.literal("cancel") }),
  v.object({ kind: v.literal("refuse") }),
  v.object({ kind: v.literal("erase") }),
  v.pipe(
    v.object({
      kind: v.literal("move"),
      jour: v.pipe(v.optional(v.string("Choisissez un jour"), ""), v.check(isDay, "Choisissez un jour")),
      creneau: requiredChoice(SLOTS, "Choisissez un moment"),
    }),
    v.forward(
      v.partialCheck(
        [["jour"], ["creneau"]],
        ({ jour, creneau }) => !isDay(jour) || slotHoursOn(jour, creneau) !== null,
        "Ce jour-là, nos conseillers n'appellent pas à ce moment : choisissez-en un autre",
      ),
      ["creneau"],
    ),
  ),
]);
