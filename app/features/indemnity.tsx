import { formatEuros } from "#app/content/format.ts";
import { toConfirm } from "#app/content/indemnities.ts";

interface IndemnityProps {
  cents: number;
  isToConfirm: boolean;
  /** Whether the star of the scale note follows. */
  hasStar?: boolean;
}

/** An indemnity where it stands alone; « à confirmer » is under it as long as the operator has not confirmed it. */
export function Indemnity({ cents, isToConfirm, hasStar = false }: IndemnityProps) {
  return (
    <>
      {formatEuros(cents)}
      {hasStar && <Star />}
      {isToConfirm && <small className="block font-400 font-text text-micro leading-title tracking-normal"> {toConfirm}</small>}
    </>
  );
}

/** The star of an amount: raised, and small, so that nobody reads it as a digit. */
export function Star() {
  return <sup className="text-micro leading-none">*</sup>;
}
