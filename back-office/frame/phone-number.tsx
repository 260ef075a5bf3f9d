import { useCopy } from "#app/ui/use-copy.ts";
import { useCallStart } from "../panel/use-call-start.ts";

/** `dialled` is E.164; null when it can't be dialled. */
export interface NumberView {
  shown: string;
  dialled: string | null;
}

interface PhoneNumberProps {
  number: NumberView;
  canBeCalled: boolean;
  /** The person's key. */
  person: string;
}

/** A link when calling is allowed. */
export function PhoneNumber({ number: { shown, dialled }, canBeCalled, person }: PhoneNumberProps) {
  const startCall = useCallStart(person);
  // At 200 % text a number may break between its pairs.
  const spaced = shown.replaceAll("\u00A0", " ");
  const look = "numeric relative z-1 inline-flex min-h-11 items-center font-650 font-display text-subtitle wrap-anywhere tablet:min-h-0";
  if (!canBeCalled || dialled === null) return <span className={`${look} text-moss`}>{spaced}</span>;
  return (
    <a href={`tel:${dialled}`} onClick={startCall} className={`${look} text-pine decoration-2 decoration-meltwater`}>
      {spaced}
    </a>
  );
}

/** Copies E.164, else the number as typed. */
export function CopyNumber({ number: { shown, dialled }, label = "copier" }: { number: NumberView; label?: string }) {
  const [outcome, copy] = useCopy();
  const words = { done: "copié", failed: "refusé par le navigateur" };
  return (
    <button
      type="button"
      onClick={() => copy(dialled ?? shown)}
      className="only-with-script relative z-1 min-h-11 cursor-pointer px-1 text-moss text-compact underline underline-offset-4 hover:text-ink tablet:min-h-6"
    >
      <span aria-live="polite">{outcome ? words[outcome] : label}</span> <span className="visually-hidden">{shown}</span>
    </button>
  );
}
