import { useCopy } from "#app/ui/use-copy.ts";
import type { NumberView } from "./describe-panel.ts";

/** A telephone number: a link when it may be dialled, plain otherwise. */
export function PhoneNumber({ number: { shown, dialled }, canBeCalled }: { number: NumberView; canBeCalled: boolean }) {
  const look = "numeric relative z-1 whitespace-nowrap font-600 font-display text-item-l";
  return canBeCalled && dialled ? (
    <a href={`tel:${dialled}`} className={`${look} text-pine underline decoration-meltwater decoration-2 underline-offset-[0.2em]`}>
      {shown}
    </a>
  ) : (
    <span className={`${look} text-moss`}>{shown}</span>
  );
}

/** Copies a number as it is dialled, or as it was typed. */
export function CopyNumber({ number: { shown, dialled }, label = "copier" }: { number: NumberView; label?: string }) {
  const [outcome, copy] = useCopy();
  return (
    <button
      type="button"
      title={`Copier ${shown}`}
      onClick={() => copy(dialled ?? shown)}
      className="only-with-script relative z-1 cursor-pointer px-1.5 text-moss text-small hover:text-ink hover:underline"
    >
      {outcome === "done" ? "copié" : outcome === "failed" ? "refusé" : label}
    </button>
  );
}
