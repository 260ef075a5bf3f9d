import { consentLink } from "#app/content/navigation.ts";
import { defineDialog } from "#app/ui/dialog-slot.tsx";
import { Link } from "#app/ui/link.tsx";

const consentDialog = defineDialog<object>(() => import("./consent-panel.tsx"));

/** Opens « Gérer mes choix », or leads to the list of trackers when the panel cannot come: before hydration, without JavaScript, without its code. */
export function ConsentButton({ className }: { className?: string }) {
  return (
    <Link
      to={consentLink.to}
      aria-haspopup="dialog"
      className={className}
      onPointerEnter={consentDialog.preload}
      onFocus={consentDialog.preload}
      onClick={async (event) => {
        event.preventDefault();
        if (!(await consentDialog.open({}))) window.location.assign(consentLink.to);
      }}
    >
      {consentLink.label}
    </Link>
  );
}
