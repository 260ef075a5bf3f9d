import { choicesTexts } from "#app/content/choices.ts";
import { Link } from "#app/ui/link.tsx";
import { choicesDialog } from "./choices-dialog.ts";

/** Opens « Gérer mes choix ». Before hydration or without JavaScript it leads to the list of trackers. */
export function ChoicesButton({ className }: { className?: string }) {
  return (
    <Link
      to={choicesTexts.details.to}
      aria-haspopup="dialog"
      className={className}
      onPointerEnter={choicesDialog.preload}
      onFocus={choicesDialog.preload}
      onClick={(event) => {
        event.preventDefault();
        choicesDialog.open({});
      }}
    >
      {choicesTexts.open}
    </Link>
  );
}
