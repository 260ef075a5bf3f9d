import { Button } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/use-copy.ts";

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
