import { formatEuros } from "#app/content/format.ts";
import { noteIndemnity } from "#app/content/indemnities.ts";
import { scaleLabelAt } from "#app/content/scale-record.ts";
import { useToday } from "./today.ts";

/** « barème 2025 », until today's is confirmed. */
export function useScaleLabel(): string | null {
  return scaleLabelAt(useToday());
}

interface IndemnityProps {
  cents: number;
  isToConfirm: boolean;
  hasStar?: boolean;
}

/** An indemnity with « à confirmer » until the operator confirms it, and its scale until the year's is confirmed. */
export function Indemnity({ cents, isToConfirm, hasStar = false }: IndemnityProps) {
  const note = noteIndemnity(isToConfirm, useScaleLabel());
  return (
    <>
      {formatEuros(cents)}
      {hasStar && <Star />}
      {note && <small className="block font-400 font-text text-micro leading-title tracking-normal"> ({note})</small>}
    </>
  );
}

/** Raised and small, so nobody reads it as a digit. */
export function Star() {
  return <sup className="star">*</sup>;
}
