import { lastHours } from "#app/answer/headline.ts";
import { type Profession, readOneOf, STATUSES, type Status } from "#app/content/vocabulary.ts";
import { joinAddress, joinReferences, readReferences, SELECTION_KEYS } from "./address-parts.ts";
import type { KeptSelection } from "./kept-selection.ts";
import { hoursAvailable, isFundedByAgency } from "./rights.ts";

export interface AddedOffer {
  profession: Profession;
  reference: string;
  hours: number;
  ofProgramme: readonly string[];
  /** Replaces the stored status, where the page knows one. */
  status?: Status;
}

/** Replaces its programme's other format. Another profession's formats and answers are dropped. `today`: ISO date in Paris. */
export function addOffer(
  kept: KeptSelection | null,
  { profession, reference, hours, ofProgramme, status }: AddedOffer,
  today: string,
): KeptSelection {
  const before = new URLSearchParams(kept?.address);
  const isSame = kept !== null && before.get(SELECTION_KEYS.profession) === profession;
  const answers = new URLSearchParams(isSame ? before : { [SELECTION_KEYS.profession]: profession });
  answers.delete(SELECTION_KEYS.references);
  if (status) answers.set(SELECTION_KEYS.status, status);
  const chosen = readReferences(before)
    .map((other, index) => ({ reference: other, hours: kept?.hours[index] ?? 0 }))
    .filter((other) => isSame && !ofProgramme.includes(other.reference));
  const all = [...chosen, { reference, hours }];
  return {
    address: joinAddress([...answers, [SELECTION_KEYS.references, joinReferences(all)]]),
    hours: all.map((one) => one.hours),
    available: countAvailable(answers, profession, today),
  };
}

/** Null for no limit. */
function countAvailable(answers: URLSearchParams, profession: Profession, today: string): number | null {
  const hours = Number.parseInt(answers.get(SELECTION_KEYS.hours) ?? "", 10);
  const status = readOneOf(answers, SELECTION_KEYS.status, STATUSES) ?? STATUSES[0];
  return hoursAvailable({
    isFunded: isFundedByAgency(status, today),
    hours: Number.isNaN(hours) ? null : hours,
    yearHours: lastHours(profession, today),
  });
}

export function includesOffer(kept: KeptSelection | null, reference: string): boolean {
  return readReferences(new URLSearchParams(kept?.address)).includes(reference);
}

/** From the stored selection of the same profession; explicit values win. */
export function fillAddress(search: string, kept: KeptSelection | null): string {
  const named = new URLSearchParams(search);
  if (!kept || readReferences(named).length > 0) return search;
  const filled = new URLSearchParams(kept.address);
  const profession = named.get(SELECTION_KEYS.profession);
  if (profession !== null && profession !== filled.get(SELECTION_KEYS.profession)) return search;
  for (const [name, value] of named) filled.set(name, value);
  return joinAddress([...filled]);
}
