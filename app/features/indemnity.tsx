import { formatEuros } from "#app/content/format.ts";
import { noteIndemnity } from "#app/content/indemnities.ts";
import { scaleLabelAt } from "#app/content/scale-record.ts";
import { useToday } from "./today.ts";

/** « barème 2025 », until today's is confirmed. */
function useScaleLabel(): string | null {
  return scaleLabelAt(useToday());
}

interface IndemnityProps {
  cents: number;
  isToConfirm: boolean;
  hasStar?: boolean;
  isScaleInHead?: boolean;
}

/** « à confirmer » until the operator confirms it, with its scale until the year's is confirmed. */
export function Indemnity({ cents, isToConfirm, hasStar, isScaleInHead }: IndemnityProps) {
  const scale = useScaleLabel();
  return (
    <>
      {formatEuros(cents)}
      {hasStar && <Star />}
      <Note text={noteIndemnity(isToConfirm, isScaleInHead ? null : scale)} />
    </>
  );
}

function Note({ text }: { text: string | null }) {
  return text && <small className="block font-400 font-text text-micro leading-title tracking-normal"> ({text})</small>;
}

/** Raised and small, so it isn't read as a digit. */
function Star() {
  return <sup className="star">*</sup>;
}
