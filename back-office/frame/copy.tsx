import { Button } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/use-copy.ts";
import type { NumberView } from "../panel/describe-panel.ts";

/** A command of the terminal, with a button that copies it. */
export function Command({ text }: { text: string }) {
  const [outcome, copy] = useCopy();
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-2.5 rounded-sm bg-mist py-1.25 pr-1.5 pl-3 text-ink">
      <code className="code">{text}</code>
      <Button size="sm" variant="line" className="only-with-script" onClick={() => copy(text)}>
        {outcome === "done" ? "Copié" : "Copier"}
      </Button>
      <span role="status" className="visually-hidden">
        {outcome === "done" ? "Commande copiée" : outcome === "failed" ? "Le navigateur refuse de copier." : ""}
      </span>
    </span>
  );
}

/** A telephone number: a link when it may be dialled, plain otherwise. */
export function PhoneNumber({ number, canBeCalled }: { number: NumberView; canBeCalled: boolean }) {
  const { shown, dialled } = number;
  const isLink = canBeCalled && dialled !== null;
  const look = isLink ? "text-pine underline decoration-meltwater decoration-2 underline-offset-[0.2em]" : "text-moss";
  const Tag = isLink ? "a" : "span";
  return (
    <>
      <Tag href={isLink ? `tel:${dialled}` : undefined} className={`numeric relative z-1 font-600 font-display text-item-l ${look}`}>
        {shown}
      </Tag>{" "}
      <CopyNumber number={number} />
    </>
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
