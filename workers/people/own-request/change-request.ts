import { callHours, type Slot, slotHoursOn } from "#app/content/callback.ts";
import type { OwnChange } from "#app/features/own-request/own-request-schema.ts";
import { THE_PERSON } from "#workers/db/vocabulary.ts";
import { decide, draftOn, write } from "#workers/people/calls/decisions.ts";
import { momentOf } from "#workers/people/labels/french-time.ts";
import { eraseRecord } from "#workers/people/rights/erasures.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { findHeldRequest, type HeldRequest } from "./own-request.ts";

/** What a person does by the own link. Each change is an entry, like an adviser's, or an erasure of this request alone. */

/** Somebody may be writing at the same moment. */
const ATTEMPTS = 3;

/** `gone`: no such request any more. `late`: its call can no longer be moved or cancelled. `waiting`: D1 has not accepted it yet. */
export type ChangeResult = "done" | "gone" | "late" | "waiting";

/** Throws when a store fails. */
export async function changeRequest(stores: PeopleStores, key: string, change: OwnChange, now: Date): Promise<ChangeResult> {
  const context = { stores, author: THE_PERSON, now };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const held = await findHeldRequest(stores, key, now);
    if (!held) return "gone";
    const { person, record } = held;
    if (change.kind === "erase") return (await eraseRecord(context, person, record)).isWritten ? "done" : "gone";
    if (record.waiting) return "waiting";
    if (!isPossible(held, change)) return "late";
    const decision =
      change.kind === "refuse"
        ? await decide(context, person, { kind: "refusal", channel: "telephone", note: null })
        : await write(context, person, () => [draftOn(record, describeChange(change))]);
    if (decision.isWritten) return "done";
  }
  throw new Error("The person kept changing");
}

/** A call that has begun can still be cancelled or refused. */
function isPossible({ shown }: HeldRequest, change: OwnChange): boolean {
  if (change.kind === "erase") return true;
  if (shown.kind === "quotation") return change.kind === "cancel" && shown.state === "open";
  const { state, days } = shown;
  if (change.kind === "refuse") return state !== "refused";
  if (change.kind === "cancel") return state === "open" || state === "begun";
  // Nobody calls a Sunday, or beyond the days on offer.
  const isOffered = days.includes(change.jour) && slotHoursOn(change.jour, change.creneau) !== null;
  return isOffered && (state === "open" || state === "cancelled");
}

function describeChange(change: Exclude<OwnChange, { kind: "erase" | "refuse" }>) {
  if (change.kind === "cancel") return { kind: "cancelled" } as const;
  return { kind: "moved", call_at: startOf(change), corrections: { jour: change.jour, creneau: change.creneau } } as const;
}

function startOf({ jour, creneau }: { jour: string; creneau: Slot }): string {
  return momentOf(jour, callHours(jour, creneau)[0]);
}
