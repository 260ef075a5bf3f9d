import { formatEuros } from "#app/content/format.ts";
import { toConfirm } from "#app/content/indemnities.ts";
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
  const scale = scaleLabelAt(useToday());
  const notes = [isToConfirm && toConfirm, scale].filter(Boolean);
  return (
    <>
      {formatEuros(cents)}
      {hasStar && <Star />}
      {notes.length > 0 && (
        <small className="block font-400 font-text text-micro leading-title tracking-normal"> ({notes.join(", ")})</small>
      )}
    </>
  );
}

/** The star of an amount: raised, and small, so that nobody reads it as a digit. */
export function Star() {
  return <sup className="text-micro leading-none">*</sup>;
}
