import { formatEuros } from "#app/content/format.ts";
import { toConfirm } from "#app/content/indemnities.ts";
import { scaleLabelAt } from "#app/content/scale-record.ts";
import { useToday } from "./today.ts";

interface IndemnityProps {
  cents: number;
  isToConfirm: boolean;
  /** Whether the star of the scale note follows. */
  hasStar?: boolean;
  /** False for an amount that is of no scale. */
  hasScale?: boolean;
}

/** An indemnity where it stands alone, with its scale until that of the year is confirmed; « à confirmer » is under it as long as the operator has not confirmed it. */
export function Indemnity({ cents, isToConfirm, hasStar = false, hasScale = true }: IndemnityProps) {
  const scale = scaleLabelAt(useToday());
  const notes = [isToConfirm && toConfirm, hasScale && scale].filter(Boolean);
  return (
    <>
      {formatEuros(cents)}
      {hasStar && "*"}
      {notes.length > 0 && <small className="block font-400 font-text text-micro leading-title tracking-normal"> {notes.join(", ")}</small>}
    </>
  );
}
