import { consentLink } from "#app/content/navigation.ts";
import { DialogLink } from "#app/ui/dialog-button.tsx";
import { defineDialog } from "#app/ui/dialog-slot.tsx";

const consentDialog = defineDialog<object>(() => import("./consent-panel.tsx"));

/** Without scripts or their code, links to the list of trackers. */
export function ConsentButton({ className }: { className?: string }) {
  return (
    <DialogLink href={consentLink.to} className={className} onIntent={consentDialog.preload} onOpen={() => consentDialog.open({})}>
      {consentLink.label}
    </DialogLink>
  );
}
