import { choicesTexts } from "#app/content/choices.ts";
import { Link } from "#app/ui/link.tsx";
import { choicesDialog } from "./consent-dialog.ts";

/** Opens « Gérer mes choix », or leads to the list of trackers when the panel cannot come: before hydration, without JavaScript, without its code. */
export function ChoicesButton({ className }: { className?: string }) {
  return (
    <Link
      to={choicesTexts.details.to}
      aria-haspopup="dialog"
      className={className}
      onPointerEnter={choicesDialog.preload}
      onFocus={choicesDialog.preload}
      onClick={async (event) => {
        event.preventDefault();
        if (!(await choicesDialog.open({}))) window.location.assign(choicesTexts.details.to);
      }}
    >
      {choicesTexts.open}
    </Link>
  );
}
