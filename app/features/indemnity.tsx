import { formatEuros } from "#app/content/format.ts";
import { noteIndemnity } from "#app/content/indemnities.ts";
import { scaleLabelAt } from "#app/content/scale-record.ts";
import { useToday } from "./today.ts";

interface IndemnityProps {
  cents: number;
  isToConfirm: boolean;
  /** Whether the star of the scale note follows. */
  hasStar?: boolean;
}

/** An indemnity where it stands alone; under it « à confirmer » until the operator has confirmed it, and its scale until that of the year is. */
export function Indemnity({ cents, isToConfirm, hasStar = false }: IndemnityProps) {
  const note = noteIndemnity(isToConfirm, scaleLabelAt(useToday()));
  return (
    <>
      {formatEuros(cents)}
      {hasStar && <Star />}
      {note && <small className="block font-400 font-text text-micro leading-title tracking-normal"> ({note})</small>}
    </>
  );
}

/** The star of an amount: raised, and small, so that nobody reads it as a digit. */
export function Star() {
  return <sup className="text-micro leading-none">*</sup>;
}
