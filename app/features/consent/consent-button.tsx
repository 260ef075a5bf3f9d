import { consentLink } from "#app/content/navigation.ts";
import { defineDialog } from "#app/ui/dialog-slot.tsx";

const consentDialog = defineDialog<object>(() => import("./consent-panel.tsx"));

/** Without scripts or their code, links to the list of trackers. */
export function ConsentButton({ className }: { className?: string }) {
  return (
    <a href={consentLink.to} className={className} {...consentDialog.openWith({})}>
      {consentLink.label}
    </a>
  );
}
