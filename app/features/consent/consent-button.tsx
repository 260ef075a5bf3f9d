import { consentTexts } from "#app/content/consent.ts";
import { Link } from "#app/ui/link.tsx";
import { consentDialog } from "./consent-dialog.ts";

/** Opens « Gérer mes choix », or leads to the list of trackers when the panel cannot come: before hydration, without JavaScript, without its code. */
export function ConsentButton({ className }: { className?: string }) {
  return (
    <Link
      to={consentTexts.details.to}
      aria-haspopup="dialog"
      className={className}
      onPointerEnter={consentDialog.preload}
      onFocus={consentDialog.preload}
      onClick={async (event) => {
        event.preventDefault();
        if (!(await consentDialog.open({}))) window.location.assign(consentTexts.details.to);
      }}
    >
      {consentTexts.open}
    </Link>
  );
}
